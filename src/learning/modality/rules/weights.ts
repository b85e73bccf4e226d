import type { Modality } from "../../course-format.ts";
import { kindNamed } from "../../exercises/kinds.ts";
import { type Candidate, type Draft, moveTo, type Rule, type Situation, secondaries } from "../draft.ts";
import { usedAtLevel } from "../lookup.ts";
import { isLow } from "../performance.ts";
import { inWords, namesOf, oneOf, severalOf } from "../words.ts";
import { isFileBased } from "./two-files.ts";
import { thriceRunning } from "./variety.ts";

/**
 * Of what the rules leave open, the one that is furthest below its share of the week (exercise-modalities §2.3,
 * decision 19), by Sainte-Laguë's quotient: so that over a week the shares follow the weights, whatever cannot be had.
 * Without a week to go by it only decides among equals.
 */
export const weights: Rule = (draft, situation) => {
  const open = stillOpen(draft, situation);
  if (open.length < 2) return null;
  const quotients = open.map((modality) => ({ modality, by: quotient(modality, situation) }));
  const most = Math.max(...quotients.map(({ by }) => by));
  // What differs only by rounding is a tie, and the first in the matrix wins it.
  const furthest = quotients.filter(({ by }) => most - by < 1e-9);
  const winner = furthest[0]?.modality;
  if (winner === undefined) return null;
  const kept = draft.among.filter(({ modality }) => modality === winner);
  if (kept.length === 0) return steered(draft, situation, winner);
  if (draft.among.length < 2) return null;
  return { draft: { ...draft, among: kept }, reason: among(draft, kept, furthest.length > 1) };
};

function among(draft: Draft, winner: readonly Candidate[], isTie: boolean): string {
  const what = winner.map(({ modality }) => inWords(modality)).join();
  return `Of ${namesOf(draft)}, ${what} ${isTie ? "is named first" : "is furthest below its share"} (§2.3).`;
}

function steered(draft: Draft, situation: Situation, winner: Modality) {
  return {
    draft: moveTo(draft, situation, [winner]),
    reason: `There were few ${severalOf(winner)} in the last seven days, so now ${oneOf(winner)} (§2.3).`,
  };
}

/**
 * What may be chosen by share: the candidates; where the week is known and no rule has settled it, their second choices
 * too; and for a concept that is not new, whatever suits it at this level. Nothing that a rule turned away from.
 */
function stillOpen(draft: Draft, { question, limits, struggling }: Situation): Modality[] {
  const own = draft.among.map(({ modality }) => modality);
  const { week, course, domain, bloom, suited, recent = [] } = question;
  const isSteered = course?.modality_weights !== undefined && sum(Object.values(week ?? {})) > 0;
  if (!isSteered || draft.settled === true) return own;
  const last = recent.at(-1);
  const isShut = (modality: Modality) =>
    struggling.has(modality) ||
    isLow(question, modality) ||
    modality === thriceRunning(recent) ||
    (last !== undefined && isFileBased(last.modality) && isFileBased(modality));
  const atLevel = suited === undefined ? [] : [...usedAtLevel(domain, bloom), ...suited];
  const others = [...secondaries(draft), ...atLevel].filter(
    (modality) => limits.open.includes(modality) && !isShut(modality),
  );
  return [...new Set([...own, ...others])];
}

function quotient(modality: Modality, situation: Situation): number {
  const { week, recent = [] } = situation.question;
  const done = week === undefined ? count(recent, modality) : (week[modality] ?? 0);
  return share(modality, situation) / (2 * done + 1);
}

/** Of 1, over what the course sets. Modalities without a weight split evenly what the others leave. */
function share(modality: Modality, { question, limits }: Situation): number {
  const given = question.course?.modality_weights ?? {};
  const isSet = (each: Modality) => !kindNamed(each).isOfferOnly;
  const unsaid = limits.open.filter((each) => given[each] === undefined).length;
  const rest = Math.max(0, 1 - sum(Object.values(given))) / Math.max(1, unsaid);
  const weight = (each: Modality) => given[each] ?? rest;
  const total = sum(limits.open.filter(isSet).map(weight));
  return total === 0 ? 1 / limits.open.length : weight(modality) / total;
}

function count(recent: readonly { modality: Modality }[], modality: Modality): number {
  return recent.filter((each) => each.modality === modality).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
