import type { Modality } from "../../course-format.ts";
import type { Rule, Situation } from "../draft.ts";
import { inWords, namesOf } from "../words.ts";

/** Among equals, the one furthest below its share of the recent exercises (exercise-modalities §2.3, decision 19). */
export const weights: Rule = (draft, situation) => {
  if (draft.among.length < 2) return null;
  const short = draft.among.map((candidate) => ({ candidate, by: shortfall(candidate.modality, situation) }));
  const most = Math.max(...short.map(({ by }) => by));
  // Shares are fractions: what differs only by rounding is a tie, and the first in the matrix wins it.
  const furthest = short.filter(({ by }) => most - by < 1e-9).map(({ candidate }) => candidate);
  const winner = furthest.slice(0, 1);
  const what = winner.map(({ modality }) => inWords(modality)).join();
  const why = furthest.length > 1 ? "is named first" : "is furthest below its share";
  return { draft: { ...draft, among: winner }, reason: `Of ${namesOf(draft)}, ${what} ${why} (§2.3).` };
};

function shortfall(modality: Modality, situation: Situation): number {
  const recent = situation.question.recent ?? [];
  const used = recent.filter((each) => each.modality === modality).length / Math.max(recent.length, 1);
  return share(modality, situation) - used;
}

/** Of 1, over what may be chosen. Modalities without a weight split evenly what the others leave. */
function share(modality: Modality, { question, limits }: Situation): number {
  const given = question.course?.modality_weights ?? {};
  const unsaid = limits.open.filter((each) => given[each] === undefined).length;
  const said = Object.values(given).reduce((sum, weight) => sum + weight, 0);
  const weight = (each: Modality) => given[each] ?? Math.max(0, 1 - said) / unsaid;
  const total = limits.open.reduce((sum, each) => sum + weight(each), 0);
  return total === 0 ? 1 / limits.open.length : weight(modality) / total;
}
