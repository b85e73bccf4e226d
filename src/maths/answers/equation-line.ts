import { sum } from "../algebra/build.ts";
import { type Equation, readEquation, sameSolutions, solutionsOf } from "../algebra/equation.ts";
import { lettersIn } from "../algebra/expression.ts";
import { termsOf } from "../algebra/form.ts";
import { type EquationSlip, equationSlips } from "../algebra/slips/equation-slips.ts";
import { exactly, numberOf, sameValue } from "../algebra/value.ts";
import { isSameText, lettersOf } from "./asked.ts";
import type { JudgedLine, LineBefore } from "./judge-lines.ts";
import { readingFor } from "./read-value.ts";
import { sumLine } from "./sum-line.ts";

type Line = { judged: JudgedLine; next: string | null };

/** A line of solving an equation: it has the same solutions as the line before it. */
export function equationLine({ asked, before }: LineBefore, written: string): Line {
  const letter = asked.key.kind === "solution" ? asked.key.letter : "x";
  const text = (written.split("|")[0] ?? "").replace(/^(?:=>|⇒|→)\s*/, "").trim();
  const as = readingFor([letter, ...lettersOf(before)]);
  // A number by itself is what the letter is, and a sum without it is worked out beside.
  const [first = "", ...more] = text.split("=");
  const hasLetter = lettersOf(text).includes(letter);
  if (!hasLetter && more.length > 0)
    return { ...sumLine({ asked: { ...asked, start: "" }, before: "" }, text), next: null };
  const line = hasLetter ? `${first}=${more.at(-1) ?? ""}` : `${letter} = ${text}`;
  const [now, earlier] = [readEquation(line, as), readEquation(before, as)];
  if (now === null || earlier === null) return { judged: unreadable(written), next: null };
  const isStep = !isSameText(line, before);
  const said = { text: written, steps: isStep ? 1 : 0 };
  const untrue = more.length > 1 && !chainHolds(more, as);
  if (!untrue && sameSolutions(solutionsOf(now, letter), solutionsOf(earlier, letter)))
    return { judged: { ...said, verdict: "follows", note: "", why: null }, next: line };
  const slip = untrue
    ? { says: "What stands between the equals signs is not equal.", type: "slip" as const }
    : slipBetween(earlier, now, letter);
  return { judged: { ...said, verdict: "wrong", note: slip.says, why: slip.type }, next: line };
}

function unreadable(text: string): JudgedLine {
  return { text, verdict: "unread", note: "This line could not be read.", why: null, steps: 0 };
}

function chainHolds(parts: readonly string[], as: ReturnType<typeof readingFor>): boolean {
  const [first, ...rest] = parts;
  return rest.every((part) => {
    const pair = readEquation(`${first}=${part}`, as);
    return pair !== null && sameValue(exactly(pair.left), exactly(pair.right));
  });
}

/** Side by side first; then by what comes out, for whoever did two things at once. */
function slipBetween(before: Equation, now: Equation, letter: string): Pick<EquationSlip, "says" | "type"> {
  const slips = equationSlips(before);
  const found =
    slips.find((slip) => isSame(slip, now)) ??
    miscalculated(before, now) ??
    slips.find((slip) => {
      const solutions = solutionsOf(slip, letter);
      return solutions?.kind === "values" && sameSolutions(solutions, solutionsOf(now, letter));
    });
  return (
    found ?? { says: "This does not follow from the line before: it has another solution.", type: "slip" }
  );
}

function isSame(a: Equation, b: Equation): boolean {
  const [left, right] = [exactly(a.left), exactly(a.right)];
  const [l, r] = [exactly(b.left), exactly(b.right)];
  return (sameValue(left, l) && sameValue(right, r)) || (sameValue(left, r) && sameValue(right, l));
}

/** One side is what a right step leaves, the other is a number that went wrong. */
function miscalculated({ left, right }: Equation, now: Equation): Pick<EquationSlip, "says" | "type"> | null {
  const goodSteps = [left, right].flatMap((side) =>
    termsOf(side).map(({ term, minus }) => ({
      left: sum(left, term, minus ? "+" : "−"),
      right: sum(right, term, minus ? "+" : "−"),
    })),
  );
  const isNear = goodSteps.some((step) =>
    [
      [step.left, step.right],
      [step.right, step.left],
    ].some(
      ([a, b]) =>
        a !== undefined &&
        b !== undefined &&
        lettersIn(now.left).size > 0 &&
        sameValue(exactly(a), exactly(now.left)) &&
        numberOf(exactly(b)) !== null &&
        numberOf(exactly(now.right)) !== null,
    ),
  );
  return isNear
    ? { says: "The step is a good one, but a number was worked out wrongly.", type: "slip" }
    : null;
}
