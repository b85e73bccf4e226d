import type { z } from "zod";
import type { Course } from "../course.ts";
import type { Items, Modality } from "../course-format.ts";
import type { KindName } from "../course-words.ts";
import type { BoxOutcome, BoxRequest } from "../sandbox/box.ts";
import {
  type ExerciseRecord,
  type ExerciseRequest,
  type MadeExercise,
  type NotMade,
  toldAnswer,
} from "./exercise.ts";
import type { Found, GradingDesk } from "./grading.ts";

/**
 * A kind of exercise: everything that the rest of the house needs to know of it. Each has one such object in the folder
 * of its own, and `kinds.ts` lists them. What is dear to load is loaded when it is called.
 */
export type ExerciseKind<Work = unknown> = {
  name: KindName;
  /** What its results count as, in the closed list that learners' files have (exercise-modalities §12.1). */
  modality: Modality;
  /** The end of its exercises' names (§12.1). */
  suffix: string;
  words: { one: string; several: string; short: string };
  /** What its records keep; nothing is handed out that this cannot read. */
  body: z.ZodType;
  needsBox: boolean;
  /** Planned over all concepts as one step, and never as the exercise of one: who wishes for that begins it by name. */
  isStepOfItsOwn?: true;
  /** Something here must be able to speak the course's language. */
  needsVoice?: boolean;
  /** Whether a concept's material is enough for one. */
  canPractise(items: Items): boolean;
  /** Whether this learner has just done all that there is of it: it would be refused (decision 24). Left out: never. */
  isSpent?: (of: Spent) => boolean;
  /** Made and proved, or why there is none. */
  make(request: ExerciseRequest, making: Making): Promise<MadeExercise | NotMade>;
  grade(record: ExerciseRecord, desk: GradingDesk): Promise<Found>;
  /** What its learner may see before it is graded: no key, no reference. null where its record or its file does not give it. */
  view(record: ExerciseRecord, page: string | null, course: Course): Promise<Work | null>;
  /** What is filled in within the learner's own file; null where a file is written as it is, or there is none. */
  page: (() => Promise<ExercisePage>) | null;
  hints(record: ExerciseRecord, course: Course): string[];
  /** What a learner must have met to get it right, beside the pieces that it is made of; left out where that is all. */
  needs?: (record: ExerciseRecord) => Needs;
  /** Where hints are about one question at a time; left out where they are about the whole. */
  hintsByQuestion?: HintsByQuestion;
  /** A look at one question's working before it counts, where there is one; null where that would be a second try. */
  check?(record: ExerciseRecord, question: string, answer: string): Promise<CheckedLine[] | null>;
  /** Questions that are asked one by one and judged as they are answered; left out where all are handed in at once. */
  oneByOne?: () => Promise<OneByOne>;
  /** Without teaching. `quick`: only whether it is still known is looked at. `words`: how long an answer it asks for. */
  minutes(of: { quick: boolean; words: number }): number;
  manner: Manner;
  /** How much a learner must produce unaided, from 0: the spec says "harder" and leaves the order to us (§11.3.1). */
  effort: number;
  /** What helps out of failing at it (§10.4); the spec does not name one for each. */
  wayOut: Modality | null;
  /** Never set, only offered (§10.2.6). */
  isOfferOnly: boolean;
  /** Its tests stand in the learner's own file: they may be run before it counts, in a quiz too. */
  hasOwnTests: boolean;
  xapiVerb: "experienced" | "answered" | "scored";
};

/** `due`: pieces that are to come back all the same. */
export type Spent = Pick<ExerciseRequest, "course" | "concept" | "bloom" | "history"> &
  Partial<Pick<ExerciseRequest, "due">>;

export type Needs = {
  /** Asked although it does not count, by `itemKey`. */
  pieces?: string[];
  /** Words or meanings to choose among, the wrong ones too. */
  choices?: string[];
  /** What right answers say, in the language that is learned. */
  answers?: string[];
  /** It tells the concept's text itself before it asks. */
  teaches?: boolean;
};

