/** A markdown parser takes the square of these in one paragraph, and of what is nested in one line. */
const marks = /[*_`[\]<!|~&\\]/g;
const most = { characters: 64_000, marks: 6_000, marksTogether: 600, nested: 20 };

/**
 * Whether a note is what a person could have written, so that a parser of markdown ends soon on our own thread (decision
 * 43). Ours have a tenth of these. Any other is read line by line.
 */
export function plainEnough(text: string): boolean {
  if (text.length > most.characters) return false;
  let all = 0;
  let together = 0;
  for (const line of text.split("\n")) {
    const count = line.match(marks)?.length ?? 0;
    together = line.trim() === "" ? 0 : together + count;
    all += count;
    if (together > most.marksTogether || all > most.marks) return false;
    if (nesting(line) > most.nested) return false;
  }
  return true;
}

/** How many marks of lists and quotations a line begins with. */
function nesting(line: string): number {
  const opening = /^(?:\s|>|[-*+]\s|\d{1,9}[.)]\s)+/.exec(line)?.[0] ?? "";
  return opening.match(/[>*+-]|\d+/g)?.length ?? 0;
}
