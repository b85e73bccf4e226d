import { expect, test } from "bun:test";
import { makeCompanion } from "../../plugins/lesson-planning/builtin/companions/make.ts";
import { withFilled } from "../../src/lesson/decide/fill-in.ts";
import type { Filled } from "../../src/lesson/decide/filled.ts";
import { tasksIn } from "../../src/lesson/lesson-tasks.ts";
import { questionsIn } from "../../src/questions/questions-in.ts";

const example: Filled = {
  kind: "example",
  problem: "Work out 1/5 + 3/5.",
  steps: ["Find the denominators: 5 and 5.", "Add the tops.", "Write 4 over 5."],
  result: "4/5",
};
const questions: Filled = {
  kind: "questions",
  questions: [
    { text: "1/7 + 2/7 =", answer: "" },
    { text: "Factorise x² + 5x + 6", answer: "(x + 2)(x + 3)" },
    { text: "2/9 + 5/9", answer: "7/9" },
  ],
};

/** The example may be asked for in any part of the teaching. */
function lesson(part: "Explain and model" | "Guided practice"): string {
  const place = (name: string) => (name === part ? "[To fill in: one example]\n\n" : "");
  const text = `# Fractions\n\n## Starter\n\n- Name a fraction.\n\n## Main\n\n### Explain and model (10 minutes)\n\nTeacher: think aloud.\n\n${place("Explain and model")}### Guided practice (10 minutes)\n\nIn pairs.\n\n${place("Guided practice")}[To fill in: three questions]\n\nTeacher: stop after the second.\n\n### Independent practice (10 minutes)\n\nAnswer these alone.\n\n1. Draw two sevenths.\n2. Explain why tops are added.\n\n   **Answer:** The parts are equal.\n\n## Plenary\n\n- What was hard?\n`;
  const shown = withFilled({ text, title: "Main" }, "one example", example);
  return withFilled({ text: shown, title: "Main" }, "three questions", questions);
}

for (const part of ["Explain and model", "Guided practice"] as const)
  test(`a worksheet has her questions, each with its own answer, and no step of an example in "${part}"`, () => {
    const tasks = tasksIn(lesson(part)).filter(({ when }) => when === "together" || when === "alone");
    expect(tasks.map(({ text, answer }) => ({ text, answer }))).toEqual([
      ...questions.questions,
      { text: "Draw two sevenths.", answer: "" },
      { text: "Explain why tops are added.", answer: "The parts are equal." },
    ]);
    const asked = questionsIn(makeCompanion("worksheet", lesson(part), null)).map(({ question }) => question);
    expect(asked).toMatchObject([
      { kind: "short", prompt: "Name a fraction." },
      // She gave no answer, and a sum has one.
      { kind: "number", prompt: "1/7 + 2/7 =", answer: "3/7" },
      { kind: "short", prompt: "Factorise x² + 5x + 6", answers: ["(x + 2)(x + 3)"] },
      { kind: "number", prompt: "2/9 + 5/9", answer: "7/9" },
      { kind: "short", prompt: "Draw two sevenths.", answers: [] },
      { kind: "short", prompt: "Explain why tops are added.", answers: ["The parts are equal"] },
    ]);
  });

test("a line that begins with the word answer and asks for something is no answer", () => {
  const text =
    "# A\n\n## Main\n\n### Guided practice (10 minutes)\n\n1. Name a river.\n2. Name a sea.\n\nAnswer in whole sentences.\n\n## Plenary\n\nExit question. Answer it on your own, on paper: what was new?\n";
  expect(tasksIn(text).map(({ answer }) => answer)).toEqual(["", "", ""]);
});
