import type { Kind } from "../../src/maths/generate.ts";
import {
  compare,
  equal,
  minus,
  over,
  plus,
  type Rational,
  rational,
  times,
} from "../../src/maths/rational.ts";
import { readClaims } from "../packs/claims/claims.ts";
import { tokens } from "../packs/claims/tokens.ts";

/** Whether an answer is right, found out from the question's words alone and in another way than it was made. */
export type Check = (question: string, answer: string) => boolean;

export const numbersIn = (text: string): Rational[] =>
  tokens(text).flatMap((token) => (token.kind === "number" ? [token.value] : []));

/** "−3, 2, 7" with its signs. */
const listIn = (text: string): Rational[] =>
  Array.from(text.matchAll(/(−?)(\d+)(?=[,.]|$)/g), ([, sign, digits]) =>
    rational(Number(digits) * (sign === "" ? 1 : -1)),
  );

/** The value of a written answer: its first expression. */
export function worthOf(
  answer: string,
  names: ReadonlyMap<string, Rational> = new Map([["π", rational(1)]]),
): Rational {
  const [first] = readClaims(answer).expressions;
  const [value] = first?.value(names, "numbers only") ?? [];
  if (value === undefined) throw new Error(`no number in "${answer}"`);
  return value;
}

const sum = (list: readonly Rational[]) => list.reduce((a, b) => plus(a, b), rational(0));
const zero = rational(0);
const at = (list: readonly Rational[], place: number) => list[place] ?? zero;

