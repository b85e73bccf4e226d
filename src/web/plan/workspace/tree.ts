export type TreeEntry = { path: string; name: string; kind: "file" | "folder" | "link" | "other" };

/** A line of the tree as it is shown: flat, with its place among its siblings. */
export type Row = TreeEntry & {
  level: number;
  position: number;
  siblings: number;
  /** null for a file. */
  open: boolean | null;
  parent: string | null;
};

/** Above this many entries, folders are closed until somebody opens them, but for short ones at the top. */
const fewEntries = 80;
const fewChildren = 12;

export type Folds = { opened: ReadonlySet<string>; closed: ReadonlySet<string> };

/** What is shown of a tree whose entries come each folder before its contents. Folders first, then files. */
export function visibleRows(entries: readonly TreeEntry[], folds: Folds): Row[] {
  const children = byParent(entries);
  const rows: Row[] = [];
  const isOpen = (path: string, level: number) => {
    const short = level === 1 && (children.get(path)?.length ?? 0) <= fewChildren;
    return folds.opened.has(path) || ((entries.length <= fewEntries || short) && !folds.closed.has(path));
  };
  const add = (parent: string | null, level: number) => {
    const here = children.get(parent ?? "") ?? [];
    here.forEach((entry, index) => {
      const open = entry.kind === "folder" ? isOpen(entry.path, level) : null;
      rows.push({ ...entry, level, position: index + 1, siblings: here.length, open, parent });
      if (open) add(entry.path, level + 1);
    });
  };
  add(null, 1);
  return rows;
}

export type FoundFiles = { rows: Row[]; more: number };

/** Files whose path has every word of the question in it, as a flat list; those that name it come first. */
export function findFiles(entries: readonly TreeEntry[], question: string, most: number): FoundFiles {
  const asked = question.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter(
    ({ kind, path }) => kind !== "folder" && asked.every((word) => path.toLowerCase().includes(word)),
  );
  const byName = (entry: TreeEntry) =>
    asked.every((word) => entry.name.toLowerCase().includes(word)) ? 0 : 1;
  const sorted = found.toSorted((a, b) => byName(a) - byName(b));
  const shown = sorted.slice(0, most);
  return {
    rows: shown.map((entry, index) => ({
      ...entry,
      level: 1,
      position: index + 1,
      siblings: shown.length,
      open: null,
      parent: null,
    })),
    more: sorted.length - shown.length,
  };
}

export type Move = { focus: string } | { fold: string; open: boolean } | { choose: string } | null;

/** What a key does in a tree (WAI-ARIA's practice for trees); null: nothing. */
export function keyMove(rows: readonly Row[], at: string, key: string): Move {
  const index = rows.findIndex(({ path }) => path === at);
  const row = rows[index];
  if (row === undefined) return null;
  const to = (target: Row | undefined): Move => (target === undefined ? null : { focus: target.path });
  switch (key) {
    case "ArrowDown":
      return to(rows[index + 1]);
    case "ArrowUp":
      return to(rows[index - 1]);
    case "Home":
      return to(rows[0]);
    case "End":
      return to(rows.at(-1));
    case "ArrowRight":
      if (row.open === false) return { fold: row.path, open: true };
      return row.open && rows[index + 1]?.parent === row.path ? to(rows[index + 1]) : null;
    case "ArrowLeft":
      if (row.open) return { fold: row.path, open: false };
      return row.parent === null ? null : { focus: row.parent };
    case "Enter":
    case " ":
      return row.open === null ? { choose: row.path } : { fold: row.path, open: !row.open };
  }
  if (!/^\S$/u.test(key)) return null;
  const after = [...rows.slice(index + 1), ...rows.slice(0, index + 1)];
  return to(after.find(({ name }) => name.toLowerCase().startsWith(key.toLowerCase())));
}

export type PathProblem = "empty" | "outside" | "top" | "dot" | "letters" | "reserved" | "taken";

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** What is wrong with the path of a new file, by its kind; null where nothing is. The server has the last word. */
export function newPathProblem(path: string, entries: readonly TreeEntry[]): PathProblem | null {
  const names = path.split("/");
  if (path.startsWith("/")) return "top";
  if (path === "" || names.at(-1) === "") return "empty";
  if (names.some((name) => name.trim() === "" || /^\.+(?:md)?$/.test(name))) return "outside";
  if (names.some((name) => /[\\:*?"<>|\p{Cc}]/u.test(name))) return "letters";
  if (names.some((name) => /^\.|[. ]$/.test(name))) return "dot";
  if (names.some((name) => reserved.test(name))) return "reserved";
  return entries.some((entry) => entry.path.toLowerCase() === path.toLowerCase()) ? "taken" : null;
}

/** As somebody means it who types a name: a text is markdown unless it says otherwise. */
export function newPath(typed: string): string {
  const path = typed.trim();
  return path === "" || /[./]$/.test(path) || /\.[A-Za-z0-9]+$/.test(path) ? path : `${path}.md`;
}

function byParent(entries: readonly TreeEntry[]): Map<string, TreeEntry[]> {
  const children = new Map<string, TreeEntry[]>();
  for (const entry of entries) {
    const parent = entry.path.slice(0, Math.max(0, entry.path.length - entry.name.length - 1));
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [entry]);
    else siblings.push(entry);
  }
  const rank = ({ kind }: TreeEntry) => (kind === "folder" ? 0 : 1);
  for (const siblings of children.values()) siblings.sort((a, b) => rank(a) - rank(b));
  return children;
}
