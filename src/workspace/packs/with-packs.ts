import { type Confined, confine, type Gate } from "../confine.ts";
import type { Entry } from "../entries.ts";
import { plainPath, quoted, WorkspaceError } from "../path.ts";
import { drawnOn } from "./draw.ts";
import { isPackPath, packsName } from "./pack-paths.ts";
import { shippedWithUs } from "./shipped.ts";

/**
 * A teacher's files, with those of the packs that her workspace draws on below `packs/`. Every file of a pack can be
 * read by its path, so that a lesson's pointers hold; listed are those that are drawn on; none is ever written. A folder
 * `packs` of her own is not looked into.
 */
export function withPacks(root: string, options: { gate?: Gate; packs?: string } = {}): Confined {
  const own = confine(root, options.gate === undefined ? {} : { gate: options.gate });
  const shipped = options.packs === undefined ? shippedWithUs() : confine(options.packs);
  let known: string[] | null = null;
  const drawn = () => {
    known ??= drawnOn(confine(root), shipped);
    return known;
  };
  return {
    read: (path, maxBytes) => {
      const below = inPacks(path);
      return below === null ? own.read(path, maxBytes) : inPack(path, () => shipped.read(below, maxBytes));
    },
    write: (path, content) => (inPacks(path) === null ? own.write(path, content) : readOnly(path)),
    list(path) {
      const below = inPacks(path);
      if (below !== null) return listed(path, below);
      const entries = own.list(path);
      if (plainPath(path) !== ".") return entries;
      const mine = entries.filter(({ name }) => name !== packsName);
      return drawn().length === 0 ? mine : [...mine, folder(packsName)].toSorted(byName);
    },
    entry(path) {
      const below = inPacks(path);
      if (below === null) return own.entry(path);
      if (below === ".") return drawn().length === 0 ? null : folder(packsName);
      return inPack(path, () => shipped.entry(below));
    },
  };

  function listed(path: string, below: string): Entry[] {
    const prefix = below === "." ? "" : `${below}/`;
    const names = new Set(drawn().flatMap((file) => nextName(file, prefix)));
    if (names.size === 0)
      throw new WorkspaceError("missing", `There is no ${quoted(path)} that this workspace draws on.`);
    return inPack(path, () => shipped.list(below).filter(({ name }) => names.has(name)));
  }
}

/** The path below the packs' folder; null where it leads to the teacher's own files. */
function inPacks(path: string): string | null {
  const plain = plainPath(path);
  if (!isPackPath(plain)) return null;
  return plain === packsName ? "." : plain.slice(packsName.length + 1);
}

/** A pack's file is named as it was asked for. */
function inPack<T>(path: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof WorkspaceError && error.kind === "missing")
      throw new WorkspaceError(
        "missing",
        `There is no ${quoted(path)} in the packs that come with this program.`,
      );
    throw error;
  }
}

function readOnly(path: string): Promise<never> {
  return Promise.reject(
    new WorkspaceError(
      "refused",
      `${quoted(path)} comes with this program and cannot be changed. A file of your own on the same topic, in topics/, is used in its place.`,
    ),
  );
}

function nextName(file: string, prefix: string): string[] {
  return file.startsWith(prefix) ? [file.slice(prefix.length).split("/")[0] ?? ""] : [];
}

function folder(name: string): Entry {
  return { name, kind: "folder", size: 0, linked: false };
}

function byName(a: Entry, b: Entry): number {
  return a.name < b.name ? -1 : 1;
}
