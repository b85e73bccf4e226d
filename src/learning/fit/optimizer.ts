import type { ReviewHistory } from "./histories.ts";

export type Optimizer = {
  /** 21 parameters; the same histories in the same order give the same ones. */
  fit(histories: readonly ReviewHistory[]): Promise<number[]>;
};

/** FSRS's own optimizer, which is compiled for each kind of computer and so may be missing on one. */
export async function loadOptimizer(): Promise<Optimizer | { problem: string }> {
  try {
    return optimizerOf(await import("@open-spaced-repetition/binding"));
  } catch {
    return {
      problem:
        "The part that fits the schedule to you is not there for this computer (@open-spaced-repetition/binding). Nothing is lost: the standard schedule is used. Installing again on this computer may bring it.",
    };
  }
}

type Binding = typeof import("@open-spaced-repetition/binding");

function optimizerOf(binding: Binding): Optimizer {
  const itemOf = ({ reviews }: ReviewHistory) =>
    new binding.FSRSBindingItem(
      reviews.map(({ rating, days }) => new binding.FSRSBindingReview(rating, days)),
    );
  return {
    fit: (histories) =>
      binding.computeParameters(histories.map(itemOf), { enableShortTerm: true, numRelearningSteps: 1 }),
  };
}
