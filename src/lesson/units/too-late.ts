import { everPlanned } from "./arranged.ts";
import type { StandingLesson } from "./standing-unit.ts";
import type { Unit } from "./unit.ts";

/** A lesson that has to wait for another, which comes later or is no longer there. A teacher may have reasons: it is told. */
export type TooLate = { lesson: string; told: string };

/** Looked at anew after every move: what comes too late for whoever stands on it, by name. */
export function tooLate(
  unit: Pick<Unit, "lessons" | "happened">,
  standing: readonly StandingLesson[],
): TooLate[] {
  const titles = new Map(everPlanned(unit).map(({ id, title }) => [id, title]));
  const places = new Map(standing.map(({ id, place }) => [id, place]));
  return standing
    .filter(({ kind, state, rest }) => kind === "teach" && state !== "taught" && rest === null)
    .flatMap(({ id, place, title, stands_on }) => {
      const later = stands_on.filter((one) => (places.get(one) ?? -1) > place);
      const gone = stands_on.filter((one) => !places.has(one));
      const said = [
        ...later.map((one) => `"${titles.get(one) ?? one}", which is lesson ${places.get(one)} now`),
        ...gone.map((one) => `"${titles.get(one) ?? one}", which was taken out`),
      ];
      return said.length === 0
        ? []
        : [{ lesson: id, told: `Lesson ${place}, "${title}", stands on ${said.join(", and on ")}.` }];
    });
}
