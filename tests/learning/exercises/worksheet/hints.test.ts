import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Course } from "../../../../src/learning/course.ts";
import type { BloomLevel } from "../../../../src/learning/course-format.ts";
import { type KeyEntry, unseal } from "../../../../src/learning/exercises/worksheet/body.ts";
import { generateWorksheet } from "../../../../src/learning/exercises/worksheet/generate.ts";
import { worksheet } from "../../../../src/learning/exercises/worksheet/kind.ts";
import { exerciseView } from "../../../../src/learning/room/exercise-view.ts";
import { gradeExercise } from "../../../../src/learning/room/grade-exercise.ts";
import { nextHint } from "../../../../src/learning/room/hint.ts";
import { saveAnswers } from "../../../../src/learning/room/learner-files.ts";
import { newExercise } from "../../../../src/learning/room/new-exercise.ts";
import { visit } from "../../../../src/learning/room/room.ts";
import { findRecord } from "../../../../src/learning/state/exercise-files.ts";
import { foldText } from "../../../../src/text/fold.ts";
import { swept } from "../../../sweep.ts";
import { ownRoom } from "../../room/own-room.ts";
import { shippedCourse } from "../../shipped-course.ts";
import { exerciseRequest } from "../request.ts";
import { course as german, now } from "./small-course.ts";

const holds = (text: string, phrase: string) =>
  foldText(phrase) !== "" && ` ${foldText(text)} `.includes(` ${foldText(phrase)} `);

/** What a learner would have to know, in words. */
function right({ judging, accepted, options }: KeyEntry): string[] {
  if (judging === "letter") return [options[(accepted[0] ?? "").charCodeAt(0) - 65] ?? ""];
  return ["letters", "sequence", "truth", "output"].includes(judging) ? [] : accepted;
}

async function ladders(course: Course, concept: string, bloom: BloomLevel) {
  const request = exerciseRequest(course, concept, { exerciseId: `x-${concept}-ws`, now, bloom });
  const made = generateWorksheet(request);
  if ("problem" in made) return [];
  const entries = unseal(made.record)?.key.entries ?? [];
  return await Promise.all(
    entries.map(async (entry) => ({
      entry,
      entries,
      ladder: await worksheet.hintsByQuestion?.ladder(made.record, course, entry.id),
    })),
  );
}

describe("hints to one question of a worksheet", () => {
  const courses = [
    german,
    ...["bahasa-melayu", "research-methods", "intro-to-algorithms", "behavioural-interviews"].map(
      shippedCourse,
    ),
  ];
  for (const course of courses)
    test(`${course.config.name}: lead to that question's answer, which comes last`, async () => {
      const sheets = await Promise.all(
        swept(course.concepts, 6).flatMap(({ id }) =>
          (["remember", "apply"] as const).map((bloom) => ladders(course, id, bloom)),
        ),
      );
      const all = sheets.flat().filter(({ entry }) => entry.judging !== "own");
      expect(all.length).toBeGreaterThan(3);
      for (const { entry, entries, ladder } of all) {
        const { hints, answer } = ladder ?? { hints: [], answer: null };
        expect([entry.id, hints.length > 0, new Set(hints).size]).toEqual([entry.id, true, hints.length]);
        for (const known of right(entry).slice(0, 1)) {
          // "di sini" goes to the group "di": its own question says that already.
          if (!holds(entry.prompt, known)) expect(hints.filter((hint) => holds(hint, known))).toEqual([]);
          expect(answer).toContain(known);
        }
        // Nor is another question of the sheet answered by the way, its word beside its meaning.
        for (const other of entries.filter(({ uses }) => uses[0] !== entry.uses[0]))
          for (const { term, meanings } of course.items.get(sheetOf(course, other))?.vocabulary ?? [])
            if (other.uses[0] === `vocabulary:${term.toLowerCase()}`)
              expect(hints.filter((hint) => holds(hint, term) && holds(hint, meanings[0] ?? ""))).toEqual([]);
      }
    });

  test("two questions beside each other have hints of their own", async () => {
    const all = await ladders(shippedCourse("bahasa-melayu"), "greetings", "remember");
    const firsts = all.map(({ ladder }) => ladder?.hints.join("\n"));
    expect(new Set(firsts).size).toBeGreaterThan(all.length * 0.8);
  });
});

