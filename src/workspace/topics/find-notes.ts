import { type Confined, confine } from "../confine.ts";
import { textsBelow } from "../packs/draw.ts";
import { isPackPath } from "../packs/pack-paths.ts";
import { shippedWithUs } from "../packs/shipped.ts";
import { noteOf } from "../topic-notes.ts";
import { type NoteMatch, noteSearch } from "./note-search.ts";
import { ownNoteSearch } from "./own-note.ts";

/** A note that a topic calls by its name, in whatever subject. */
export type FoundNote = NoteMatch & {
  path: string;
  called: string;
  subject: string;
  ages: [number, number] | null;
};

/**
 * Notes of a workspace and of every pack that ships, whatever subject the workspace draws on, best first. The teacher's
 * own of the same name takes the place of the pack's, and is found by less.
 */
export function findNotes(root: string, words: string, most: number, packs?: string): FoundNote[] {
  const search = noteSearch(words);
  const searchOwn = ownNoteSearch(words);
  const own = textsBelow(confine(root), "topics");
  const shipped = packs === undefined ? shippedNotes() : notesIn(confine(packs));
  const taken = new Set(own.map(({ path }) => fileName(path)));
  return [...own, ...shipped.filter(({ path }) => !taken.has(fileName(path)))]
    .flatMap(({ path, text }) => {
      const { title, keywords, subject, ages } = noteOf(path, text);
      const note = { title, keywords, body: text };
      const match = search(note) ?? (isPackPath(path) ? null : searchOwn(note));
      if (match === null) return [];
      const { share, title: named, missing } = match;
      return [{ share, title: named, missing, path, called: title, subject, ages: ages ?? null }];
    })
    .toSorted((a, b) => worth(b) - worth(a) || (a.path < b.path ? -1 : 1))
    .slice(0, most);
}

type NoteText = { path: string; text: string };

function notesIn(packs: Confined): NoteText[] {
  return textsBelow(packs, ".")
    .filter(({ path }) => /^[^/]+\/topics\/[^/]+\.md$/.test(path))
    .map(({ path, text }) => ({ path: `packs/${path}`, text }));
}

let ours: NoteText[] | null = null;

function shippedNotes(): NoteText[] {
  ours ??= notesIn(shippedWithUs());
  return ours;
}

/** One that is called so comes before one that only speaks of it. */
function worth({ share, title }: NoteMatch): number {
  return share + title / 2;
}

function fileName(path: string): string {
  return path.split("/").at(-1)?.toLowerCase() ?? path;
}
