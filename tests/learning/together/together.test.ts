import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { begin } from "../../../src/learning/exercises/conversation/conversation-record.ts";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { openExercises } from "../../../src/learning/room/open-exercises.ts";
import { type Room, type Visit, visit } from "../../../src/learning/room/room.ts";
import { takeUp } from "../../../src/learning/room/take-up.ts";
import { recordPath } from "../../../src/learning/state/exercise-files.ts";
import { Together } from "../../../src/learning/together/session.ts";
import {
  answerTogether,
  beginTogether,
  endTogether,
  goOnTogether,
  judgeTogether,
  openTogether,
} from "../../../src/learning/together/together.ts";
import { ownRoom } from "../room/own-room.ts";

const course = "research-methods";
const concept = "sampling";

async function sat({ guest = false } = {}) {
  const own = ownRoom();
  const learner = await visit(own.room, course);
  const { view, read } = await beginTogether(learner, {
    concept,
    names: ["Aina", "Ben Ong"],
    guest,
    seed: 4,
  });
  return { ...own, learner, view, read, [Symbol.dispose]: own[Symbol.dispose] };
}

/** What the one whose turn it is would have to say. */
function rightAnswer({ state }: Visit): string {
  const session = Together.parse(JSON.parse(readFileSync(state.places.together, "utf8")));
  const talk = begin(session.players[session.who].record);
  if ("problem" in talk) throw new Error(talk.problem);
  const { questions, progress } = talk.body;
  const question = questions[progress.at];
  if (question?.truth != null) return `${question.truth ? "Yes" : "No"}. ${question.explanation}`;
  return question?.accepted[0] ?? question?.references[0] ?? "";
}

async function turn(learner: Visit, text: string, peer: "correct" | "partial" | "incorrect") {
  await answerTogether(learner, text);
  return await judgeTogether(learner, peer);
}

const resultsAt = async (room: Room, home: string) =>
  (await (await visit({ ...room, home }, course)).state.results()).map(({ result }) => result);

