import type { Expression } from "../algebra/expression.ts";
import { termsOf } from "../algebra/form.ts";
import { inLine } from "../algebra/say.ts";
import { slipsIn } from "../algebra/slips/slips-in.ts";
import { exactly, numberOf, sameValue } from "../algebra/value.ts";
import { compare, minus, negative, rational } from "../rational.ts";
import { isSameText, lettersOf } from "./asked.ts";
import type { JudgedLine, LineBefore } from "./judge-lines.ts";
import { readingFor, readingsOf } from "./read-value.ts";
import { apart } from "./units.ts";

/** A line of working something out: equal to the task, or a sum beside it whose sides are equal. */
export function sumLine(
  { asked, before }: LineBefore,
  written: string,
): { judged: JudgedLine; next: string | null } {
  const keyLetters = asked.key.kind === "expression" ? lettersOf(asked.key.value) : [];
  const as = readingFor([...lettersOf(asked.start), ...keyLetters]);
  const said = partsIn(written)
    .map(({ text, isNear }) => ({ text: withoutUnit(text.replace(/[£°]/g, "").trim(), as.letters), isNear }))
    .filter(({ text }) => text !== "");
  const texts = said.map(({ text }) => text);
  const read = texts.map((part) => readingsOf(part, as));
  const parts = read.flatMap((one) => ("problem" in one ? [] : one.slice(0, 1)));
  const [first] = parts;
  if (first === undefined || parts.length !== texts.length)
    return {
      judged: { ...line(written, false), verdict: "unread", note: "This line could not be read." },
      next: null,
    };
  const earlier = asked.start === "" ? null : readingsOf(before, as);
  const whole = earlier === null || "problem" in earlier ? undefined : earlier[0];
  const isStep = !isSameText(texts.at(-1) ?? "", before);
  const last = texts.at(-1) ?? null;
  const isNear = (at: number) => said[at]?.isNear === true;
  const broken = parts.findIndex((part, at) => at > 0 && !comesTo(parts[at - 1], part, isNear(at)));
  const belongs =
    whole !== undefined &&
    parts.some((part, at) => (at === 0 ? comesTo(whole, part, isNear(0)) : isEqual(whole, part)));
  if (broken === -1 && (whole === undefined || belongs || parts.length > 1))
    return { judged: { ...line(written, isStep), verdict: "follows" }, next: belongs ? last : null };
  const [from, to] = broken === -1 ? [whole, first] : [parts[broken - 1], parts[broken]];
  const slip = from === undefined || to === undefined ? undefined : slipBetween(from, to);
  const note =
    slip?.says ??
    (from === undefined || to === undefined ? null : otherTerm(from, to)) ??
    (broken === -1
      ? "This is not equal to the line before."
      : `${inLine(from ?? first)} is not ${inLine(to ?? first)}.`);
  return {
    judged: { ...line(written, isStep), verdict: "wrong", note, why: slip?.type ?? "slip" },
    next: last,
  };
}

/** Percent is part of a number; "A = 24" names what is worked out. */
function withoutUnit(part: string, letters: ReadonlySet<string>): string {
  const { number, unit } = apart(part, letters);
  return unit?.measure === "share" ? part : /^[yAPV]$/.test(number) ? "" : number;
}

/** The one term of a sum that has another value than the term in its place: "1/6 is not 1/12". */
function otherTerm(from: Expression, to: Expression): string | null {
  const [before, now] = [termsOf(from), termsOf(to)];
  if (before.length < 2 || before.length !== now.length) return null;
  const differing = before.flatMap(({ term, minus }, at) => {
    const other = now[at];
    if (other === undefined || other.minus !== minus || isEqual(term, other.term)) return [];
    return [`${inLine(term)} is not ${inLine(other.term)}.`];
  });
  const [only] = differing;
  return differing.length === 1 && only !== undefined ? only : null;
}

function line(text: string, isStep: boolean): JudgedLine {
  return { text, verdict: "follows", note: "", why: null, steps: isStep ? 1 : 0 };
}

function slipBetween(from: Expression, to: Expression) {
  return slipsIn(from).find(({ expression }) => sameValue(exactly(expression), exactly(to)));
}

/** What stands between its signs, each with whether it is said to be near only what stands before it: "711.9 ≈ 712". */
function partsIn(written: string): { text: string; isNear: boolean }[] {
  return [...written.matchAll(/([=≈]?)([^=≈]+)/g)].map(([, sign, text = ""]) => ({
    text,
    isNear: sign === "≈",
  }));
}

/** What is near may be rounded to any place; rounded sums ("49 × 21 ≈ 50 × 20") are taken at their word. */
function comesTo(from: Expression | undefined, to: Expression, isNear: boolean): boolean {
  return isNear ? to.kind !== "number" || isEqual(from, to, 0) : isEqual(from, to);
}

/** Exactly, or rounded to at least two places: 10 ÷ 3 = 3.33. */
function isEqual(a: Expression | undefined, b: Expression, fewest = 2): boolean {
  if (a === undefined) return true;
  const [left, right] = [exactly(a), exactly(b)];
  if (sameValue(left, right)) return true;
  const [x, y] = [numberOf(left), numberOf(right)];
  const places = b.kind === "number" ? b.places : 0;
  if (x === null || y === null || places < fewest) return false;
  const apartBy = minus(x, y);
  const size = apartBy.top < 0n ? negative(apartBy) : apartBy;
  // 1000 as near may be rounded to thousands.
  const zeros = fewest === 0 && places === 0 ? (/0*$/.exec(String(y.top / y.bottom))?.[0].length ?? 0) : 0;
  return compare(size, rational(10n ** BigInt(zeros), 2n * 10n ** BigInt(places))) <= 0;
}
