// The program, in a worker of the page: Python, the app's archive and the data are all here, and no server.
import { loadPyodide } from "./pyodide/pyodide.mjs";
import { canvas, codes, png, smaller } from "./pictures.js";
import { openPool, poolFileSystem } from "./pool.js";

const bridge = { args: null, documentUrl: null }; // what Flet's Python knows as `flet_js`
const early = []; // messages of the client before Python listens
let begin = null;
const begun = new Promise((resolve) => {
  begin = resolve;
});

self.onmessage = ({ data }) => {
  if ("persisted" in data) {
    promised?.resolve(data.persisted);
    promised = null;
  } else if (!(data instanceof Uint8Array)) begin(data);
  else if (typeof bridge.send === "function") bridge.send(data);
  else early.push(data);
};

const post = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};
// Only a window may ask this: the page does, and answers.
let promised = null; // the question that waits for an answer
const waiting = () => {
  const question = {};
  question.answer = new Promise((resolve) => {
    question.resolve = resolve;
  });
  return question;
};
const persist = () => {
  if (promised === null) {
    promised = waiting();
    self.postMessage({ asks: "persist" });
  }
  return promised.answer;
};
const step = (name, done = null) => self.postMessage({ step: name, done });

const BYTES = %%APP_BYTES%%; // of the app's archive

// The app's archive, its way here told.
async function archive() {
  const answer = await fetch(new URL("app.zip", import.meta.url));
  if (!answer.ok) throw new Error(`app.zip: HTTP ${answer.status}`);
  const whole = new Uint8Array(BYTES);
  const reader = answer.body.getReader();
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > BYTES) throw new Error("app.zip: longer than this version's");
    whole.set(value, at);
    at += value.length;
    step("parts", at / BYTES);
  }
  if (at !== BYTES) throw new Error("app.zip: cut off");
  return whole;
}

async function start() {
  const parts = archive();
  const pool = openPool("table-companion");
  pool.catch(() => {}); // told where it is awaited
  const py = await loadPyodide({ env: { HOME: "/home/pyodide", FLET_APP_STORAGE_DATA: "/data" } });
  step("data");
  py.FS.mkdirTree("/data");
  py.FS.mount(poolFileSystem(py.FS), { pool: await pool }, "/data");
  step("python");
  py.registerJsModule("flet_js", bridge);
  py.registerJsModule("companion_device", { canvas, codes, persist, png, smaller });
  py.FS.mkdirTree("/app");
  py.FS.writeFile("/app/app.zip", await parts, { canOwn: true });
  py.runPython(UNPACK);
  const { documentUrl, args } = await begun;
  Object.assign(bridge, { documentUrl, args });
  step("screen");
  py.runPython("from companion.__main__ import in_browser; in_browser('/data')");
  await bridge.start_connection(post);
  py.runPython("gc.freeze(); gc.enable()");
  for (const data of early.splice(0)) bridge.send(data);
  self.postMessage("ready");
}

// Pure modules are imported from the archive; what holds extension modules must be real files. What is loaded at a start
// stays: looking for garbage in it would only cost time.
const UNPACK = `
import gc, sys, zipfile
gc.disable()
if "/app/app.zip" not in sys.path:
    with zipfile.ZipFile("/app/app.zip") as archive:
        for name in archive.namelist():
            if name.startswith("files/"):
                archive.extract(name, "/app")
    sys.path[:0] = ["/app/files", "/app/app.zip"]
`;

start().catch((error) => self.postMessage({ failed: /^no-\w+$/.test(error?.message) ? error.message : String(error?.stack ?? error) }));
