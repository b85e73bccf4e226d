/** Every line, from 1, in which some words stand, in any case; a sentence of what was found begins with them. */
export function linesWith(text: string, words: string): string {
  const lines = text
    .toLowerCase()
    .split("\n")
    .flatMap((line, at) => (line.includes(words.toLowerCase()) ? [at + 1] : []));
  return lines.length === 0 ? "" : `line ${lines.join(", ")}: `; // words over the end of a line stand in none
}

/** The line of a text in which a place is, from 1. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split("\n").length;
}
