import { describe, expect, test } from "bun:test";
import { drawFigure, keyOf } from "../../src/figures/draw-figure.ts";
import type { Figure } from "../../src/figures/figure.ts";
import { readFigure } from "../../src/figures/read-figure.ts";
import { writeYaml } from "../../src/markdown/write-yaml.ts";
import { generate, type Kind, kinds } from "../../src/maths/generate.ts";
import type { Level } from "../../src/maths/task.ts";
import { numbersTo, times } from "../sweep.ts";
import { boxesIn } from "./picture-boxes.ts";
import { isTrueTo } from "./true-to-task.ts";

const levels: readonly Level[] = ["easy", "medium", "hard"];
const numbersIn = (text: string) =>
  new Set(
    text
      .replace(/−/g, "-")
      .replace(/(?<=\d),(?=\d{3})/g, "")
      .match(/-?\d+(?:\.\d+)?/g) ?? [],
  );

type Drawn = {
  kind: Kind;
  level: Level;
  question: string;
  answer: string;
  figure: Figure;
  alt: string;
  words: string;
};

/** Each as a lesson has it: written as its block and read again. */
function drawnTasks(): Drawn[] {
  return kinds.flatMap((kind) =>
    levels.flatMap((level) =>
      numbersTo(times(3, 60)).flatMap((seed) =>
        generate(kind, level, seed, 3).flatMap(({ question, answer, figure }) =>
          figure === undefined
            ? []
            : [{ kind, level, question, answer, ...shown(readFigure(writeYaml(figure))) }],
        ),
      ),
    ),
  );
}

function shown(figure: Figure): Pick<Drawn, "figure" | "alt" | "words"> {
  const { svg, alt } = drawFigure(figure);
  const words = boxesIn(svg).words.map(({ text }) => text);
  return { figure, alt, words: words.join(" ") };
}

/** What stands on an axis or names a place is no number of the task. */
const hasScale = ({ kind }: Figure) => ["number-line", "coordinate-grid", "bar-chart"].includes(kind);

/** How many parts there are is drawn; what they are worth is written. */
const counts =
  /blank \d+|corner \d+|Bar \d+|Row \d+|\d+ (?:rows?|(?:fraction )?bars?|angles|equal parts?|parts?|times|shaded|without)|of \d+/g;

describe("a figure of a task", () => {
  const tasks = drawnTasks();

  test("is drawn, and every number that it writes stands in the task", () => {
    for (const { kind, question, figure, alt, words } of tasks) {
      // Where the figure is itself what is asked about, tests/maths/judged.test.ts looks at it.
      if (!/\d/.test(question) || hasScale(figure) || figure.kind === "table") continue;
      const asked = numbersIn(question);
      const strange = [...numbersIn(`${alt.replace(counts, "")} ${words}`)].filter((one) => !asked.has(one));
      expect([kind, question, strange]).toEqual([kind, question, []]);
    }
  });

  test("is true to the task: put the answer in, and the bars, shapes and lines come out", () => {
    for (const { kind, question, answer, figure } of tasks)
      expect([kind, question, isTrueTo(kind, question, answer, figure)]).toEqual([kind, question, true]);
  });

  test("does not tell the answer", () => {
    for (const { kind, question, answer, figure, alt, words } of tasks) {
      if (!/\d/.test(question)) continue;
      const asked = numbersIn(question);
      const drawn = numbersIn(hasScale(figure) ? "" : `${alt} ${words}`);
      const told = [...numbersIn(answer)].filter(
        (one) => !asked.has(one) && one.length > 1 && drawn.has(one),
      );
      expect([kind, question, told]).toEqual([kind, question, []]);
      if (answer === "90°") expect([question, alt.includes("right angle")]).toEqual([question, false]);
      for (const blank of keyOf(figure).values()) expect(answer).toContain(blank);
    }
  });

  test("stands with every kind of task that teachers draw, and leaves a sum alone as it grows harder", () => {
    const having = (level: Level) =>
      new Set(tasks.filter((one) => one.level === level).map(({ kind }) => kind));
    const without = kinds.filter((kind) => !having("easy").has(kind));
    expect(without.toSorted()).toEqual([
      "collect-like-terms",
      "decimals",
      "factorise",
      "highest-common-factor",
      "line-value",
      "lowest-common-multiple",
      "median",
      "multiply-fractions",
      "multiply-negatives",
      "nth-term",
      "order-of-operations",
      "powers",
      "simplify-ratio",
      "square-roots",
      "substitute",
    ]);
    for (const kind of ["one-step-equations", "percentage-of", "add-fractions", "number-bonds"] as const)
      expect([kind, having("hard").has(kind)]).toEqual([kind, false]);
    for (const kind of ["triangle-area", "angles-at-a-point", "cuboid-volume", "ohms-law"] as const)
      expect([kind, having("hard").has(kind)]).toEqual([kind, true]);
  });
});
