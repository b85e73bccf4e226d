import { z } from "zod";
import { allOf, lacksProgram, notYetKnown, type Pieces } from "./pieces.ts";
import type { FsrsCard, FsrsRating, Schedule } from "./schedule.ts";

/** How the reviews of a concept's pieces went against what the schedule expects. */
export const Recalls = z.object({
  /** Asked a day or more after the time before: how many were expected to be known, and how many were; what is longer ago weighs less. */
  expected: z.number(),
  known: z.number(),
  /** Asked for the first time, and known then. */
  first_asked: z.number(),
  first_known: z.number(),
});
export type Recalls = z.infer<typeof Recalls>;

export const noRecalls: Recalls = { expected: 0, known: 0, first_asked: 0, first_known: 0 };

type Standing = {
  items: Readonly<Record<string, { fsrs: FsrsCard; rating: FsrsRating; kept: boolean }>>;
  recalls: Recalls;
  at: Date;
  schedule: Pick<Schedule, "recallAfter">;
  wasMastered: boolean;
};

/** Of a concept's pieces, those that must have been asked and known then (decision 48). */
const covered = 0.8;
/** Of all of them, those that must have been asked and are expected to be known; what FSRS expects is little, as it is cut below. */
const toMaster = 0.87;
/** What was mastered stays so until less is left: reviews that come due do not take it back and give it again. */
const toStay = 0.86;
/** Of its pieces, those that must have been known on another day: what is known an hour after it was read shows little. */
const overNight = 0.5;
const daysOn = 2;
/** What the schedule promises is believed up to so many times as long as the piece has been kept already. */
const trusted = 3;

/**
 * Whether a concept's material is remembered: a program was written where there are some, four fifths of all pieces
 * were known when they were last asked, half on a later day than the time before, and enough are expected to be
 * known two days on. Those that were never asked are none of them: what was only read is mostly gone after weeks, and
 * nobody would know. As the schedule expects what an average learner does, all of it is taken down by as much as this
 * concept's reviews fell short.
 */
export function isSettled(pieces: Pieces, standing: Standing): boolean {
  const { items, recalls, wasMastered } = standing;
  const all = allOf(pieces);
  if (all.length === 0) return true;
  if (lacksProgram(pieces, items)) return false;
  if (all.length - notYetKnown(pieces, items).length < covered * all.length) return false;
  const own = all.flatMap((key) => (Object.hasOwn(items, key) ? (items[key] ?? []) : []));
  if (own.filter(({ kept }) => kept).length < overNight * all.length) return false;
  const asked = own.reduce((sum, { fsrs }) => sum + expected(fsrs, standing), 0);
  const lasting = own.filter(({ kept, fsrs }) => kept && fsrs.elapsed_days >= aFortnight).length / all.length;
  return (asked / all.length) * shortfall(recalls, lasting) >= (wasMastered ? toStay : toMaster);
}

function expected({ last_review, stability, elapsed_days }: FsrsCard, { at, schedule }: Standing): number {
  const days = last_review === undefined ? 0 : (at.getTime() - Date.parse(last_review)) / dayMs;
  const shown = trusted * Math.max(1, elapsed_days);
  return schedule.recallAfter(Math.min(stability, shown), Math.max(0, days) + daysOn);
}

const dayMs = 86_400_000;
const aFortnight = 14;
/** As many reviews as what was known at first counts for. */
const weightOfFirst = 10;
function firstTime({ first_asked, first_known }: Recalls): number {
  return first_asked === 0 ? 0 : first_known / first_asked;
}

/**
 * 1 where as much was known as expected, or more. Lucky reviews on the next days show little: as far as its pieces were not
 * kept for two weeks yet (`lasting`: those that were, of 1), it also counts how much was known when it was first asked, for
 * who knew little of it then forgets it sooner than the schedule thinks.
 */
function shortfall(recalls: Recalls, lasting: number): number {
  const { expected, known } = recalls;
  if (expected === 0) return 1;
  const weight = weightOfFirst * (1 - lasting);
  const firsts = weight * (0.5 + 0.5 * firstTime(recalls));
  return Math.min(1, known / expected, (known + firsts) / (expected + weight));
}
