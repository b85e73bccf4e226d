import { describe, expect, test } from "bun:test";
import { roomVoice } from "../../../src/coach/speech/room-voice.ts";
import { findProgram } from "../../../src/coach/speech/run-program.ts";
import { readWav } from "../../../src/coach/speech/wav.ts";
import { type AudioQuestion, audioState } from "../../../src/learning/exercises/audio/body.ts";
import { generateAudio } from "../../../src/learning/exercises/audio/generate.ts";
import { judgeHeard } from "../../../src/learning/exercises/audio/judge.ts";
import { exerciseView } from "../../../src/learning/room/exercise-view.ts";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { newExercise } from "../../../src/learning/room/new-exercise.ts";
import { answerQuestion, roundOf, saidElsewhere, soundOf } from "../../../src/learning/room/one-by-one.ts";
import { pageVoices } from "../../../src/learning/room/page-voices.ts";
import { planToday } from "../../../src/learning/room/plan-today.ts";
import { type Room, visit } from "../../../src/learning/room/room.ts";
import { ownRoom } from "../room/own-room.ts";

const quiet = new AbortController().signal;
const wish = { kind: "audio", seed: 5 } as const;

/** A voice that is heard as bytes: what was said, and how. */
const heard: Room["voice"] = {
  speaks: async (language) => language === "ms",
  say: async ({ text, slow }) => new TextEncoder().encode(`${slow ? "slowly " : ""}${text}`),
};
const saying = (bytes: Uint8Array | null) => new TextDecoder().decode(bytes ?? new Uint8Array());

async function begun(voice = heard) {
  const own = ownRoom();
  const room = { ...own.room, voice };
  const learner = await visit(room, "bahasa-melayu");
  return { ...own, room, learner, [Symbol.dispose]: own[Symbol.dispose] };
}

describe("listening", () => {
  test("is only where something speaks the language of the course", async () => {
    using mute = await begun({ ...heard, speaks: async () => false });
    await expect(newExercise(mute.learner, "greetings", wish)).rejects.toThrow(/no material for audio/);
    expect((await planToday(mute.learner)).plan.flatMap(({ also }) => also ?? [])).not.toContain("audio");
    using here = await begun();
    expect((await planToday(here.learner)).plan.flatMap(({ also }) => also ?? [])).toContain("audio");
    const code = await visit(here.room, "intro-to-algorithms");
    expect((await planToday(code)).plan.flatMap(({ also }) => also ?? [])).not.toContain("audio");
  });

  test("is planned as well where only the page's browser speaks it, which then gets what it has to say", async () => {
    const page = pageVoices();
    using own = await begun({ ...heard, speaks: async () => false, isSpokenInPage: page.speaks });
    const also = async () => (await planToday(own.learner)).plan.flatMap((item) => item.also ?? []);
    page.told(["en-GB", "de_DE"]);
    expect(await also()).not.toContain("audio");
    page.told(["en-GB", "ms_MY"]);
    expect(await also()).toContain("audio");
    const { record } = await newExercise(own.learner, "greetings", wish);
    expect(await soundOf(own.room, record.exercise_id, { at: 0, slow: false }, quiet)).toBeNull();
    expect((await saidElsewhere(own.room, record.exercise_id, 0)).language).toBe("ms");
  });

  test("what is said is nowhere to be read before it is answered, and what comes later is not heard yet", async () => {
    using own = await begun();
    const { record, instructions } = await newExercise(own.learner, "greetings", wish);
    const id = record.exercise_id;
    const { questions } = audioState(record) ?? { questions: [] };
    // On the first day no sentence has only words that were met: nothing is dictated yet.
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(["choose", "type"]));
    // That its new words are met first is teaching, and does not say which of them is heard.
    const { meeting: _, ...asked } = await exerciseView(own.room, id);
    const shown = JSON.stringify([asked, instructions]);
    for (const { said } of questions) expect(shown).not.toContain(`"${said}"`);
    const sound = (at: number, slow = false) => soundOf(own.room, id, { at, slow }, quiet);
    expect(saying(await sound(0))).toBe(questions[0]?.said ?? "");
    expect(saying(await sound(0, true))).toBe(`slowly ${questions[0]?.said}`);
    expect(await sound(1)).toBeNull();
    // Nor does any page get it in words, while this machine speaks.
    await expect(saidElsewhere(own.room, id, 0)).rejects.toThrow(/not shown/);
    const mute = { ...own.room, voice: { ...heard, speaks: async () => false } };
    expect(await saidElsewhere(mute, id, 0)).toEqual({ text: questions[0]?.said ?? "", language: "ms" });
  });

  test("once its words were met, a sentence is dictated too", async () => {
    using own = await begun();
    const { course } = own.learner;
    const concept = course.concepts.find(({ id }) => id === "greetings");
    if (concept === undefined) throw new Error("no such concept");
    const made = generateAudio({
      course,
      concept,
      bloom: "remember",
      exerciseId: "x",
      seed: 5,
      now: own.clock.now,
      history: [],
      errors: [],
      due: new Set(["vocabulary:selamat pagi"]),
      sealed: false,
    });
    const { questions } = ("record" in made ? audioState(made.record) : null) ?? { questions: [] };
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(["choose", "type", "dictation"]));
    // What is due is asked first.
    expect(questions[0]?.piece).toBe("vocabulary:selamat pagi");
  });

  test("a round is answered, counts as a worksheet, and each word remembers how it went", async () => {
    using own = await begun();
    const { record } = await newExercise(own.learner, "greetings", wish);
    const { questions } = audioState(record) ?? { questions: [] };
    const round = await roundOf(own.room, record);
    for (const [at, { accepted }] of questions.entries())
      await round.answer(at === 1 ? "sesuatu yang lain" : (accepted[0] ?? ""));
    expect(round.question()).toBeNull();
    const id = record.exercise_id;
    await expect(answerQuestion(own.room, id, { line: "x", at: 0 })).rejects.toThrow(/answered before/);
    const { evaluation, recorded } = await gradeExercise(own.room, { id }, { record: true });
    expect([recorded, evaluation.modality]).toEqual([true, "worksheet"]);
    expect(evaluation.score).toMatchObject({ correct: questions.length - 1, total: questions.length });
    expect(evaluation.items?.map(({ rating }) => rating)).toEqual(
      questions.map((_, at) => (at === 1 ? 1 : 3)),
    );
    const { kind, work } = await exerciseView(own.room, id);
    expect([kind, work?.kind === "audio" && work.done.length]).toEqual(["audio", questions.length]);
  });

  test("a part that was answered counts as that part, and is never Easy", async () => {
    using own = await begun();
    const { record } = await newExercise(own.learner, "greetings", wish);
    const [first] = audioState(record)?.questions ?? [];
    const id = record.exercise_id;
    await answerQuestion(own.room, id, { line: first?.accepted[0] ?? "", at: 0 });
    const { evaluation } = await gradeExercise(own.room, { id }, { record: true });
    expect([evaluation.score.correct, evaluation.score.total, evaluation.fsrs_rating]).toEqual([1, 1, 3]);
  });
});

