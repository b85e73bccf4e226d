import { possible } from "../limits.ts";
import type { ModalityChoice, ModalityQuestion } from "../question.ts";

/**
 * Teaching always uses conversation (exercise-modalities §10.2.1). It decides alone: weights and preferences are about
 * exercises, and teaching is none. `null` when nothing is taught, or no conversation can be had.
 */
export function teaching(question: ModalityQuestion): ModalityChoice | null {
  if (question.phase !== "teach" || !possible(question).includes("conversation")) return null;
  const reason = ["Something new begins with a conversation that explains it (§10.2.1)."];
  return { modality: "conversation", secondary: null, offer: null, reason };
}
