import type { Modality } from "../course-format.ts";
import { modalities } from "../course-words.ts";
import type { ModalityPerformance, ModalityQuestion, ModalityRecord } from "./question.ts";

/** How a modality goes: on this concept where there are attempts enough to tell, else over all concepts, else `null`. */
export function recordOf(question: ModalityQuestion, modality: Modality, atLeast: number) {
  const { concept, overall } = question.performance ?? {};
  const known = [concept?.[modality], overall?.[modality]];
  return known.find((record): record is ModalityRecord => (record?.attempts ?? 0) >= atLeast) ?? null;
}

/**
 * Below 0.50 over three or more attempts (exercise-modalities §11.3.2): on this concept, until another was tried on it in
 * between, since an average that is never added to never recovers; over all concepts, where the course has no weight for
 * it. What a course is practised with by its author's word is returned to with more help (§10.4), not given up.
 */
export function isLow(question: ModalityQuestion, modality: Modality): boolean {
  const { concept = {}, overall } = question.performance ?? {};
  const own = concept[modality];
  if (own != null && isBelowHalf(own))
    return Object.values(concept).every((other) => other === null || !isLater(other, own));
  const isWeighted = (question.course?.modality_weights?.[modality] ?? 0) > 0;
  return (own?.attempts ?? 0) < fewestAttempts && !isWeighted && isBelowHalf(overall?.[modality]);
}

const fewestAttempts = 3;

function isBelowHalf(record: ModalityRecord | null | undefined): boolean {
  return record != null && record.attempts >= fewestAttempts && record.avg_score < 0.5;
}

function isLater(one: ModalityRecord, other: ModalityRecord): boolean {
  return one.last_used !== null && other.last_used !== null && one.last_used > other.last_used;
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