export type HintsByQuestion = {
  /** Those that can be hinted at, in their order; null where this exercise is hinted at as a whole. */
  questions(record: ExerciseRecord): string[] | null;
  ladder(record: ExerciseRecord, course: Course, question: string): Promise<Ladder>;
  /** What stands in the learner's file so far: who names no question is helped with an open one. */
  written(record: ExerciseRecord, page: string): Promise<ReadonlyMap<string, string>>;
};

/** `answer`: what is told after the last hint; the question then counts as not known. null: it is never told. */
export type Ladder = { hints: string[]; answer: string | null };

/** Whether a line of working holds. `why` says more than that, and is a hint. */
export type CheckedLine = { verdict: "follows" | "wrong" | "unread"; why: string };

/** What was answered is kept in the record, so that a round can be left and gone on with. */
export type OneByOne = {
  /** null: all are answered. */
  next(record: ExerciseRecord): { number: number; of: number; prompt: string } | null;
  /** With a problem the question stays open, and nothing is held against the learner. */
  answer(
    record: ExerciseRecord,
    line: string,
    box: Making["box"],
  ): Promise<{ record: ExerciseRecord; answer: Answered } | { problem: string }>;
  /** What is to be heard of a question, from 0, that was come to. */
  sound?(record: ExerciseRecord, at: number): Sound | null;
};
/** `truth`: what is true, once it was answered. */
export type Answered = { correct: boolean; truth: string; note: string };
export type Sound = { text: string; language: string };

/**
 * How it is worked on. `talk`: turn by turn, and it can teach as it goes. `file`: the session waits for a file
 * (§10.2.4). `long`: tiring, so not two soon after another. `hand`: pen and paper. `line`: a glance and a word.
 */
export type Manner = "talk" | "file" | "long" | "hand" | "line";

export type Making = {
  box(request: BoxRequest): Promise<BoxOutcome>;
  /** Teach the concept first, where it can teach as it goes. */
  teach: boolean;
  /** The learner's `explanation_style`: whether the example or the rule is told first. */
  style: string;
};

export type ExercisePage = {
  /** The file as its learner may see it, and what is kept back. */
  open(text: string): { text: string; kept: string };
  close(text: string, kept: string): string;
  /** `unplaced`: questions that were changed or removed in the file. null: there is nowhere to write. */
  fill(
    record: ExerciseRecord,
    before: string,
    answers: Readonly<Record<string, string>>,
  ): { text: string; unplaced: string[] } | null;
};

/** Of one question: those that were given, and how many there are, its answer with them. null: nobody has asked yet. */
export type HintsGiven = { given: string[]; of: number | null };

export function givenOf({ hinted = {} }: ExerciseRecord, question: string, { hints, answer }: Ladder) {
  const told = answer !== null && hinted[toldAnswer(question)] !== undefined ? [answer] : [];
  return {
    given: [...hints.slice(0, hinted[question] ?? 0), ...told],
    of: hints.length + (answer === null ? 0 : 1),
  };
}

/** Hints are looked for once somebody asks. */
export async function hintsGiven(
  { hintsByQuestion }: Pick<ExerciseKind, "hintsByQuestion">,
  record: ExerciseRecord,
  course: Course,
  question: string,
): Promise<HintsGiven> {
  const can = record.quiz !== true && hintsByQuestion?.questions(record)?.includes(question) === true;
  if (hintsByQuestion === undefined || !can) return { given: [], of: 0 };
  if (!hasAsked(record, question)) return { given: [], of: null };
  return givenOf(record, question, await hintsByQuestion.ladder(record, course, question));
}

export function hasAsked({ hinted = {} }: ExerciseRecord, question: string): boolean {
  return hinted[question] !== undefined || hinted[toldAnswer(question)] !== undefined;
}

/** Minutes of an exercise that nobody has measured (§10.1: practice 5, a quick check 3). */
export const practiceMinutes = 5;
export const quickMinutes = 3;

export function some(...lists: (readonly unknown[])[]): boolean {
  return lists.some((list) => list.length > 0);
}

/** The concept's example, and then its explanation. */
export function teachingAsHints({ concept_id }: ExerciseRecord, course: Course): string[] {
  const teach = course.items.get(concept_id)?.teach;
  return teach === undefined ? [] : [teach.example, teach.explanation];
}
