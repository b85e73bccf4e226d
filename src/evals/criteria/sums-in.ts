import { inPlain } from "../../formulas/in-plain.ts";
import { equal } from "../../maths/rational.ts";
import { worthOf } from "../../maths/worth.ts";

/** A sum that is written out with what it comes to. */
export type Sum = { line: number; sum: string; right: boolean };

/** What one side of a sum is made of. A sign before it belongs to it: "−7 + 3". */
const side = String.raw`[\d(−-](?:[\d\s.,()+\-−–×*÷/²³%]|of(?= \d))*`;
const arithmetic = new RegExp(String.raw`(?<![\p{L}\d])${side}(?:=\s*${side})+(?![\p{L}])`, "gu");

/**
 * The sums of a text: "3/4 + 1/6 = 9/12 + 2/12 = 11/12" is two. Only where each side is a whole sum and one side works something out;
 * what stands in a program, in a wrong option ("A. 1/2 + 1/3 = 2/5") or in a thought that is told to be wrong is nobody's claim.
 */
export function sumsIn(markdown: string): Sum[] {
  let fenced = false;
  return markdown.split("\n").flatMap((line, at) => {
    const text = inPlain(line);
    if (/^\s*(?:```|~~~)/.test(text)) fenced = !fenced;
    if (fenced || isNobodysClaim.test(text)) return [];
    return [...text.matchAll(arithmetic)].flatMap(([whole]) => chained(whole, at + 1));
  });
}

const isNobodysClaim =
  /^\s*(?:[-*+]\s+)?(?:\*\*)?[A-H][.)]\s|\b(?:wrong|mistake|misconception|misconceptions|(?:pupils|some) think|who (?:says|writes|thinks)|true or false|correct it|correct\?|error)\b|≈|\br(?:emainder)?\s*\d/i;

function chained(whole: string, line: number): Sum[] {
  const sides = whole.split("=").map((side) => side.trim().replace(/[.,]$/, "").trim());
  return sides.slice(1).flatMap((right, at) => {
    const left = sides[at] ?? "";
    const [one, other] = [worthOf(left), worthOf(right)];
    const works = /\d\s*[+\-−–×*÷/]\s*\d/.test(`${left}`) || /\d\s*[+\-−–×*÷/]\s*\d/.test(right);
    // "54 ÷ 225 × 100 = 24%" says what it means otherwise than a calculator would.
    const mixed = left.includes("%") !== right.includes("%");
    if (one === null || other === null || !works || mixed) return [];
    return [{ line, sum: `${left} = ${right}`, right: equal(one, other) }];
  });
}
