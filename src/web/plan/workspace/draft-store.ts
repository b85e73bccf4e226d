import type { Draft } from "./file-state.ts";

/** Names and values that outlive the page. What is too much to be kept is not there afterwards. */
export type Shelf = {
  get(name: string): string | null;
  set(name: string, value: string | null): void;
  names(): string[];
};

/**
 * Texts that were typed and not saved. Each page has its own place for each file, so that two pages with one file open
 * do not write over each other's text; a text whose page is gone is taken over by the page that opens the file next. The
 * places are found by their names: what another page has just written may not be seen here yet, and a list that all
 * pages write would lose it.
 */
export function draftStore(shelf: Shelf, page: string) {
  /** Texts taken over from other pages, as they were then. */
  const taken = new Map<string, { name: string; value: string }>();

  const placesOf = (root: string): Place[] => {
    const before = rootName(root);
    return shelf
      .names()
      .filter((name) => name.startsWith(before) && name.includes("#", before.length))
      .map((name) => ({ name, path: name.slice(before.length, name.lastIndexOf("#")) }));
  };

  return {
    read(root: string, path: string): Draft | null {
      const mine = draftName(root, path, page);
      const found = placesOf(root)
        .filter((place) => place.path === path)
        .flatMap(({ name }) => {
          const value = shelf.get(name);
          const kept = keptIn(value);
          return value === null || kept === null ? [] : [{ name, value, kept }];
        })
        .sort((a, b) => Number(b.name === mine) - Number(a.name === mine) || b.kept.turn - a.kept.turn);
      const [last] = found;
      if (last === undefined) return null;
      if (last.name !== mine) taken.set(`${root}\n${path}`, last);
      return { text: last.kept.text, version: last.kept.version };
    },
    /** null forgets it. False: it could not be kept. */
    keep(root: string, path: string, draft: Draft | null): boolean {
      const mine = draftName(root, path, page);
      if (draft === null) shelf.set(mine, null);
      else if (!holds(shelf.get(mine), draft)) {
        const turns = placesOf(root).map(({ name }) => keptIn(shelf.get(name))?.turn ?? 0);
        shelf.set(mine, JSON.stringify({ ...draft, turn: Math.max(0, ...turns) + 1 }));
      }
      const kept = draft === null ? shelf.get(mine) === null : holds(shelf.get(mine), draft);
      const other = taken.get(`${root}\n${path}`);
      if (kept && other !== undefined) {
        taken.delete(`${root}\n${path}`);
        // Where it has changed since, its page still lives.
        if (shelf.get(other.name) === other.value) shelf.set(other.name, null);
      }
      return kept;
    },
    /** Of the files that have unsaved texts. */
    paths(root: string): ReadonlySet<string> {
      return new Set(placesOf(root).map(({ path }) => path));
    },
  };
}

/** One page's text of one file. */
type Place = { name: string; path: string };

/** `turn`: the higher, the later it was kept. */
type Kept = Draft & { turn: number };

const rootName = (root: string) => `draft.${root}:`;
const draftName = (root: string, path: string, page: string) => `${rootName(root)}${path}#${page}`;

function holds(value: string | null, draft: Draft): boolean {
  const kept = keptIn(value);
  return kept !== null && kept.text === draft.text && kept.version === draft.version;
}

function keptIn(value: string | null): Kept | null {
  const kept = parsed(value);
  if (typeof kept !== "object" || kept === null || !("text" in kept) || !("version" in kept)) return null;
  const { text, version } = kept;
  const turn = "turn" in kept && typeof kept.turn === "number" ? kept.turn : 0;
  return typeof text === "string" && (typeof version === "string" || version === null)
    ? { text, version, turn }
    : null;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