describe("two learners at one machine", () => {
  test("take turns; the other judges by what a right answer holds, and only then the program's verdict stands beside it", async () => {
    using own = await sat();
    expect(own.read).not.toBe("");
    expect(own.view).toMatchObject({ who: 0, phase: "answer", rubric: null, shown: null });
    const waits = await answerTogether(own.learner, "because it is nicer");
    expect(waits).toMatchObject({ who: 0, phase: "judge", reply: "because it is nicer", shown: null });
    expect(waits.rubric?.points.length).toBeGreaterThan(0);
    const shown = await judgeTogether(own.learner, "correct");
    expect(shown.shown).toMatchObject({ who: 0, peer: "correct", program: "incorrect" });
    const next = await goOnTogether(own.learner);
    expect(next).toMatchObject({ who: 1, phase: "answer", reply: "" });
    expect(await turn(own.learner, rightAnswer(own.learner), "partial")).toMatchObject({
      shown: { who: 1, peer: "partial", program: "correct" },
    });
    expect((await goOnTogether(own.learner))?.who).toBe(0);
  });

  test("each has a record of their own, and only their own answers are in it", async () => {
    using own = await sat();
    await turn(own.learner, rightAnswer(own.learner), "correct");
    await goOnTogether(own.learner);
    await turn(own.learner, "no idea at all", "incorrect");
    const parted = await endTogether(own.learner);
    expect(parted.map(({ name, kind, counts }) => [name, kind, counts])).toEqual([
      ["Aina", "learner", true],
      ["Ben Ong", "partner", true],
    ]);
    const [mine = [], theirs = []] = await Promise.all([
      resultsAt(own.room, own.home),
      resultsAt(own.room, join(own.home, "partners", "ben-ong")),
    ]);
    expect([mine.length, theirs.length]).toEqual([1, 1]);
    expect([mine[0]?.score.percentage, theirs[0]?.score.percentage]).toEqual([1, 0]);
    // A part is never Easy, and what was not come to is not held against anybody.
    expect(mine[0]?.score.total).toBe(1);
    expect(await openTogether(own.learner)).toBeNull();
  });

  test("a guest counts for nobody, and leaves no file", async () => {
    using own = await sat({ guest: true });
    await turn(own.learner, rightAnswer(own.learner), "correct");
    await goOnTogether(own.learner);
    await turn(own.learner, rightAnswer(own.learner), "correct");
    const parted = await endTogether(own.learner);
    expect(parted[1]).toMatchObject({ kind: "guest", counts: false, evaluation: { score: { correct: 1 } } });
    expect(await resultsAt(own.room, own.home)).toHaveLength(1);
    expect(existsSync(join(own.home, "partners"))).toBe(false);
  });

  test("goes on after a crash, in the middle of a turn; another round begun meanwhile loses nothing", async () => {
    using own = await sat();
    await answerTogether(own.learner, "a reply that nobody has judged yet");
    const again = await visit(own.room, course);
    expect(await openTogether(again)).toMatchObject({
      phase: "judge",
      reply: "a reply that nobody has judged yet",
    });
    await judgeTogether(again, "incorrect");
    await expect(judgeTogether(again, "correct")).rejects.toThrow(/already/);
    own.clock.now = new Date(own.clock.now.getTime() + 60_000);
    await beginTogether(again, { concept: "hypotheses", names: ["Aina", "Cem"], guest: true, seed: 9 });
    expect(await resultsAt(own.room, own.home)).toHaveLength(1);
  });

  test("is over when both have answered all, and the program's verdict is what counts where it is sure", async () => {
    using own = await sat();
    let view = await openTogether(own.learner);
    let turns = 0;
    while (view !== null && view.phase !== "over" && turns < 20) {
      view = await turn(own.learner, rightAnswer(own.learner), "incorrect");
      turns++;
      if (view.phase !== "over") view = await goOnTogether(own.learner);
    }
    expect(view?.phase).toBe("over");
    expect(await goOnTogether(own.learner)).toBeNull();
    const parted = await endTogether(own.learner);
    for (const { evaluation } of parted) expect(evaluation?.score.percentage).toBeGreaterThan(0.5);
  });

  test("nobody is nobody, nothing said is no answer, and a concept that is not there is named", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, course);
    const names = ["Aina", " "] as const;
    await expect(beginTogether(learner, { concept, names, guest: true })).rejects.toThrow(/Who is/);
    await expect(
      beginTogether(learner, { concept: "samplin", names: ["A", "B"], guest: true }),
    ).rejects.toThrow(/sampling/);
    await expect(answerTogether(learner, "x")).rejects.toThrow(/Nothing is going on/);
    await beginTogether(learner, { concept, names: ["A", "B"], guest: true, seed: 4 });
    await expect(answerTogether(learner, "  ")).rejects.toThrow(/Nothing was written/);
  });

  test("alone one goes on with one's own talk, never with the round's, which writes over nothing", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, course);
    const later = () => {
      own.clock.now = new Date(own.clock.now.getTime() + 60_000);
    };
    const alone = await takeUp(learner, concept, { modality: "conversation", seed: 4 });
    later();
    await beginTogether(learner, { concept, names: ["Aina", "Ben Ong"], guest: false, seed: 4 });
    const session = Together.parse(JSON.parse(readFileSync(learner.state.places.together, "utf8")));
    const { exercise_id } = session.players[0].record;
    later();
    const again = await takeUp(learner, concept, { modality: "conversation" });
    expect([again.begun, again.record.exercise_id]).toEqual([true, alone.record.exercise_id]);
    const waiting = async () => (await openExercises(learner)).map((one) => one.exercise_id);
    expect(await waiting()).toEqual([alone.record.exercise_id]);
    await expect(
      gradeExercise(own.room, { id: exercise_id }, { record: true, response: "x" }),
    ).rejects.toThrow(/round for two/);
    // Nobody said anything: nothing of the round is left, and the talk still waits.
    await endTogether(learner);
    expect(existsSync(recordPath(learner.state.places, exercise_id))).toBe(false);
    expect(await waiting()).toEqual([alone.record.exercise_id]);
  });
});
