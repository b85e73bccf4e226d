import type { ExerciseRecord } from "../exercise.ts";
import type { Found, GradingDesk } from "../grading.ts";
import { type ExerciseKind, type Needs, quickMinutes } from "../kind.ts";
import { AudioBody, type AudioQuestion, audioState } from "./body.ts";

export type AudioWork = {
  kind: "audio";
  /** BCP 47: what is spoken. */
  language: string;
  questions: number;
  /** Those that were answered, each with what was said. */
  done: (Pick<AudioQuestion, "kind" | "said" | "meaning"> & {
    input: string;
    verdict: "correct" | "partial" | "incorrect";
    note: string;
  })[];
  /** What is asked now, without what is said. null where all are answered. */
  next: Pick<AudioQuestion, "kind" | "options"> | null;
};

/** With fewer, a choice is no choice. */
const fewestWords = 4;

/** Listen and choose, listen and type, dictation (exercise-modalities §14.2). */
export const audio: ExerciseKind<AudioWork> = {
  name: "audio",
  modality: "worksheet",
  suffix: "listen",
  words: { one: "listening exercise", several: "listening exercises", short: "listening" },
  body: AudioBody,
  needsBox: false,
  needsVoice: true,
  canPractise: ({ vocabulary }) => vocabulary.length >= fewestWords,
  make: async (request) => (await import("./generate.ts")).generateAudio(request),
  grade,
  view,
  page: null,
  oneByOne: async () => (await import("./one-by-one.ts")).audioOneByOne,
  // It can be heard again, and slower; there is nothing between.
  hints: () => [],
  needs,
  minutes: () => quickMinutes,
  manner: "line",
  effort: 0,
  wayOut: null,
  isOfferOnly: false,
  hasOwnTests: false,
  xapiVerb: "answered",
};

function needs(record: ExerciseRecord): Needs {
  const questions = audioState(record)?.questions ?? [];
  return {
    choices: questions.flatMap(({ options }) => options),
    answers: questions.map(({ said }) => said),
  };
}

async function grade(record: ExerciseRecord, { room }: GradingDesk): Promise<Found> {
  const state = audioState(record);
  if (state === null)
    return { problem: "What was kept of this exercise is damaged. Nothing else is lost; begin a new one." };
  if (state.body.answers.length === 0)
    return {
      problem: "It is heard and answered question by question. Nothing was graded.",
      command: `teacher-assist study listen ${record.course} ${record.concept_id}`,
    };
  const { gradeAudio } = await import("./grade.ts");
  return { evaluation: gradeAudio(record, state, room.ports.now()), save: null };
}

async function view(record: ExerciseRecord): Promise<AudioWork | null> {
  const state = audioState(record);
  if (state === null) return null;
  const { questions, body } = state;
  const done = body.answers.flatMap(({ input, verdict, note }, at) => {
    const question = questions[at];
    if (question === undefined) return [];
    const { kind, said, meaning } = question;
    return [{ kind, said, meaning, input, verdict, note }];
  });
  const open = questions[body.answers.length];
  const next = open === undefined ? null : { kind: open.kind, options: open.options };
  return { kind: "audio", language: body.language, questions: questions.length, done, next };
}
