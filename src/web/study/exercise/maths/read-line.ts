import { readExpression } from "../../../../maths/algebra/read.ts";
import { asTex } from "../../../../maths/algebra/say.ts";
import { readingFor } from "../../../../maths/answers/read-value.ts";
import { apart } from "../../../../maths/answers/units.ts";

/** How a line is read as it is typed: as TeX, or what keeps it from being read. null: nothing is written. */
export type ReadLine = { tex: string } | { problem: string } | null;

export function readLine(text: string, letters: readonly string[]): ReadLine {
  if (text.trim() === "") return null;
  const as = readingFor(letters);
  const parts: string[] = [];
  for (const piece of pieces(text)) {
    if (/^[=≈,:;]$|^and$/.test(piece)) {
      parts.push(signs[piece] ?? piece);
      continue;
    }
    const { number, unit } = apart(piece);
    const read = readExpression(number === "" ? piece : number, as);
    if ("problem" in read) return read;
    const shown = unit === null ? "" : unit.shown;
    const tex = asTex(read.expression);
    parts.push(
      shown === "£"
        ? `\\text{£}${tex}`
        : shown === ""
          ? tex
          : `${tex}\\,\\text{${shown === "%" ? "\\%" : shown}}`,
    );
  }
  return { tex: parts.join(" ") };
}

const signs: Readonly<Record<string, string>> = {
  "≈": "\\approx",
  and: "\\text{ and }",
  ",": ",\\;",
  ";": ";\\;",
};

/** Sides of an equation, parts of a ratio, numbers of a point or a list; brackets of a point stand aside. */
function pieces(text: string): string[] {
  const isPoint = /^\(\s*[^()]*,[^()]*\)$/.test(text.trim());
  const inside = isPoint ? text.trim().slice(1, -1) : text;
  const cut = isPoint ? /([,;])/ : /([=≈;]|,\s|\band\b|(?<=\d\s*):(?=\s*\d))/;
  return inside
    .split(cut)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}
