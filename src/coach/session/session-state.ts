import { z } from "zod";
import { wishes } from "./happening.ts";

/** Where a coaching session stands: plain data, all that resuming needs. */

export const PoolEntry = z.object({
  id: z.string(),
  usage: z.number().int().min(0),
  /** `is_learned` is not kept: it is `usage >= required_usages` (decision 32). */
  outcome: z.enum(["mastered", "deferred"]),
  /** Uses in passing, while another word was coached (decision 32). */
  credits: z.number().int().min(0),
});
export type PoolEntry = z.infer<typeof PoolEntry>;

/** An attempt that failed; `heard` is empty for silence. */
const Miss = z.object({
  heard: z.string(),
  because: z.string(),
  matched: z.string().nullable(),
  /** It was close, twice. */
  close: z.boolean(),
});
export type Miss = z.infer<typeof Miss>;

/** The word that is being coached. */
export const Current = z.object({
  id: z.string(),
  started: z.string(),
  /** Attempts that failed, silence included; for the learner's record. */
  failed: z.number().int(),
  misses: z.array(Miss),
  remediated: z.boolean(),
  /** In the pool already: what is left is to say so. */
  settled: z.boolean(),
  /** What was said in full and counted, oldest first; absent where nothing was yet. */
  uses: z.array(z.string()).optional(),
  /** What the coach has said of it in the target language: not for the learner to say back. */
  told: z.array(z.string()).optional(),
  /** How often help was asked for; absent where it never was. */
  helped: z.number().int().optional(),
  /** The learner wanted another word: that says nothing about this one, and is not graded (decision 34). */
  skipped: z.literal(true).optional(),
});
export type Current = z.infer<typeof Current>;

export const SpokenLine = z.object({
  text: z.string(),
  language: z.string(),
  slow: z.boolean(),
  translation: z.string().nullable(),
});

export const SessionState = z.object({
  spec: z.object({ version: z.string(), hash: z.string() }),
  deck: z.string(),
  seed: z.number().int(),
  position: z.object({
    state: z.string(),
    counters: z.record(z.string(), z.number()),
    final: z.boolean(),
  }),
  /** NEW_QUEUE, without the current word. */
  queue: z.array(z.string()),
  current: Current.nullable(),
  /** learned_pool. */
  pool: z.array(PoolEntry),
  /** Counts speech turns; its `turnId` is this number. */
  turn: z.number().int(),
  /** The coach speaks on the side (help, a repeat): what follows is what was before. */
  aside: z.boolean(),
  /** The learner asked for a rest. */
  paused: z.boolean(),
  /** The last cue was repeat-after-me. */
  repeating: z.boolean(),
  heard: z.string().nullable(),
  /** "Did you say …?" was asked about this attempt, and answered with a bare yes or no. */
  asked: z.boolean(),
  answered: z.boolean(),
  candidate: z.string().nullable(),
  /** Listening failed so many times in this turn. */
  deaf: z.number().int(),
  /** The last turn, for a repeat and to know the coach's own echo. */
  said: z.array(SpokenLine),
  lately: z.array(z.string()),
  /** The last question, for a repeat: help that came before it is not said again. */
  cue: z.array(SpokenLine).default([]),
  /** A wish that sounded like the word: the learner was asked which it was. */
  meant: z.enum(wishes).nullable().default(null),
  /** Where the learner stopped, in a word that goes on from there when the session is taken up again. */
  left: z.object({ state: z.string(), word: Current }).nullable().default(null),
  /** The word that was skipped last, as it was: it can be brought back until another is answered. */
  skipped: z
    .object({
      state: z.string(),
      counters: z.record(z.string(), z.number()),
      word: Current,
      pooled: PoolEntry.nullable(),
    })
    .nullable()
    .default(null),
});
export type SessionState = z.infer<typeof SessionState>;

/** A word that has just ended, for the learner's record (decision 38). */
export const Finished = Current.omit({ told: true }).extend({
  usage: z.number().int(),
  outcome: z.enum(["mastered", "deferred"]),
  completed: z.string(),
});
export type Finished = z.infer<typeof Finished>;

/** A word that is not finished after all, and what the pool had of it before. */
export const BroughtBack = z.object({ id: z.string(), pooled: PoolEntry.nullable() });
export type BroughtBack = z.infer<typeof BroughtBack>;
