import type { Modality } from "../course-format.ts";
import { modalities } from "../course-words.ts";
import type { ModalityPerformance, ModalityQuestion, ModalityRecord } from "./question.ts";

/** How a modality goes: on this concept where there are attempts enough to tell, else over all concepts, else `null`. */
export function recordOf(question: ModalityQuestion, modality: Modality, atLeast: number) {
  const { concept, overall } = question.performance ?? {};
  const known = [concept?.[modality], overall?.[modality]];
  return known.find((record): record is ModalityRecord => (record?.attempts ?? 0) >= atLeast) ?? null;
}

/** Below 0.50 over three or more attempts (exercise-modalities §11.3.2). */
export function isLow(question: ModalityQuestion, modality: Modality): boolean {
  const record = recordOf(question, modality, 3);
  return record !== null && record.avg_score < 0.5;
}

/** The modalities that have been tried, in the spec's order. */
export function triedIn(performance: ModalityPerformance | undefined): Modality[] {
  return modalities.filter((modality) => (performance?.[modality]?.attempts ?? 0) > 0);
}

/** Over all modalities together; the score is 0 where there are no attempts. */
export function totalOf(performance: ModalityPerformance | undefined): { attempts: number; score: number } {
  const records = Object.values(performance ?? {}).filter((record) => record !== null);
  const attempts = records.reduce((sum, record) => sum + record.attempts, 0);
  const points = records.reduce((sum, record) => sum + record.attempts * record.avg_score, 0);
  return { attempts, score: attempts === 0 ? 0 : points / attempts };
}
