"use strict";
// Between Flet's client and the worker in which the program runs. The worker starts at once, beside Flutter.

const worker = companion.mine.then(() => {
  const started = new Worker(new URL("worker.js", APP), { type: "module" });
  companion.ended = () => started.terminate();
  started.onerror = (event) => companion.fail(event.message || "the worker failed");
  return started;
});

globalThis.jsConnect = async (appId, args, dartOnMessage) => {
  const SCREEN = 2000; // bytes: a screen is a message of some size; what comes before it is small
  const FRAMES = 150; // ms that Flutter takes to paint what it was sent
  const program = await worker;
  let screens = 0;
  await new Promise((ready) => {
    program.onmessage = ({ data }) => {
      if (data instanceof Uint8Array) {
        dartOnMessage(data);
        if (data.byteLength >= SCREEN && ++screens === 1) {
          setTimeout(companion.uncover, FRAMES);
          setTimeout(() => companion.keep().catch((error) => console.warn("not kept for offline use", error)), 3000);
        }
      } else if (data === "ready") ready();
      else if (data.step) companion.step(data.step, data.done);
      else if (data.failed) companion.fail(data.failed);
      else if (data.asks === "persist") {
        const asked = navigator.storage.persist?.() ?? Promise.resolve(false);
        asked.catch(() => false).then((persisted) => program.postMessage({ persisted }));
      }
    };
    program.postMessage({ documentUrl: document.URL, args });
  });
};

globalThis.jsSend = async (appId, data) => {
  (await worker).postMessage(data, [data.buffer]);
};

globalThis.jsDisconnect = async () => {
  (await worker).terminate();
};
