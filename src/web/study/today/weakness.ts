import { isSlip } from "../../../learning/errors/error-type.ts";
import { study } from "../../words/en/study.ts";
import type { PlanItem, Report } from "../courses/reads.ts";
import { dayBack } from "../courses/when.ts";

type Known = Pick<Report, "concepts" | "weak_spots" | "misconceptions" | "at" | "zone">;

type Step = Pick<PlanItem, "concept_id" | "pieces">;

/** What is weak, and what the plan does about it, in a sentence or two. */
export function weaknessOf(report: Known, plan: readonly Step[]): string {
  const say = study.today;
  const { misconceptions, weak_spots } = report;
  const [wrong] = misconceptions;
  if (wrong !== undefined) return joined(wrong.words, taken(report, [wrong.concept_id], plan));
  const [spot] = weak_spots;
  // One slip is no weakness.
  if (spot === undefined || (spot.count === 1 && isSlip(spot.error_type))) return say.weakNone;
  if (spot.count === 1) return joined(onceEach(report), taken(report, spot.concepts.slice(0, 1), plan));
  const [most] = spot.concepts;
  const isMost = weak_spots.every(({ count }) => count <= spot.count);
  const what = spot.examples.length === 0 ? spot.words : say.weakWhich(spot.words, spot.examples);
  const first = say.weakSpot(what, most === undefined ? null : titleIn(report, most), isMost);
  return joined(first, taken(report, spot.concepts.slice(0, 1), plan));
}

/** Nothing went wrong twice in the same way: all that was not known, however it went wrong. */
function onceEach(report: Known): string {
  const once = report.weak_spots.filter(({ count, error_type }) => count === 1 && !isSlip(error_type));
  const examples = [...new Set(once.flatMap((spot) => spot.examples))].slice(0, 3);
  const concepts = [...new Set(once.flatMap((spot) => spot.concepts))].slice(0, 2);
  const titles = concepts.map((id) => titleIn(report, id));
  return study.today.weakOnce(examples, titles);
}

/** That the plan takes up the very concept that was named, by an exercise or on cards; else when it comes back. */
function taken(report: Known, concepts: readonly string[], plan: readonly Step[]): string | null {
  const say = study.today;
  const planned = concepts.find((id) => plan.some((step) => isOn(step, id)));
  if (planned !== undefined) return say.weakPlanned(titleIn(report, planned));
  const row = report.concepts.find(({ concept_id }) => concept_id === concepts[0]);
  if (row === undefined || row.due === null || Date.parse(row.due) < Date.parse(report.at)) return null;
  return say.weakLater(row.title, dayBack(row.due, new Date(report.at), report.zone).inWords);
}

function isOn({ concept_id, pieces }: Step, id: string): boolean {
  return pieces === undefined ? concept_id === id : pieces.some((piece) => piece.concept_id === id);
}

function titleIn({ concepts }: Known, id: string): string {
  return concepts.find(({ concept_id }) => concept_id === id)?.title ?? id;
}

function joined(first: string, second: string | null): string {
  return second === null ? first : `${first} ${second}`;
}
