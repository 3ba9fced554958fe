"use strict";
// Before anything else: what the starting picture says, which tab has the data, and where Flet's client finds everything.

const APP = new URL("./", document.currentScript.src); // this version's folder
const APP_PATH = APP.pathname;
const JAPANESE = (navigator.language || "").startsWith("ja");
const WORDS = JAPANESE
  ? {
      parts: "部品を読みこんでいます",
      python: "審判を起こしています",
      data: "記録を開いています",
      screen: "卓を広げています",
      other: "このアプリは、ほかのタブで開いています。",
      here: "ここで使う",
      moved: "ほかのタブで開きました。",
      again: "もう一度",
      failed: "始められませんでした。記録は このブラウザに残っています。",
      storage: "このブラウザは、このページに保存を許していません（プライベートウィンドウでは使えないことがあります）。ふつうのウィンドウで開いてください。",
      room: "この端末に空きがありません。写真や動画など、いらないものを消してから、もう一度開いてください。",
      old: "このブラウザでは動きません。新しい Chrome・Edge・Firefox・Safari で開いてください。",
      newer: "新しい版の用意ができました。",
      take: "切りかえる",
      later: "あとで",
    }
  : {
      parts: "Loading the parts",
      python: "Waking the referee",
      data: "Opening your records",
      screen: "Laying the table",
      other: "The app is open in another tab.",
      here: "Use it here",
      moved: "It was opened in another tab.",
      again: "Try again",
      failed: "The app could not start. Your records are still in this browser.",
      storage: "This browser lets this page keep nothing (private windows often do not). Open it in an ordinary window.",
      room: "This device has no room left. Delete what is not needed, photos or videos for instance, then open the app again.",
      old: "The app does not run in this browser. Open it in a recent Chrome, Edge, Firefox or Safari.",
      newer: "A new version is ready.",
      take: "Switch to it",
      later: "Later",
    };

// WebKit brings a page back from its cache with a Flutter that never draws again.
addEventListener("pageshow", (event) => {
  if (event.persisted && navigator.vendor.startsWith("Apple")) location.reload();
});

const whenBody = (act) => (document.body ? act() : addEventListener("DOMContentLoaded", act, { once: true }));

const companion = {
  // The starting picture: a step and how much of it is done (0 to 1), null where that is not known.
  step(name, done = null) {
    performance.mark(`companion ${name}`); // where the time of a start goes
    whenBody(() => {
      const starting = document.getElementById("starting");
      if (starting === null) return;
      starting.querySelector(".step").textContent = `${WORDS[name]}…`;
      const bar = starting.querySelector("progress");
      if (done === null) bar.removeAttribute("value");
      else bar.value = done;
    });
  },

  uncover() {
    performance.mark("companion shown");
    document.getElementById("starting")?.remove();
  },

  // Covers everything with a sentence and one button.
  stop(text, button, act) {
    whenBody(() => {
      document.getElementById("stopped")?.remove();
      const box = document.createElement("div");
      box.id = "stopped";
      box.setAttribute("role", "alertdialog");
      const line = document.createElement("p");
      line.textContent = text;
      const key = document.createElement("button");
      key.textContent = button;
      key.onclick = () => {
        box.remove();
        act();
      };
      box.append(line, key);
      document.body.append(box);
      key.focus();
    });
  },

  fail(error) {
    console.error(error);
    const known = { "no-storage": WORDS.storage, "no-room": WORDS.room, "old-browser": WORDS.old };
    companion.stop(known[error?.message ?? error] ?? WORDS.failed, WORDS.again, () => location.reload());
  },

  ended: null, // ends the program of this tab; set once there is one
};

