import { describe, expect, test } from "bun:test";
import { generate, isKind, type Kind, kinds } from "../../src/maths/generate.ts";
import type { Level, MathsTask } from "../../src/maths/task.ts";
import { readClaims } from "../packs/claims/claims.ts";
import { wrongAnswer } from "../packs/claims/wrong-claims.ts";
import { numbersTo, times } from "../sweep.ts";
import { checks } from "./independent.ts";

const levels: readonly Level[] = ["easy", "medium", "hard"];
const many = 8;
const seeds = numbersTo(times(3, 60));

function every(look: (kind: Kind, level: Level, tasks: MathsTask[], seed: number) => void): void {
  for (const seed of seeds)
    for (const kind of kinds)
      for (const level of levels) look(kind, level, generate(kind, level, seed, many), seed);
}

type Asked = Pick<MathsTask, "question" | "answer" | "figure">;

/** What is wrong with an answer: by a check of its own where the question is in words, else by the sum that it asks for. */
function wrongWith(kind: Kind, { question, answer, figure }: Asked): string[] {
  const check = checks[kind];
  if (check === undefined) return wrongAnswer({ text: question, answer });
  return check(question, answer, figure) ? [] : [`${question} is not ${answer}`];
}

/** "5/12 = 5/12" */
function saysNothing(step: string): boolean {
  const sides = step.split(" = ").map((side) => side.replace(/\.$/, "").trim());
  return sides.some((side, at) => at > 0 && side === sides[at - 1]);
}

describe("mathematics from rules", () => {
  test("every answer is right, checked from the question's words in another way than it was made", () => {
    every((kind, _level, tasks) => expect(tasks.flatMap((task) => wrongWith(kind, task))).toEqual([]));
  });

  test("the answer of a misconception is never the right one, and the check above would find it out", () => {
    every((kind, level, tasks) => {
      for (const { question, answer, wrong, figure } of tasks) {
        expect({ kind, level, question, wrong: wrong.length > 0 }).toEqual({
          kind,
          level,
          question,
          wrong: true,
        });
        for (const { value, misconception } of wrong) {
          expect({
            question,
            value,
            misconception,
            found:
              wrongWith(kind, { question, answer: value, ...(figure === undefined ? {} : { figure }) })
                .length > 0,
          }).toEqual({
            question,
            value,
            misconception,
            found: true,
          });
          expect(value).not.toBe(answer);
        }
      }
    });
  });

  test("every equality in the steps is true, and the steps come to the answer", () => {
    every((kind, level, tasks) => {
      for (const { question, steps, answer } of tasks) {
        const text = question.startsWith("Solve") ? question : "";
        const told = text === "" ? steps.join("\n") : [...steps, answer].join("\n");
        expect({ kind, level, wrong: wrongAnswer({ text, answer: told }) }).toEqual({
          kind,
          level,
          wrong: [],
        });
        expect(steps.length).toBeGreaterThan(0);
        const empty = steps.flatMap((step) => step.split(/ and |; |: /)).filter(saysNothing);
        expect({ kind, question, empty }).toEqual({ kind, question, empty: [] });
        expect([question, ...steps, answer].join(" ")).not.toMatch(/undefined|NaN|null|Infinity|--|\+ −|- /);
      }
    });
  });

  test("no task stands twice in a set, each set is whole, and another seed gives another set", () => {
    const sets = new Map<string, Set<string>>();
    every((kind, level, tasks, seed) => {
      const asked = new Set(tasks.map(({ question, figure }) => question + JSON.stringify(figure)));
      expect({ kind, level, seed, tasks: asked.size }).toEqual({
        kind,
        level,
        seed,
        tasks: many,
      });
      const name = `${kind} ${level}`;
      sets.set(name, (sets.get(name) ?? new Set()).add(JSON.stringify(tasks)));
    });
    for (const [name, seen] of sets) expect({ name, sets: seen.size }).toEqual({ name, sets: seeds.length });
  });

  test("the same seed gives the same set", () => {
    for (const kind of kinds) expect(generate(kind, "medium", 7, 5)).toEqual(generate(kind, "medium", 7, 5));
    expect(generate("add-fractions", "easy", 7, 3)).toEqual(
      generate("add-fractions", "easy", 7, 5).slice(0, 3),
    );
  });

  test("what an answer or an equality can be checked by is there for every kind", () => {
    for (const kind of kinds.filter((one) => checks[one] === undefined)) {
      const [task] = generate(kind, "medium", 1, 1);
      const asks =
        /^(Work out|Solve|Simplify) /.test(task?.question ?? "") ||
        readClaims(task?.question ?? "").claims.length > 0;
      expect({ kind, asks }).toEqual({ kind, asks: true });
    }
    expect(isKind("toString")).toBe(false);
  });
});
