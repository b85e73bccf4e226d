import { worksheetRating } from "../../answers/worksheet-rating.ts";
import type { Course } from "../../course.ts";
import { errorTypeOf } from "../../errors/error-type.ts";
import { type Evaluation, evaluationOf, resultOf } from "../../evaluation.ts";
import type { ExerciseResult } from "../../result.ts";
import type { FsrsRating } from "../../schedule.ts";
import { type ExerciseRecord, exerciseId } from "../exercise.ts";
import type { Card } from "./card.ts";
import { flashcards } from "./kind.ts";

export type CardAnswer = { card: Card; rating: FsrsRating; at: Date };

export type ConceptSummary = { record: ExerciseRecord; evaluation: Evaluation; result: ExerciseResult };

const good = 3;

/**
 * What a session of cards says of each concept. A card counts by its first answer: one that came back until it was known
 * was not remembered. Rated as a worksheet (decision 20) by the share of Good and Easy.
 */
export function summarise(
  course: Course,
  answers: readonly CardAnswer[],
  started: Date,
  now: Date,
): ConceptSummary[] {
  const firsts = new Map<string, CardAnswer>();
  for (const answer of answers.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    if (!firsts.has(answer.card.id)) firsts.set(answer.card.id, answer);
  const byConcept = Map.groupBy(firsts.values(), ({ card }) => card.concept_id);
  return Array.from(byConcept, ([concept, first]) => summary(course, concept, first, started, now));
}

function summary(
  course: Course,
  conceptId: string,
  first: readonly CardAnswer[],
  started: Date,
  now: Date,
): ConceptSummary {
  const record: ExerciseRecord = {
    exercise_id: exerciseId(now, conceptId, flashcards),
    course: course.config.name,
    concept_id: conceptId,
    modality: flashcards.modality,
    bloom_level: "remember",
    type: flashcards.name,
    seed: 0,
    started: started.toISOString(),
    status: "evaluated",
    files: [],
    uses: [...new Set(first.map(({ card }) => card.item))],
    hints_used: 0,
    // Nothing of it is handed out: what was answered is in the cards' own file.
    body: null,
  };
  const evaluation = evaluationOfCards(course, record, first, now);
  return { record, evaluation, result: { ...resultOf(evaluation, record), self_rated: true } };
}

/** Turned over or written: what a stack shows of its concept. */
export function evaluationOfCards(
  course: Course,
  record: ExerciseRecord,
  first: readonly { card: Pick<Card, "front" | "back" | "item">; rating: FsrsRating; input?: string }[],
  now: Date,
): Evaluation {
  const missed = first.filter(({ rating }) => rating < good);
  const total = first.length;
  const correct = total - missed.length;
  return {
    ...evaluationOf(record, now),
    score: { correct, total, percentage: correct / total },
    fsrs_rating: worksheetRating({ correct, partial: 0, total, hintUsed: record.hints_used > 0 }),
    details: {
      errors: missed.map(({ card, rating, input = "" }) => ({
        question: card.front,
        expected: card.back,
        actual: input.trim(),
        error_type: errorTypeOf(course.config.domain_type, "wrong_answer"),
        note: rating === 1 ? "Not remembered." : "Remembered with effort.",
      })),
      strengths: first.filter(({ rating }) => rating === 4).map(({ card }) => card.front),
      improvements: missed.map(({ card }) => card.front),
    },
    items: first.map(({ card, rating }) => ({ item: card.item, rating })),
    hints_used: record.hints_used,
    confidence: 1,
    provisional: false,
    feedback: feedback(correct, missed, total),
  };
}

function feedback(
  correct: number,
  missed: readonly { card: Pick<Card, "front" | "back"> }[],
  total: number,
): string {
  const again = missed.map(({ card }) => `- ${oneLine(card.front)}: ${oneLine(card.back)}`);
  const head = `${correct} of ${total} ${total === 1 ? "card" : "cards"} remembered.`;
  return again.length === 0 ? head : `${head} To look at again:\n\n${again.join("\n")}`;
}

function oneLine(text: string): string {
  return text.replaceAll("\n", " · ");
}
