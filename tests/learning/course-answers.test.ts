import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { holds } from "../../src/learning/exercises/worksheet/sections/text.ts";
import { compare, equal, minus, type Rational, rational, times } from "../../src/maths/rational.ts";
import { holdsFor, worthOf } from "../../src/maths/worth.ts";
import { sums } from "./maths-sums.ts";
import { shippedCourse } from "./shipped-course.ts";

const courses = join(import.meta.dir, "..", "..", "courses");
const names = readdirSync(courses);

test("every gap of our courses can be asked: one gap, and its answer is not in sight", () => {
  const hidden = names.flatMap((name) =>
    [...shippedCourse(name).items.values()].flatMap(({ concept, cloze }) =>
      cloze
        .filter(({ text, answers, hint = "" }) => {
          const around = `${text.replace(/_{3,}/g, " | ")} | ${hint}`;
          return text.split(/_{3,}/).length !== 2 || answers.some((answer) => holds(around, answer));
        })
        .map(({ text }) => `${name}, ${concept}: ${text}`),
    ),
  );
  expect(hidden).toEqual([]);
});

const maths = [...shippedCourse("mathematics-11-14").items.values()];

const worth = (text: string, names?: ReadonlyMap<string, Rational>): Rational => {
  const value = worthOf(text, names);
  if (value === null) throw new Error(`"${text}" is no sum`);
  return value;
};
const whole = (text: string) => BigInt(text.replace(/[ ,]/g, ""));
const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** The same value for every number that the letters may stand for: for more of them than any such expression has powers. */
function sameExpression(one: string, other: string): boolean {
  return [-3, 0, 1, 2, 5].every((x) =>
    [-2, 7].every((y) => {
      const at = new Map([
        ["x", rational(x)],
        ["y", rational(y)],
        ["n", rational(x)],
      ]);
      return equal(worth(one, at), worth(other, at));
    }),
  );
}

type Check = (found: RegExpMatchArray, answer: string) => boolean;
const isWorth = (answer: string, value: Rational) => equal(worth(answer), value);

function rounded(number: string, unit: Rational): Rational {
  const value = worth(number);
  const scaled = { top: value.top * unit.bottom, bottom: value.bottom * unit.top };
  return times(rational((2n * scaled.top + scaled.bottom) / (2n * scaled.bottom)), unit);
}

