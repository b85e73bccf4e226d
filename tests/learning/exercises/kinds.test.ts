import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kindNames, modalities } from "../../../src/learning/course-words.ts";
import { stackOf } from "../../../src/learning/exercises/flashcards/body.ts";
import { kindNamed, kindOf, kinds } from "../../../src/learning/exercises/kinds.ts";
import { exerciseView } from "../../../src/learning/room/exercise-view.ts";
import { openCards } from "../../../src/learning/room/flashcards.ts";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { nextHint } from "../../../src/learning/room/hint.ts";
import { newExercise } from "../../../src/learning/room/new-exercise.ts";
import { roundOf } from "../../../src/learning/room/one-by-one.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { takeUp } from "../../../src/learning/room/take-up.ts";
import { findRecord } from "../../../src/learning/state/exercise-files.ts";
import { ownRoom } from "../room/own-room.ts";

const root = join(import.meta.dir, "..", "..", "..");

describe("a kind of exercise is one object", () => {
  test("each is listed under its own name, and a modality is a kind that counts as itself", () => {
    expect(Object.keys(kinds).toSorted()).toEqual([...kindNames].toSorted());
    for (const name of kindNames) expect(kindNamed(name).name).toBe(name);
    for (const modality of modalities) expect(kindNamed(modality).modality).toBe(modality);
  });

  test("no other file keeps a table of kinds, or asks for one by its name", () => {
    const table =
      /Record<(?:Modality|KindName)\b|\b(?:modality|type|kind)\s*[!=]==\s*"(?:code|repl|flashcards|long_form|image_review|worksheet)"/;
    const files = [...new Bun.Glob("src/{learning,cli,server}/**/*.ts").scanSync(root)];
    const strays = files.filter(
      (file) =>
        !file.startsWith("src/learning/exercises/") &&
        !(file in mayName) &&
        table.test(readFileSync(join(root, file), "utf8")),
    );
    expect(strays).toEqual([]);
    for (const file of Object.keys(mayName)) expect(files).toContain(file);
  });
});

/** Where kinds are named outside their folders, and why. */
const mayName: Readonly<Record<string, string>> = {
  "src/learning/course-words.ts": "names them",
  "src/learning/result.ts": "tells cards from worksheets in what was kept",
  "src/learning/modality/liking/liking.ts": "knows what learners call them",
  "src/cli/study/sit.ts": "says how some are sat at a terminal",
  "src/learning/plan/overall-performance.ts": "adds up what was done in each",
  "src/learning/modality/week.ts": "adds up what was done of each in a week",
  "src/learning/report/progress-report.ts": "says what was done in each",
};

describe("what its learner sees and hands in goes through it", () => {
  test("a worksheet, a talk, a text and a picture each say what is to be done, and no key", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, "bahasa-melayu");
    for (const [concept, modality] of [
      ["greetings", "worksheet"],
      ["greetings", "conversation"],
      ["forms-of-address", "long_form"],
      ["jawi-basics", "image_review"],
    ] as const) {
      const made = await newExercise(learner, concept, { modality, seed: 3 });
      const { exercise_id } = made.record;
      const { kind, work } = await exerciseView(own.room, exercise_id);
      expect([kind, work?.kind]).toEqual([modality, modality]);
      expect(JSON.stringify(work)).not.toMatch(/"(?:accepted|references|key_points|key)"/);
      expect(kindOf(made.record).body.safeParse(made.record.body).success).toBe(true);
      own.clock.now = new Date(own.clock.now.getTime() + 60_000);
    }
  });

  test("cards are written as they are turned over, hints cost as elsewhere, and what was left goes on", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, "bahasa-melayu");
    const wish = { kind: "flashcards", seed: 3 } as const;
    const { record } = await newExercise(learner, "greetings", wish);
    const id = record.exercise_id;
    const { cards } = stackOf(record) ?? { cards: [] };
    expect(cards.length).toBeGreaterThan(4);
    expect(new Set(cards.map(({ item }) => item)).size).toBe(cards.length);
    const shown = async () => (await exerciseView(own.room, id)).work;
    expect(JSON.stringify(await shown())).not.toContain(`"${cards[0]?.back}"`);
    await expect(gradeExercise(own.room, { id }, { record: true })).rejects.toThrow(/one by one/);
    const round = await roundOf(own.room, record);
    await round.answer(cards[0]?.accepted[0] ?? "");
    await nextHint(own.room, id, "2");
    await round.answer(cards[1]?.accepted.at(-1) ?? "");
    const [other = ""] = cards[3]?.accepted ?? [];
    expect(await round.answer(other)).toMatchObject({ correct: false });
    // Left here, and gone on with: the fourth is asked.
    const again = await takeUp(learner, "greetings", wish);
    expect([again.begun, again.record.exercise_id]).toEqual([true, id]);
    expect((await roundOf(own.room, again.record)).question()?.number).toBe(4);
    const evaluation = await (await roundOf(own.room, again.record)).finish();
    expect(evaluation?.items?.map(({ rating }) => rating)).toEqual([3, 2, 1]);
    expect(evaluation?.score).toMatchObject({ correct: 1, total: 3 });
    const { concepts } = await learner.state.progress();
    expect(Object.keys(concepts.get("greetings")?.items ?? {})).toHaveLength(3);
  });

  test("a sitting of cards that are due counts as cards too", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, "bahasa-melayu");
    const cards = await openCards(learner);
    const [first] = await cards.due();
    if (first === undefined) throw new Error("no card");
    await cards.answer(first, 3);
    const [result] = await cards.finish();
    expect(result).toMatchObject({ modality: "worksheet", type: "flashcards" });
    expect(kindOf({ modality: "worksheet", type: "flashcards" }).words.one).toBe("flashcards");
  });

  test("small code questions are graded from a line each, and an empty sheet counts as nothing", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, "intro-to-algorithms");
    const { record } = await newExercise(learner, "algorithms-and-steps", { kind: "repl", seed: 3 });
    const id = record.exercise_id;
    expect((await exerciseView(own.room, id)).work).toMatchObject({ kind: "repl", language: "python" });
    await expect(gradeExercise(own.room, { id }, { record: true })).rejects.toThrow(/asked one by one/);
    const blank = await gradeExercise(own.room, { id }, { record: true, response: "\n" });
    expect([blank.untouched, blank.recorded]).toEqual([true, false]);
    const graded = await gradeExercise(own.room, { id }, { record: true, response: "no such value\n" });
    expect(graded.evaluation).toMatchObject({ modality: "code", fsrs_rating: 1, score: { correct: 0 } });
    expect((await findRecord(own.home, own.room.ports, id)).record.status).toBe("evaluated");
  });
});
