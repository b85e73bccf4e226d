/** Holds what a program writes into the interpreter's own file system (which is memory of ours) to a limit. */
export function limitFiles(FS: object, limitBytes: number): void {
  const memory = member(member(FS, "filesystems"), "MEMFS");
  const NoRoom = member(FS, "ErrnoError");
  if (typeof NoRoom !== "function") throw new Error("this pyodide keeps its files otherwise: no ErrnoError");
  const nodes = member(member(member(memory, "ops_table"), "dir"), "node");
  const streams = member(member(member(memory, "ops_table"), "file"), "stream");
  const weighNow = () => weigh([member(FS, "root"), ...openFiles(FS)]);
  const before = weighNow();
  let counted = 0;
  const take = (bytes: number) => {
    counted += bytes;
    // Files may have been deleted since: only then is it worth looking at all of them.
    if (counted > limitBytes) counted = weighNow() - before + bytes;
    if (counted > limitBytes) throw Reflect.construct(NoRoom, [noSpaceLeft]);
  };
  around(streams, "write", ([stream, , , length, position]) => {
    const size = Number(Reflect.get(Object(member(stream, "node")), "usedBytes"));
    take(Math.max(0, Number(position) + Number(length) - size));
  });
  around(memory, "resizeFileStorage", ([node, size]) => {
    take(Math.max(0, Number(size) - Number(Reflect.get(Object(node), "usedBytes"))));
  });
  around(nodes, "mknod", () => take(bytesPerFile));
  around(nodes, "symlink", () => take(bytesPerFile));
}

/** In the interpreter's numbering. */
const noSpaceLeft = 51;
/** What an empty file costs; a million of them must not fit. */
const bytesPerFile = 1024;

/** All bytes below these nodes; each file once, however it was reached. */
function weigh(roots: readonly object[]): number {
  const nodes = new Set(roots);
  let sum = 0;
  for (const node of nodes) {
    const contents: unknown = Reflect.get(node, "contents");
    sum += bytesPerFile;
    if (contents instanceof Uint8Array) sum += Number(Reflect.get(node, "usedBytes"));
    else if (typeof contents === "object" && contents !== null)
      for (const child of Object.values(contents)) nodes.add(Object(child));
  }
  return sum;
}

/** A deleted file that is still open goes on taking room. */
function openFiles(FS: object): object[] {
  return Object.values(member(FS, "streams")).flatMap((stream) => {
    const node: unknown = stream === null ? null : Reflect.get(Object(stream), "node");
    return typeof node === "object" && node !== null ? [node] : [];
  });
}

function around(holder: object, name: string, before: (args: unknown[]) => void): void {
  const original = callable(Reflect.get(holder, name));
  Reflect.set(holder, name, (...args: unknown[]) => {
    before(args);
    return Reflect.apply(original, holder, args);
  });
}

function member(holder: unknown, name: string): object {
  const found: unknown = Reflect.get(Object(holder), name);
  if ((typeof found !== "object" && typeof found !== "function") || found === null)
    throw new Error(`this pyodide keeps its files otherwise: no ${name}`);
  return found;
}

function callable(value: unknown): (...args: unknown[]) => unknown {
  if (typeof value !== "function") throw new Error("this pyodide keeps its files otherwise");
  return (...args) => Reflect.apply(value, undefined, args);
}
