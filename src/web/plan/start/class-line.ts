import { shortNeed } from "../../../lesson/scope/feedforward.ts";

export type ClassShown = {
  id: string;
  stage: string;
  subject: string;
  level: string;
  size: number | null;
  periodMinutes: number;
  needs: readonly { count: number; text: string }[];
};

/** As many needs as a card has room for, in a few words each, and how many are left out. A number stays by its word. */
export function shortNeeds(needs: ClassShown["needs"], most = 4): { shown: string[]; more: number } {
  const shown = needs.slice(0, most).map((need) => shortNeed(need).replace(" ", "\u00a0"));
  return { shown, more: Math.max(0, needs.length - most) };
}
