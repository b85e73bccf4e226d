import { expect, test } from "bun:test";
import { judgeQuestion } from "../../../../src/learning/exercises/worksheet/judge-question.ts";
import { question, type SheetQuestion } from "../../../../src/learning/exercises/worksheet/sheet.ts";

const verdict = (
  asked: Partial<SheetQuestion> & Pick<SheetQuestion, "judging" | "accepted">,
  answer: string,
): string =>
  judgeQuestion(
    { ...question({ prompt: "", uses: [], ...asked }), id: "1.1", kind: "cloze", section: "S" },
    answer,
    [],
  ).verdict;

const statement: Pick<SheetQuestion, "judging" | "accepted" | "prompt" | "explanation"> = {
  judging: "truth",
  accepted: ["false: It needs a sorted list.", "false"],
  prompt: "Binary search works on any list. ___",
  explanation: "It needs a sorted list, or it may throw away the half that holds the target.",
};

test.each([
  ["false, the list must be sorted first", "correct"],
  ["F - only when it has been sorted", "correct"],
  ["not true: it would throw away the wrong half", "correct"],
  ["false", "partial"],
  ["False.", "partial"],
  ["false because", "partial"],
  ["false, bananas are yellow", "partial"],
  ["true, because any list is fine", "incorrect"],
  ["binary search works", "incorrect"],
  ["", "incorrect"],
])("true or false, and why: %p is %s", (answer, expected) => {
  expect(verdict(statement, answer)).toBe(expected);
});

test.each([
  ["[1, 2]", "[1,2]", "correct"],
  ["1\n2", "1\n2", "correct"],
  ["1\n2", "1 2", "correct"],
  ["{'b': 1}", "{‘b’: 1}", "correct"],
  ["[1, 2]", "1 2", "partial"],
  ["True", "true", "partial"],
  ["-1", "1", "incorrect"],
  ["12", "1 2", "incorrect"],
  ["12", "", "incorrect"],
])("a program that prints %p: %p is %s", (output, answer, expected) => {
  expect(verdict({ judging: "output", accepted: [output] }, answer)).toBe(expected);
});

const options = ["Mix", "Bake", "Weigh", "Eat"];

test.each([
  ["C A B D", "correct"],
  ["c, a, b, d", "correct"],
  ["CABD", "correct"],
  ["C -> A -> B -> D", "correct"],
  ["A C B D", "partial"],
  ["D B A C", "incorrect"],
  ["C A B", "incorrect"],
  ["C C C C", "incorrect"],
])("the order of four steps: %p is %s", (answer, expected) => {
  expect(verdict({ judging: "sequence", accepted: ["C A B D"], options }, answer)).toBe(expected);
});

test.each([
  ["A, C", "correct"],
  ["c and a", "correct"],
  ["A", "partial"],
  ["A B C D", "incorrect"],
  ["B D", "incorrect"],
])("all that belongs to a group: %p is %s", (answer, expected) => {
  expect(verdict({ judging: "letters", accepted: ["A C"], options }, answer)).toBe(expected);
});

test.each([
  "was bedeutet das",
  "what's that mean?",
  "ça veut dire quoi ?",
  "¿me lo explicas otra vez?",
  "apa maksud perkataan ini?",
])("a question to whoever teaches, %p, is no answer: it was not tried", (answer) => {
  const entry = { ...question({ judging: "words", accepted: ["groß"], prompt: "big", uses: [] }) };
  const { error_type, note } = judgeQuestion(
    { ...entry, id: "1.1", kind: "cloze", section: "S" },
    answer,
    [],
  );
  expect(error_type).toBe("blank");
  expect(note).toContain("You asked something here");
});

test("a question that is the answer is right, and one that is to be asked is an answer", () => {
  expect(verdict({ judging: "words", accepted: ["Was bedeutet das?"] }, "was bedeutet das")).toBe("correct");
  const entry = question({ judging: "words", accepted: ["Wie heißt du?"], prompt: "", uses: [] });
  const judged = judgeQuestion({ ...entry, id: "1.1", kind: "cloze", section: "S" }, "Wie geht es dir?", []);
  expect(judged.error_type).not.toBe("blank");
});
