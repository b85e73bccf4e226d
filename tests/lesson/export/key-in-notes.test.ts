import { expect, test } from "bun:test";
import { Glob } from "bun";
import { inMathematics } from "../../../plugins/lesson-planning/builtin/drafting/in-mathematics.ts";
import { deckOf } from "../../../src/lesson/export/deck.ts";
import type { ExportInput } from "../../../src/lesson/export/model.ts";
import { parseTopic } from "../../../src/workspace/topic.ts";

test("a quiz as slides has its key in the teacher's notes, and pupils' slides have none", () => {
  const markdown = `# Rocks: quiz

## Questions

\`\`\`question
kind: short
prompt: Which rock floats on water?
answers: [pumice]
why: It is full of holes.
\`\`\`

\`\`\`question
kind: number
prompt: How many rock families are there?
answer: "3"
\`\`\`
`;
  const input: ExportInput = {
    markdown,
    title: "Rocks: quiz",
    part: "quiz",
    subtitle: "",
    status: "draft",
    evidence: [],
    guidance: [],
    madeBy: "built-in drafting, no AI model",
  };
  const notes = deckOf(input, "teacher").slides[0]?.notes ?? "";
  expect(notes).toContain("Answer key:\n1. pumice It is full of holes.\n2. 3");
  expect(JSON.stringify(deckOf(input, "student"))).not.toMatch(/pumice|full of holes/);
});

test("a note on mathematics has no fraction, power or root left as plain text where it is read", async () => {
  const bare = (text: string) => text.replace(/```[\s\S]*?```|`[^`]*`|\$[^$\n]*\$/g, "");
  let set = 0;
  for await (const path of new Glob("packs/mathematics/topics/*.md").scan(".")) {
    const topic = parseTopic(path, await Bun.file(path).text());
    if (topic === null) continue;
    const { keyIdeas, example, misconceptions, retrieval } = inMathematics(topic);
    const read = [...keyIdeas, ...(example?.steps ?? []), ...misconceptions.map(({ question }) => question)];
    for (const text of [...read, ...retrieval.flatMap((one) => [one.text, one.answer])]) {
      if (text.includes("$")) set++;
      expect([
        path,
        bare(text).match(/(?<![\d/])\d\/\d(?![\d/])(?= [+=]|\.$)|(?<!\p{L}[\d ]*)√\d/u)?.[0],
      ]).toEqual([path, undefined]);
    }
  }
  expect(set).toBeGreaterThan(40);
  const history = parseTopic(
    "packs/history/topics/black-death.md",
    await Bun.file("packs/history/topics/black-death.md").text(),
  );
  if (history === null) throw new Error("no such note");
  expect(inMathematics(history)).toBe(history);
});

test("a teacher's own note on mathematics has its mixed numbers set in example, hinge question and what pupils think", () => {
  const typed = parseTopic(
    "topics/mixed.md",
    `---
topic: Mixed numbers
subject: Mathematics
---

# Mixed numbers

## Key ideas

- 2 1/3 means 2 + 1/3.

## Worked example

**Problem:** Change 3 1/4 to an improper fraction.

1. 3 wholes are 12/4.
2. So 3 1/4 = 13/4.

## Misconceptions

### The whole number is put in front

- **What pupils think:** 3 1/4 is 31/4.
- **What is true:** 3 1/4 is 13/4.
- **Question:** Which is the same as 2 3/5?
  - A. 23/5
  - B. 13/5
- **Answer:** B, because 2 wholes are 10/5; A shows the misconception.
`,
  );
  if (typed === null) throw new Error("the note cannot be read");
  const { example, misconceptions, keyIdeas } = inMathematics({
    ...typed,
    own: { goals: [], places: new Map() },
  });
  const read = [...keyIdeas, example?.problem ?? ""];
  for (const one of misconceptions) read.push(one.think, one.truth, one.question);
  for (const text of read.filter(Boolean)) {
    expect([text, /\d\/\d/.test(text)]).toEqual([text, false]);
    expect(text).toContain("frac");
  }
  expect(read.filter(Boolean)).toHaveLength(5);
});
