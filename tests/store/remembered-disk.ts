import { dirname } from "node:path";
import type { Disk, DiskFile } from "../../src/store/disk.ts";
import { systemError } from "./watched-disk.ts";

/** What an operation did to the files; the others (reading, syncing) leave a disk as it was for a process that is killed. */
type Change =
  | { kind: "folder"; path: string }
  | { kind: "create"; path: string; file: number }
  | { kind: "write"; file: number; bytes: Uint8Array; position: number }
  | { kind: "truncate"; file: number; size: number }
  | { kind: "rename"; from: string; to: string }
  | { kind: "remove"; path: string };

/** Where a process is killed: after so many changes, and perhaps in the middle of the next one, a write. */
export type Killed = { after: number; half: boolean };

/** A disk in memory that remembers what was done to it, so that it can be had as a process killed anywhere leaves it. */
export function rememberedDisk(): { disk: Disk; changes: readonly Change[] } {
  const changes: Change[] = [];
  return { disk: diskOf(newFiles(), (change) => changes.push(change)), changes };
}

/** Every place at which a process can be killed that leaves another disk than the one before. */
export function everyDeath(changes: readonly Change[]): Killed[] {
  return changes.flatMap((change, after) => [
    { after, half: false },
    ...(change.kind === "write" && change.bytes.length > 1 ? [{ after, half: true }] : []),
  ]);
}

/** The disks that those deaths leave, each to be written on. `deaths` in their order: the changes are gone through once. */
export function* disksLeft(changes: readonly Change[], deaths: readonly Killed[]): Generator<[Killed, Disk]> {
  const files = newFiles();
  let done = 0;
  for (const death of deaths) {
    for (; done < death.after; done++) apply(files, changes[done]);
    const left = copyOf(files);
    const next = changes[death.after];
    if (death.half && next?.kind === "write")
      apply(left, { ...next, bytes: next.bytes.subarray(0, next.bytes.length >> 1) });
    yield [death, diskOf(left, () => {})];
  }
}

type Content = { bytes: Uint8Array; size: number };
/** Files have numbers, as handles stay open when names change. */
type Files = {
  folders: Set<string>;
  names: Map<string, number>;
  contents: Map<number, Content>;
  next: number;
};

function newFiles(): Files {
  return { folders: new Set(), names: new Map(), contents: new Map(), next: 0 };
}

/** What has no name any more is gone with the process that had it open. */
function copyOf({ folders, names, contents, next }: Files): Files {
  const named = [...names.values()].flatMap((file): [number, Content][] => {
    const content = contents.get(file);
    return content === undefined ? [] : [[file, { ...content, bytes: content.bytes.slice(0, content.size) }]];
  });
  return { folders: new Set(folders), names: new Map(names), contents: new Map(named), next };
}

function apply(files: Files, change: Change | undefined): void {
  const { folders, names, contents } = files;
  if (change === undefined) return;
  if (change.kind === "folder")
    for (let path = change.path; !folders.has(path); path = dirname(path)) folders.add(path);
  else if (change.kind === "create") {
    names.set(change.path, change.file);
    contents.set(change.file, { bytes: new Uint8Array(), size: 0 });
    files.next = change.file + 1;
  } else if (change.kind === "rename") {
    const file = names.get(change.from);
    names.delete(change.from);
    if (file !== undefined) names.set(change.to, file);
  } else if (change.kind === "remove") names.delete(change.path);
  else {
    const content = contents.get(change.file);
    if (content === undefined) return;
    if (change.kind === "truncate") content.size = change.size;
    else put(content, change.bytes, change.position);
  }
}

function put(content: Content, bytes: Uint8Array, position: number): void {
  const end = position + bytes.length;
  if (end > content.bytes.length) {
    const larger = new Uint8Array(Math.max(end, content.bytes.length * 2));
    larger.set(content.bytes);
    content.bytes = larger;
  }
  content.bytes.fill(0, content.size, Math.max(content.size, position));
  content.bytes.set(bytes, position);
  content.size = Math.max(content.size, end);
}

function diskOf(files: Files, remember: (change: Change) => void): Disk {
  const { folders, names } = files;
  const change = (one: Change) => {
    apply(files, one);
    remember(one);
  };
  const missing = (path: string) => systemError("ENOENT", path);
  return {
    async makeFolder(path) {
      if (!folders.has(path)) change({ kind: "folder", path });
    },
    async names(folder) {
      return [...names.keys()]
        .filter((path) => dirname(path) === folder)
        .map((path) => path.slice(folder.length + 1));
    },
    async exists(path) {
      return names.has(path) || folders.has(path);
    },
    async open(path, how) {
      if (how === "create") {
        if (names.has(path)) throw systemError("EEXIST", path);
        if (!folders.has(dirname(path))) throw missing(path);
        change({ kind: "create", path, file: files.next });
      }
      const file = names.get(path);
      if (file === undefined) throw missing(path);
      return handleOf(files, file, change);
    },
    async rename(from, to) {
      if (!names.has(from)) throw missing(from);
      change({ kind: "rename", from, to });
    },
    async remove(path) {
      if (!names.has(path)) throw missing(path);
      change({ kind: "remove", path });
    },
    async syncFolder() {},
  };
}

function handleOf({ contents }: Files, file: number, change: (one: Change) => void): DiskFile {
  const content = () => contents.get(file) ?? { bytes: new Uint8Array(), size: 0 };
  return {
    async info() {
      return { size: content().size, modifiedMs: 0 };
    },
    async read(position, length) {
      const { bytes, size } = content();
      return bytes.slice(position, Math.min(size, position + length));
    },
    async write(bytes, position) {
      change({ kind: "write", file, bytes: bytes.slice(), position });
      return bytes.length;
    },
    async truncate(size) {
      change({ kind: "truncate", file, size });
    },
    async sync() {},
    async close() {},
  };
}
