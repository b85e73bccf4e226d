import { expect, test } from "bun:test";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { courseNamed, request, rightReply, started } from "./samples.ts";
import { desk, tutoring } from "./tutoring.ts";

const course = courseNamed("bahasa-melayu");
const [concept] = course.concepts;
if (concept === undefined) throw new Error("no concept");

const asked = (at: ReturnType<typeof desk>) => {
  const { questions, progress } = at.state().body;
  const question = questions[progress.at];
  if (question === undefined) throw new Error("no question left");
  return question;
};

test("an exercise left in the middle goes on in another process, with nothing asked twice", async () => {
  const at = desk(started(request(course, concept)), judgeShortAnswer);
  const before = await tutoring(at);
  await before("hello");
  await before(rightReply(asked(at)));
  await before("hint");
  const left = at.state();
  expect(left.body.progress).toMatchObject({ at: 1, phase: "asking" });

  const after = await tutoring(at);
  const welcome = await after("I'm back");
  expect(welcome.text).toContain("question 2 of 5");
  expect(welcome.text).toContain(asked(at).prompt);
  expect(welcome.text).toContain(asked(at).hints[0] ?? "?");
  expect(at.state().body.progress.answers).toEqual(left.body.progress.answers);

  while (at.evaluations.length === 0) await after(rightReply(asked(at)));
  expect(at.evaluations[0]).toMatchObject({ score: { correct: 5, total: 5 }, hints_used: 1, fsrs_rating: 3 });
});

test("every turn is saved before the learner is answered", async () => {
  const at = desk(started(request(course, concept)), judgeShortAnswer);
  const send = await tutoring(at);
  await send("hello");
  for (let turn = 1; turn <= 3; turn++) {
    await send("xyzzy");
    expect(at.saves()).toBe(turn);
  }
});

test("a new concept is taught first, its check does not count, and practice follows", async () => {
  const at = desk(started(request(course, concept), { teach: true }), judgeShortAnswer);
  const send = await tutoring(at);
  const taught = await send("hello");
  expect(taught.text).toContain(course.items.get(concept.id)?.teach.example.trim() ?? "?");
  const { teaching, questions } = at.state().body;
  expect(questions.map(({ item }) => item)).not.toContain(teaching?.check.item);
  const checked = await send("no idea, sorry");
  expect(checked.text).toContain(asked(at).prompt);
  while (at.evaluations.length === 0) await send(rightReply(asked(at)), 2);
  expect(at.evaluations[0]).toMatchObject({ fsrs_rating: 4, hints_used: 0 });
});

test("a learner may stop: what was done is kept as it was done, and the rest does not count", async () => {
  const at = desk(started(request(course, concept)), judgeShortAnswer);
  const send = await tutoring(at);
  await send("hello");
  await send(rightReply(asked(at)));
  const end = await send("stop");
  expect(end.text).toContain("do not count");
  expect(at.evaluations[0]).toMatchObject({ score: { correct: 1, total: 1, percentage: 1 }, fsrs_rating: 3 });
});

test("stopping before anything was answered records nothing, and the exercise waits", async () => {
  const at = desk(started(request(course, concept)), judgeShortAnswer);
  const send = await tutoring(at);
  await send("hello");
  const end = await send("stop");
  expect(end.text).toContain("The exercise waits");
  expect([at.evaluations.length, at.state().record.status]).toEqual([0, "pending"]);
});

test("one who left before rating their own answer sees it again, beside the reference", async () => {
  const interviews = courseNamed("behavioural-interviews");
  const leading = interviews.concepts.find(({ id }) => id === "leadership") ?? concept;
  const at = desk(started(request(interviews, leading)), judgeShortAnswer);
  const before = await tutoring(at);
  await before("hello");
  await before("My colleague wanted to close at five and I wanted to stay open.");
  expect(at.state().body.progress.phase).toBe("self_rating");
  const after = await tutoring(at);
  const { text } = await after("I'm back");
  for (const part of ["My colleague wanted", "Phrases that help here", "**4**"]) expect(text).toContain(part);
  await after("2");
  expect(at.state().body.progress.answers[0]?.settled).toMatchObject({ rating: 2, by: "learner" });
});

test("a page that is opened again hears the same question, and nothing of turns", async () => {
  const at = desk(started(request(course, concept)), judgeShortAnswer);
  const send = await tutoring(at);
  await send("hello");
  const question = asked(at).prompt;
  at.silent();
  const again = await send(null);
  expect(again.text).toContain(question);
  expect(again.text).not.toMatch(/nothing yet|taken up/);
  expect(at.state().body.progress.at).toBe(0);
  await send("xyzzy");
  const after = await send(null);
  expect(after.text).toContain(question);
  expect(after.text).not.toMatch(/nothing yet|taken up/);
  expect(at.state().body.progress.answers[0]?.replies).toHaveLength(1);
});

test("what the tutor said about each question is kept beside it, hints included", async () => {
  const at = desk(started(request(course, concept)), judgeShortAnswer);
  const send = await tutoring(at);
  await send("hello");
  const first = asked(at);
  const wrong = await send("xyzzy");
  await send("hint");
  await send(rightReply(first));
  const [answered, next] = at.state().body.progress.answers;
  expect(answered?.said.map(({ after }) => after)).toEqual([1, 1, 2]);
  expect(wrong.text).toContain(answered?.said[0]?.text ?? "?");
  expect(answered?.said[1]?.text).toContain(first.hints[0] ?? "?");
  expect(next?.said).toEqual([]);
});
