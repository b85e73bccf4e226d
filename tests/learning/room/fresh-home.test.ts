import { expect, test } from "bun:test";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openCards } from "../../../src/learning/room/flashcards.ts";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { nextHint } from "../../../src/learning/room/hint.ts";
import { newExercise } from "../../../src/learning/room/new-exercise.ts";
import { recordResults } from "../../../src/learning/room/record-results.ts";
import { type Room, visit } from "../../../src/learning/room/room.ts";
import { changeProfile } from "../../../src/learning/state/profile-file.ts";
import { ownRoom } from "./own-room.ts";

const sheet = `<!-- WORKSHEET -->
<!-- course: bahasa-melayu -->
<!-- concept: greetings -->
<!-- bloom_level: remember -->
<!-- generated: 2025-09-01T08:00:00Z -->

# Greetings

## Section 1: Translate

1. good morning: selamat pagi
2. thank you: terima kasih

<!-- ANSWER_KEY (do not edit below this line) -->
<!-- answers:
1.1: selamat pagi
1.2: terima kasih
-->
`;

test("a worksheet from elsewhere in a home with nothing in it counts, is said to count, and took no months", async () => {
  using own = ownRoom();
  const file = join(own.home, "sheet.md");
  writeFileSync(file, sheet);
  const graded = await gradeExercise(own.room, { file }, { record: true });
  expect(graded.recorded).toBe(true);
  expect(graded.evaluation.time_spent_seconds).toBeNull();
  const { state } = await visit(own.room, "bahasa-melayu");
  expect((await state.results()).length).toBe(1);
});

/** Everything of Study that writes, each as the first thing after the folders of the home are gone. */
const writers: Record<string, (room: Room, id: string) => Promise<unknown>> = {
  grade: (room, id) => gradeExercise(room, { id }, { record: true, self: 3 }),
  hint: nextHint,
  "a new exercise": async (room) => newExercise(await visit(room, "bahasa-melayu"), "numbers", {}),
  "a card": async (room) => {
    const cards = await openCards(await visit(room, "bahasa-melayu"));
    const [card] = await cards.due();
    if (card === undefined) throw new Error("no card is due");
    await cards.answer(card, 3);
    await cards.finish();
  },
  "a result judged elsewhere": async (room) =>
    recordResults(await visit(room, "bahasa-melayu"), {
      exercise_id: "elsewhere-1",
      concept_id: "greetings",
      modality: "conversation",
      bloom_level: "remember",
      started: "2026-03-02T01:50:00Z",
      completed: "2026-03-02T02:00:00Z",
      score: { correct: 1, total: 1, percentage: 1 },
      fsrs_rating: 3,
    }),
  "taking back": async (room) => (await visit(room, "bahasa-melayu")).state.takeBack(),
  settings: (room) => changeProfile(room.home, room.ports, (profile) => ({ ...profile, time_zone: "UTC" })),
};

test.each(Object.keys(writers))("%s: a folder that is missing is made, whichever it is", async (name) => {
  const write = writers[name];
  const folders = ["learner", "learner/bahasa-melayu", "sessions", "records", "worksheets"];
  for (const missing of folders) {
    using own = ownRoom();
    const learner = await visit(own.room, "bahasa-melayu");
    const { record } = await newExercise(learner, "greetings", { modality: "worksheet" });
    const at = missing.startsWith("learner")
      ? join(own.home, missing)
      : join(learner.state.places.folder, missing);
    rmSync(at, { recursive: true, force: true });
    const failed = await write?.(own.room, record.exercise_id).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : "?"),
    );
    // An exercise that is gone cannot be graded, and says so; nothing is ever "not there any more" that we write.
    if (failed !== null) expect(failed).toMatch(/There is no exercise|could not be read|is not there/);
    if (failed !== null) expect(failed).not.toContain("could not be saved");
    const left = existsSync(own.home) ? readdirSync(own.home, { recursive: true }).map(String) : [];
    expect(left.filter((one) => one.includes(".tmp-"))).toEqual([]);
  }
});
