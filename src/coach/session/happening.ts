import { z } from "zod";

/** What comes to a session from outside: from the learner, the voice, the microphone and the clock. */
export const happenings = [
  "start",
  "tts_done",
  "tts_error",
  "asr_result",
  "asr_error",
  "timeout",
  "resume",
  "student_skip",
  "student_back",
  "student_stop",
  "student_pause",
  "student_help",
  "student_again",
] as const;

export const Happening = z.object({
  event: z.enum(happenings),
  /** The turn it belongs to; null: the turn it is. What comes from another turn is ignored (decision 33). */
  turnId: z.string().nullable().default(null),
  /** For `asr_result`: what was heard or typed. */
  text: z.string().default(""),
  /** When. The core has no clock. */
  at: z.iso.datetime(),
});
export type Happening = z.infer<typeof Happening>;

/** What the learner asks of the coach rather than of the exercise (decision 34). */
export const wishes = [
  "student_stop",
  "student_pause",
  "student_skip",
  "student_back",
  "student_help",
  "student_again",
  "resume",
] as const satisfies readonly Happening["event"][];
export type Wish = (typeof wishes)[number];
