import { partsOf } from "./in-line.ts";
import { plain } from "./plain.ts";
import { readFormula } from "./read-formula.ts";

/** Markdown with every formula in ordinary letters, for a terminal. What cannot be read stays as it was typed. */
export function inPlain(markdown: string): string {
  return partsOf(markdown)
    .map((part) => (typeof part === "string" ? part : (lineOf(part.tex, part.display) ?? part.source)))
    .join("");
}

/** A title, wherever it is shown, listed or made a file's name of: in words, since nothing there sets formulas. */
export function titleInWords<Title extends string | null>(title: Title): string | Extract<Title, null>;
export function titleInWords(title: string | null): string | null {
  return title === null ? null : inPlain(title);
}

function lineOf(tex: string, display: boolean): string | null {
  try {
    return plain(readFormula(tex, display));
  } catch {
    return null;
  }
}