/** How the answer to a question of this wording is worked out. */
const ways: readonly [RegExp, Check][] = [
  [/^Work out: (.*) = ___$/, ([, sum = ""], answer) => isWorth(answer, worth(sum))],
  [/^Solve (.*)\. x = ___$/, ([, equation = ""], answer) => holdsFor(equation, "x", worth(answer)) === true],
  [
    /^(\S+) rounded to the nearest hundred is ___\.$/,
    ([, n = ""], answer) => whole(answer) === rounded(n, rational(100)).top,
  ],
  [
    /^(\S+) rounded to the nearest ten is ___\.$/,
    ([, n = ""], answer) => whole(answer) === rounded(n, rational(10)).top,
  ],
  [
    /^(\S+) rounded to one decimal place is ___\.$/,
    ([, n = ""], answer) => isWorth(answer, rounded(n, rational(1, 10))),
  ],
  [
    /^(0\.0\d+) rounded to one significant figure is ___\.$/,
    ([, n = ""], answer) => isWorth(answer, rounded(n, rational(1, 100))),
  ],
  [/^The square root of (\d+) is ___\.$/, ([, n = ""], answer) => isWorth(`${answer}²`, worth(n))],
  [
    /^The highest common factor of (\d+) and (\d+) is ___\.$/,
    ([, a = "", b = ""], answer) => whole(answer) === divisor(whole(a), whole(b)),
  ],
  [
    /^The lowest common multiple of (\d+) and (\d+) is ___\.$/,
    ([, a = "", b = ""], answer) => whole(answer) === (whole(a) * whole(b)) / divisor(whole(a), whole(b)),
  ],
  [
    /^The next prime number after (\d+) is ___\.$/,
    ([, n = ""], answer) => Number(answer) === nextPrime(Number(n)),
  ],
  [
    /^(\d+)\/(\d+) in its simplest form has the (denominator|numerator) ___\.$/,
    ([, top = "", bottom = "", which], answer) =>
      whole(answer) === whole(which === "numerator" ? top : bottom) / divisor(whole(top), whole(bottom)),
  ],
  [
    /^(0\.\d+) as a fraction in its simplest form has the denominator ___\.$/,
    ([, n = ""], answer) => {
      const { top, bottom } = worth(n);
      return whole(answer) === bottom / divisor(top, bottom);
    },
  ],
  [
    /^(.+) as (?:a mixed number|one fraction) is ___\.$/,
    ([, given = ""], answer) => isWorth(answer, worth(given)),
  ],
  [/^(\S+) written as a percentage is ___ %\.$/, ([, n = ""], answer) => isWorth(`${answer}%`, worth(n))],
  [
    /^(\d+) : (\d+) in its simplest form is ___\.$/,
    ([, a = "", b = ""], answer) => isRatio(answer, whole(a), whole(b)),
  ],
  [
    /^(\d+) cm : (\d+) m in its simplest form is ___\.$/,
    ([, a = "", b = ""], answer) => isRatio(answer, whole(a), 100n * whole(b)),
  ],
  [
    /^If x\/(\d+) = (\d+), then x is ___\.$/,
    ([, a = "", b = ""], answer) => whole(answer) === whole(a) * whole(b),
  ],
  [
    /^The nth term of ([\d, ]+) is ___\.$/,
    ([, list = ""], answer) =>
      list
        .split(", ")
        .every((term, i) => equal(worth(answer, new Map([["n", rational(i + 1)]])), worth(term))),
  ],
  [
    /^The gradient of y = (.*) is ___\.$/,
    ([, rule = ""], answer) => isWorth(answer, minus(at(rule, 1), at(rule, 0))),
  ],
  [/^The y-intercept of y = (.*) is ___\.$/, ([, rule = ""], answer) => isWorth(answer, at(rule, 0))],
  [/^1 m² is ___ cm²\.$/, (_, answer) => whole(answer) === 100n ** 2n],
  [
    /^The probability of an even number on a fair dice is ___\.$/,
    (_, answer) =>
      isWorth(answer.replace(" %", "%"), rational([1, 2, 3, 4, 5, 6].filter((n) => n % 2 === 0).length, 6)),
  ],
  [
    /^(?:Expanded, |Factorised, )?(.*?)(?: collected)? is ___\.$/,
    ([, given = ""], answer) => sameExpression(given, answer),
  ],
];

const at = (rule: string, x: number) => worth(rule, new Map([["x", rational(x)]]));
const isPrime = (n: number) =>
  n > 1 && Array.from({ length: n - 2 }, (_, i) => i + 2).every((d) => n % d !== 0);
const nextPrime = (n: number): number => (isPrime(n + 1) ? n + 1 : nextPrime(n + 1));
function isRatio(answer: string, a: bigint, b: bigint): boolean {
  const [left = "", right = ""] = answer.split(":").map((side) => side.trim());
  return whole(left) === a / divisor(a, b) && whole(right) === b / divisor(a, b);
}

