import { expect, test } from "bun:test";
import { readAnswer } from "../../../src/learning/short-answers/answer-text.ts";
import { answerWords } from "../../../src/learning/short-answers/answer-words.ts";
import { prepare } from "../../../src/learning/short-answers/prepare.ts";

const prepared = prepare("Why did the puddle vanish?", ["The water evaporated in the sun."]);

function wordsOf(answer: string): string[] {
  return answerWords(prepared, readAnswer(prepared, answer)).map((word) => word.slice(0, 1));
}

test("a word is known by where the learner has it from: the reference, the question, or neither", () => {
  expect(wordsOf("evaporation")).toEqual(["r"]);
  expect(wordsOf("puddles")).toEqual(["q"]);
  expect(wordsOf("magic")).toEqual(["n"]);
});

test("a word said twice counts once, numbers and labels not at all", () => {
  expect(wordsOf("magic, magic, magic")).toEqual(["n"]);
  expect(wordsOf("12")).toEqual([]);
});

test("other scripts are read like any other words", () => {
  expect(wordsOf("蒸发")).toEqual(["n"]);
});
