import { z } from "zod";
import { BloomLevel, type Concept, type Items, levelRank, Modality } from "./course-format.ts";
import { isSettled, noRecalls, Recalls } from "./mastery.ts";
import { piecesOf } from "./pieces.ts";
import { type ExerciseResult, type ItemShown, isOfCards } from "./result.ts";
import { FsrsCard, FsrsLog, FsrsRating, type Schedule } from "./schedule.ts";

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
  quiz: z.boolean().optional(),
  self_rated: z.boolean().optional(),
});

const ItemProgress = z.object({
  fsrs: FsrsCard,
  rating: FsrsRating,
  /** It was known a day or more after it was asked before, and not missed since. */
  kept: z.boolean().default(false),
  /** When it was last not known. */
  missed: z.iso.datetime().optional(),
});
export type ItemProgress = z.infer<typeof ItemProgress>;

/** What a learner has shown of one concept (exercise-modalities §11.1), and when it is due. */
export const ConceptProgress = z.object({
  concept_id: z.string(),
  status: z.enum(["new", "learning", "mastered"]),
  /** The highest level met at Good or better in what was judged; null before there was one. */
  bloom_level: BloomLevel.nullable(),
  /** 0 to 1: the latest scores, weighed by how near their level is to the concept's target. */
  mastery_score: z.number().min(0).max(1),
  /** `null`: not used for this concept yet. */
  modality_performance: z.record(Modality, Performance.nullable()),
  error_history: z.array(PastError),
  fsrs: FsrsCard.nullable(),
  reviews: z.array(FsrsLog),
  /** What was shown of each piece of its material, by `itemKey`, and when that is due. */
  items: z.record(z.string(), ItemProgress).default({}),
  recalls: Recalls.default(noRecalls),
  /** The last exercises, newest last (§14.5): what mastery, adaptation and variety look at. */
  exercise_history: z.array(PastExercise),
});
export type ConceptProgress = z.infer<typeof ConceptProgress>;
export type PastError = z.infer<typeof PastError>;
export type PastExercise = z.infer<typeof PastExercise>;

const remembered = 20;
const weighed = 5;
const good = 3 satisfies FsrsRating;

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
    items: {},
    recalls: noRecalls,
    exercise_history: [],
  };
}

/**
 * What a result makes of a concept's progress. Pure: the same results in the same order give the same progress.
 * `material`: what the course has for the concept.
 */
