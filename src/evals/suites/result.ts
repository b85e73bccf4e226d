import { z } from "zod";
import { Grounding, TierUse } from "./effects.ts";

/** What one case came to, once: a line of a run's `results.jsonl`. The one schema of it. */
export const CaseResult = z.object({
  case: z.string(),
  suite: z.string(),
  condition: z.string(),
  provider: z.string(),
  model: z.string(),
  repeat: z.number().int(),
  status: z.string(),
  kind: z.enum(["lesson", "question", "refusal"]),
  /** null: there was nothing to measure it on. `passed` then is null too. */
  scores: z.array(
    z.object({
      criterion: z.string(),
      kind: z.enum(["structural", "behavioural", "judged"]),
      score: z.number().nullable(),
      threshold: z.number(),
      passed: z.boolean().nullable(),
      found: z.array(z.string()),
      /** What a judge says that was not held against people, or does not agree with them: advice, no measurement. */
      advisory: z.boolean().optional(),
    }),
  ),
  turns: z.number().int(),
  tokens: z.number().int(),
  costUsd: z.number().nullable(),
  /** The part of it that was answered from a cache, and not spent again. */
  cachedUsd: z.number().default(0),
  /** Left out by runs of before. */
  grounding: Grounding.nullable().optional(),
  tiers: TierUse.optional(),
  sessionId: z.string(),
  traceId: z.string(),
  /** Where no lesson came: what was said instead, and who stopped the draft, where a check did. Left out by runs of before. */
  said: z.object({ text: z.string(), by: z.string().nullable() }).optional(),
  /** Why it could not be tried at all; null otherwise. */
  error: z.string().nullable(),
});
export type CaseResult = z.infer<typeof CaseResult>;
export type CriterionScore = CaseResult["scores"][number];

/** What a result is of: the same is never tried twice in a run. */
export function keyOf(
  result: Pick<CaseResult, "case" | "condition" | "provider" | "model" | "repeat">,
): string {
  return JSON.stringify([result.case, result.condition, result.provider, result.model, result.repeat]);
}

/** Who wrote: provider and model. Two models under one condition are two, wherever something is averaged. */
export function writerOf({ provider, model }: Pick<CaseResult, "provider" | "model">): string {
  return `${provider} ${model}`.trim();
}
