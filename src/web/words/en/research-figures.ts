const language = "en-GB";
const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
const clock = new Intl.DateTimeFormat(language, { timeStyle: "medium" });
const dayName = new Intl.DateTimeFormat(language, {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const shortDay = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
const monthName = new Intl.DateTimeFormat(language, { month: "short", year: "numeric", timeZone: "UTC" });

const notKnown = "not known";

/** A file may hold anything where a time should be. */
function at(format: Intl.DateTimeFormat, time: string | number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? notKnown : format.format(date);
}

/** A whole number, as people write it. */
function number(value: number): string {
  return whole.format(value);
}

export function counted(value: number, one: string, many: string): string {
  return `${number(value)} ${value === 1 ? one : many}`;
}

function cost(usd: number | null): string {
  if (usd === null) return notKnown;
  if (usd === 0) return "$0";
  return `$${usd.toFixed(usd < 0.1 ? 4 : 2)}`;
}

/** As one would say it: 0.4 ms, 12 ms, 1.2 s, 3 min 5 s, 2 h 10 min, 3 days. */
function duration(ms: number | null): string {
  if (ms === null) return notKnown;
  if (ms < 9.95) return `${Number(ms.toFixed(1))} ms`;
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${Number((ms / 1000).toFixed(1))} s`;
  const minutes = Math.floor(Math.round(ms / 1000) / 60);
  if (minutes < 60) return `${minutes} min ${Math.round(ms / 1000) % 60} s`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${Math.round(minutes / 60 / 24)} days`;
}

/** As one would say it of a wait, with no more than one needs to know: 40 ms, 4 s, 14 min, 2 h, 3 days. */
function about(ms: number): string {
  if (ms < 59_500) return ms < 950 ? duration(Math.round(ms)) : `${Math.round(ms / 1000)} s`;
  if (ms < 59.5 * 60_000) return `${Math.round(ms / 60_000)} min`;
  if (ms < 47.5 * 3_600_000) return `${Math.round(ms / 3_600_000)} h`;
  return `${Math.round(ms / 86_400_000)} days`;
}

export const figures = {
  number,
  cost,
  /** The least that `cost` tells from nothing. */
  leastCost: 0.0001,
  duration,
  about,
  percent: (share: number) => percent.format(share),
  moment: (iso: string | number) => at(moment, iso),
  clock: (iso: string | number) => at(clock, iso),
  day: (day: string) => at(dayName, `${day}T00:00:00Z`),
  shortDay: (day: string) => at(shortDay, `${day}T00:00:00Z`),
  month: (day: string) => at(monthName, `${day}T00:00:00Z`),
  notKnown,
};