function sheetOf(course: Course, { uses }: KeyEntry): string {
  const word = (uses[0] ?? "").replace("vocabulary:", "");
  return (
    [...course.items.values()].find(({ vocabulary }) =>
      vocabulary.some(({ term }) => term.toLowerCase() === word),
    )?.concept ?? ""
  );
}

describe("a learner who is stuck on one question", () => {
  async function begun() {
    const mine = ownRoom();
    const wish = { modality: "worksheet", kind: "worksheet", seed: 3 } as const;
    const begun = await newExercise(await visit(mine.room, "bahasa-melayu"), "greetings", wish);
    const id = begun.record.exercise_id;
    const { record } = await findRecord(mine.home, mine.room.ports, id);
    const entries = unseal(record)?.key.entries ?? [];
    const write = async (answers: Record<string, string>) => {
      const { files } = await exerciseView(mine.room, id);
      await saveAnswers(mine.room, id, { answers, version: files[0]?.version ?? "" });
    };
    return { ...mine, id, entries, write, [Symbol.dispose]: mine[Symbol.dispose] };
  }

  test("is helped with that one, in rungs; without a number, with the first that is open", async () => {
    using mine = await begun();
    const [first, second, third] = mine.entries;
    if (first === undefined || second === undefined || third === undefined) throw new Error("too short");
    const hint = await nextHint(mine.room, mine.id, third.id);
    expect([hint.question, hint.number, hint.tells]).toEqual([third.id, 1, false]);
    await mine.write({ [first.id]: first.accepted[0] ?? "" });
    expect((await nextHint(mine.room, mine.id)).question).toBe(second.id);
    const { work } = await exerciseView(mine.room, mine.id);
    const fields = work?.kind === "worksheet" ? work.fields : [];
    expect(fields.map(({ hints }) => hints.given.length).slice(0, 3)).toEqual([0, 1, 1]);
    await expect(nextHint(mine.room, mine.id, "9.9")).rejects.toThrow(/no question 9\.9/);
  });

  test("pays for what was asked: that word is Hard, the others are not; an answer that was shown is not known", async () => {
    using mine = await begun();
    const [first, second, third] = mine.entries;
    if (first === undefined || second === undefined || third === undefined) throw new Error("too short");
    await nextHint(mine.room, mine.id, first.id);
    for (;;) if ((await nextHint(mine.room, mine.id, second.id)).tells) break;
    await expect(nextHint(mine.room, mine.id, second.id)).rejects.toThrow(/no further hint/);
    await mine.write(Object.fromEntries(mine.entries.map(({ id, accepted }) => [id, accepted[0] ?? ""])));
    const { evaluation } = await gradeExercise(mine.room, { id: mine.id }, { record: true });
    const rated = (entry: KeyEntry) => evaluation.items?.find(({ item }) => item === entry.uses[0])?.rating;
    expect([rated(first), rated(second), rated(third)]).toEqual([2, 1, 3]);
    expect(evaluation.score.correct).toBe(evaluation.score.total - 1);
    expect(evaluation.details.errors).toMatchObject([{ question: second.id, error_type: "answer_shown" }]);
    expect(evaluation.feedback).toContain("You were shown this answer");
  });

  test("who asks for answers and writes nothing has handed in nothing", async () => {
    using mine = await begun();
    const [first] = mine.entries;
    for (;;) if ((await nextHint(mine.room, mine.id, first?.id)).tells) break;
    const graded = await gradeExercise(mine.room, { id: mine.id }, { record: true });
    expect(graded.untouched).toBe(true);
  });

  test("no hint stands in the file", async () => {
    using mine = await begun();
    const { hint } = await nextHint(mine.room, mine.id, mine.entries[0]?.id);
    const { place } = await exerciseView(mine.room, mine.id);
    expect(readFileSync(join(place ?? ""), "utf8")).not.toContain(hint);
  });
});
