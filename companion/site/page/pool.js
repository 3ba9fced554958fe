// A folder of Emscripten's file system over a pool of files in the origin's private file system. Every read, write and
// flush goes straight to a file by its synchronous access handle, which exists in dedicated workers only and keeps every
// other tab out. Opening a handle takes a promise, which a file system call cannot wait for: so the handles are opened
// beforehand, and a file that is made or renamed is a name written into a slot.
//
// SQLite's sync calls do not get through Emscripten, so the order of writes is kept here: before a file is written or cut,
// what other files hold unflushed is flushed. With a rollback journal that is cut at a commit (journal_mode=TRUNCATE)
// a commit is on disk when its call returns.

const MAGIC = 0x54435331; // "TCS1"
const HEAD = 4096; // bytes of one of a slot's two heads; the newer whole one counts, so that a torn one loses nothing
export const START = 2 * HEAD; // where a slot's content begins
const LONGEST = 255;
export const SLOTS = 24;
const SPARE = 6; // free slots that are always kept ready

const ENOENT = 44, EINVAL = 28, EIO = 29, ENOSPC = 51, EPERM = 63;

// Of a head: magic, turn, length of the name, checksum, the name (UTF-8).
const FIELDS = 16;

function sum(head, length) {
  let hash = 0x811c9dc5;
  for (const byte of head.subarray(0, 12)) hash = Math.imul(hash ^ byte, 0x01000193);
  for (const byte of head.subarray(FIELDS, FIELDS + length)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

// Which file a slot holds: {name, turn, half}; an empty name for none. half: whether its second head is the newer one.
export function readHead(handle) {
  let best = { name: "", turn: 0, half: false };
  for (const at of [0, HEAD]) {
    const head = new Uint8Array(FIELDS + LONGEST);
    const view = new DataView(head.buffer);
    handle.read(head, { at });
    const [magic, turn, length] = [0, 4, 8].map((field) => view.getUint32(field));
    if (magic !== MAGIC || length > LONGEST || view.getUint32(12) !== sum(head, length) || turn <= best.turn) continue;
    best = { name: new TextDecoder().decode(head.subarray(FIELDS, FIELDS + length)), turn, half: at === HEAD };
  }
  return best;
}

// Names a slot, by its older head.
export function writeHead(slot, name, turn) {
  const bytes = new TextEncoder().encode(name);
  if (bytes.length > LONGEST) throw new RangeError("a name is too long");
  const head = new Uint8Array(FIELDS + LONGEST);
  const view = new DataView(head.buffer);
  [MAGIC, turn, bytes.length].forEach((value, field) => view.setUint32(4 * field, value));
  head.set(bytes, FIELDS);
  view.setUint32(12, sum(head, bytes.length));
  const at = slot.half ? 0 : HEAD;
  try {
    slot.handle.write(head, { at });
    slot.handle.flush();
  } catch (error) {
    try {
      slot.handle.write(new Uint8Array(FIELDS), { at }); // the other head stays the newer one
    } catch {
      // A disk that takes nothing has not taken the head either.
    }
    throw error;
  }
  Object.assign(slot, { turn, half: !slot.half });
}

async function slot(folder, name, until) {
  const file = await folder.getFileHandle(name, { create: true });
  for (;;) {
    try {
      return { handle: await file.createSyncAccessHandle(), turn: 0, half: false };
    } catch (error) {
      if (error?.name === "QuotaExceededError") throw new Error("no-room", { cause: error });
      // The tab that had it is just ending.
      if (performance.now() > until) throw error;
      await new Promise((wait) => setTimeout(wait, 50));
    }
  }
}

// Opens the pool. Rejects with "no-storage" where the browser keeps nothing for this page, with "no-room" where the
// device is full and there is no pool yet: one that is there opens as it is.
export async function openPool(name, wait = 10000) {
  let folder;
  try {
    folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
  } catch (error) {
    throw new Error("no-storage", { cause: error });
  }
  let count = 0;
  for await (const key of folder.keys()) if (key.startsWith("slot-")) count += 1;
  const until = performance.now() + wait;
  const pool = { slots: [] };
  const add = async (to) => {
    while (pool.slots.length < to) pool.slots.push(await slot(folder, `slot-${pool.slots.length}`, until));
  };
  await add(count);
  await add(SLOTS).catch((error) => {
    if (count === 0) throw error;
  });
  // Called between two steps of the program.
  pool.grow = async (free) => {
    if (free.length >= SPARE) return;
    const more = await slot(folder, `slot-${pool.slots.length}`, performance.now() + wait);
    pool.slots.push(more);
    free.push(more);
  };
  return pool;
}

export function poolFileSystem(FS, stats = { flushes: 0 }) {
  const fail = (code) => {
    throw new FS.ErrnoError(code);
  };
  // What a full or failing disk says becomes an error of the file system, which SQLite tells as it is.
  const tried = (act) => {
    try {
      return act();
    } catch (error) {
      if (error instanceof FS.ErrnoError) throw error;
      return fail(error?.name === "QuotaExceededError" ? ENOSPC : EIO);
    }
  };
  const flush = (node) => {
    if (!node.dirty) return;
    tried(() => node.slot.handle.flush());
    node.dirty = false;
    stats.flushes += 1;
  };
  const flushOthers = (node) => {
    for (const other of Object.values(node.parent.contents)) if (other !== node) flush(other);
  };
  const free = (top, slot) => {
    tried(() => writeHead(slot, "", slot.turn + 1));
    try {
      slot.handle.truncate(START);
    } catch {
      // It is cut when it is used again.
    }
    top.free.push(slot);
  };
  // Of two slots with one name the older one. It never keeps the app from starting: where it cannot be freed it stays
  // the older one.
  const outlived = (top, slot) => {
    try {
      free(top, slot);
    } catch (error) {
      if (!(error instanceof FS.ErrnoError)) throw error;
    }
  };
  const fileNode = (top, name, slot) => {
    const node = FS.createNode(top, name, 0o100666, 0);
    Object.assign(node, { node_ops: fileOps, stream_ops: streamOps, slot, dirty: false });
    node.length = Math.max(0, slot.handle.getSize() - START);
    node.atime = node.mtime = node.ctime = Date.now();
    top.contents[name] = node;
    return node;
  };
  const attributes = (node, size) => ({
    dev: 77, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size,
    atime: new Date(node.atime), mtime: new Date(node.mtime), ctime: new Date(node.ctime),
    blksize: 4096, blocks: Math.ceil(size / 4096),
  });

  const folderOps = {
    getattr: (node) => attributes(node, 4096),
    setattr(node, attr) {
      if (attr.mode != null) node.mode = attr.mode;
    },
    lookup: () => fail(ENOENT),
    mknod(parent, name, mode) {
      if ((mode & 0o170000) !== 0o100000) fail(EPERM);
      const slot = parent.free.at(-1); // it stays free where it cannot be named
      if (slot === undefined) fail(ENOSPC);
      tried(() => {
        slot.handle.truncate(START);
        writeHead(slot, name, slot.turn + 1);
      });
      parent.free.pop();
      parent.grow();
      return fileNode(parent, name, slot);
    },
    rename(node, folder, name) {
      flushOthers(node);
      flush(node);
      const old = folder.contents[name];
      // Of two slots with one name the one that was named later counts.
      const turn = Math.max(node.slot.turn, old?.slot.turn ?? 0) + 1;
      tried(() => writeHead(node.slot, name, turn));
      delete folder.contents[node.name];
      node.name = name;
      folder.contents[name] = node;
      if (old !== undefined && old !== node) free(folder, old.slot);
    },
    unlink(parent, name) {
      const node = parent.contents[name];
      flushOthers(node);
      free(parent, node.slot); // first: where that fails the file stays, now and at the next start
      delete parent.contents[name];
    },
    rmdir: () => fail(EINVAL),
    readdir: (node) => [".", "..", ...Object.keys(node.contents)],
    symlink: () => fail(EPERM),
  };
  const fileOps = {
    getattr: (node) => attributes(node, node.length),
    setattr(node, attr) {
      if (attr.mode != null) node.mode = attr.mode;
      if (attr.size === undefined || attr.size === node.length) return;
      flushOthers(node);
      tried(() => node.slot.handle.truncate(START + attr.size));
      node.length = attr.size;
      node.dirty = true;
      flush(node);
    },
  };
  const streamOps = {
    read(stream, buffer, offset, length, position) {
      const { node } = stream;
      const count = Math.min(length, node.length - position);
      if (count <= 0) return 0;
      const into = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, count);
      return tried(() => node.slot.handle.read(into, { at: START + position }));
    },
    write(stream, buffer, offset, length, position) {
      if (!length) return 0;
      const { node } = stream;
      flushOthers(node);
      const from = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
      const done = tried(() => node.slot.handle.write(from, { at: START + position }));
      if (done !== length) fail(ENOSPC);
      node.length = Math.max(node.length, position + length);
      node.dirty = true;
      node.mtime = node.ctime = Date.now();
      return done;
    },
    llseek(stream, offset, whence) {
      const from = whence === 1 ? stream.position : whence === 2 ? stream.node.length : 0;
      if (from + offset < 0) fail(EINVAL);
      return from + offset;
    },
    fsync(stream) {
      flush(stream.node);
      return 0;
    },
  };

  return {
    mount({ opts: { pool } }) {
      const top = FS.createNode(null, "/", 0o040777, 0);
      Object.assign(top, { node_ops: folderOps, contents: {}, free: [] });
      top.stream_ops = { llseek: (stream, offset, whence) => (whence === 1 ? stream.position + offset : offset) };
      top.atime = top.mtime = top.ctime = Date.now();
      top.grow = () => pool.grow?.(top.free).catch(() => {});
      const named = new Map();
      for (const slot of pool.slots) {
        const { name, turn, half } = readHead(slot.handle);
        Object.assign(slot, { turn, half });
        const other = named.get(name);
        if (!name) top.free.push(slot);
        else if (other === undefined || other.turn < turn) named.set(name, slot);
        if (name && other !== undefined) outlived(top, other.turn < turn ? other : slot);
      }
      for (const [name, slot] of named) fileNode(top, name, slot);
      top.grow();
      return top;
    },
  };
}
