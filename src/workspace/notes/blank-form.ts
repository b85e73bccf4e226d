import { type NoteHeading, type NoteParts, writeNote } from "./write-note.ts";

/** What is wanted under each heading, for whoever writes there. Readers pass over it (`without-comments.ts`). */
export const wanted: Readonly<Record<NoteHeading, string>> = {
  "Key ideas": "What pupils should keep, two to six lines, each a sentence",
  "Worked example": "One example: what is asked, then the steps as a numbered list, then what comes out",
  Practice: "Questions from easy to hard, each with a line below it: Answer: …",
  Misconceptions: "What pupils get wrong, a line each",
  "Retrieval questions": "What they should know already, as questions, each with a line below it: Answer: …",
  Vocabulary: "A word and what it means, a line each: word: meaning",
};

/** A note with all its headings; under each that is empty stands what is wanted there. */
export function blankForm(parts: NoteParts): string {
  return writeNote(parts, (heading) => `## ${heading}\n<!-- ${wanted[heading]} -->`);
}
