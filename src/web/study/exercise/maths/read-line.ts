import { asTex } from "../../../../maths/algebra/say.ts";
import { readingFor, readingsOf } from "../../../../maths/answers/read-value.ts";
import { apart } from "../../../../maths/answers/units.ts";

/** How a line is read as it is typed: as TeX, or what keeps it from being read. null: nothing is written. */
export type ReadLine = { tex: string } | { problem: string } | null;

export function readLine(text: string, letters: readonly string[]): ReadLine {
  if (text.trim() === "") return null;
  const as = readingFor(letters);
  const parts: string[] = [];
  for (const piece of pieces(text)) {
    if (/^[=≈,:;⇒⟹→∴]$|^=>$|^and$|^so$/.test(piece)) {
      parts.push(signs[piece] ?? piece);
      continue;
    }
    const { number, unit } = apart(piece, letters);
    const read = readingsOf(number === "" ? piece : number, as);
    if ("problem" in read) return read;
    const [first] = read;
    if (first === undefined) continue;
    const shown = unit === null ? "" : unit.shown;
    const tex = asTex(first);
    parts.push(
      shown === "£"
        ? `\\text{£}${tex}`
        : shown === ""
          ? tex
          : `${tex}\\,\\text{${shown === "%" ? "\\%" : shown}}`,
    );
  }
  const tex = parts.join(" ");
  return { tex: isPoint(text) ? `(${tex})` : tex };
}

const signs: Readonly<Record<string, string>> = {
  "≈": "\\approx",
  and: "\\text{ and }",
  so: "\\text{ so }",
  "=>": "\\Rightarrow",
  "⇒": "\\Rightarrow",
  "⟹": "\\Rightarrow",
  "→": "\\Rightarrow",
  "∴": "\\text{ so }",
  ",": ",\\;",
  ";": ";\\;",
};

/** Sides of an equation, parts of a ratio, numbers of a point or a list; brackets of a point stand aside. */
function pieces(text: string): string[] {
  const inside = isPoint(text) ? text.trim().slice(1, -1) : text;
  const cut = isPoint(text) ? /([,;])/ : /(=>|[⇒⟹→∴=≈;]|,\s|\band\b|\bso\b|(?<=\d\s*):(?=\s*\d))/;
  return inside
    .split(cut)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}

/** "(3, −2)". */
const isPoint = (text: string) => /^\(\s*[^()]*[,;][^()]*\)$/.test(text.trim());
