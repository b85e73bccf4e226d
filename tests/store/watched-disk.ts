import { type Disk, type DiskFile, realDisk } from "../../src/store/disk.ts";

export type Operation = {
  name: keyof Disk | keyof DiskFile;
  path: string;
  /** Only of `write`: does the first half of it. */
  half?: () => Promise<unknown>;
  /** Only of `read`: how many bytes were asked for. */
  length?: number;
};

/** The real disk, with every operation handed to `around`, which runs it, fails, or does worse. */
export function watchedDisk(around: <T>(operation: Operation, run: () => Promise<T>) => Promise<T>): Disk {
  const disk = realDisk;
  return {
    makeFolder: (path) => around({ name: "makeFolder", path }, () => disk.makeFolder(path)),
    names: (path) => around({ name: "names", path }, () => disk.names(path)),
    exists: (path) => around({ name: "exists", path }, () => disk.exists(path)),
    open: async (path, how) =>
      watchedFile(path, await around({ name: "open", path }, () => disk.open(path, how))),
    rename: (from, to) => around({ name: "rename", path: from }, () => disk.rename(from, to)),
    remove: (path) => around({ name: "remove", path }, () => disk.remove(path)),
    syncFolder: (path) => around({ name: "syncFolder", path }, () => disk.syncFolder(path)),
  };

  function watchedFile(path: string, file: DiskFile): DiskFile {
    return {
      info: () => around({ name: "info", path }, () => file.info()),
      read: (position, length) => around({ name: "read", path, length }, () => file.read(position, length)),
      write: (bytes, position) => {
        const half = () => file.write(bytes.subarray(0, bytes.length >> 1), position);
        return around({ name: "write", path, half }, () => file.write(bytes, position));
      },
      truncate: (size) => around({ name: "truncate", path }, () => file.truncate(size)),
      sync: () => around({ name: "sync", path }, () => file.sync()),
      close: () => around({ name: "close", path }, () => file.close()),
    };
  }
}

/** Passes everything on, until told that operations of a kind fail; of a write, half is done first. */
export function failingDisk(): { disk: Disk; fail: Partial<Record<Operation["name"], string>> } {
  const fail: Partial<Record<Operation["name"], string>> = {};
  const disk = watchedDisk(async (operation, run) => {
    const code = fail[operation.name];
    if (code === undefined) return await run();
    await operation.half?.();
    throw systemError(code, operation.path);
  });
  return { disk, fail };
}

export function systemError(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, path });
}
