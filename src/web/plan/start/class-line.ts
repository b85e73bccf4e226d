import { shortNeed } from "../../../lesson/brief/scope/feedforward.ts";
import type { ClassProfile } from "../../../workspace/class-profile.ts";

export type ClassShown = Pick<
  ClassProfile,
  "id" | "stage" | "subject" | "level" | "size" | "periodMinutes" | "needs"
>;

/** As many needs as a card has room for, in a few words each, and how many are left out. A number stays by its word. */
export function shortNeeds(needs: ClassShown["needs"], most = 4): { shown: string[]; more: number } {
  const shown = needs.slice(0, most).map((need) => shortNeed(need).replace(" ", "\u00a0"));
  return { shown, more: Math.max(0, needs.length - most) };
}
