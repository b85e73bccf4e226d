import { expect, test } from "bun:test";
import { proposeAlternatives } from "../../src/lesson/decide/adjudicate.ts";
import { lessonOf } from "../../src/lesson/decide/decisions.ts";
import { draftsIn } from "../../src/lesson/draft/drafts.ts";
import { planLesson } from "../../src/web/words/en/plan-lesson.ts";
import { planning, quietly } from "./planning.ts";

const planner = await planning();
const { conversation } = await planner.ask("A lesson on loops for 3B");

/** What came of saying this now: the reply, and whether the lesson is another. */
async function said(text: string) {
  const before = lessonOf(conversation.session)?.markdown;
  const drafts = draftsIn(conversation.session.messages).length;
  const { text: reply, status } = await conversation.send(text, quietly());
  const changed = lessonOf(conversation.session)?.markdown !== before;
  return { reply, status, changed, drafted: draftsIn(conversation.session.messages).length > drafts };
}

test.each([
  "starter shld be about juggling with double clubs, expand it",
  "The plenary should mention our trip to the harbour and be expanded",
  "main shld be simpler wiv pictures of dragons",
])("a wish that cannot be done says so, and is no new draft: %s", async (wish) => {
  const { reply, changed, drafted } = await said(wish);
  expect({ changed, drafted }).toEqual({ changed: false, drafted: false });
  expect(reply).toMatch(/nothing was changed/i);
  expect(reply).toContain("pencil");
});

test("the example that the page gives for built-in drafting is done, as typed", async () => {
  expect(await said(planLesson.conversation.placeholderBuiltin)).toMatchObject({
    changed: true,
    drafted: true,
  });
});

test.each([
  [
    "where did you get the runner and his 2 km from?",
    /Main says: "[^"]*runner[^"]*"\. That stands in `[^`]+`, line \d+/,
  ],
  ["Where does the starter come from", /`classes\/3B\.md`/],
  ["why is there a hinge question?", /cannot answer questions.*`classes\/3B\.md`/s],
  ["who wrote this", /`classes\/3B\.md`/],
])(
  "a plain question is answered with where it comes from, or with what is known of that: %s",
  async (question, answer) => {
    const { reply, changed, drafted } = await said(question);
    expect(reply).toMatch(answer);
    expect(reply).not.toContain("cannot write");
    expect({ changed, drafted }).toEqual({ changed: false, drafted: false });
  },
);

test("a wish that can be done changes that section; said again, it changes it or says that it did not", async () => {
  expect(await said("Make the plenary harder")).toMatchObject({ changed: true, drafted: true });
  for (const wish of ["Make the plenary harder", "make the main shorter", "make the main shorter"]) {
    const { changed, drafted, reply } = await said(wish);
    expect(drafted).toBe(changed);
    if (!changed) expect(reply).toStartWith("Nothing was changed:");
  }
});

test.each([
  ["Does TCH 4-14a exist?", /TCH 4-14a.* is in your curriculum files: .*curriculum\/.*line \d+/s],
  ["is TCH 4-98x a real code?", /TCH 4-98x isn't in your curriculum files\. Nearest: TCH/],
  ["what does TCH 4-15a say", /TCH 4-15a.*It says: /s],
  ["Does the starter's code TCH 3-97k exist?", /TCH 3-97k isn't in your curriculum files/],
])("a question about a code is answered from the files: %s", async (question, answer) => {
  const { reply, changed, drafted } = await said(question);
  expect(reply).toMatch(answer);
  expect({ changed, drafted }).toEqual({ changed: false, drafted: false });
});

test("where there are no two other ways to write a section, that is said in plain words", async () => {
  const now = () => "2026-01-01T00:00:00Z";
  for (const { id } of lessonOf(conversation.session)?.sections ?? []) {
    const asked = await proposeAlternatives(conversation, { section: id }, quietly(), now).then(
      ({ result, decision }) => `${result.status} ${decision?.type}`,
      (error: Error) => error.message,
    );
    expect([id, asked]).toEqual([
      id,
      expect.stringMatching(
        /^(?:success alternatives|Nothing was changed: there are no two other ways .*pencil.*)$/,
      ),
    ]);
  }
});
