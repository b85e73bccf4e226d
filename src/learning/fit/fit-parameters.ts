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

/** What the fit is judged by: each of these parts of the reviews, predicted from all that came before it. */
const judgedFrom = [0.4, 0.6, 0.8];
const eachPart = 0.2;

/**
 * Parameters fitted to how one learner forgets, kept only if they predict the learner's later reviews better than the
 * standard ones do, beyond chance; else why not, in words. The same reviews give the same parameters. Never throws.
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
  if (histories.length < fewestApart)
    return { problem: kept("there are too few reviews a day or more apart") };
  try {
    return await judged(optimizer, histories, reviews);
  } catch (error) {
    const detail = reasonOf(error);
    return { problem: kept(`fitting it to you did not work this time (${detail})`) };
  }
}

const fewestApart = 10;

async function judged(
  optimizer: Optimizer,
  histories: readonly ReviewHistory[],
  reviews: number,
): Promise<Fit | { problem: string }> {
  const parts: { w: number[]; standard: Loss[]; fitted: Loss[] }[] = [];
  for (const from of judgedFrom) {
    const cut = Math.floor(histories.length * from);
    const later = histories.slice(cut, Math.ceil(histories.length * (from + eachPart)));
    const w = shrunk(await optimizer.fit(histories.slice(0, cut)), cut);
    parts.push({ w, standard: losses(later, standardParameters), fitted: losses(later, w) });
  }
  const last = parts.at(-1);
  const isKept = isBetter(
    parts.flatMap(({ standard }) => standard),
    parts.flatMap(({ fitted }) => fitted),
  );
  if (last === undefined || !isKept || mean(last.fitted) >= mean(last.standard)) {
    return { problem: kept("fitted to you it would not predict your reviews clearly better") };
  }
  const { w, standard, fitted } = last;
  return { w, reviews, before: { logLoss: mean(standard) }, after: { logLoss: mean(fitted) } };
}

/** As many reviews as the standard parameters weigh: a learner with few is taken to be nearer to the average. */
const standardWeighs = 1000;

/** Between the standard parameters and the fitted ones, the nearer to these the more reviews they rest on. */
function shrunk(fitted: readonly number[], reviews: number): number[] {
  const share = reviews / (reviews + standardWeighs);
  return standardParameters.map((standard, at) => standard + share * ((fitted[at] ?? standard) - standard));
}

type Loss = { loss: number; card: number };

/** How many standard errors better it must be: by chance alone that happens to one learner in two hundred. */
const surely = 2.6;

/**
 * Better by more than chance: the mean gain a review, against its standard error by cards, since the reviews of one card
 * go well or badly together.
 */
function isBetter(standard: readonly Loss[], fitted: readonly Loss[]): boolean {
  const gains = new Map<number, number>();
  for (const [at, { loss, card }] of standard.entries()) {
    gains.set(card, (gains.get(card) ?? 0) + loss - (fitted[at]?.loss ?? loss));
  }
  const sums = [...gains.values()];
  const all = sums.reduce((total, gain) => total + gain, 0);
  const each = all / sums.length;
  const spread = Math.sqrt(sums.reduce((total, gain) => total + (gain - each) ** 2, 0));
  return all > 0 && all > surely * spread;
}

/** How badly parameters predict what came true: −log of the chance that they gave it, each review alike. */
function losses(histories: readonly ReviewHistory[], w: readonly number[]): Loss[] {
  return histories.map((history) => {
    const known = recall(history, w);
    const cameTrue = (history.reviews.at(-1)?.rating ?? 1) > 1 ? known : 1 - known;
    return { loss: -Math.log(Math.max(cameTrue, 1e-6)), card: history.card };
  });
}

/** (The optimizer's own figure weighs late reviews more.) */
function mean(of: readonly Loss[]): number {
  return of.reduce((sum, { loss }) => sum + loss, 0) / of.length;
}

function tooFew(reviews: number): string {
  return `There are ${reviews} reviews so far; from ${fewestReviews} on, the schedule can be fitted to how you forget. Until then the standard one is used.`;
}

function kept(why: string): string {
  return `The standard schedule stays as it is: ${why}. Nothing was changed.`;
}
