import { inPlain } from "./in-plain.ts";

/**
 * Text with every fraction, power and root set as mathematics: "Work out 2 1/4 + 3/8." with the sum as TeX. Whatever would
 * not read the same again (`inPlain`) stays as it is, and so does what is in a block or a formula already.
 */
export function setMaths(text: string): string {
  const pieces = text.split(/(```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`\n]*`|\$[^$\n]*\$)/);
  const isWords = (at: number) => at % 2 === 0;
  // A price, or a formula that was never closed: nobody can say what another sign beside it would mean.
  if (pieces.some((piece, at) => isWords(at) && piece.includes("$"))) return text;
  return pieces.map((piece, at) => (isWords(at) ? piece.replace(expression, set) : piece)).join("");
}

/** Digits are counted, so that a row of thousands is tried no more than once each. */
const number = String.raw`\d{1,9}(?:,\d{3}){0,4}(?:\.\d{1,9})?`;
const box = String.raw`(?:\d{1,9}|□)`;
const fraction = String.raw`(?:\d{1,9} )?${box}\/${box}`;
const letter = "[abchnrxyzπ]";
const small = "[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+";
/** Bounded, one class of signs: a bracket that never closes costs nothing. */
const group = String.raw`\([\d□abchnrxyzπ⁰¹²³⁴⁵⁶⁷⁸⁹⁻ .,+−×÷/]{1,60}\)`;
const power = `(?:${number}|${letter}|${group})${small}`;
const root = `√(?:${number}|${letter}|${group})`;
const term = `−?(?:${fraction}|${power}|${root}|${number}${letter}?|${letter}|${group})`;
const expression = new RegExp(
  String.raw`(?<![\p{L}\p{N}□√)−/.,$£€:-])${term}(?: [+−×÷=<>≤≥] ${term}){0,24}(?![\p{L}\p{N}□√(−/$%°]|[.,:]\d)`,
  "gu",
);
/** Only what a line of letters shows badly. */
const needed = new RegExp(`${box}/${box}|${small}|√`, "u");

function set(plain: string): string {
  if (!needed.test(plain)) return plain;
  const tex = `$${texOf(plain)}$`;
  return inPlain(tex) === plain ? tex : plain;
}

const signs: Readonly<Record<string, string>> = {
  "−": "-",
  "×": "\\times",
  "÷": "\\div",
  "≤": "\\le",
  "≥": "\\ge",
  π: "\\pi",
};
const digits = "⁰¹²³⁴⁵⁶⁷⁸⁹";

function texOf(plain: string): string {
  return plain
    .replace(
      new RegExp(`(?:(\\d{1,9}) )?(${box})/(${box})`, "gu"),
      (_, whole = "", top: string, bottom: string) =>
        `${whole}\\frac{${top.replace("□", "\\square")}}{${bottom.replace("□", "\\square")}}`,
    )
    .replace(
      new RegExp(small, "gu"),
      (raised) => `^{${[...raised].map((one) => (one === "⁻" ? "-" : digits.indexOf(one))).join("")}}`,
    )
    .replace(/√\(([^()]*)\)/g, "\\sqrt{$1}")
    .replace(new RegExp(`√(${number}|${letter})`, "gu"), "\\sqrt{$1}")
    .replace(/(\d),(?=\d{3})/g, "$1{,}")
    .replace(/[−×÷≤≥π]/g, (sign) => signs[sign] ?? sign);
}
