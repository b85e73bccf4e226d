import { z } from "zod";
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
import type { FigureData } from "../../src/maths/task.ts";
import { worthOf as sumOf } from "../../src/maths/worth.ts";
import { readClaims } from "../packs/claims/claims.ts";
import { tokens } from "../packs/claims/tokens.ts";

/** Whether an answer is right, found out from the question's words alone and in another way than it was made. */
export type Check = (question: string, answer: string, figure?: FigureData) => boolean;

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
  "order-of-operations": (question, answer) =>
    equal(sumOf(/Work out (.*)\.$/.exec(question)?.[1] ?? "") ?? zero, worthOf(answer)),
  "square-roots": (question, answer) => {
    const [under = zero] = numbersIn(question);
    return equal(times(worthOf(answer), worthOf(answer)), under) && worthOf(answer).top > 0n;
  },
  // By trying every number, from the highest down or from the lowest up.
  "highest-common-factor": (question, answer) => {
    const [a = 1, b = 1] = numbersIn(question).map(({ top }) => Number(top));
    let found = Math.min(a, b);
    while (a % found !== 0 || b % found !== 0) found--;
    return equal(worthOf(answer), rational(found));
  },
  "lowest-common-multiple": (question, answer) => {
    const [a = 1, b = 1] = numbersIn(question).map(({ top }) => Number(top));
    let found = Math.max(a, b);
    while (found % a !== 0 || found % b !== 0) found++;
    return equal(worthOf(answer), rational(found));
  },
  "fraction-to-decimal": (question, answer) =>
    equal(worthOf(answer), at(numbersIn(question), 0)) && !answer.includes("/"),
  "collect-like-terms": (question, answer) => sameAtPoints(asked(question), answer),
  "expand-brackets": (question, answer) => sameAtPoints(asked(question), answer) && !answer.includes("("),
  factorise: (question, answer) => sameAtPoints(asked(question), answer) && answer.includes("("),
  substitute: (question, answer) => {
    const [, rule = "", letter = "", value = ""] = /What is (.*) when (\w) = (.*)\?/.exec(question) ?? [];
    return equal(inTerms(rule, letter, value), worthOf(answer));
  },
  "line-value": (question, answer) => {
    const [, rule = "", value = ""] = /y = (.*)\. What is y when x = (.*)\?/.exec(question) ?? [];
    return equal(inTerms(rule, "x", value), worthOf(answer));
  },
  "gradient-of-line": (question, answer) => {
    const [a = 0, b = 0, c = 0, d = 0] = Array.from(question.matchAll(/−?\d+/g), ([one]) => signed(one));
    // From the first point, the second is reached with this gradient.
    return equal(times(worthOf(answer), rational(c - a)), rational(d - b));
  },
  "cuboid-volume": (question, answer) => {
    const [a = zero, b = zero, c = zero] = numbersIn(question);
    return equal(over(over(worthOf(answer), c), b), a) && answer.endsWith("³");
  },
  "cuboid-surface": (question, answer) => {
    const [a = zero, b = zero, c = zero] = numbersIn(question);
    // A belt round the sides, and two lids.
    const belt = times(times(rational(2), plus(a, b)), c);
    return equal(minus(worthOf(answer), belt), times(rational(2), times(a, b))) && answer.endsWith("²");
  },
  "read-point": (_question, answer, figure) => {
    const [point] = inFigure(figure).points ?? [];
    return answer === `(${point?.x}, ${point?.y})`.replaceAll("-", "−");
  },
  "shaded-fraction": (_question, answer, figure) => {
    const [bar] = inFigure(figure).bars ?? [];
    return equal(times(worthOf(answer), rational(bar?.parts ?? 0)), rational(bar?.shaded ?? 0));
  },
  "read-number-line": (_question, answer, figure) => {
    const [point] = inFigure(figure).points ?? [];
    const [top = "0", bottom = "1"] = String(point?.at).split("/");
    const [whole = 0, places = 1] = top.includes(".")
      ? [Number(top.replace(".", "")), 10 ** (top.split(".")[1]?.length ?? 0)]
      : [Number(top), Number(bottom)];
    return equal(worthOf(answer), rational(whole, places));
  },
  "read-bar-chart": (question, answer, figure) => {
    const values = new Map((inFigure(figure).bars ?? []).map(({ label, value }) => [label, value ?? 0]));
    const [a = 0, b = 0] = Array.from(question.matchAll(/“(.*?)”/g), ([, name = ""]) => values.get(name));
    const all = [...values.values()].reduce((total, one) => total + one, 0);
    const wanted = question.includes("altogether") ? all : question.includes("more") ? a - b : a;
    return equal(worthOf(answer), rational(wanted));
  },
};

const signed = (text: string) => Number(text.replace("−", "-"));
const asked = (question: string) =>
  /^(?:Simplify|Expand(?: and simplify)?|Factorise) (.*)\.$/.exec(question)?.[1] ?? "";

function inTerms(rule: string, letter: string, value: string): Rational {
  return sumOf(rule, new Map([[letter, rational(signed(value))]])) ?? zero;
}

/** The same at more points than such an expression has powers. */
function sameAtPoints(one: string, other: string): boolean {
  const letters = [...new Set(one.match(/[a-z]/g) ?? [])];
  return [-3, 0, 1, 2, 5].every((first) =>
    [-2, 7, 11].every((second) => {
      const names = new Map(letters.map((letter, at) => [letter, rational(at === 0 ? first : second)]));
      const [a, b] = [sumOf(one, names), sumOf(other, names)];
      return a !== null && b !== null && equal(a, b);
    }),
  );
}

const Drawn = z.looseObject({
  points: z
    .array(z.looseObject({ x: z.number().optional(), y: z.number().optional(), at: z.unknown().optional() }))
    .optional(),
  bars: z
    .array(
      z.looseObject({
        label: z.string(),
        value: z.number().optional(),
        parts: z.number().optional(),
        shaded: z.number().optional(),
      }),
    )
    .optional(),
});
const inFigure = (figure: FigureData | undefined) => Drawn.parse(figure);
