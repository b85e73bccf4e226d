import { wordsIn } from "../../phrases.ts";
import { withPacks } from "../../workspace/packs/with-packs.ts";
import type { ShownFinding } from "../../workspace/privacy/finding.ts";

/**
 * What in a lesson looks like a pupil's, told by the section it stands in: nobody has seen the lines of a file that is about to be
 * made. What stands in a note that came with the program is of the subject, and is left out.
 */
export function toldBySection(
  texts: ReadonlyMap<string, string>,
  root: string,
): (found: ShownFinding) => ShownFinding | null {
  const notes = notesNamed([...texts.values()].join("\n"), root).map(plainWords);
  return (found) => {
    if (notes.some((note) => standsIn(note, found))) return null;
    const where = sectionAt(texts.get(found.where) ?? "", found.line);
    if (where === null) return found;
    const [, what = found.excerpt] = /what looks like (.+)$/s.exec(found.message) ?? [];
    return { ...found, where, message: `${where} has what looks like ${what}` };
  };
}

/** The text of every note of a pack that a lesson says it is drawn from; one that is gone is none. */
function notesNamed(markdown: string, root: string): string[] {
  const paths = new Set(Array.from(markdown.matchAll(/\bpacks\/[\w./-]+?\.md\b/g), ([path]) => path));
  const files = withPacks(root);
  return [...paths].flatMap((path) => {
    if (files.entry(path) === null) return [];
    return [new TextDecoder().decode(files.read(path, mostOfNote))];
  });
}

const mostOfNote = 1_000_000;
/** So many words on either side of a name tell a sentence of the note from another about somebody of that name. */
const beside = 2;

function standsIn(note: string, { written, passage }: ShownFinding): boolean {
  const words = plainWords(passage).trim().split(" ");
  const name = plainWords(written).trim().split(" ");
  return words.some((_, at) => {
    if (!name.every((word, i) => words[at + i] === word)) return false;
    const around = words.slice(Math.max(0, at - beside), at + name.length + beside);
    return around.length >= name.length + beside && note.includes(` ${around.join(" ")} `);
  });
}

function plainWords(text: string): string {
  return ` ${wordsIn(text)
    .map(({ plain }) => plain)
    .join(" ")} `;
}

/** The heading above a line; null above the first. */
function sectionAt(text: string, line: number): string | null {
  const above = text.split(/\r\n|\r|\n/).slice(0, line);
  return above.findLast((one) => /^#{1,3}\s/.test(one))?.replace(/^#+\s+/, "") ?? null;
}
