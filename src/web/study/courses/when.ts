import { learnerDate } from "../../../learning/learner-day.ts";
import { study } from "../../words/en/study.ts";

/** One of the learner's days, "2026-03-14", in words. */
export function dayInWords(date: string, style: "long" | "short" = "long"): string {
  const options: Intl.DateTimeFormatOptions =
    style === "long"
      ? { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }
      : { day: "numeric", month: "short", timeZone: "UTC" };
  return new Intl.DateTimeFormat(study.locale, options).format(new Date(date));
}

export function monthInWords(date: string): string {
  return new Intl.DateTimeFormat(study.locale, { month: "short", timeZone: "UTC" }).format(new Date(date));
}

/** A moment near to now by how far it is away, one further off by its date. In the learner's zone, where it is known. */
export function whenInWords(moment: string, now: Date, zone?: string): string {
  const at = new Date(moment);
  const minutes = Math.round((at.getTime() - now.getTime()) / 60_000);
  const relative = new Intl.RelativeTimeFormat(study.locale, { numeric: "auto" });
  if (minutes === 0) return study.justNow;
  if (Math.abs(minutes) < 60) return relative.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  if (Math.abs(hours) < 18) return relative.format(hours, "hour");
  const days = Math.round(hours / 24);
  if (Math.abs(days) < 7) return relative.format(days === 0 ? Math.sign(hours) : days, "day");
  const options: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", timeZone: zone };
  if (Math.abs(days) > 300) options.year = "numeric";
  return study.onDate(new Intl.DateTimeFormat(study.locale, options).format(at));
}

/**
 * The learner's day on which something comes back, the same wherever it is told: their day turns when the chart of what
 * is due lets it turn, and what is overdue comes back today.
 */
export function dayBack(due: string, now: Date, zone: string): { days: number; inWords: string } {
  const place = zone === "" ? new Intl.DateTimeFormat().resolvedOptions().timeZone : zone;
  const [day, today] = [learnerDate(new Date(due), place), learnerDate(now, place)];
  const days = Math.max(0, Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000));
  if (days < 2)
    return {
      days,
      inWords: new Intl.RelativeTimeFormat(study.locale, { numeric: "auto" }).format(days, "day"),
    };
  const year = days > 300 ? ` ${day.slice(0, 4)}` : "";
  return { days, inWords: study.onDate(`${dayInWords(day)}${year}`) };
}

/** The same for a single card, which has a minute of its own while its day lasts. */
export function cardBack(due: string, now: Date, zone = ""): string {
  const { days, inWords } = dayBack(due, now, zone);
  const soonest = new Date(now.getTime() + 60_000).toISOString();
  return days > 0 ? inWords : whenInWords(due > soonest ? due : soonest, now);
}
