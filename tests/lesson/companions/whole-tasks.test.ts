import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { makeCompanion } from "../../../plugins/lesson-planning/builtin/companions/make.ts";
import { tasksIn } from "../../../src/lesson/lesson-tasks.ts";
import { questionsIn } from "../../../src/questions/questions-in.ts";
import { times } from "../../sweep.ts";
import { draftedFrom, notePaths } from "./every-subject.ts";

const lesson = (main: string) => `# T: 7B

## Overview

A lesson.

## Starter

1. What is a fact?

   **Answer:** Something that can be checked.

## Main

${main}

## Plenary

Write one thing that you learned.

## Timings

- Main: 30 minutes
`;

const asked = (main: string) =>
  tasksIn(lesson(main))
    .filter(({ when }) => when !== "starter" && when !== "end")
    .map(({ text }) => text);

describe("a task goes on paper whole, and nothing that is none", () => {
  test("a program keeps its lines and their indent, in a list and outside of one", () => {
    const program = ["```python", "speed = 90", "if speed > 50:", '    print("Fast")', "```"];
    const inList = `### Guided practice\n\n1. What does it print?\n   ${program.join("\n   ")}\n\n   **Answer:** Fast`;
    const outside = `### Check for understanding\n\nWhat does it print?\n${program.join("\n")}\n\n- A. Fast\n- B. Nothing\n\n**Answer:** A`;
    for (const main of [inList, outside]) expect(asked(main)[0]).toContain(program.join("\n"));
    const quiz = questionsIn(makeCompanion("quiz", lesson(outside), null));
    expect(quiz.map(({ question }) => question?.prompt ?? "").join("\n")).toContain(program.join("\n"));
  });

  test("a statement takes what is asked of it along", () => {
    const main = `### Think, then pair

Agree, disagree, or it depends? One minute alone for each.

1. Asking for help means that you are weak.

   **Answer:** It takes courage.
2. Why do we need sleep?

   **Answer:** To recover.`;
    expect(asked(main)).toEqual([
      "Agree, disagree, or it depends? Asking for help means that you are weak.",
      "Why do we need sleep?",
    ]);
  });

  test("what is read, looked up or kept in mind is no task: cards, words, how to go about it", () => {
    const main = `### Learn your part

Four groups, one card each.

- **Card A:** *¿Cómo te llamas?* asks for a name. The answer is *Me llamo* (I call myself).
- **Source B:** A letter: who wrote it? A monk.

### Before reading

- *chart*: A table where we write what we see.

### Do it

1. Count your pulse for 30 seconds.

- Write down each result at once, also one that you did not expect.`;
    expect(asked(main).map((text) => text.split("\n")[0])).toEqual(["Count your pulse for 30 seconds."]);
  });

  test("an example that is worked through is none, with a text between its problem and its steps", () => {
    const main = `### Teach each other

New groups. One minute each to teach.

**Problem:** Read the text. How does Leo feel? Use evidence.

*Leo put his drawing on the fridge. He looked at it.*

1. Read the text once for the story.
2. Write it with point and evidence.

   > Leo feels jealous, because he hides it.

**Result:** One inference.

### Solve it together

1. Who or what is Max?

   **Answer:** A dog.`;
    expect(asked(main)).toEqual(["Who or what is Max?"]);
  });
});

test("one order is asked for once on a sheet, a quotation alone is no question, and a key says what is right", () => {
  const prompts = (part: "worksheet" | "quiz", main: string) =>
    questionsIn(makeCompanion(part, lesson(main), null)).flatMap(({ question }) => question ?? []);
  const main = `### Guided practice

1. Put in order: *tadpole, frog, spawn, froglet.*

   **Answer:** Spawn, tadpole, froglet, frog.
2. "Frogs are fish."

   **Answer:** No.
3. Put in order: *the spawn, a tadpole with legs, the froglet.*

   **Answer:** Spawn, tadpole, froglet.
4. Put in order: *seed, root, leaf, flower.*

   **Answer:** Seed, root, leaf, flower.

### Check for understanding

True or false, and how do you know? A frog drinks with its mouth.

**Answer:** False. Ask somebody who showed false to say what is right instead.`;
  const asked = prompts("worksheet", main).map(({ prompt }) => prompt);
  expect(asked.filter((one) => one.includes("spawn")).length).toBe(1);
  expect(asked.filter((one) => one.includes("seed")).length).toBe(1);
  expect(asked.join("\n")).not.toContain("Frogs are fish");
  const keys = prompts("quiz", main).map((one) => JSON.stringify(one));
  expect(keys.some((one) => one.includes("False"))).toBe(true);
  expect(keys.join("\n")).not.toContain("Ask somebody");
});

const flush = (text: string) => text.replace(/^ +/gm, "").trim();

test("in lessons of all subjects no question is a card, a word's meaning or half a program", () => {
  for (const path of notePaths().slice(0, times(14, 1_000))) {
    const { lesson: text, note } = draftedFrom(path);
    const written = flush(`${text}\n${readFileSync(path, "utf8")}`);
    for (const part of ["worksheet", "quiz"] as const)
      for (const { question } of questionsIn(makeCompanion(part, text, note))) {
        const prompt = question?.prompt ?? "";
        expect([path, /^\*\*(?:Card|Source|Station) |^\*[^*]+\*: /.test(prompt) ? prompt : ""]).toEqual([
          path,
          "",
        ]);
        const code = /```\w*\n([\s\S]*?)```/.exec(prompt)?.[1] ?? "";
        expect([path, written.includes(flush(code))]).toEqual([path, true]);
        expect([path, /^ /m.test(code) && !/:\s*(?:#.*)?$|[([{,]$/m.test(code) ? code : ""]).toEqual([
          path,
          "",
        ]);
      }
  }
});
