// Keeps one whole version of the app for use without a network: what every browser needs, and the parts of the one
// renderer that this browser uses. A new version is a new worker with a store of its own; pages of the old one keep
// theirs until they are loaded anew.
const VERSION = "%%VERSION%%";
const FILES = %%FILES%%; // path: [sha256, renderers that need it, "" for all]
const POLICY = "%%POLICY%%";
const STORE = `table-companion ${new URL(self.registration.scope).pathname} `;
const RENDERER = new URL(self.location).searchParams.get("renderer") ?? "all";

const wanted = Object.entries(FILES).filter(
  ([, [, renderers]]) => !renderers || RENDERER === "all" || renderers.split(" ").includes(RENDERER),
);

async function digest(body) {
  const sum = await crypto.subtle.digest("SHA-256", body);
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function fetched(url, hash, cache) {
  const answer = await fetch(url, { cache });
  if (!answer.ok) return null;
  const body = await answer.arrayBuffer();
  if ((await digest(body)) !== hash) return null;
  const headers = {
    "content-type": answer.headers.get("content-type") ?? "application/octet-stream",
    "content-security-policy": POLICY,
    "x-content-sha256": hash,
  };
  return new Response(body, { headers });
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
      const answer = older.get(hash)?.clone() ?? (await fetched(url, hash, "default")) ?? (await fetched(url, hash, "reload"));
      if (answer === null) throw new Error(`not this version's file: ${path}`);
      await store.put(url, answer);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));

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
      return (await store.match(new URL(path, scope).href)) ?? fetch(event.request);
    })(),
  );
});