/** A polygon's area from its corners. */
function shoelace(corners: readonly (readonly [Rational, Rational])[]): Rational {
  const twice = corners.map(([x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [zero, zero];
    return minus(times(x, nextY), times(nextX, y));
  });
  return over(sum(twice), rational(2));
}

const withUnit = (question: string, answer: string) => {
  const [unit = ""] = /\b(?:cm|m)\b/.exec(question) ?? [];
  return answer.endsWith(/area/.test(question) ? ` ${unit}²` : ` ${unit}`);
};

const isArea =
  (corners: (given: Rational[]) => readonly (readonly [Rational, Rational])[]): Check =>
  (question, answer) =>
    withUnit(question, answer) && equal(shoelace(corners(numbersIn(question))), worthOf(answer));

const radiusIn = (question: string) => {
  const [given = zero] = numbersIn(question);
  return question.includes("radius") ? given : over(given, rational(2));
};

const addsUpTo =
  (total: number): Check =>
  (question, answer) => {
    const parts = Array.from(question.matchAll(/(\d+)°/g), ([, size]) => rational(Number(size)));
    return equal(sum([...parts, worthOf(answer)]), rational(total));
  };

/** A price with a percentage put on or taken off. */
function changed(before: Rational, percent: Rational, rises: boolean): Rational {
  const part = over(times(before, percent), rational(100));
  return rises ? plus(before, part) : minus(before, part);
}

const ordered = (list: readonly Rational[]) => list.toSorted(compare);

/** Kinds whose questions are sums, equations or gaps are checked by the text alone, as notes are. */
export const checks: Readonly<Partial<Record<Kind, Check>>> = {
  "place-value": (question, answer) => {
    const [, digit = "", number = ""] = /the (\d) worth in ([\d,]+)/.exec(question) ?? [];
    const plain = number.replaceAll(",", "");
    const rest = Number(plain.replace(digit, "0"));
    return equal(worthOf(answer), rational(Number(plain) - rest));
  },
  "compare-numbers": (question, answer) =>
    numbersIn(question).every((one) => compare(one, worthOf(answer)) <= 0),
  "simplify-fractions": (question, answer) => {
    const [given = zero] = numbersIn(question);
    return equal(given, worthOf(answer)) && answer === `${given.top}/${given.bottom}`;
  },
  "compare-fractions": (question, answer) =>
    !answer.includes("equal") && numbersIn(question).every((one) => compare(one, worthOf(answer)) <= 0),
  rounding: (question, answer) => {
    const [given = zero] = numbersIn(question);
    const places = question.includes("whole") ? 0 : Number(/to (\d) decimal/.exec(question)?.[1]);
    const off = minus(worthOf(answer), given);
    const half = rational(1, 2 * 10 ** places);
    return (
      compare(off, half) <= 0 &&
      compare(minus(zero, off), half) < 0 &&
      (answer.split(".")[1]?.length ?? 0) === places
    );
  },
  "percentage-change": (question, answer) => {
    const [before = zero, after = zero] = numbersIn(question);
    return equal(changed(before, worthOf(answer), question.includes("increase")), after);
  },
  "reverse-percentages": (question, answer) => {
    const [percent = zero, after = zero] = numbersIn(question);
    return equal(changed(worthOf(answer), percent, question.includes("rises")), after);
  },
  "share-ratio": (question, answer) => {
    const [total = zero, ...ratio] = numbersIn(question);
    const shares = numbersIn(answer);
    return (
      equal(sum(shares), total) &&
      shares.length === ratio.length &&
      shares.every((share, place) =>
        equal(times(share, at(ratio, 0)), times(at(shares, 0), at(ratio, place))),
      )
    );
  },
  "rectangle-area": isArea(([l = zero, w = zero]) => [
    [zero, zero],
    [l, zero],
    [l, w],
    [zero, w],
  ]),
  "rectangle-perimeter": (question, answer) => {
    const [l = zero, w = zero] = numbersIn(question);
    return withUnit(question, answer) && equal(sum([l, w, l, w]), worthOf(answer));
  },
  "triangle-area": isArea(([b = zero, h = zero]) => [
    [zero, zero],
    [b, zero],
    [rational(1), h],
  ]),
  "parallelogram-area": isArea(([b = zero, , h = zero]) => [
    [zero, zero],
    [b, zero],
    [plus(b, rational(3)), h],
    [rational(3), h],
  ]),
  "trapezium-area": isArea(([a = zero, b = zero, h = zero]) => [
    [zero, zero],
    [b, zero],
    [plus(a, rational(1)), h],
    [rational(1), h],
  ]),
  "circle-area": (question, answer) =>
    withUnit(question, answer) && equal(over(worthOf(answer), radiusIn(question)), radiusIn(question)),
  circumference: (question, answer) =>
    withUnit(question, answer) && equal(minus(worthOf(answer), radiusIn(question)), radiusIn(question)),
  "angles-on-a-line": addsUpTo(180),
  "angles-at-a-point": addsUpTo(360),
  "angles-in-a-triangle": (question, answer) =>
    question.includes("equal sides")
      ? equal(sum([at(numbersIn(question), 0), worthOf(answer), worthOf(answer)]), rational(180))
      : addsUpTo(180)(question, answer),
  "angles-parallel-lines": (question, answer) =>
    question.includes("co-interior")
      ? addsUpTo(180)(question, answer)
      : equal(at(numbersIn(question), 0), worthOf(answer)),
  "next-term": (question, answer) => {
    const all = [...listIn(question), worthOf(answer)];
    const steps = all.slice(1).map((one, place) => minus(one, at(all, place)));
    return steps.length === 4 && steps.every((step) => equal(step, at(steps, 0)));
  },
  "nth-term": (question, answer) => {
    const term = (rule: string, place: Rational) => worthOf(rule, new Map([["n", place]]));
    const [, rule = "", place = ""] = /is (.+n.*|.*n)\. What is term number (\d+)/.exec(question) ?? [];
    if (rule !== "") return equal(term(rule, rational(Number(place))), worthOf(answer));
    return listIn(question).every((one, before) => equal(term(answer, rational(before + 1)), one));
  },
  mean: (question, answer) =>
    equal(times(worthOf(answer), rational(listIn(question).length)), sum(listIn(question))),
  median: (question, answer) => {
    const list = ordered(listIn(question));
    while (list.length > 2) list.splice(0, list.length, ...list.slice(1, -1));
    return equal(times(worthOf(answer), rational(list.length)), sum(list));
  },
  range: (question, answer) => {
    const list = ordered(listIn(question));
    return equal(plus(at(list, 0), worthOf(answer)), list.at(-1) ?? zero);
  },
  probability: (question, answer) => {
    const [red = zero, ...others] = numbersIn(question.split(" counters")[0] ?? "");
    const wanted = question.includes("not red") ? sum(others) : red;
    return equal(times(worthOf(answer), sum([red, ...others])), wanted);
  },
  pythagoras: (question, answer) => {
    const square = (value: Rational) => times(value, value);
    const [a = zero, b = zero] = numbersIn(question);
    const third = worthOf(answer);
    const known = question.startsWith("The two") ? [a, b, third] : [third, b, a];
    return (
      withUnit(question, answer) &&
      equal(plus(square(at(known, 0)), square(at(known, 1))), square(at(known, 2)))
    );
  },
  speed: (question, answer) => {
    const [a = zero, b = zero] = numbersIn(question);
    if (answer.endsWith("km/h")) return equal(times(worthOf(answer), b), a);
    if (answer.endsWith("km")) return equal(over(worthOf(answer), b), a);
    return answer.endsWith(" h") && equal(times(worthOf(answer), b), a);
  },
  "ohms-law": (question, answer) => {
    const [a = zero, b = zero] = numbersIn(question);
    if (answer.endsWith("V")) return equal(over(worthOf(answer), b), a);
    if (answer.endsWith("Ω")) return equal(times(worthOf(answer), b), a);
    return answer.endsWith("A") && equal(times(worthOf(answer), a), b);
  },
};
