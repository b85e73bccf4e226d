import { recently } from "../recently.ts";
import { inPlain } from "./in-plain.ts";
import { asPrinted, typedExpression } from "./typed-maths.ts";

/**
 * Text with every fraction, power and root set as mathematics: "Work out 2 1/4 + 3/8." with the sum as TeX. Whatever would
 * not read the same again (`inPlain`) stays as it is, and so does what is in a block or a formula already.
 */
export function setMaths(text: string): string {
  return inWords(setTyped(text), expression, set);
}

/** Only powers and roots that are typed with the signs of a keyboard, `x^2` and `sqrt(2)`: nobody means to see those. */
export function setTyped(text: string): string {
  if (!/\^|sqrt\(/.test(text)) return text;
  return inWords(text, typedExpression, (typed) => inTex(asPrinted(typed)) ?? typed);
}

function inWords(text: string, searched: RegExp, put: (found: string) => string): string {
  const pieces = text.split(/(```[\s\S]*?```|~~~[\s\S]*?~~~|`[^`\n]*`|\$[^$\n]*\$)/);
  const isWords = (at: number) => at % 2 === 0;
  // A price, or a formula that was never closed: nobody can say what another sign beside it would mean.
  if (pieces.some((piece, at) => isWords(at) && piece.includes("$"))) return text;
  return pieces.map((piece, at) => (isWords(at) ? piece.replace(searched, put) : piece)).join("");
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
  return (needed.test(plain) ? inTex(plain) : null) ?? plain;
}

/** null where it would not read the same again. */
function inTex(plain: string): string | null {
  return known(plain).tex;
}

/** The same few sums stand in a lesson many times, and whether one reads the same again takes a whole parser. */
const known = recently(1_000, (plain) => {
  const tex = `$${texOf(plain)}$`;
  return { tex: inPlain(tex) === plain ? tex : null };
});

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
    .replace(new RegExp(`√(${number}|[a-zA-Zπ])`, "gu"), "\\sqrt{$1}")
    .replace(/(\d),(?=\d{3})/g, "$1{,}")
    .replace(/[−×÷≤≥π]/g, (sign) => signs[sign] ?? sign);
}
