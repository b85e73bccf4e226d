import { Problem } from "../../problem.ts";
import type { KindName } from "../course-words.ts";
import type { Evaluation } from "../evaluation.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import type { Answered, OneByOne, Sound } from "../exercises/kind.ts";
import { kindOf } from "../exercises/kinds.ts";
import { courseState } from "../state/course-state.ts";
import { findRecord, saveRecord } from "../state/exercise-files.ts";
import { gradeExercise } from "./grade-exercise.ts";
import { type Room, type Visit, visit } from "./room.ts";
import { sayAloud } from "./say-aloud.ts";
import { takeUp } from "./take-up.ts";

/** Questions one by one, each judged as it is answered (exercise-modalities §14.2, §14.3). */
export type Round = {
  /** null: there are no more. */
  question(): { number: number; of: number; prompt: string } | null;
  answer(line: string): Promise<Answered>;
  /** What is to be heard of the question that is open; null where nothing is. */
  sound(): Sound | null;
  /** Recorded like any exercise; null where nothing was answered. */
  finish(): Promise<Evaluation | null>;
};

/** The round that was begun before and waits, else a new one. */
export async function openRound(
  learner: Visit,
  conceptId: string,
  wish: { kind: KindName; seed?: number | undefined },
): Promise<Round & { instructions: string }> {
  const { record, instructions } = await takeUp(learner, conceptId, wish);
  return { ...(await roundOf(learner.room, record)), instructions };
}

/** A round that was made: what was answered before stays answered. */
export async function roundOf(room: Room, made: ExerciseRecord): Promise<Round> {
  const asking = await askingOf(made);
  let record = made;
  const at = () => (asking.next(record)?.number ?? 1) - 1;
  return {
    question: () => asking.next(record),
    sound: () => asking.sound?.(record, at()) ?? null,
    async answer(line) {
      const answered = await answerQuestion(room, record.exercise_id, { line, at: at() });
      ({ record } = answered);
      return answered.answer;
    },
    async finish() {
      if (asking.next(record)?.number === 1) return null;
      return (await gradeExercise(room, { id: record.exercise_id }, { record: true })).evaluation;
    },
  };
}

async function askingOf(record: ExerciseRecord): Promise<OneByOne> {
  const asking = await kindOf(record).oneByOne?.();
  if (asking === undefined)
    throw new Problem("usage", `${record.exercise_id} is handed in as a whole, not question by question.`);
  return asking;
}

/** It was answered before, here or in another window: what was said first stays. */
export class AnsweredBefore extends Problem {}

/** Judges the answer to one question, and keeps it. `at`: which question was before the learner, from 0. */
export async function answerQuestion(
  room: Room,
  exerciseId: string,
  { line, at }: { line: string; at: number },
): Promise<{ answer: Answered; record: ExerciseRecord }> {
  const { record, places } = await findRecord(room.home, room.ports, exerciseId);
  const asking = await askingOf(record);
  mustBeOpen(asking, record, at);
  const judged = await asking.answer(record, line, room.runInBox);
  if ("problem" in judged) throw new Problem("setup", judged.problem);
  const { course } = await visit(room, record.course);
  return await courseState(room.home, course, room.ports).locked(async () => {
    const now = (await findRecord(room.home, room.ports, exerciseId)).record;
    mustBeOpen(asking, now, at);
    const kept = { ...now, body: judged.record.body };
    await saveRecord(room.ports, places, kept);
    return { answer: judged.answer, record: kept };
  });
}

function mustBeOpen(asking: OneByOne, record: ExerciseRecord, at: number): void {
  if (asking.next(record)?.number === at + 1) return;
  throw new AnsweredBefore(
    "usage",
    "This question was answered before, perhaps in another window. What was said first stays; look at it again.",
  );
}

/** What is heard of a question, spoken here: a wav. null where nothing is to be heard, or nothing here speaks the language. */
export async function soundOf(
  room: Room,
  exerciseId: string,
  { at, slow }: { at: number; slow: boolean },
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const { record } = await findRecord(room.home, room.ports, exerciseId);
  const sound = (await askingOf(record)).sound?.(record, at) ?? null;
  return sound === null ? null : await sayAloud(room, { ...sound, slow }, signal);
}

/** What another voice than this machine's has to say. Refused where this machine can: then no page needs to hold it. */
export async function saidElsewhere(room: Room, exerciseId: string, at: number): Promise<Sound> {
  const { record } = await findRecord(room.home, room.ports, exerciseId);
  const sound = (await askingOf(record)).sound?.(record, at) ?? null;
  if (sound === null || (await room.voice.speaks(sound.language)))
    throw new Problem("usage", "This is spoken here, and not shown before it is answered.");
  return sound;
}
