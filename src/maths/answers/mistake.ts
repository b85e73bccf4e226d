import { negative } from "../algebra/build.ts";
import { readEquation } from "../algebra/equation.ts";
import { type Expression, lettersIn } from "../algebra/expression.ts";
import { readExpression } from "../algebra/read.ts";
import { slipsIn } from "../algebra/slips/slips-in.ts";
import { exactly, sameValue } from "../algebra/value.ts";
import { type Asked, lettersOf, sideOf } from "./asked.ts";
import { type Judged, wrong } from "./judged.ts";
import { readingFor, readingsOf } from "./read-value.ts";
import { apart } from "./units.ts";

/** The mistake that the task itself knows by this answer; null where it knows none. */
export function knownMistake(asked: Asked, text: string): Judged | null {
  const as = readingFor([...lettersOf(asked.start), ...lettersOfKey(asked)]);
  const given = asWritten(asked, text);
  const named = asked.wrong.find(({ value }) => isSameAnswer(asWritten(asked, value), given, as));
  if (named === undefined) return null;
  return wrong(named.misconception, isAboutSigns(named.misconception) ? "sign" : "method");
}

/** Which mistake leads to a wrong answer: one the task knows, one that a rule makes of its start, or a turned sign. */
export function mistakeIn(asked: Asked, text: string): Judged {
  const known = knownMistake(asked, text);
  if (known !== null) return known;
  const as = readingFor([...lettersOf(asked.start), ...lettersOfKey(asked)]);
  const given = asWritten(asked, text);
  const readings = readingsOf(given, as);
  if ("problem" in readings) return wrong(nothingKnown, "slip");
  const start = readExpression(asked.start, as);
  const slip =
    "problem" in start || readEquation(asked.start, as) !== null
      ? undefined
      : slipsIn(start.expression).find(({ expression }) =>
          readings.some((one) => sameValue(exactly(one), exactly(expression))),
        );
  if (slip !== undefined) return wrong(slip.says, slip.type);
  const right = keyExpression(asked, as);
  if (right !== null && readings.some((one) => sameValue(exactly(one), exactly(negative(right)))))
    return wrong("The sign is the wrong way round.", "sign");
  return wrong(nothingKnown, "slip");
}

const nothingKnown = "Compare it with the worked answer, step by step.";

function isAboutSigns(misconception: string): boolean {
  return /\bsigns?\b/.test(misconception);
}

function asWritten({ key }: Asked, text: string): string {
  if (key.kind === "solution") return sideOf(key.letter, text);
  const last = text.split("=").at(-1)?.trim() ?? "";
  return key.kind === "value" ? apart(last).number : last;
}

function isSameAnswer(known: string, given: string, as: ReturnType<typeof readingFor>): boolean {
  const squeezed = (text: string) => text.toLowerCase().replace(/[\s.£]/g, "");
  if (squeezed(known) === squeezed(given)) return true;
  const [a, b] = [readingsOf(known, as), readingsOf(given, as)];
  if ("problem" in a || "problem" in b) return false;
  const [one, other] = [a[0], b[0]];
  return one !== undefined && other !== undefined && sameValue(exactly(one), exactly(other));
}

function lettersOfKey({ key }: Asked): string[] {
  if (key.kind === "solution") return [key.letter];
  return key.kind === "expression" ? lettersOf(key.value) : [];
}

function keyExpression({ key }: Asked, as: ReturnType<typeof readingFor>): Expression | null {
  if (key.kind !== "value" && key.kind !== "solution" && key.kind !== "expression") return null;
  const read = readExpression(key.value, as);
  return "problem" in read || lettersIn(read.expression).size > 2 ? null : read.expression;
}