/** Numbers and signs on both sides of "=", and nothing before them that belongs to the sum. */
const writtenSum =
  /(?<!\d[. ]|of |[\p{L}\p{N}])(?<![+×÷/^)²³%-]\s*|\d ?: ?)-?[\d(][\d\s.+×÷/()²³^%-]*(?:= ?-?[\d(][\d\s.+×÷/()²³^%-]*)+/gu;

describe("the mathematics course", () => {
  test("every answer that can be worked out was worked out another way, in every form that is accepted", () => {
    const wrong: string[] = [];
    let checked = 0;
    for (const { text, answers } of maths.flatMap(({ cloze }) => cloze)) {
      const sum = sums[text];
      const way = ways.find(([wording]) => wording.test(text));
      if (sum !== undefined) {
        checked++;
        if (!answers.every((answer) => isWorth(answer, worth(sum))))
          wrong.push(`${text} ${answers.join(" / ")}`);
      } else if (answers.some((answer) => /\d/.test(answer))) {
        checked++;
        const found = way === undefined ? null : text.match(way[0]);
        if (!found || !answers.every((answer) => way?.[1](found, answer) === true))
          wrong.push(`${text} ${answers.join(" / ")}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(150);
  });

  test("no sum is left over whose question is gone", () => {
    const asked = new Set(maths.flatMap(({ cloze }) => cloze.map(({ text }) => text)));
    expect(Object.keys(sums).filter((text) => !asked.has(text))).toEqual([]);
  });

  test("every sum that a text, an example, a reason or a hint writes out is right", () => {
    const texts = maths.flatMap(({ teach, facts, questions }) => [
      teach.explanation,
      teach.example,
      ...facts.filter(({ truth }) => truth).map(({ statement }) => statement),
      ...facts.map(({ why }) => why),
      ...questions.flatMap(({ references, hints }) => [...references, ...hints]),
    ]);
    const plain = texts.map((text) => text.replace(/(\d) %/g, "$1%").replace(/\d+\.\d+\.{3}/g, "r"));
    const chains = plain.flatMap((text) => text.match(writtenSum) ?? []);
    const wrong = chains.filter((chain) => {
      const values = chain.split("=").map((side) => worthOf(side.trim().replace(/[.\s]+$/, "")));
      return values.some((value, i) => {
        const before = values[i - 1];
        return value !== null && before !== null && before !== undefined && !equal(value, before);
      });
    });
    expect(wrong).toEqual([]);
    expect(chains.length).toBeGreaterThan(100);
  });

  test("a statement about numbers is true where the numbers say so", () => {
    const wrong: string[] = [];
    let checked = 0;
    for (const { statement, truth } of maths.flatMap(({ facts }) => facts)) {
      const found = /^([-\d][^a-z]*?) is (larger than )?([-\d][^a-z,]*?)(?:,.*)?\.$/.exec(statement);
      const [left, right] = [worthOf(found?.[1] ?? ""), worthOf(found?.[3] ?? "")];
      if (!left || !right) continue;
      checked++;
      const holdsTrue = found?.[2] === undefined ? equal(left, right) : compare(left, right) > 0;
      if (holdsTrue !== truth) wrong.push(statement);
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(8);
  });
});

describe("the data sets of research methods", () => {
  const research = shippedCourse("research-methods").items;
  const answer = (concept: string, text: string) => {
    const found = research.get(concept)?.cloze.find((one) => one.text === text);
    if (found === undefined) throw new Error(`${concept} does not ask: ${text}`);
    return Number(found.answers[0]);
  };
  /** The first table of a text, without the line below its heading. */
  const table = (concept: string) =>
    (research.get(concept)?.teach.explanation.match(/^\|.*\|$/gm) ?? [])
      .filter((line) => !/^[|-]+$/.test(line))
      .map((line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const median = (values: number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return mean([
      sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
      sorted[Math.floor(sorted.length / 2)] ?? 0,
    ]);
  };

  test("what is asked about the eight students follows from their table", () => {
    const rows = table("working-with-data").slice(1, 9);
    const minutes = rows.map((row) => Number(row[3]));
    const ask = (text: string) => answer("working-with-data", text);
    expect(minutes.length).toBe(8);
    expect(ask("In the data set of eight students, the mean number of minutes is ___.")).toBe(mean(minutes));
    expect(ask("In the data set of eight students, the median number of minutes is ___.")).toBe(
      median(minutes),
    );
    expect(ask("In the data set of eight students, the range of the minutes is ___.")).toBe(
      Math.max(...minutes) - Math.min(...minutes),
    );
    const share = (some: string[][], all: string[][]) => (100 * some.length) / all.length;
    const bus = rows.filter((row) => row[2] === "bus");
    expect(ask("Of the eight students in the data set, ___ % travel by bus.")).toBe(share(bus, rows));
    const atA = rows.filter((row) => row[1] === "A");
    const walking = atA.filter((row) => row[2] === "walk");
    expect(ask("Of the students at campus A, ___ % walk.")).toBe(share(walking, atA));
    const scores = rows.filter((row) => row[4] !== "-").map((row) => Number(row[4]));
    expect(ask("The mean score is taken over ___ students, because one score is missing.")).toBe(
      scores.length,
    );
    expect(research.get("working-with-data")?.teach.example).toContain(`about ${mean(scores).toFixed(1)}`);
  });

  test("the line through the data on practice is the least squares line", () => {
    const [hours = [], words = []] = table("regression").map((row) => row.slice(1).map(Number));
    const [x, y] = [mean(hours), mean(words)];
    const products = (a: number[], b: number[], meanA: number, meanB: number) =>
      a.reduce((sum, value, i) => sum + (value - meanA) * ((b[i] ?? 0) - meanB), 0);
    const slope = products(hours, words, x, y) / products(hours, hours, x, x);
    const intercept = y - slope * x;
    const predicted = (hour: number) => intercept + slope * hour;
    const ask = (text: string) => answer("regression", text);
    expect(ask("With intercept 8.6 and slope 2.8, the line predicts ___ words for 2 hours.")).toBeCloseTo(
      predicted(2),
    );
    expect(ask("With intercept 8.6 and slope 2.8, the line predicts ___ words for 5 hours.")).toBeCloseTo(
      predicted(5),
    );
    expect(
      ask("A person with 5 hours typed 24 words and the line predicts 22.6: the residual is ___."),
    ).toBeCloseTo((words[4] ?? 0) - predicted(5));
    expect(
      ask("A person with 3 hours typed 15 words and the line predicts 17: the residual is ___."),
    ).toBeCloseTo((words[2] ?? 0) - predicted(3));
    const share =
      products(hours, words, x, y) ** 2 / (products(hours, hours, x, x) * products(words, words, y, y));
    const text = research.get("regression")?.teach.explanation ?? "";
    expect(text).toContain(`here ${share.toFixed(2)}, so ${(100 * share).toFixed(0)} %`);
    expect(text).toContain(`would promise ${predicted(100).toFixed(1)} words`);
    expect(ask("If r is 0.9, R squared is ___.")).toBeCloseTo(0.9 ** 2);
  });

  test("counts, risks and agreement are what the tables give", () => {
    const [reminder = [], none = []] = table("comparing-groups")
      .slice(1)
      .map((row) => row.slice(1).map(Number));
    const [missedA = 0, keptA = 0, allA = 0] = reminder;
    const [missedB = 0, keptB = 0, allB = 0] = none;
    const all = allA + allB;
    const cells = [
      [missedA, ((missedA + missedB) * allA) / all],
      [keptA, ((keptA + keptB) * allA) / all],
      [missedB, ((missedA + missedB) * allB) / all],
      [keptB, ((keptA + keptB) * allB) / all],
    ];
    const square = cells.reduce(
      (sum, [observed = 0, expected = 1]) => sum + (observed - expected) ** 2 / expected,
      0,
    );
    const text = research.get("comparing-groups")?.teach.explanation ?? "";
    expect(text).toContain(`= ${square.toFixed(2)}.`);
    const ask = (question: string) => answer("comparing-groups", question);
    expect(
      ask(
        "With 12 of 100 missed in one group and 20 of 100 in the other, the risk difference is ___ percentage points.",
      ),
    ).toBe(20 - 12);
    expect(
      ask("With 10 of 100 missed in one group and 20 of 100 in the other, the relative risk is ___."),
    ).toBe(missedA / allA / (missedB / allB));
    expect(
      ask(
        "30 of 200 missed in all; if there were no link, the expected count missed in a group of 100 is ___.",
      ),
    ).toBe(cells[0]?.[1] ?? 0);
    expect(ask("A risk difference of 5 % means that ___ people must be treated to prevent one case.")).toBe(
      1 / 0.05,
    );
    const agree = (observed: number, chance: number) => (observed - chance) / (1 - chance);
    const coded = (question: string) => answer("qualitative-analysis", question);
    expect(coded("Two coders agree on 45 of 50 passages: the percent agreement is ___ %.")).toBe(
      (100 * 45) / 50,
    );
    expect(coded("Agreement is 0.80 and by chance it would be 0.60: kappa is ___.")).toBeCloseTo(
      agree(0.8, 0.6),
    );
    const passages = research.get("qualitative-analysis")?.teach.explanation ?? "";
    expect(passages).toContain(`= ${agree(0.8, 0.6 * 0.6 + 0.4 * 0.4).toFixed(2)}.`);
  });

  test("no number that is asked for in these concepts goes unchecked", () => {
    const checked = {
      "working-with-data": 6,
      regression: 5,
      "comparing-groups": 4,
      "qualitative-analysis": 2,
    };
    for (const [concept, many] of Object.entries(checked)) {
      const numbers = research.get(concept)?.cloze.filter(({ answers }) => /\d/.test(answers[0] ?? "")) ?? [];
      expect({ concept, many: numbers.length }).toEqual({ concept, many });
    }
  });
});
