import type { Draft } from "./file-state.ts";

/** Names and values that outlive the page. What is too much to be kept is not there afterwards. */
export type Shelf = { get(name: string): string | null; set(name: string, value: string | null): void };

/**
 * Texts that were typed and not saved. Each page has its own place for each file, so that two pages with one file open
 * do not write over each other's text; a text whose page is gone is taken over by the page that opens the file next. The
 * list of what is kept is written first: a place too many in it is harmless, one too few would hide a text.
 */
export function draftStore(shelf: Shelf, page: string) {
  /** Texts taken over from other pages, as they were then. */
  const taken = new Map<string, { place: Place; value: string }>();

  const placesOf = (root: string): Place[] => {
    const list = parsed(shelf.get(listName(root)));
    return Array.isArray(list) ? list.filter(isPlace) : [];
  };
  const list = (root: string, places: Place[]) =>
    shelf.set(listName(root), places.length === 0 ? null : JSON.stringify(places));
  const forget = (root: string, place: Place) => {
    shelf.set(draftName(root, place), null);
    list(
      root,
      placesOf(root).filter((one) => !same(one, place)),
    );
  };

  return {
    read(root: string, path: string): Draft | null {
      const [last] = placesOf(root)
        .filter((place) => place[0] === path && draftIn(shelf.get(draftName(root, place))) !== null)
        .sort((a, b) => Number(b[1] === page) - Number(a[1] === page));
      const value = last === undefined ? null : shelf.get(draftName(root, last));
      if (last === undefined || value === null) return null;
      if (last[1] !== page) taken.set(`${root}\n${path}`, { place: last, value });
      return draftIn(value);
    },
    /** null forgets it. False: it could not be kept. */
    keep(root: string, path: string, draft: Draft | null): boolean {
      const mine: Place = [path, page];
      const name = draftName(root, mine);
      const value = draft === null ? null : JSON.stringify(draft);
      if (value === null) forget(root, mine);
      else if (shelf.get(name) !== value) {
        list(root, [mine, ...placesOf(root).filter((one) => !same(one, mine))]);
        shelf.set(name, value);
      }
      const kept = shelf.get(name) === value;
      const other = taken.get(`${root}\n${path}`);
      if (kept && other !== undefined) {
        taken.delete(`${root}\n${path}`);
        // Where it has changed since, its page still lives.
        if (shelf.get(draftName(root, other.place)) === other.value) forget(root, other.place);
      }
      return kept;
    },
    /** Of the files that have unsaved texts. */
    paths(root: string): ReadonlySet<string> {
      const there = placesOf(root).filter((place) => shelf.get(draftName(root, place)) !== null);
      return new Set(there.map(([path]) => path));
    },
  };
}

/** A file's path and the page whose text it is. */
type Place = [path: string, page: string];

const draftName = (root: string, [path, page]: Place) => `draft.${root}:${path}#${page}`;
const listName = (root: string) => `drafts.${root}`;
const same = (a: Place, b: Place) => a[0] === b[0] && a[1] === b[1];

function isPlace(value: unknown): value is Place {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
}

function draftIn(value: string | null): Draft | null {
  const kept = parsed(value);
  if (typeof kept !== "object" || kept === null || !("text" in kept) || !("version" in kept)) return null;
  const { text, version } = kept;
  return typeof text === "string" && (typeof version === "string" || version === null)
    ? { text, version }
    : null;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
