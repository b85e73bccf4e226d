import { shortNeed } from "../../../lesson/brief/scope/feedforward.ts";
import type { ClassProfile } from "../../../workspace/class-profile.ts";

export type ClassShown = Pick<
  ClassProfile,
  "id" | "stage" | "subject" | "level" | "size" | "periodMinutes" | "needs"
>;

/** As many needs as a card has room for, those of few words first, and how many are left out. A number stays by its word. */
export function shortNeeds(needs: ClassShown["needs"], most: number): { shown: string[]; more: number } {
  const short = needs.map((need) => shortNeed(need).replace(" ", "\u00a0"));
  const shown = short.toSorted((a, b) => a.length - b.length).slice(0, most);
  return { shown, more: Math.max(0, needs.length - most) };
}
