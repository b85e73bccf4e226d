import { z } from "zod";
import { ItemShown } from "../../result.ts";
import type { ExerciseRecord } from "../exercise.ts";
import { unsealed } from "../sealed.ts";

/** `choose`: what does the word mean? `type`: which word was it? `dictation`: a sentence, written down. */
export const AudioQuestion = z.object({
  kind: z.enum(["choose", "type", "dictation"]),
  /** What is said, in the language that is learned. */
  said: z.string().min(1),
  meaning: z.string(),
  /** Everything that counts as right. */
  accepted: z.array(z.string()).min(1),
  options: z.array(z.string()),
  /** The word that it shows something of. */
  piece: z.string().min(1),
});
export type AudioQuestion = z.infer<typeof AudioQuestion>;

export const AudioAnswer = z.object({
  input: z.string(),
  verdict: z.enum(["correct", "partial", "incorrect"]),
  error_type: z.string().nullable(),
  note: z.string(),
  item: ItemShown,
});
export type AudioAnswer = z.infer<typeof AudioAnswer>;

export const AudioBody = z.object({
  /** BCP 47: what is spoken. */
  language: z.string().min(1),
  /** The questions with their answers, encoded so that nobody reads them by accident. */
  sealed: z.string(),
  answers: z.array(AudioAnswer).default([]),
});
export type AudioBody = z.infer<typeof AudioBody>;

export type AudioState = { body: AudioBody; questions: AudioQuestion[] };

/** null where what was kept is damaged. */
export function audioState({ body }: Pick<ExerciseRecord, "body">): AudioState | null {
  const read = AudioBody.safeParse(body).data;
  if (read === undefined) return null;
  const questions = unsealed(read.sealed, z.array(AudioQuestion).min(1));
  return questions === null ? null : { body: read, questions };
}
