// Keeps one whole version of the app for use without a network: what every browser needs, and the parts of the one
// renderer that this browser uses. A new version is a new worker with a store of its own; pages of the old one keep
// theirs until they are loaded anew.
const VERSION = "%%VERSION%%";
const FILES = %%FILES%%; // path: [sha256, renderers that need it, "" for all]
const POLICY = "%%POLICY%%";
const STORE = `table-companion ${new URL(self.registration.scope).pathname} `;
const RENDERER = new URL(self.location).searchParams.get("renderer") ?? "all"; // "none": keeps nothing, see boot.js

// A page that no other site shares anything with may draw in a thread of its own, which halves what a tap takes.
const ALONE = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
};

const wanted = Object.entries(FILES).filter(
  ([, [, renderers]]) => !renderers || RENDERER === "all" || renderers.split(" ").includes(RENDERER),
);

async function digest(body) {
  const sum = await crypto.subtle.digest("SHA-256", body);
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// An answer to keep: the content of another one, with this version's headers.
async function own(answer, hash) {
  if (!answer?.ok) return null;
  const body = await answer.arrayBuffer();
  if ((await digest(body)) !== hash) return null;
  const headers = {
    "content-type": answer.headers.get("content-type") ?? "application/octet-stream",
    "content-security-policy": POLICY,
    "x-content-sha256": hash,
    ...ALONE,
  };
  return new Response(body, { headers });
}

// What the network has, with the headers that make the page stand alone.
async function passed(request) {
  const answer = await fetch(request);
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(ALONE)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

async function keep() {
  const store = await caches.open(STORE + VERSION);
  const others = (await caches.keys()).filter((name) => name.startsWith(STORE) && name !== STORE + VERSION);
  const older = new Map(); // what an older version has of the same content
  for (const name of others) {
    const other = await caches.open(name);
    for (const request of await other.keys()) {
      const answer = await other.match(request);
      older.set(answer.headers.get("x-content-sha256"), answer);
    }
  }
  const queue = [...wanted];
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [path, [hash]] = next;
      const url = new URL(path, self.registration.scope).href;
      if (await store.match(url)) continue;
      const answer =
        (await own(older.get(hash)?.clone(), hash)) ??
        (await own(await fetch(url, { cache: "default" }), hash)) ??
        (await own(await fetch(url, { cache: "reload" }), hash));
      if (answer === null) throw new Error(`not this version's file: ${path}`);
      await store.put(url, answer);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
}

self.addEventListener("install", (event) => event.waitUntil(RENDERER === "none" ? self.skipWaiting() : keep()));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith(STORE) && name !== STORE + VERSION) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  ),
);

self.addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const scope = new URL(self.registration.scope);
  if (event.request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length) || "index.html";
  if (!(path in FILES)) return;
  event.respondWith(
    (async () => {
      const store = await caches.open(STORE + VERSION);
      return (await store.match(new URL(path, scope).href)) ?? passed(event.request);
    })(),
  );
});
