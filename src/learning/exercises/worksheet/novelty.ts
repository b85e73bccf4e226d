import type { PastExercise } from "../../progress.ts";
import type { SheetSection } from "./sheet.ts";
import type { Trouble } from "./trouble.ts";

type Made = Pick<PastExercise, "type" | "uses">;

/** From here on two worksheets are near-duplicates (decision 24). */
export const tooSimilar = 0.7;
const looksBack = 3;

/** The kinds of a sheet's sections, as its record's `type`: "matching+translation". */
export function typeOf(sections: readonly Pick<SheetSection, "kind">[]): string {
  return [...new Set(sections.map(({ kind }) => kind))].sort().join("+");
}

export function kindsOf(type: string): ReadonlySet<string> {
  return new Set(type.split("+").filter((kind) => kind !== ""));
}

/** 0 to 1: three quarters for the same material, one for being asked in the same ways. */
export function similarity(one: Made, other: Made): number {
  return (
    0.75 * shared(new Set(one.uses), new Set(other.uses)) +
    0.25 * shared(kindsOf(one.type), kindsOf(other.type))
  );
}

/** How near a sheet comes to the nearest of this learner's last ones. */
export function nearestPast(made: Made, history: readonly PastExercise[]): number {
  const past = history.filter(({ modality }) => modality === "worksheet").slice(-looksBack);
  return Math.max(0, ...past.map((one) => similarity(made, one)));
}

/** Most of a section was in the last so many sheets as well; past mistakes excepted, which are to come again. */
export function isStale(
  { questions }: SheetSection,
  history: readonly PastExercise[],
  sheets: number,
  { keys }: Pick<Trouble, "keys">,
): boolean {
  const last = history.filter(({ modality }) => modality === "worksheet").slice(-sheets);
  const seen = new Set(last.flatMap(({ uses }) => uses));
  const again = questions.filter(({ uses }) => uses.every((key) => seen.has(key) && !keys.includes(key)));
  return again.length * 2 > questions.length;
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((value) => other.has(value)).length;
  const all = one.size + other.size - both;
  return all === 0 ? 0 : both / all;
}
