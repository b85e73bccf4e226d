import { z } from "zod";
import { bloomLevels } from "../bloom.ts";
import { sentencesIn } from "../text/sentences.ts";

const fewest = 3;
const most = 5;

/** A case to apply a concept to: three to five sentences of context (exercise-modalities §9.2). */
export const CaseText = z
  .string()
  .trim()
  .min(1)
  .refine((text) => {
    const { length } = sentencesIn(text);
    return length >= fewest && length <= most;
  }, `${fewest} to ${most} sentences that say what happened; the question stands apart from them`);

/** What is wrong with asking this about a case: it is there to be worked on, with more than one thing to see in it. */
export function asksForUse(asked: {
  told: string | undefined;
  bloom: (typeof bloomLevels)[number];
  factors: readonly string[];
  in: string;
}) {
  if (asked.told === undefined) return [];
  const isUse = bloomLevels.indexOf(asked.bloom) >= bloomLevels.indexOf("apply");
  return [
    ...(isUse ? [] : [issue("bloom", "a case is to be worked on: apply or above")]),
    ...(asked.factors.length >= 2 ? [] : [issue(asked.in, "two things or more to be seen in the case")]),
  ];
}

function issue(field: string, message: string) {
  return { code: "custom" as const, path: [field], message };
}

/** The case whole, and then what is asked about it. */
export function withCase(told: string | undefined, asked: string): string {
  return told === undefined ? asked : `${told}\n\n${asked}`;
}
