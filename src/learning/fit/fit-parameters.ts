import { default_w as standardParameters } from "ts-fsrs";
import { reasonOf } from "../../problem.ts";
import type { FsrsLog } from "../schedule.ts";
import { historiesOf, type ReviewHistory } from "./histories.ts";
import { loadOptimizer, type Optimizer } from "./optimizer.ts";
import { recall } from "./recall.ts";

/** Fewer reviews than this do not tell a learner from the average (decision 23). */
export const fewestReviews = 512;

export type Fit = {
  /** FSRS-6's 21 parameters, for `schedule(zone, { w })`. */
  w: number[];
  /** How many reviews there were in all. */
  reviews: number;
  /** Of the standard parameters and of the fitted ones, on the learner's latest reviews, which the fit has not seen. */
  before: { logLoss: number };
  after: { logLoss: number };
};

/** Of the reviews, the latest part that the fit is judged by. */
const heldOut = 0.2;

/**
 * Parameters fitted to how one learner forgets, kept only if they predict the learner's later reviews better than the
 * standard ones do; else why not, in words. The same reviews give the same parameters. Never throws.
 */
export async function fitParameters(
  reviewsByCard: readonly (readonly FsrsLog[])[],
  zone: string,
  load: typeof loadOptimizer = loadOptimizer,
): Promise<Fit | { problem: string }> {
  const reviews = reviewsByCard.reduce((sum, logs) => sum + logs.length, 0);
  if (reviews < fewestReviews) return { problem: tooFew(reviews) };
  const optimizer = await load();
  if ("problem" in optimizer) return optimizer;
  const histories = historiesOf(reviewsByCard, zone);
  const cut = Math.floor(histories.length * (1 - heldOut));
  const earlier = histories.slice(0, cut);
  const later = histories.slice(cut);
  const longTerm = "there are too few reviews a day or more apart";
  if (earlier.length === 0 || later.length === 0) return { problem: kept(longTerm) };
  try {
    return await judged(optimizer, earlier, later, reviews);
  } catch (error) {
    const detail = reasonOf(error);
    return { problem: kept(`fitting it to you did not work this time (${detail})`) };
  }
}

async function judged(
  optimizer: Optimizer,
  earlier: readonly ReviewHistory[],
  later: readonly ReviewHistory[],
  reviews: number,
): Promise<Fit | { problem: string }> {
  const w = await optimizer.fit(earlier);
  const before = { logLoss: logLoss(later, standardParameters) };
  const after = { logLoss: logLoss(later, w) };
  if (after.logLoss < before.logLoss) return { w, reviews, before, after };
  return { problem: kept("they predict your later reviews at least as well as fitted ones") };
}

/**
 * How badly parameters predict what came true: the mean of −log of the chance they gave it, each review alike. (The
 * optimizer's own figure weighs late reviews more.)
 */
function logLoss(histories: readonly ReviewHistory[], w: readonly number[]): number {
  const total = histories.reduce((sum, history) => {
    const known = recall(history, w);
    const cameTrue = (history.reviews.at(-1)?.rating ?? 1) > 1 ? known : 1 - known;
    return sum - Math.log(Math.max(cameTrue, 1e-6));
  }, 0);
  return total / histories.length;
}

function tooFew(reviews: number): string {
  return `There are ${reviews} reviews so far; from ${fewestReviews} on, the schedule can be fitted to how you forget. Until then the standard one is used.`;
}

function kept(why: string): string {
  return `The standard schedule stays as it is: ${why}. Nothing was changed.`;
}
