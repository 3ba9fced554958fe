// Plays some entries on the pool's file system over recorded handles: node power.mjs APP TARGET
// TARGET gets a JSON list: ["w", slot, at, base64], ["t", slot, size], ["f", slot], ["a", n] for the n-th accepted entry.
import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [app, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${app}/pyodide/pyodide.mjs`).href);
const { poolFileSystem, SLOTS } = await import(pathToFileURL(`${app}/pool.js`).href);
const trace = [];

class Handle {
  constructor(name) {
    this.name = name;
    this.bytes = Buffer.alloc(0);
  }
  getSize() {
    return this.bytes.length;
  }
  resize(size) {
    const bytes = Buffer.alloc(size);
    this.bytes.copy(bytes, 0, 0, Math.min(size, this.bytes.length));
    this.bytes = bytes;
  }
  read(view, { at }) {
    const count = Math.max(0, Math.min(view.length, this.bytes.length - at));
    view.set(this.bytes.subarray(at, at + count));
    return count;
  }
  write(view, { at }) {
    if (at + view.length > this.bytes.length) this.resize(at + view.length);
    this.bytes.set(view, at);
    trace.push(["w", this.name, at, Buffer.from(view).toString("base64")]);
    return view.length;
  }
  truncate(size) {
    this.resize(size);
    trace.push(["t", this.name, size]);
  }
  flush() {
    trace.push(["f", this.name]);
  }
}

const py = await loadPyodide({ env: { HOME: "/home/pyodide" } });
const slots = Array.from({ length: SLOTS }, (_, n) => ({ handle: new Handle(`slot-${n}`), turn: 0, half: false }));
py.registerJsModule("flet_js", {});
py.FS.mkdirTree("/app");
py.FS.mkdirTree("/data");
py.FS.writeFile("/app/app.zip", fs.readFileSync(`${app}/app.zip`));
py.FS.mount(poolFileSystem(py.FS), { pool: { slots } }, "/data");
py.globals.set("accepted", (count) => trace.push(["a", count]));
py.runPython(`
import sys, zipfile
with zipfile.ZipFile("/app/app.zip") as archive:
    for name in archive.namelist():
        if name.startswith("files/"):
            archive.extract(name, "/app")
sys.path[:0] = ["/app/files", "/app/app.zip"]
from pathlib import Path
from companion.desk import Desk, Sitting
desk = Desk.open(Path("/data"))
shot = desk.create("dizzle", [Sitting("A"), Sitting("B")], {}, "dizzle/practice-1")
accepted(0)
for n in range(1, 13):
    if n % 3:
        assert desk.enter(shot.table_id, [{"type": "adjust", "player": 0, "points": n, "reason": "x" * 40 * n}]).ok
    else:
        desk.undo(shot.table_id)
    accepted(n)
Path("/data/other").write_bytes(b"o" * 5000)
Path("/data/other").rename("/data/another")
Path("/data/another").unlink()
assert desk.enter(shot.table_id, [{"type": "adjust", "player": 1, "points": 1, "reason": "last"}]).ok
accepted(13)
`);
fs.writeFileSync(target, JSON.stringify(trace));
