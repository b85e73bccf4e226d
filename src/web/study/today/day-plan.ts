import type { PlanItem, Report } from "../courses/reads.ts";

/** What a day's path held when it was first shown: the names of its stops. */
export type DayPlan = { day: string; stops: readonly string[] };

type Stop = Pick<PlanItem, "concept_id" | "kind">;
type Done = Pick<Report["done_today"][number], "concept_id">;

/**
 * A plan is made anew after every exercise, and finds something more each time. What was planned when the day began is
 * the path, until it was done; what has come since is more, for who likes.
 */
export function ofTheDay<One extends Stop>(
  plan: readonly One[],
  first: DayPlan,
  done: readonly Done[],
): { path: One[]; more: One[] } {
  const isDone = ({ concept_id, kind }: Stop) =>
    kind !== "flashcards" && done.some((one) => one.concept_id === concept_id);
  const isPlanned = (stop: One) => first.stops.includes(nameOf(stop)) && !isDone(stop);
  return { path: plan.filter(isPlanned), more: plan.filter((stop) => !isPlanned(stop)) };
}

/** The day's first plan: the one that was kept, where it is of this day. */
export function firstPlan(kept: string | null, day: string, plan: readonly Stop[]): DayPlan {
  const [of, ...stops] = (kept ?? "").split("\n");
  return of === day ? { day, stops } : { day, stops: plan.map(nameOf) };
}

export function asText({ day, stops }: DayPlan): string {
  return [day, ...stops].join("\n");
}

/** Cards are one stop, whichever concept is first on them. */
function nameOf({ concept_id, kind }: Stop): string {
  return kind === "flashcards" ? kind : concept_id;
}
