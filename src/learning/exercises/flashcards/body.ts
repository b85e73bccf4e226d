import { z } from "zod";
import { FsrsRating } from "../../schedule.ts";
import type { ExerciseRecord } from "../exercise.ts";
import { sealed, unsealed } from "../sealed.ts";

/** A card that is answered in writing: its other side is judged as every typed answer is. */
export const WrittenCard = z.object({
  id: z.string().min(1),
  /** By `itemKey`. */
  item: z.string().min(1),
  front: z.string().min(1),
  back: z.string().min(1),
  hint: z.string().optional(),
  /** Everything that counts as right. */
  accepted: z.array(z.string()).min(1),
});
export type WrittenCard = z.infer<typeof WrittenCard>;

const CardReply = z.object({
  input: z.string(),
  verdict: z.enum(["correct", "partial", "incorrect"]),
  rating: FsrsRating,
  note: z.string(),
});
export type CardReply = z.infer<typeof CardReply>;

/** A stack of one concept: the cards with their answers, sealed, and what was written so far. */
export const FlashcardsBody = z.object({ sealed: z.string(), answers: z.array(CardReply).default([]) });
export type FlashcardsBody = z.infer<typeof FlashcardsBody>;

export function stackBody(cards: readonly WrittenCard[]): FlashcardsBody {
  return { sealed: sealed(cards), answers: [] };
}

/** null where what was kept is damaged. */
export function stackOf({ body }: Pick<ExerciseRecord, "body">): {
  cards: WrittenCard[];
  answers: CardReply[];
} | null {
  const read = FlashcardsBody.safeParse(body).data;
  const cards = read === undefined ? null : unsealed(read.sealed, z.array(WrittenCard).min(1));
  return read === undefined || cards === null ? null : { cards, answers: read.answers };
}
