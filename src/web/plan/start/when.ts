import { words } from "../../words/words.ts";

/** "today, 14:50", "yesterday, 09:05", "12 November 2026". */
export function when(iso: string, now: Date, locale?: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return "";
  const time = at.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  const days = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
  if (days === 0) return words.plan.today(time);
  if (days === 1) return words.plan.yesterday(time);
  return at.toLocaleDateString(locale, { day: "numeric", month: "long", year: "numeric" });
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
