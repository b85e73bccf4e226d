import { describe, expect, test } from "bun:test";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Course } from "../../../src/learning/course.ts";
import { ConversationBody } from "../../../src/learning/exercises/conversation/conversation-record.ts";
import { type ExerciseRecord, itemKey } from "../../../src/learning/exercises/exercise.ts";
import { unseal } from "../../../src/learning/exercises/worksheet/body.ts";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { importInto } from "../../../src/learning/room/import-course.ts";
import { inWords, keepMeeting, type Meeting, meetingBefore } from "../../../src/learning/room/meeting.ts";
import { newExercise } from "../../../src/learning/room/new-exercise.ts";
import { planToday } from "../../../src/learning/room/plan-today.ts";
import { type Room, visit } from "../../../src/learning/room/room.ts";
import { changeSettings } from "../../../src/learning/room/settings.ts";
import { forgetCourse } from "../../../src/learning/state/forget.ts";
import { foldText } from "../../../src/text/fold.ts";
import { times } from "../../sweep.ts";
import { ownRoom } from "../room/own-room.ts";

/** Somebody who reads what doors show, and remembers which words stood there beside what they mean. */
function reader(course: Course) {
  let read = "";
  const texts = new Set<string>();
  const words = [...course.items.values()].flatMap(({ vocabulary }) => vocabulary);
  const holds = (text: string) => read.includes(` ${foldText(text)} `);
  return {
    reads({ lesson, words: shown }: Meeting, concept: string) {
      if (lesson !== null) texts.add(concept);
      read += ` ${foldText(`${lesson?.text ?? ""}\n${inWords({ lesson: null, words: shown })}`)} `;
    },
    hasRead: (concept: string) => texts.has(concept),
    knows: (term: string) =>
      words
        .filter((word) => foldText(word.term) === foldText(term))
        .every((word) => holds(word.term) && word.meanings.some(holds)),
    isWord: (text: string) => words.some(({ term }) => foldText(term) === foldText(text)),
  };
}

/** Every word that an exercise asks for, offers as a choice or wants in an answer, found in the exercise itself. */
function wordsAsked(record: ExerciseRecord): string[] {
  const named = record.uses.flatMap((use) => (use.startsWith("vocabulary:") ? [use.slice(11)] : []));
  const sheet = unseal(record)?.key.entries.flatMap(({ options, accepted }) => [
    ...options,
    accepted[0] ?? "",
  ]);
  const talk = ConversationBody.safeParse(record.body).data?.questions.flatMap(
    ({ accepted }) => accepted[0] ?? [],
  );
  return [...named, ...(sheet ?? []), ...(talk ?? [])];
}

async function met(room: Room, course: string, record: ExerciseRecord) {
  const learner = await visit(room, course);
  const meeting = await meetingBefore(learner, record);
  if (meeting !== null) await keepMeeting(learner, record, meeting);
  return meeting;
}

async function listImported(room: Room, home: string, rows: string): Promise<string> {
  mkdirSync(join(home, "courses"), { recursive: true });
  const bytes = new TextEncoder().encode(rows);
  return (await importInto(room, { fileName: "list.csv", bytes }, { name: "list" })).name;
}

const manyWords = Array.from({ length: 60 }, (_, i) => `kata${i},meaning ${i}`);

test("nothing is asked that was not shown: whoever follows Today for days has read every word before", async () => {
  using own = ownRoom();
  const { course } = await visit(own.room, "bahasa-melayu");
  const somebody = reader(course);
  let asked = 0;
  const said = new Set<boolean>();
  for (let day = 0; day < times(3, 5); day++) {
    own.clock.now = new Date(Date.parse("2026-03-02T02:00:00Z") + day * 86_400_000);
    for (let nth = 0; nth < 4; nth++) {
      const learner = await visit(own.room, "bahasa-melayu");
      const [next] = (await planToday(learner)).plan;
      if (next === undefined) break;
      const { concept_id, modality, bloom_level: bloom } = next;
      const { record } = await newExercise(learner, concept_id, { modality, bloom });
      const meeting = await met(own.room, "bahasa-melayu", record);
      if (meeting !== null) somebody.reads(meeting, concept_id);
      // "They are asked right after this" is said only where every one of them is.
      if (meeting !== null && meeting.words.length > 0) {
        const uses = meeting.words.map(({ kind, word }) => record.uses.includes(itemKey(kind, word)));
        said.add(meeting.areAsked);
        if (meeting.words.every(({ kind }) => kind === "vocabulary"))
          expect(meeting.areAsked).toBe(uses.every((one) => one));
      }
      expect(somebody.hasRead(concept_id)).toBe(true);
      for (const word of wordsAsked(record).filter(somebody.isWord)) {
        asked++;
        expect({ word, knows: somebody.knows(word) }).toEqual({ word, knows: true });
      }
      expect(await met(own.room, "bahasa-melayu", record)).toBeNull();
      own.clock.now = new Date(own.clock.now.getTime() + 5 * 60_000);
      const blank = record.modality === "conversation" ? '["?","?","?","?","?"]' : undefined;
      await gradeExercise(
        own.room,
        { id: record.exercise_id },
        { record: true, self: 3, ...(blank === undefined ? {} : { response: blank }) },
      );
    }
  }
  expect(asked).toBeGreaterThan(times(30, 60));
  expect(said).toEqual(new Set([true, false]));
});

