import type { Modality } from "../../../src/learning/course-format.ts";
import { selectModality } from "../../../src/learning/modality/modality.ts";
import type { ModalityQuestion } from "../../../src/learning/modality/question.ts";

/** A vocabulary drill (worksheet, then conversation), unless told otherwise. */
export function ask(changes: Partial<ModalityQuestion> = {}) {
  return selectModality({ domain: "language", bloom: "remember", conceptType: "vocabulary", ...changes });
}

export const practice = { domain: "technical", bloom: "apply", conceptType: "implementation" } as const;
export const grammar = { domain: "language", bloom: "understand", conceptType: "grammar patterns" } as const;
export const script = { domain: "language", bloom: "remember", conceptType: "handwriting" } as const;

/** Exercises on one concept, oldest first: `did("worksheet", 0.4, "code", 1)`. */
export function did(...pairs: (Modality | number)[]): NonNullable<ModalityQuestion["recent"]> {
  return pairs.flatMap((modality, i) => {
    const percentage = pairs[i + 1];
    if (typeof modality === "number" || typeof percentage !== "number") return [];
    return [{ modality, conceptId: "greetings", percentage }];
  });
}

export function scored(attempts: number, avg_score: number) {
  return { attempts, avg_score, last_used: null };
}

/** The sections that the reasons cite, in order. */
export function sections(choice: { reason: string[] }): string[] {
  return choice.reason.map((sentence) => /\((§[\d.]+)\)\.$/.exec(sentence)?.[1] ?? `no section: ${sentence}`);
}
