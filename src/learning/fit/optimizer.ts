import type { ReviewHistory } from "./histories.ts";

export type Optimizer = {
  /** 21 parameters; the same histories in the same order give the same ones. */
  fit(histories: readonly ReviewHistory[]): Promise<number[]>;
  /** How likely the last review of a history was to be remembered, 0 to 1, with these parameters. */
  recall(history: ReviewHistory, w: readonly number[]): number;
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
    recall({ reviews }, w) {
      const model = modelOf(binding, w);
      const memory = reviews.slice(0, -1).reduce<MemoryState | null>((state, { rating, days }) => {
        const { again, hard, good, easy } = model.nextStates(state, anyRetention, days);
        return [again, hard, good, easy][rating - 1]?.memory ?? state;
      }, null);
      return remembered(reviews.at(-1)?.days ?? 0, memory?.stability ?? 0, w);
    },
  };
}

type MemoryState = InstanceType<Binding["BindingMemoryState"]>;

/** It sets the next interval, which we do not ask for. */
const anyRetention = 0.9;

const models = new WeakMap<readonly number[], InstanceType<Binding["FSRSBinding"]>>();

function modelOf(binding: Binding, w: readonly number[]) {
  const known = models.get(w);
  if (known !== undefined) return known;
  const made = new binding.FSRSBinding([...w]);
  models.set(w, made);
  return made;
}

/** FSRS-6's forgetting curve: stability is the days until nine in ten are remembered, the last parameter its decay. */
function remembered(days: number, stability: number, w: readonly number[]): number {
  const decay = -(w[20] ?? 0.5);
  const factor = 0.9 ** (1 / decay) - 1;
  return (1 + (factor * days) / Math.max(stability, 0.001)) ** decay;
}
