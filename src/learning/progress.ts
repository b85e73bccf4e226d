import { z } from "zod";
import { BloomLevel, type Concept, levelRank, Modality } from "./course-format.ts";
import { type ExerciseResult, isOfCards } from "./result.ts";
import { FsrsCard, FsrsLog, type Schedule } from "./schedule.ts";

const Performance = z.object({
  attempts: z.number().int(),
  avg_score: z.number(),
  last_used: z.iso.datetime(),
});

const PastError = z.object({
  at: z.iso.datetime(),
  exercise_id: z.string(),
  question: z.string(),
  error_type: z.string(),
  detail: z.string(),
  expected: z.string().default(""),
  actual: z.string().default(""),
});

const PastExercise = z.object({
  exercise_id: z.string(),
  completed: z.iso.datetime(),
  modality: Modality,
  /** What it was within its modality; empty where another program made it and did not say. */
  type: z.string(),
  /** What it was made of (`itemKey`). */
  uses: z.array(z.string()),
  bloom_level: BloomLevel,
  percentage: z.number(),
  rating: z.number(),
});

/** What a learner has shown of one concept (exercise-modalities §11.1), and when it is due. */
export const ConceptProgress = z.object({
  concept_id: z.string(),
  status: z.enum(["new", "learning", "mastered"]),
  /** The highest level met at Good or better; null before there was one. */
  bloom_level: BloomLevel.nullable(),
  /** 0 to 1: the latest scores, weighed by how near their level is to the concept's target. */
  mastery_score: z.number().min(0).max(1),
  /** `null`: not used for this concept yet. */
  modality_performance: z.record(Modality, Performance.nullable()),
  error_history: z.array(PastError),
  fsrs: FsrsCard.nullable(),
  reviews: z.array(FsrsLog),
  /** The last exercises, newest last (§14.5): what mastery, adaptation and variety look at. */
  exercise_history: z.array(PastExercise),
});
export type ConceptProgress = z.infer<typeof ConceptProgress>;
export type PastError = z.infer<typeof PastError>;
export type PastExercise = z.infer<typeof PastExercise>;

const remembered = 20;
const weighed = 5;
const good = 3;

export function noProgress(conceptId: string): ConceptProgress {
  return {
    concept_id: conceptId,
    status: "new",
    bloom_level: null,
    mastery_score: 0,
    modality_performance: {
      worksheet: null,
      conversation: null,
      code: null,
      long_form: null,
      image_review: null,
    },
    error_history: [],
    fsrs: null,
    reviews: [],
    exercise_history: [],
  };
}

/** What a result makes of a concept's progress. Pure: the same results in the same order give the same progress. */
export function applyResult(
  before: ConceptProgress,
  result: ExerciseResult,
  concept: Concept,
  schedule: Schedule,
): ConceptProgress {
  const at = new Date(result.completed);
  const { card, log } = schedule.review(before.fsrs ?? schedule.fresh(at), result.fsrs_rating, at);
  const { exercise_id, completed, modality, bloom_level, fsrs_rating: rating, type, uses } = result;
  const { percentage } = result.score;
  const done = { exercise_id, completed, modality, type, uses, bloom_level, percentage, rating };
  const history = [...before.exercise_history, done].slice(-remembered);
  const met = rating >= good ? higher(before.bloom_level, bloom_level) : before.bloom_level;
  const errors = result.errors.map(({ question, error_type, detail, expected, actual }) => ({
    at: completed,
    exercise_id,
    question,
    error_type,
    detail,
    expected,
    actual,
  }));
  return {
    ...before,
    status: isMastered(history, concept) ? "mastered" : "learning",
    bloom_level: met,
    mastery_score: masteryScore(history, concept),
    modality_performance: isOfCards(result)
      ? before.modality_performance
      : {
          ...before.modality_performance,
          [modality]: performed(before.modality_performance[modality], result),
        },
    error_history: [...before.error_history, ...errors],
    fsrs: card,
    reviews: [...before.reviews, log],
    exercise_history: history,
  };
}

/** Whether a concept may be begun: each prerequisite has been met with a Good at its own level (decision 23). */
export function isUnlocked(
  concept: Concept,
  progressOf: (id: string) => ConceptProgress,
  conceptOf: (id: string) => Concept | undefined,
): boolean {
  return concept.prerequisites.every((id) => {
    const needed = conceptOf(id);
    const { bloom_level } = progressOf(id);
    return (
      needed !== undefined && bloom_level !== null && levelRank(bloom_level) >= levelRank(needed.bloom_target)
    );
  });
}

/** The target level met twice in a row, at Good or better, on separate items (decision 23). */
function isMastered(history: readonly PastExercise[], { bloom_target }: Concept): boolean {
  const [first, second] = history.slice(-2);
  if (first === undefined || second === undefined || first.exercise_id === second.exercise_id) return false;
  return [first, second].every(
    ({ rating, bloom_level }) => rating >= good && levelRank(bloom_level) >= levelRank(bloom_target),
  );
}

function masteryScore(history: readonly PastExercise[], { bloom_target }: Concept): number {
  const latest = history.slice(-weighed);
  const worth = latest.map(
    ({ percentage, bloom_level }) =>
      percentage * Math.min(1, (levelRank(bloom_level) + 1) / (levelRank(bloom_target) + 1)),
  );
  return Math.round((1000 * worth.reduce((sum, one) => sum + one, 0)) / Math.max(1, latest.length)) / 1000;
}

function performed(
  before: z.infer<typeof Performance> | null,
  { score, completed }: ExerciseResult,
): z.infer<typeof Performance> {
  const attempts = (before?.attempts ?? 0) + 1;
  const sum = (before?.avg_score ?? 0) * (attempts - 1) + score.percentage;
  return { attempts, avg_score: Math.round((1000 * sum) / attempts) / 1000, last_used: completed };
}

function higher(a: BloomLevel | null, b: BloomLevel): BloomLevel {
  return a !== null && levelRank(a) > levelRank(b) ? a : b;
}
