import { z } from "zod";

const asked = {
  /** The session that holds the lesson: says nothing of the condition. */
  item: z.string(),
  question: z.string(),
  repeat: z.number().int(),
  /** Its name, and the hash of it and of the judge's instructions. */
  rubric: z.string(),
  asked: z.string(),
  /** Provider and model. */
  judge: z.string(),
  quotation: z.string(),
  /** Why there is no answer that counts; null where there is one. */
  problem: z.string().nullable(),
};

/** What a judge said of one lesson: a line of a run's `judgements.jsonl`. The one schema of it. */
export const Judgement = z.object({ ...asked, answer: z.enum(["yes", "no"]).nullable() });
export type Judgement = z.infer<typeof Judgement>;

/** What a judge said of two lessons, in one order: a line of `pairs.jsonl`. */
export const PairJudgement = z.object({
  ...asked,
  /** The lesson that it is held against. */
  other: z.string(),
  /** Which of the two came first. */
  first: z.enum(["item", "other"]),
  /** Which does what the question asks for; in words of places, as the judge was asked. */
  answer: z.enum(["first", "second", "neither"]).nullable(),
});
export type PairJudgement = z.infer<typeof PairJudgement>;

/** The same question is never asked twice. */
export function judgementKey(
  said: Pick<Judgement, "item" | "question" | "repeat" | "asked" | "judge">,
): string {
  return JSON.stringify([said.item, said.question, said.repeat, said.asked, said.judge]);
}

export function pairKey(
  said: Pick<PairJudgement, "item" | "other" | "first" | "question" | "repeat" | "asked" | "judge">,
): string {
  return JSON.stringify([judgementKey(said), said.other, said.first]);
}