export function applyResult(
  before: ConceptProgress,
  result: ExerciseResult,
  concept: Concept,
  schedule: Schedule,
  material: Items | undefined,
): ConceptProgress {
  const at = new Date(result.completed);
  const { card, log } = schedule.review(before.fsrs ?? schedule.fresh(at), result.fsrs_rating, at);
  const { exercise_id, completed, modality, bloom_level, fsrs_rating: rating, type, uses } = result;
  const { percentage } = result.score;
  const marks = {
    ...(result.quiz === true ? { quiz: true } : {}),
    ...(result.self_rated === true ? { self_rated: true } : {}),
  };
  const done = { exercise_id, completed, modality, type, uses, bloom_level, percentage, rating, ...marks };
  const history = [...before.exercise_history, done].slice(-remembered);
  const asked = askedIn(before.items, result, schedule);
  const items = { ...before.items, ...asked.items };
  const recalls = recallsAfter(before.recalls, asked);
  const isShown = rating >= good && result.self_rated !== true;
  const met = isShown ? higher(before.bloom_level, bloom_level) : before.bloom_level;
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
    status: isMastered({ history, items, recalls, at, concept, schedule, material, before: before.status })
      ? "mastered"
      : "learning",
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
    items,
    recalls,
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

/**
 * Whether a concept may be begun, the one rule for plan, map and report: what it builds on was shown at its level, or at
 * least begun. The plan takes the former first.
 */
export function isOpen(
  concept: Concept,
  progressOf: (id: string) => ConceptProgress,
  conceptOf: (id: string) => Concept | undefined,
): boolean {
  return (
    isUnlocked(concept, progressOf, conceptOf) ||
    concept.prerequisites.every((id) => progressOf(id).fsrs !== null)
  );
}

type AskedPieces = {
  items: ConceptProgress["items"];
  /** Asked for the first time: whether each was known. */
  firsts: boolean[];
  /** Asked a day or more after the time before: how likely each was to be known, and whether it was. */
  apart: { expected: number; known: boolean }[];
};

/** Each piece that the exercise asked about, reviewed once: where it was asked twice, by the worse of the two. */
function askedIn(before: ConceptProgress["items"], result: ExerciseResult, schedule: Schedule): AskedPieces {
  const at = new Date(result.completed);
  const today = schedule.dayOf(at);
  const worst = new Map<string, FsrsRating>();
  for (const { item, rating } of shownBy(result))
    if (rating < (worst.get(item) ?? Number.POSITIVE_INFINITY)) worst.set(item, rating);
  const { items, firsts, apart }: AskedPieces = { items: {}, firsts: [], apart: [] };
  for (const [item, rating] of worst) {
    const own = Object.hasOwn(before, item) ? before[item] : undefined;
    const last = own?.fsrs.last_review;
    const isApart = last !== undefined && schedule.dayOf(new Date(last)) !== today;
    const known = rating >= good;
    if (own !== undefined && isApart) apart.push({ expected: schedule.retrievability(own.fsrs, at), known });
    if (own === undefined) firsts.push(known);
    const missed = known ? own?.missed : result.completed;
    items[item] = {
      fsrs: schedule.reviewByDay(own?.fsrs ?? schedule.fresh(at), rating, at),
      rating,
      kept: known && (isApart || (own?.kept ?? false)),
      ...(missed === undefined ? {} : { missed }),
    };
  }
  return { items, firsts, apart };
}

/** With each review those before it weigh a little less: some twenty of them count. */
const fading = 0.95;

function recallsAfter(before: Recalls, { firsts, apart }: AskedPieces): Recalls {
  let { expected, known } = before;
  for (const one of apart) {
    expected = fading * expected + one.expected;
    known = fading * known + (one.known ? 1 : 0);
  }
  return {
    expected,
    known,
    first_asked: before.first_asked + firsts.length,
    first_known: before.first_known + firsts.filter((isKnown) => isKnown).length,
  };
}

/** Earlier results do not say what went wrong with which piece: only where nothing did, all of them were known. */
function shownBy({ items, uses, errors, fsrs_rating }: ExerciseResult): readonly ItemShown[] {
  if (items !== undefined) return items;
  return errors.length === 0 && fsrs_rating >= good ? uses.map((item) => ({ item, rating: good })) : [];
}

type Shown = {
  history: readonly PastExercise[];
  items: ConceptProgress["items"];
  recalls: Recalls;
  at: Date;
  concept: Concept;
  schedule: Schedule;
  material: Items | undefined;
  before: ConceptProgress["status"];
};

/**
 * The target level met at Good or better on two separate days with no failure between or after (decision 23), and
 * its material remembered piece by piece.
 */
function isMastered({ history, concept, schedule, material, before, ...shown }: Shown): boolean {
  const standing = { ...shown, schedule, wasMastered: before === "mastered" };
  return shownTwice(history, concept, schedule) && isSettled(piecesOf(material), standing);
}

/** The same progress at a later time: what was mastered and has had time to be forgotten is not, until it is shown again. */
export function progressAt(
  at: Date,
  progress: ConceptProgress,
  concept: Concept,
  schedule: Schedule,
  material: Items | undefined,
): ConceptProgress {
  const { status: before, exercise_history: history, items, recalls } = progress;
  if (before !== "mastered") return progress;
  const stands = isMastered({ history, items, recalls, at, concept, schedule, material, before });
  return stands ? progress : { ...progress, status: "learning" };
}

/** The first half of it: the level, twice, with a night between. */
export function shownTwice(
  history: readonly PastExercise[],
  concept: Concept,
  schedule: Pick<Schedule, "dayOf">,
): boolean {
  const atTarget = history.filter(
    ({ bloom_level }) => levelRank(bloom_level) >= levelRank(concept.bloom_target),
  );
  const sinceFailure = atTarget.slice(atTarget.findLastIndex(({ rating }) => rating < good) + 1);
  if (history.at(-1)?.rating === 1) return false;
  // One that was recorded again was done once; what somebody says of themselves shows no level.
  const firsts = new Map(
    sinceFailure
      .filter(({ self_rated = false }) => !self_rated)
      .toReversed()
      .map(({ exercise_id, completed }) => [exercise_id, completed]),
  );
  const days = new Set(firsts.values().map((completed) => schedule.dayOf(new Date(completed))));
  return days.size > 1;
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