describe("new words a day", () => {
  test("are twenty at most, a few at a time, in the order of the course", async () => {
    using own = ownRoom();
    const name = await listImported(own.room, own.home, ["term,meaning", ...manyWords].join("\n"));
    const ids = (await visit(own.room, name)).course.concepts.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    const idOf = (seed: number) => ids[seed % 3] ?? "";
    const shown: string[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const { record } = await newExercise(await visit(own.room, name), idOf(seed), {
        modality: "worksheet",
        seed,
      });
      const { words = [] } = (await met(own.room, name, record)) ?? {};
      expect(words.length).toBeLessThanOrEqual(8);
      shown.push(...words.map(({ word }) => word));
    }
    expect(new Set(shown).size).toBe(20);
    // The first words of each part, and none from its end.
    expect(shown.every((word) => Number(word.slice(4)) % 20 < 12)).toBe(true);
    own.clock.now = new Date(own.clock.now.getTime() + 86_400_000);
    const { record } = await newExercise(await visit(own.room, name), idOf(10), {
      modality: "worksheet",
      seed: 10,
    });
    expect((await met(own.room, name, record))?.words.length).toBeGreaterThan(0);
  });

  test("are as many as the learner wishes; once they are used up nothing new is planned", async () => {
    using own = ownRoom();
    await changeSettings(own.room, { newWords: 5 });
    const begin = async (concept: string) =>
      newExercise(await visit(own.room, "bahasa-melayu"), concept, { modality: "worksheet" });
    const { record } = await begin("greetings");
    const { words = [] } = (await met(own.room, "bahasa-melayu", record)) ?? {};
    expect(words.length).toBeGreaterThan(2);
    expect(words.length).toBeLessThanOrEqual(5);
    const more = await met(own.room, "bahasa-melayu", (await begin("greetings")).record);
    expect(words.length + (more?.words.length ?? 0)).toBeLessThanOrEqual(5);
    await changeSettings(own.room, { newWords: Math.max(1, words.length) });
    const { plan } = await planToday(await visit(own.room, "bahasa-melayu"));
    const items = (await visit(own.room, "bahasa-melayu")).course.items;
    for (const { type, concept_id } of plan)
      if (type === "new" && concept_id !== "greetings")
        expect(items.get(concept_id)?.vocabulary.length).toBe(0);
    await expect(changeSettings(own.room, { newWords: 0 })).rejects.toThrow();
  });
});

