import { expect, test } from "bun:test";
import { aboutLesson } from "../../plugins/lesson-planning/builtin/drafting/about-lesson.ts";
import { asksOnly } from "../../plugins/lesson-planning/builtin/drafting/asked-of-section.ts";
import { proposeRevision } from "../../src/lesson/decide/adjudicate.ts";
import { lessonOf } from "../../src/lesson/decide/decisions.ts";
import { planning, quietly } from "./planning.ts";

test.each([
  ["why is this 10 minutes?", true],
  ["Why do they work in pairs", true],
  ["what is the hinge question for?", true],
  ["where does question 2 come from?", true],
  ["is this on the exam?", true],
  ["how long does this take?", true],
  ["but why first?", true],
  ["can you make it shorter?", false],
  ["could this have fewer questions?", false],
  ["too hard?", false],
  ["is it possible to make it shorter?", false],
  ["is TCH 4-14a the right one?", true],
  ["make it easier", false],
  ["what about three questions?", false],
])("%p only asks: %p", (text, only) => expect(asksOnly(text)).toBe(only));

const { conversation } = await (await planning()).ask("A lesson on loops for 3B");

/** What came of typing this where a section is to be revised. */
async function typed(section: string, request: string): Promise<string> {
  const before = lessonOf(conversation.session)?.markdown;
  const asked = { section, request, editType: "other" as const };
  const reply = await proposeRevision(conversation, asked, quietly(), () => "2026-01-02T03:04:05.000Z").then(
    () => "something was changed",
    (problem: Error) => problem.message,
  );
  expect(lessonOf(conversation.session)?.markdown).toBe(before);
  return reply;
}

test.each([
  [
    "starter",
    "why is this 5 minutes?",
    /Starter has 5 minutes\. The lesson has 50 minutes, the period of 3B\..*Timings/,
  ],
  ["main", "how long is guided practice and why?", /Guided practice has \d+ minutes\..*direct instruction/],
  ["plenary", "why do they write?", /Plenary is written so for this reason: .*exit question/],
  ["main", "why do they work in pairs here?", /Main is written so for this reason: .*direct instruction/],
  ["curriculum-links", "is TCH 4-14a the right one?", /is in your curriculum files/],
  ["main", "where does the runner and his 2 km come from?", /Main says: .*stands in/],
  ["starter", "is this on the exam?", /cannot answer questions.*`classes\/3B\.md`/],
])("in %p, %p is answered and changes nothing", async (section, question, answer) => {
  const reply = await typed(section, question);
  expect(reply.replaceAll("\n", " ")).toMatch(answer);
  expect(reply).not.toContain("cannot do");
});

test("a line that a question quotes is the one it is answered about, in the section where it was asked", () => {
  const lesson = `# Sound

## Starter

- Wrong or right: louder means higher?

## Main

- A higher sound has a higher pitch, and here that is not wrong.
- Some people think: "Louder means higher." In fact: loudness is not pitch.
`;
  const asked = 'why is "louder means higher" in here?? that is wrong';
  const told = aboutLesson(asked, lesson, { files: new Map() }, "Main");
  expect(told).toContain("Main says: \"Some people think: 'Louder means higher");
  expect(aboutLesson('why "no such words here"?', lesson, { files: new Map() })).not.toContain("Louder");
});
