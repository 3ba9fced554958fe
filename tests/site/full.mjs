// Enters until the device is full, and goes on when there is room again: node full.mjs APP
// Prints JSON: what each attempt said ("accepted" or the trouble), and how many entries a newly opened desk finds.
import { Handle } from "./handle.mjs";
import { started } from "./python.mjs";

const py = await started(process.argv[2]);
const room = (bytes) => {
  Handle.most = Handle.all.reduce((sum, handle) => sum + handle.bytes.length, 0) + bytes;
};
py.globals.set("room", room);
const told = py.runPython(`
import json
from pathlib import Path
from companion.desk import Desk, Sitting
desk = Desk.open(Path("/data"))
shot = desk.create("dizzle", [Sitting("A"), Sitting("B")], {}, "dizzle/practice-1")
said = []

def enter():
    done = desk.enter(shot.table_id, [{"type": "adjust", "player": 0, "points": 1, "reason": "x" * 500}])
    said.append(done.error.trouble if done.error else done.kind)

def found():
    again = Desk.open(Path("/data"))
    count = len(again.snapshot(shot.table_id).table.steps)
    again.close()
    return count

enter()
room(40000)
while said[-1] == "accepted":
    enter()
desk.close()
while_full = found()
room(10_000_000)
desk = Desk.open(Path("/data"))
enter()
desk.close()
json.dumps({"said": said, "while_full": while_full, "after": found()})
`);
console.log(told);
