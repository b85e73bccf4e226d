import { z } from "zod";
import { withCase } from "../../case-text.ts";
import { BloomLevel, DomainType, SceneTurn } from "../../course-format.ts";
import { FsrsRating } from "../../schedule.ts";
import { ExerciseRecord } from "../exercise.ts";

/** The five kinds of conversation exercise (exercise-modalities §4.2). */
export const conversationTypes = [
  "direct_question",
  "socratic",
  "roleplay",
  "error_identification",
  "prediction",
] as const;
export const ConversationType = z.enum(conversationTypes);

const Verdict = z.enum(["correct", "partial", "incorrect"]);

/** How a reply is weighed; several of these belong to each `kind`. */
const Weighing = z.enum([
  "answer",
  "output",
  "correction",
  "short_answer",
  "statement",
  "points",
  "story",
  "scene",
]);

export const Question = z.object({
  id: z.string(),
  /** What the question is about, to be read first. */
  case: z.string().min(1).optional(),
  prompt: z.string().min(1),
  kind: z.enum(["typed", "short_answer", "open"]),
  weighing: Weighing,
  bloom: BloomLevel,
  /** Typed: what counts as right, the first shown. In a scene: phrases that a good reply uses. */
  accepted: z.array(z.string()),
  /** Typed: words of the course that mean what is shown too, where the prompt says which of them it wants. */
  also: z.array(z.string()).optional(),
  references: z.array(z.string()),
  /** What a full answer holds, one idea each. */
  points: z.array(z.string()),
  /** Of a statement: whether it is so. */
  truth: z.boolean().nullable(),
  /** Of a correction: what was wrong. */
  wrong: z.string().nullable(),
  hints: z.array(z.string().min(1)).min(2).max(4),
  /** Why the answer is what it is; may be empty. */
  explanation: z.string(),
  /** Of the domain (§8.3), where the material itself says it. */
  error_type: z.string().nullable(),
  /** `itemKey` of what it was made of, and the part of the material that holds it. */
  item: z.string(),
  source: z.string(),
  /** Of a scene that branches: the turn that it is. */
  turn: SceneTurn.optional(),
});

const Reply = z.object({
  text: z.string(),
  at: z.iso.datetime(),
  /** From the prompt to the reply; null where nobody measured. */
  seconds: z.number().min(0).nullable(),
  verdict: Verdict,
  score: z.number().min(0).max(1),
  confidence: z.number().min(0).max(1),
  error_type: z.string().nullable(),
  /** May name the answer: shown only once the question is settled. */
  note: z.string(),
  missing: z.array(z.string()),
  /** Words of a scene that were used. */
  used: z.array(z.string()),
});

const Settled = z.object({
  verdict: Verdict,
  score: z.number().min(0).max(1),
  confidence: z.number().min(0).max(1),
  rating: FsrsRating,
  /** Who had the last word. "unrated": the grader was not sure, and nobody said more. */
  by: z.enum(["code", "tutor", "learner", "unrated", "shown"]),
  reason: z.string(),
});

const Answered = z.object({
  replies: z.array(Reply),
  /** How many hints of the ladder were given. */
  hints: z.number().int().min(0),
  /** What was said to the learner about it, hints included, each after so many replies: to be read again later. */
  said: z
    .array(
      z.object({
        after: z.number().int().min(0),
        text: z.string(),
        /** Said to a question of the learner's own, which is no reply: their words, and what they wanted. */
        asked: z.string().optional(),
        wish: z.string().optional(),
        /** What they are to hear with it. */
        sound: z.object({ text: z.string(), language: z.string() }).optional(),
      }),
    )
    .default([]),
  settled: Settled.nullable(),
});

export const ConversationBody = z.object({
  type: ConversationType,
  domain: DomainType,
  /** The words of the course: one of these in place of another is a confusion. */
  vocabulary: z.array(z.string()),
  /** Mistakes that the course knows, for gentle correction in a scene. */
  slips: z.array(z.object({ wrong: z.string(), right: z.string(), why: z.string() })),
  scene: z
    .object({
      setting: z.string(),
      character: z.string(),
      goals: z.array(z.string()),
      /** What the other person says at the end. */
      closing: z.string().optional(),
    })
    .nullable(),
  /** What is said before the first question, and a check of it that does not count (§10.2.1). */
  teaching: z.object({ text: z.string(), check: Question }).nullable(),
  /** Two to five; of a scene that branches every turn there is, of which some are come to. */
  questions: z.array(Question).min(2).max(12),
  progress: z.object({
    phase: z.enum(["teaching", "asking", "self_rating", "done"]),
    /** The question that is asked now. */
    at: z.number().int().min(0),
    answers: z.array(Answered),
    /** The last turn of the learner that was judged, where the caller counts turns. */
    heard: z.number().int().nullable(),
    /** Self-ratings that could not be read. */
    unread: z.number().int().min(0),
    /** Sentences said so far: what varied wording turns on. */
    said: z.number().int().min(0),
  }),
});

export type ConversationType = z.infer<typeof ConversationType>;
export type Question = z.infer<typeof Question>;
export type Reply = z.infer<typeof Reply>;
export type Settled = z.infer<typeof Settled>;
export type Answered = z.infer<typeof Answered>;
export type ConversationBody = z.infer<typeof ConversationBody>;

/** A conversation exercise at one moment: plain data that can be saved after every turn. */
export type ConversationState = { record: ExerciseRecord; body: ConversationBody };

/** A record as it was made or saved, ready to go on; `problem` where it is no conversation or is damaged. */
export function begin(record: ExerciseRecord): ConversationState | { problem: string } {
  const checked = ExerciseRecord.safeParse(record);
  const body = ConversationBody.safeParse(record.body);
  if (!checked.success || !body.success || record.modality !== "conversation" || !isWhole(body.data)) {
    return {
      problem: `The exercise ${record.exercise_id} is no conversation that can be read. Nothing was changed; start a new one.`,
    };
  }
  return { record, body: body.data };
}

/** What is to be saved: the record with everything that has happened. */
export function recordOf({ record, body }: ConversationState): ExerciseRecord {
  const hints_used = body.progress.answers.reduce((sum, { hints }) => sum + hints, 0);
  return {
    ...record,
    hints_used,
    status:
      record.status === "evaluated" ? "evaluated" : body.progress.phase === "done" ? "submitted" : "pending",
    body,
  };
}

/** With the case that it is about, whole. */
export function wholePrompt({ case: told, prompt }: Question): string {
  return withCase(told, prompt);
}

export function noAnswer(): Answered {
  return { replies: [], hints: 0, said: [], settled: null };
}

/** Counters that contradict the questions would leave a conversation that can never end. */
function isWhole({ questions, progress, teaching }: ConversationBody): boolean {
  const { answers, at, phase } = progress;
  return (
    answers.length === questions.length &&
    answers.every(({ hints }, i) => hints <= (questions[i]?.hints.length ?? 0)) &&
    (phase === "done" ? at === questions.length : at < questions.length) &&
    (phase !== "teaching" || teaching !== null)
  );
}
