import { describe, expect, test } from "bun:test";
import { drawFigure } from "../../src/figures/draw-figure.ts";
import { asFigure } from "../../src/figures/read-figure.ts";
import { Items } from "../../src/learning/course-format.ts";
import type { MathsTaskKept } from "../../src/learning/exercises/maths/maths-record.ts";
import { kept } from "../../src/learning/exercises/maths/task-of.ts";
import { judgeWork } from "../../src/maths/answers/judge-work.ts";
import { generate, type Kind, kinds } from "../../src/maths/generate.ts";
import type { Rational } from "../../src/maths/rational.ts";
import type { Level } from "../../src/maths/task.ts";
import { worthOf } from "../../src/maths/worth.ts";
import { numbersTo, times } from "../sweep.ts";

const seeds = numbersTo(times(6, 200));
const levels: readonly Level[] = ["easy", "medium", "hard"];

function* tasksOf(generator: Kind) {
  const { skills } = Items.parse({
    concept: "c",
    teach: { explanation: "e", example: "e" },
    skills: [{ id: "s", title: "S", generator }],
  });
  const [skill] = skills;
  if (skill === undefined) throw new Error("no skill");
  for (const seed of seeds) {
    const level = levels[seed % 3] ?? "easy";
    const [task, other] = generate(generator, level, seed, 2);
    if (task === undefined || other === undefined) throw new Error(`${generator} ${level} ${seed}: no task`);
    yield kept(skill, level, task, other, "1");
  }
}

const plain = (text: string) => text.replace(/−/g, "-");
const value = (text: string): Rational | null => worthOf(text.replace(/,(?=\d{3})/g, ""));

/** A decimal that ends, with a comma and with a point; nothing for others. */
function decimals(number: Rational): string[] {
  for (let places = 0; places <= 6; places++) {
    const scaled = number.top * 10n ** BigInt(places);
    if (scaled % number.bottom !== 0n) continue;
    const digits = String((scaled < 0n ? -scaled : scaled) / number.bottom).padStart(places + 1, "0");
    const [whole, part] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
    const sign = number.top < 0n ? "-" : "";
    return [`${sign}${whole}.${part}0`, `${sign}${whole},${part}0`].filter((text) => !/,\d{3}$/.test(text));
  }
  return [];
}

/** The right answer as different pupils write it: at least five ways. */
function ways(answer: string, { key, start }: Pick<MathsTaskKept, "key" | "start">): string[] {
  const isSum = start !== "" && key.kind !== "solution";
  const spaced = [
    answer,
    ...(isSum ? [`${start} = ${answer}`] : []),
    `${answer}.`,
    plain(answer),
    ` ${plain(answer)} `,
    plain(answer).replace(/ /g, "  "),
  ];
  switch (key.kind) {
    case "value": {
      const number = value(key.value);
      const bare = plain(key.value);
      const other = number === null || key.form !== "number" ? [] : decimals(number);
      const unit = key.unit === "" ? [] : [`${bare} ${key.unit}`.replace(/^(.*) £$/, "£$1"), bare];
      return [...spaced, ...other, ...unit, `= ${plain(answer)}`, `(${bare})`];
    }
    case "solution": {
      const [, side = ""] = answer.split(" = ");
      return [
        ...spaced,
        side,
        `${plain(side)} = ${key.letter}`,
        `${key.letter}=${plain(side)}`,
        `${key.letter.toUpperCase()} = ${side}`,
      ];
    }
    case "expression":
      return [...spaced, plain(answer).replace(/ /g, ""), `= ${answer}`, `(${answer})`];
    case "ratio":
      return [...spaced, key.parts.join(" : "), key.parts.join(" to "), `${key.parts.join(":")}`];
    case "point":
      return [
        ...spaced,
        `${key.across}, ${key.up}`,
        `x = ${key.across}, y = ${key.up}`,
        `(${key.across}; ${key.up})`,
      ];
    case "list":
      return [...spaced, key.values.join(" and "), key.values.join("; "), key.values.join(", ")];
  }
}

describe("every kind of task can be judged", () => {
  test.each(kinds.map((kind) => [kind]))(
    "%s: right in five ways, typical mistakes wrong and named, figure drawn",
    (kind) => {
      for (const task of tasksOf(kind)) {
        const { answer, wrong, figure, question } = task;
        const written = [...new Set(ways(answer, task))];
        expect(written.length).toBeGreaterThanOrEqual(5);
        for (const text of written)
          expect([question, text, judgeWork(task, text, { steps: false }).verdict]).toEqual([
            question,
            text,
            "right",
          ]);
        for (const { value: given, misconception } of wrong) {
          const judged = judgeWork(task, given, { steps: false });
          const isNamed = judged.verdict === "wrong" && judged.note === misconception;
          // What is half right is something else than the mistake: the right number where a form is missing.
          expect([question, given, judged.verdict, isNamed ? misconception : judged.note]).toEqual([
            question,
            given,
            "wrong",
            misconception,
          ]);
        }
        if (figure === undefined) continue;
        const { svg, alt } = drawFigure(asFigure(figure));
        expect(svg.startsWith("<svg")).toBe(true);
        // How many bars there are, and the numbers of blanks, are no answers.
        const says = plain(alt).replace(/of \d+ bars?|blank \d+/g, "");
        const own = plain(answer);
        const isThere = new RegExp(
          `(?<![\\d.,/-])${own.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\d/]|[.,]\\d)`,
        ).test(says);
        // A figure that is the question never tells its answer; others may hold the same number for something else, and
        // so may one of which two values are read: their difference can be a third bar's.
        const read = alt.match(/blank \d+/g) ?? [];
        if (!/\d/.test(question) && read.length < 2) expect([alt, isThere]).toEqual([alt, false]);
      }
    },
  );
});
