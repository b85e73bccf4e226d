import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { drawFigure } from "../../src/figures/draw-figure.ts";
import { asFigure } from "../../src/figures/read-figure.ts";
import { forPupils, levels } from "../../src/questions/paper.ts";
import type { Question } from "../../src/questions/question.ts";
import { times } from "../sweep.ts";
import { questions } from "./arbitrary.ts";

/** The same question with another key: what pupils see must not tell them apart. */
function withOtherKey(question: Question): Question {
  const why = "because of something else";
  switch (question.kind) {
    case "choice":
      return {
        ...question,
        why,
        options: question.options.map(({ text }, at) => ({ text, right: at === 0, misconception: "secret" })),
      };
    case "short":
      return {
        ...question,
        why,
        answers: ["an answer that is much longer than the one that was there before it"],
      };
    case "number":
      return { ...question, why, answer: "98765.4321" };
    default:
      return { ...question, why };
  }
}

describe("what pupils see", () => {
  test("does not depend on which answer is right", () => {
    fc.assert(
      fc.property(questions, fc.constantFrom(...levels), (question, level) => {
        expect(forPupils(withOtherKey(question), level)).toEqual(forPupils(question, level));
      }),
      { numRuns: times(150, 3_000) },
    );
  });

  test("is in another order than the right one, and the same each time", () => {
    fc.assert(
      fc.property(questions, (question) => {
        if (question.kind !== "order") return;
        const shown = forPupils(question).options.map(({ text }) => text);
        expect(shown).not.toEqual(question.items);
        expect(shown.toSorted()).toEqual(question.items.toSorted());
        expect(forPupils(question)).toEqual(forPupils(question));
      }),
      { numRuns: times(150, 2_000) },
    );
  });

  test("of a figure to label is a mark where its name stood, however it is spelt there", () => {
    const form = forPupils({
      kind: "label",
      prompt: "Name the parts.",
      figure: {
        kind: "labelled-parts",
        title: "A flower and its Stem",
        parts: ["Stem", "root hair", "root", "soil"].map((label, at) => ({
          shape: "place",
          at: [9 * at, 50],
          label,
        })),
      },
      blanks: [
        { mark: "A", answers: ["stem", "stalk"] },
        { mark: "B", answers: ["root"] },
        { mark: "C", answers: ["root hair"] },
      ],
    });
    const { svg, alt } = drawFigure(asFigure(form.figure ?? {}));
    expect((svg + alt).toLowerCase()).not.toMatch(/root|stem|stalk/);
    expect(alt).toBe(
      "A flower and its A. A drawing with 4 labelled parts: blank A, blank C, blank B and soil.",
    );
    expect(form.blanks).toEqual(["A", "B", "C"]);
  });

  test("the three sheets ask the same, and help as much as they should", () => {
    const question: Question = {
      kind: "short",
      prompt: "Why do shadows move?",
      answers: ["the sun"],
      help: "The sun …",
      further: "When is there none?",
    };
    expect(levels.map((level) => forPupils(question, level).beside)).toEqual([
      "The sun …",
      "",
      "When is there none?",
    ]);
    expect(new Set(levels.map((level) => forPupils(question, level).prompt)).size).toBe(1);
  });
});
