import { expect, test } from "bun:test";
import { drawFigure, keyOf } from "../../src/figures/draw-figure.ts";
import { asFigure } from "../../src/figures/read-figure.ts";
import { generate, kinds } from "../../src/maths/generate.ts";
import { numbersTo, times } from "../sweep.ts";
import { boxesIn } from "./picture-boxes.ts";

const numbersIn = (text: string) => new Set(text.replace(/−/g, "-").match(/-?\d+(?:\.\d+)?/g) ?? []);

test("a task's figure is drawn from its own numbers and does not tell its answer", () => {
  const having = new Map<string, number>();
  for (const kind of kinds)
    for (const level of ["easy", "medium", "hard"] as const)
      for (const seed of numbersTo(times(3, 60)))
        for (const { question, answer, figure } of generate(kind, level, seed, 3)) {
          if (figure === undefined) continue;
          const read = asFigure(figure);
          const { svg, alt } = drawFigure(read);
          // Where the figure is itself what is asked about, tests/maths/judged.test.ts looks at it.
          if (!/\d/.test(question)) continue;
          const hasScale = ["number-line", "coordinate-grid", "bar-chart"].includes(read.kind);
          const asked = numbersIn(question);
          const drawn = [alt, ...boxesIn(svg).words.map(({ text }) => text)].join(" ");
          // Of a triangle's or rectangle's own measures, each that the picture shows stands in the question.
          if (read.kind !== "bar-model" && !hasScale) {
            const shown = [...numbersIn(alt.replace(/blank \d+|corner \d+|^\d+ angles/g, ""))];
            expect([kind, question, shown.filter((one) => !asked.has(one))]).toEqual([kind, question, []]);
          }
          const told = [...numbersIn(answer)].filter((one) => !asked.has(one) && one.length > 1);
          if (!hasScale)
            expect([kind, question, told.filter((one) => numbersIn(drawn).has(one))]).toEqual([
              kind,
              question,
              [],
            ]);
          for (const words of keyOf(read).values()) expect(answer).toContain(words.replace("°", ""));
          having.set(kind, (having.get(kind) ?? 0) + 1);
        }
  for (const kind of [
    "angles-in-a-triangle",
    "angles-on-a-line",
    "angles-at-a-point",
    "angles-parallel-lines",
  ])
    expect(having.get(kind) ?? 0).toBeGreaterThan(5);
  for (const kind of [
    "rectangle-area",
    "triangle-area",
    "circle-area",
    "pythagoras",
    "fraction-of-amount",
    "share-ratio",
    "add-negatives",
  ])
    expect(having.get(kind) ?? 0).toBeGreaterThan(2);
});