describe("what was met", () => {
  test("is not shown again, in another exercise neither; what nobody acknowledged is", async () => {
    using own = ownRoom();
    const make = async (seed: number) =>
      (await newExercise(await visit(own.room, "bahasa-melayu"), "numbers", { modality: "worksheet", seed }))
        .record;
    const first = await make(1);
    const learner = await visit(own.room, "bahasa-melayu");
    const meeting = await meetingBefore(learner, first);
    expect(meeting?.lesson).not.toBeNull();
    expect(await meetingBefore(learner, first)).toEqual(meeting);
    await met(own.room, "bahasa-melayu", first);
    expect(await met(own.room, "bahasa-melayu", first)).toBeNull();
    const known = new Set(meeting?.words.map(({ id }) => id));
    const second = await meetingBefore(learner, await make(2));
    expect(second?.lesson ?? null).toBeNull();
    expect(second?.words.some(({ id }) => known.has(id)) ?? false).toBe(false);
  });

  test("stays met when a result is taken back, and is gone with everything else when the course is forgotten", async () => {
    using own = ownRoom();
    const { record } = await newExercise(await visit(own.room, "bahasa-melayu"), "greetings", {
      modality: "worksheet",
    });
    const shown = await met(own.room, "bahasa-melayu", record);
    await gradeExercise(own.room, { id: record.exercise_id }, { record: true, self: 2 });
    const learner = await visit(own.room, "bahasa-melayu");
    await learner.state.takeBack(record.exercise_id);
    expect(await meetingBefore(learner, record)).toBeNull();
    await forgetCourse(own.home, "bahasa-melayu", own.room.ports);
    expect(await meetingBefore(await visit(own.room, "bahasa-melayu"), record)).toEqual(shown);
  });

  test("what was asked before there was such a list counts as met; a damaged list is put aside, and shown again", async () => {
    using own = ownRoom();
    const { record } = await newExercise(await visit(own.room, "bahasa-melayu"), "greetings", {
      modality: "worksheet",
    });
    const learner = await visit(own.room, "bahasa-melayu");
    await gradeExercise(own.room, { id: record.exercise_id }, { record: true, self: 2 });
    const again = await newExercise(learner, "greetings", { modality: "worksheet", seed: 5 });
    const words = (await meetingBefore(learner, again.record))?.words ?? [];
    expect(words.some(({ key }) => record.uses.includes(key))).toBe(false);
    writeFileSync(learner.state.places.met, '{"version":1,"pie');
    const meeting = await meetingBefore(learner, again.record);
    const problems = meeting === null ? [] : await keepMeeting(learner, again.record, meeting);
    if (meeting !== null) expect(problems.join()).toContain("damaged");
    const kept: unknown = JSON.parse(readFileSync(learner.state.places.met, "utf8") || "{}");
    expect(kept).toMatchObject({ version: 1 });
  });

  test("one word with two meanings is met once for each", async () => {
    using own = ownRoom();
    const rows = ["term,meaning,unit", "air,water,One", "api,fire,One", "batu,stone,One", "daun,leaf,One"];
    const name = await listImported(own.room, own.home, rows.join("\n"));
    const { course } = await visit(own.room, name);
    const [concept] = course.concepts;
    if (concept === undefined) throw new Error("no concept");
    const { introductionsOf } = await import("../../../src/learning/meeting/introductions.ts");
    const [word] = course.items.get(concept.id)?.vocabulary ?? [];
    if (word === undefined) throw new Error("no word");
    const own2 = { ...concept, id: "second" };
    const items = course.items.get(concept.id);
    if (items === undefined) throw new Error("no items");
    const twice: Course = {
      ...course,
      concepts: [...course.concepts, own2, { ...concept, id: "third" }],
      items: new Map([
        ...course.items,
        ["second", { ...items, concept: "second", vocabulary: [{ ...word, meanings: ["a tune"] }] }],
        ["third", { ...items, concept: "third", vocabulary: [word] }],
      ]),
    };
    const of = (id: string) => introductionsOf(twice).of(itemKey("vocabulary", word.term), id);
    expect(of("second")?.id).not.toBe(of(concept.id)?.id);
    expect(of("third")?.id).toBe(of(concept.id)?.id);
    expect(of("second")?.meaning).toBe("a tune");
  });
});

test("what no text teaches is met by itself: a fact or a gap of a course that was only imported", async () => {
  using own = ownRoom();
  mkdirSync(join(own.home, "courses"), { recursive: true });
  const gift =
    "::one:: The heart has four chambers. {TRUE}\n\n::two:: Plants breathe in oxygen at night only. {FALSE}\n\n::three:: Blood is pumped by the {=heart}.\n\n::four:: Iron rusts in {=water}.\n";
  const { name } = await importInto(
    own.room,
    { fileName: "quiz.gift", bytes: new TextEncoder().encode(gift) },
    { name: "quiz" },
  );
  const { course } = await visit(own.room, name);
  let shown = 0;
  for (const { id } of course.concepts) {
    const { record } = await newExercise(await visit(own.room, name), id, { modality: "worksheet" });
    const meeting = await met(own.room, name, record);
    const text = foldText(
      `${meeting?.lesson?.text ?? ""} ${inWords({ lesson: null, words: meeting?.words ?? [] })}`,
    );
    for (const { accepted, judging } of unseal(record)?.key.entries ?? [])
      if (judging === "words") {
        shown++;
        expect(text).toContain(foldText(accepted[0] ?? ""));
      }
  }
  expect(shown).toBeGreaterThan(0);
});
