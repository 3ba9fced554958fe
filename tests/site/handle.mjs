// A file's synchronous access handle in memory. `told` is called for each change; `most`: bytes that all of them may have.
export class Handle {
  static told = () => {};
  static most = Infinity;
  static all = [];

  constructor(name) {
    this.name = name;
    this.bytes = Buffer.alloc(0);
    Handle.all.push(this);
  }
  getSize() {
    return this.bytes.length;
  }
  resize(size) {
    const others = Handle.all.reduce((sum, handle) => sum + (handle === this ? 0 : handle.bytes.length), 0);
    if (size > this.bytes.length && others + size > Handle.most) {
      throw Object.assign(new Error("no room"), { name: "QuotaExceededError" });
    }
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
    Handle.told("w", this.name, at, Buffer.from(view).toString("base64"));
    return view.length;
  }
  truncate(size) {
    this.resize(size);
    Handle.told("t", this.name, size);
  }
  flush() {
    Handle.told("f", this.name);
  }
}
