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
