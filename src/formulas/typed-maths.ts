/**
 * Powers and roots as a keyboard has them: `2^3`, `x^2`, `10^-4`, `sqrt(2)`, and the sum they stand in, with a hyphen for
 * its minus. What a small letter after a number could be a unit of (m, s, g, l) is no base.
 */
const number = String.raw`\d{1,9}(?:,\d{3}){0,4}(?:\.\d{1,9})?`;
const letter = "[a-fh-kn-rt-zA-Zπ]";
/** Bounded, one class of signs: a bracket that never closes costs nothing. */
const within = String.raw`[\da-zA-Zπ²³ .,+−×÷/^-]{1,60}`;
const group = String.raw`\(${within}\)`;
const raised = String.raw`\^(?:-?\d{1,4}|\(-?\d{1,4}\)|\{-?\d{1,4}\})`;
const typed = String.raw`(?:\d{0,9}${letter}|${number}|${group})${raised}|(?:${number})?sqrt\(${within}\)`;
const plain = String.raw`\d{1,9}\/\d{1,9}|\d{0,9}${letter}|${number}|${group}`;
/** Beside a power that is typed so, a sign between two terms is one of the sum, with spaces or without. */
const sign = "(?: [×÷<>≤≥] | ?[=+−-] ?)";
const before = String.raw`(?<![\p{L}\p{N}□√)\]^_\\−/.,$£€:#=?&-])`;
const after = String.raw`(?![\p{L}\p{N}□√(^_\\/$%°{]|[.,:]\d)`;

/** At least one of its terms is typed so; the others are whatever stands in a sum. */
export const typedExpression = new RegExp(
  `${before}[−-]?(?:(?:${plain})${sign}[−-]?){0,12}?(?:${typed})(?:${sign}[−-]?(?:${typed}|${plain})){0,12}${after}`,
  "gu",
);

const small = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The same with the signs that print has for it: 2³, 10⁻⁴, √2, √(x² + 1), −. */
export function asPrinted(expression: string): string {
  return expression
    .replace(/\^(?:\((-?)(\d+)\)|\{(-?)(\d+)\}|(-?)(\d+))/g, (_, ...found: (string | undefined)[]) =>
      found
        .slice(0, 6)
        .map((part = "") => (part === "-" ? "⁻" : raisedDigits(part)))
        .join(""),
    )
    .replace(/sqrt\(([^()]*)\)/g, (_, inside: string) =>
      /^[\p{L}\p{N}.,]*$/u.test(inside) ? `√${inside}` : `√(${inside})`,
    )
    .replace(/ ?= ?/g, " = ")
    .replaceAll("-", "−")
    .replace(/(?<=[\p{L}\p{N})]) ?([+−]) ?/gu, " $1 ");
}

function raisedDigits(digits: string): string {
  return Array.from(digits, (digit) => small[Number(digit)]).join("");
}
