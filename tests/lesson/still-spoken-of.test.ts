import { expect, test } from "bun:test";
import { LessonDecision } from "../../src/lesson/decide/decision.ts";
import { decide, lessonOf } from "../../src/lesson/decide/decisions.ts";
import { lessonView } from "../../src/lesson/lesson-view.ts";
import { userText } from "../../src/message.ts";
import { assistant, sessionWith } from "./decisions-samples.ts";
import { planning, sampleWorkspace } from "./planning.ts";

const drafted = `# Tides: 3B

## Starter

**Time:** 5 minutes.

1. Name a sea.

## Main

### Explain (14 minutes)

Watch the worked example. The misconception "The moon pushes the water" comes up.

### Practise (20 minutes)

1. Draw the \`moon\` over the sea, and both bulges.
2. Say when the next high tide comes.

## Plenary

**Time:** 5 minutes.

Say one.

## Assessment

- A right answer to the task that begins "Say when the next …".
- Misconception: "The moon pushes the water".
- Read "The Tide Rises" aloud.

## Differentiation

- Some: words on a card in "Explain", then the task that begins "Draw the moon over the …".
- Others: straight to the task that begins "Say when the next …".

## Resources

- Worksheet with the tasks of Main.
- Pencils.
`;

/** What is found after these edits, a line a section. */
async function found(markdown: string, ...edits: { section: string; text?: string }[]) {
  const decisions: LessonDecision[] = [];
  const session = () => sessionWith([userText("tides for 3B"), assistant(markdown)], decisions);
  for (const { section, text } of edits) {
    const state = lessonOf(session());
    if (state === null) throw new Error("no lesson");
    const action =
      text === undefined ? { type: "undo" as const, section } : { type: "edit" as const, section, text };
    decisions.push(LessonDecision.parse(decide(state, action, "2026-11-16T07:00:00Z")));
  }
  const view = await lessonView(session(), sampleWorkspace);
  return (view?.check.lints ?? []).filter(({ rule }) => rule === "still-spoken-of");
}

test("sections that speak of tasks and parts which she took out are named, each with what it still speaks of", async () => {
  const own = { section: "main", text: "Build a model of it in sand (30 mins)\n\nIn fours." };
  const all = await found(drafted, own);
  expect(all.map(({ section }) => section)).toEqual(["assessment", "differentiation", "resources"]);
  const [assessment, differentiation, resources] = all.map(({ message }) => message);
  expect(assessment).toContain('"Say when the next …"');
  expect(assessment).not.toContain("pushes");
  expect(assessment).not.toContain("Rises");
  for (const gone of ['"Explain"', '"Draw the moon over the …"', '"Say when the next …"'])
    expect(differentiation).toContain(gone);
  expect(resources).toContain("the tasks of Main");
  expect(await found(drafted, own, { section: "main" })).toEqual([]);
});

test("what is still there, in other words around it or in another place, is no finding", async () => {
  const kept =
    "### Explain (10 minutes)\n\nWatch.\n\n### Draw (24 minutes)\n\n1. Say when the next high tide comes.";
  const all = await found(drafted, { section: "main", text: kept });
  expect(all.map(({ section, message }) => [section, message.includes("Say when")])).toEqual([
    ["differentiation", false],
  ]);
  const mended = { section: "differentiation", text: '- Some: words on a card in "Explain".' };
  expect(await found(drafted, { section: "main", text: kept }, mended)).toEqual([]);
  expect(await found(drafted, { section: "plenary", text: "**Time:** 5 minutes.\n\nSay two." })).toEqual([]);
});

test("a lesson of built-in drafting in which a word was changed speaks of nothing that is gone", async () => {
  const planner = await planning();
  for (const request of ["A lesson on loops for 3B", "diffusion for 3B, a practical"]) {
    const { result } = await planner.ask(request);
    const main = lessonOf(sessionWith([userText(request), assistant(result.text)]))?.sections.find(
      ({ id }) => id === "main",
    );
    const text = `${main?.text.trimEnd()}\n\nTell them about the trip.\n`;
    expect(await found(result.text, { section: "main", text })).toEqual([]);
    const own = await found(result.text, {
      section: "main",
      text: "## Main\n\nBuild it (20 mins)\n\nIn fours.",
    });
    expect(own.map(({ section }) => section)).toContain("differentiation");
  }
});
