import { worksheetRating } from "../../answers/worksheet-rating.ts";
import type { DomainType } from "../../course-format.ts";
import { type Evaluation, evaluationOf } from "../../evaluation.ts";
import type { FsrsRating } from "../../schedule.ts";
import { type ExerciseRecord, toldAnswer } from "../exercise.ts";
import { type KeyEntry, type SheetKey, unseal } from "./body.ts";
import { feedbackOn } from "./feedback.ts";
import { foreignQuestions } from "./foreign.ts";
import { type Marked, mark } from "./mark.ts";
import { metadataOf, withStatus } from "./metadata.ts";
import { readAgainst } from "./read.ts";
import { foreignRecord, strangeness } from "./strangeness.ts";

/** `hinted`: how many hints were given to each question, and which answers were told. */
export type GradeOptions = {
  now: Date;
  domain: DomainType;
  hintsUsed: number;
  hinted?: Readonly<Record<string, number>>;
};

export type GradedWorksheet = {
  evaluation: Evaluation;
  /** The file, marked as evaluated; nothing else in it is changed. */
  text: string;
  answered: number;
};

/** Grades a worksheet by its record (exercise-modalities §3.5), or says why it cannot be. Pure: nothing is written. */
export function gradeWorksheet(
  record: ExerciseRecord,
  text: string,
  options: GradeOptions,
): GradedWorksheet | { problem: string } {
  const opened = unseal(record);
  if (opened === null) {
    return {
      problem: `What was kept of the exercise ${record.exercise_id} has been changed or damaged, so its answers cannot be trusted for marking. The worksheet file is untouched and nothing was recorded. Ask for a new worksheet on "${record.concept_id}".`,
    };
  }
  const { template, key } = opened;
  const reading = readAgainst(text, template, key.entries);
  const problem = strangeness(text, record, key.entries, reading);
  if (problem !== null) return { problem };
  return graded(record, text, key, reading.answers, options);
}

/** Grades a sheet that somebody else made, by the key inside it. */
export function gradeForeignWorksheet(
  text: string,
  options: GradeOptions,
): GradedWorksheet | { problem: string } {
  const made = foreignRecord(metadataOf(text), options.now);
  if ("problem" in made) return made;
  const questions = foreignQuestions(text);
  if (questions.length === 0) {
    return {
      problem:
        "This worksheet has no answer key in it and none is kept for it, so it cannot be marked here. The file is untouched. Put the key back, or ask for a new worksheet.",
    };
  }
  if (!questions.some(({ found }) => found)) {
    return {
      problem:
        'None of the questions of this worksheet\'s answer key can be found in it: questions need their numbers below a heading such as "Section 1". The file is untouched.',
    };
  }
  const key: SheetKey = {
    entries: questions.map(({ entry }) => entry),
    words: { terms: [], meanings: [] },
  };
  return graded(made, text, key, new Map(questions.map(({ entry, answer }) => [entry.id, answer])), options);
}

function graded(
  record: ExerciseRecord,
  text: string,
  key: SheetKey,
  answers: ReadonlyMap<string, string>,
  { now, domain, hintsUsed, hinted = {} }: GradeOptions,
): GradedWorksheet {
  const marked = mark(key, answers, domain, (id) => hinted[toldAnswer(id)] !== undefined);
  const scored = marked.filter(({ entry }) => isScored(entry));
  const correct = scored.filter(({ verdict }) => verdict.verdict === "correct").length;
  const partial = scored.filter(({ verdict }) => verdict.verdict === "partial").length;
  const total = scored.length;
  const points = correct + partial / 2;
  const doubtful = scored.filter(({ verdict }) => verdict.confidence < 0.5).length;
  const { feedback, strengths, improvements } = feedbackOn(marked);
  // Sheets of before hints were about one question: any of them may have helped.
  const isByQuestion = Object.keys(hinted).length > 0;
  const wasHelped = ({ id }: KeyEntry) => (isByQuestion ? (hinted[id] ?? 0) > 0 : hintsUsed > 0);
  const evaluation: Evaluation = {
    ...evaluationOf(record, now),
    score: { correct: points, total, percentage: Math.round((1000 * points) / total) / 1000 },
    fsrs_rating: worksheetRating({ correct, partial, total, hintUsed: hintsUsed > 0 }),
    details: { errors: scored.flatMap(({ error }) => error ?? []), strengths, improvements },
    items: scored.flatMap(({ entry, verdict }) =>
      entry.uses.map((item) => ({ item, rating: ratingFor(verdict, wasHelped(entry)) })),
    ),
    hints_used: hintsUsed,
    confidence: confidenceOf(scored),
    provisional: doubtful * 4 > total,
    feedback,
  };
  return {
    evaluation,
    text: withStatus(text, "evaluated"),
    answered: scored.filter(({ answer, verdict }) => verdict.error_type !== "blank" && answer.trim() !== "")
      .length,
  };
}

/** Of one question. Nobody knows how quickly it came: right is Good, and Hard where a hint helped. */
function ratingFor({ verdict }: Marked["verdict"], wasHelped: boolean): FsrsRating {
  if (verdict === "incorrect") return 1;
  return verdict === "partial" || wasHelped ? 2 : 3;
}

export function isScored({ judging }: KeyEntry): boolean {
  return judging !== "own";
}

function confidenceOf(scored: readonly Marked[]): number {
  const sum = scored.reduce((total, { verdict }) => total + verdict.confidence, 0);
  return Math.round((100 * sum) / scored.length) / 100;
}