describe("what was heard is judged as what is typed", () => {
  const question = (change: Partial<AudioQuestion>): AudioQuestion => ({
    kind: "type",
    said: "kereta api",
    meaning: "train",
    accepted: ["kereta api"],
    options: [],
    piece: "vocabulary:kereta api",
    ...change,
  });
  const sentence = question({
    kind: "dictation",
    said: "Kereta api itu lambat hari ini.",
    accepted: ["Kereta api itu lambat hari ini."],
  });
  test.each([
    [question({}), "Kereta  API", "correct"],
    [question({ said: "perpustakaan", accepted: ["perpustakaan"] }), "perpustakan", "partial"],
    [question({}), "kapal terbang", "incorrect"],
    [question({}), "  ", "incorrect"],
    [sentence, "kereta api itu lambat hari ini", "correct"],
    [sentence, "kereta api lambat ini", "partial"],
    [sentence, "saya suka makan", "incorrect"],
    [question({ kind: "choose", accepted: ["train"], options: ["train", "bus"] }), "train", "correct"],
    [question({ kind: "choose", accepted: ["train"], options: ["train", "bus"] }), "bus", "incorrect"],
  ] as const)("%j: %s is %s", (asked, input, verdict) => {
    expect(judgeHeard(asked, input).verdict).toBe(verdict);
  });

  test("a dictation says which words to listen for again", () => {
    expect(judgeHeard(sentence, "saya lambat").note).toBe("Listen again for: Kereta, api, itu, hari, ini.");
  });
});

const isInstalled = findProgram("espeak-ng") !== null;
if (!isInstalled) console.log("skipped: nothing is spoken for real, because there is no espeak-ng here");

test.skipIf(!isInstalled)(
  "the coach's voice speaks Malay here, and slower where it is asked to",
  async () => {
    const voice = roomVoice();
    expect([await voice.speaks("ms"), await voice.speaks("tlh")]).toEqual([true, false]);
    const lasting = async (slow: boolean) => {
      const { samples, rate } = readWav(
        await voice.say({ text: "Selamat pagi, cikgu", language: "ms", slow }, quiet),
      );
      return samples.length / rate;
    };
    const [usual, slow] = [await lasting(false), await lasting(true)];
    expect(usual).toBeGreaterThan(0.5);
    expect(slow).toBeGreaterThan(usual * 1.2);
  },
);