// A bare host of files sends no headers, and without two of them Flutter has to draw in the thread that also takes the
// taps. On the first visit a service worker that keeps nothing adds them: the page is loaded once more, before anything
// else happens in it.
const LIGHT = "sw.js?renderer=none";
const LONGEST_WAIT = 3000; // ms; then the app starts without them
companion.alone = async () => {
  const workers = navigator.serviceWorker;
  if (crossOriginIsolated || !workers || workers.controller || (await workers.getRegistration("./"))) return;
  if (!(await workers.register(LIGHT, { scope: "./" }))) return;
  await new Promise((late) => {
    const given = setTimeout(() => {
      workers.removeEventListener("controllerchange", again);
      late();
    }, LONGEST_WAIT);
    const again = () => {
      clearTimeout(given);
      location.reload();
    };
    if (workers.controller) again();
    else workers.addEventListener("controllerchange", again, { once: true });
  });
};

// One tab at a time has the data. The lock is never stolen: that would not free the files, whose holder has to end first.
const LOCK = `companion ${new URL("./", document.baseURI).pathname}`;
const tabs = new BroadcastChannel(LOCK);
companion.mine = new Promise((have) => {
  const hold = () => {
    have();
    return new Promise((release) => {
      tabs.onmessage = (event) => {
        if (event.data !== "give") return;
        companion.ended?.();
        release();
        companion.stop(WORDS.moved, WORDS.here, () => location.reload());
      };
    });
  };
  if (!navigator.locks || !navigator.storage?.getDirectory || typeof WebAssembly !== "object") {
    companion.fail("old-browser");
    return;
  }
  const take = (lock) => {
    if (lock) return hold();
    companion.stop(WORDS.other, WORDS.here, () => {
      navigator.locks.request(LOCK, hold);
      tabs.postMessage("give");
    });
  };
  const alone = companion.alone().catch((error) => console.warn("it draws without a thread of its own", error));
  alone.then(() => navigator.locks.request(LOCK, { ifAvailable: true }, take));
});

// Read by Flet's client when it starts: everything comes from this version's folder.
var flet = {
  pyodide: true,
  multiView: false,
  noCdn: true,
  webRenderer: new URLSearchParams(location.search).get("renderer") || "auto",
  routeUrlStrategy: "hash",
  entrypointBaseUrl: APP_PATH,
  assetBase: APP_PATH,
  canvasKitBaseUrl: `${APP_PATH}canvaskit/`,
  fontFallbackBaseUrl: `${APP_PATH}assets/fonts/`,
  webSocketEndpoint: "ws",
};
flet.flutterAppLoaded = new Promise((resolve) => {
  flet.flutterAppResolve = resolve;
});

// The service worker keeps what this browser has loaded, and no other renderer's parts. It is asked for only once the app
// is there: until then the app's own loading has the network to itself.
companion.keep = async () => {
  if (!("serviceWorker" in navigator)) return;
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  const renderer = ["skwasm_heavy.wasm", "skwasm.wasm", "chromium/canvaskit.wasm", "canvaskit.wasm"].find((file) =>
    loaded.some((name) => name.endsWith(`/canvaskit/${file}`)),
  );
  const address = `sw.js?renderer=${(renderer ?? "all").replace(".wasm", "").replace("/", "-")}`;
  const registration = await navigator.serviceWorker.register(address, { scope: "./" });
  const tell = (worker) => {
    if (!worker || !navigator.serviceWorker.controller) return;
    const light = navigator.serviceWorker.controller.scriptURL.endsWith(LIGHT);
    const take = () => worker.postMessage("take"); // of the very version that runs
    const look = () => worker.state === "installed" && (light ? take() : companion.newer(worker));
    worker.addEventListener("statechange", look);
    look();
  };
  tell(registration.waiting);
  tell(registration.installing);
  registration.addEventListener("updatefound", () => tell(registration.installing));
  await registration.update().catch(() => {}); // without a network nothing newer is to be had
};

companion.newer = (worker) => {
  if (document.getElementById("newer")) return;
  const bar = document.createElement("div");
  bar.id = "newer";
  bar.setAttribute("role", "status");
  const line = document.createElement("span");
  line.textContent = WORDS.newer;
  const take = document.createElement("button");
  take.textContent = WORDS.take;
  take.onclick = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage("take");
  };
  const later = document.createElement("button");
  later.className = "later";
  later.textContent = WORDS.later;
  later.onclick = () => bar.remove();
  bar.append(line, take, later);
  document.body.append(bar);
};

companion.step("parts", 0);
