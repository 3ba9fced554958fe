// The site's own Python in Node, with the app's archive, and `/data` on the pool's file system over handles in memory.
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { Handle } from "./handle.mjs";

export async function started(app) {
  const { loadPyodide } = await import(pathToFileURL(`${app}/pyodide/pyodide.mjs`).href);
  const { poolFileSystem, SLOTS } = await import(pathToFileURL(`${app}/pool.js`).href);
  const py = await loadPyodide({ env: { HOME: "/home/pyodide" } });
  const slots = Array.from({ length: SLOTS }, (_, n) => ({ handle: new Handle(`slot-${n}`), turn: 0, half: false }));
  py.registerJsModule("flet_js", {});
  py.FS.mkdirTree("/app");
  py.FS.mkdirTree("/data");
  py.FS.writeFile("/app/app.zip", fs.readFileSync(`${app}/app.zip`));
  py.FS.mount(poolFileSystem(py.FS), { pool: { slots } }, "/data");
  py.runPython(`
import sys, zipfile
with zipfile.ZipFile("/app/app.zip") as archive:
    for name in archive.namelist():
        if name.startswith("files/"):
            archive.extract(name, "/app")
sys.path[:0] = ["/app/files", "/app/app.zip"]
`);
  return py;
}
