// Where the disk fails for a moment no slot is lost: node slots.mjs APP
// Prints JSON: how many slots are free before and after each thing that failed, and which files there are.
import { pathToFileURL } from "node:url";
import { Handle } from "./handle.mjs";

const { poolFileSystem, SLOTS, writeHead } = await import(pathToFileURL(`${process.argv[2]}/pool.js`).href);

// As much of Emscripten's file system as the pool uses.
class ErrnoError extends Error {
  constructor(errno) {
    super(`errno ${errno}`);
    this.errno = errno;
  }
}
let ids = 0;
const FS = { ErrnoError, createNode: (parent, name, mode) => ({ parent, name, mode, id: ++ids }) };

const slots = Array.from({ length: SLOTS }, (_, n) => ({ handle: new Handle(`slot-${n}`), turn: 0, half: false }));
const mount = () => poolFileSystem(FS).mount({ opts: { pool: { slots } } });
const FILE = 0o100666;
const failing = (act) => {
  Handle.told = (what) => {
    if (what === "f") throw Object.assign(new Error("no room"), { name: "QuotaExceededError" });
  };
  try {
    act();
    return null;
  } catch (error) {
    return error.errno ?? String(error);
  } finally {
    Handle.told = () => {};
  }
};
const state = (top) => ({ free: top.free.length, files: Object.keys(top.contents).sort() });

const top = mount();
const ops = top.node_ops;
ops.mknod(top, "kept", FILE);
const told = { begun: state(top) };
told.made = [failing(() => ops.mknod(top, "new", FILE)), state(top)];
told.unlinked = [failing(() => ops.unlink(top, "kept")), state(top)];
told.again = state(mount());
// Two slots with one name, as a power cut amid a rename leaves them, on a disk that cannot be written.
writeHead(slots[0], "twice", 1);
writeHead(slots[1], "twice", 2);
let opened = null;
told.twice = [failing(() => (opened = mount())), opened && Object.keys(opened.contents)];
console.log(JSON.stringify(told));
