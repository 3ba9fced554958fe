// Plays some entries on the pool's file system over recorded handles: node power.mjs APP TARGET
// TARGET gets a JSON list: ["w", slot, at, base64], ["t", slot, size], ["f", slot], ["a", n] for the n-th accepted entry.
import fs from "node:fs";
import { Handle } from "./handle.mjs";
import { started } from "./python.mjs";

const [app, target] = process.argv.slice(2);
const trace = [];
Handle.told = (...step) => trace.push(step);
const py = await started(app);
py.globals.set("accepted", (count) => trace.push(["a", count]));
py.runPython(`
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
