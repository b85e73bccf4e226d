import type { DayOfModel } from "../../../evals/runs/cost-by-day.ts";
import { modelOf } from "./model-of.ts";

export const measures = ["tokens", "cost", "runs"] as const;
export type Measure = (typeof measures)[number];
export type Unit = "day" | "week" | "month";

export type Bin = { from: string; total: number; parts: { model: string; value: number }[] };
export type Binned = {
  unit: Unit;
  bins: Bin[];
  /** The largest first; what is beyond `mostModels` is one, named "". */
  models: string[];
  total: number;
  most: number;
};

const mostModels = 4;
const dayMs = 86_400_000;

/** What was used over time: every day between the first and the last, or weeks, or months, where there are many. */
export function binned(days: readonly DayOfModel[], measure: Measure): Binned {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined)
    return { unit: "day", bins: [], models: [], total: 0, most: 0 };
  const unit = unitFor(first.day, last.day);
  const sums = new Map<string, number>();
  for (const day of days) sums.set(modelOf(day), (sums.get(modelOf(day)) ?? 0) + measured(day, measure));
  const ranked = [...sums.keys()]
    .filter((model) => (sums.get(model) ?? 0) > 0)
    .sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0) || (a < b ? -1 : 1));
  const named = ranked.length <= mostModels ? ranked : ranked.slice(0, mostModels - 1);
  const models = ranked.length > named.length ? [...named, ""] : named;
  const inBin = Map.groupBy(days, ({ day }) => startOf(day, unit));
  const bins = starts(first.day, last.day, unit).map((from) => {
    const own = inBin.get(from) ?? [];
    const parts = models.map((model) => ({
      model,
      value: own
        .filter((day) => (named.includes(modelOf(day)) ? modelOf(day) : "") === model)
        .reduce((sum, day) => sum + measured(day, measure), 0),
    }));
    return { from, total: parts.reduce((sum, { value }) => sum + value, 0), parts };
  });
  const total = bins.reduce((sum, bin) => sum + bin.total, 0);
  return { unit, bins, models, total, most: Math.max(...bins.map((bin) => bin.total)) };
}

export function measured(day: DayOfModel, measure: Measure): number {
  if (measure === "cost") return day.costUsd;
  if (measure === "runs") return day.runs;
  return day.inputTokens + day.outputTokens + day.cacheReadTokens + day.cacheWriteTokens;
}

/** Up to two months by day, up to a year and a bit by week. */
export function unitFor(first: string, last: string): Unit {
  const days = (utc(last) - utc(first)) / dayMs + 1;
  return days <= 62 ? "day" : days <= 420 ? "week" : "month";
}

/** The first day of the week (Monday) or month that a day is in. */
export function startOf(day: string, unit: Unit): string {
  if (unit === "day") return day;
  if (unit === "month") return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(utc(day)).getUTCDay() + 6) % 7;
  return named(utc(day) - sinceMonday * dayMs);
}

/**
 * What a scale from nought says, in round steps of at least `least`: three or so, the last at or above the largest. No
 * two read the same where `least` is what the figures are rounded to.
 */
export function valueTicks(most: number, least: number): number[] {
  const rough = Math.max(least, most / 3);
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  const step = ([1, 2, 5].find((each) => each * power >= rough * 0.999) ?? 10) * power;
  const count = Math.max(1, Math.ceil(most / step - 0.001));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

function starts(first: string, last: string, unit: Unit): string[] {
  const found: string[] = [];
  const end = startOf(last, unit);
  for (let start = startOf(first, unit); start <= end; start = following(start, unit)) found.push(start);
  return found;
}

function following(start: string, unit: Unit): string {
  if (unit !== "month") return named(utc(start) + (unit === "day" ? 1 : 7) * dayMs);
  return startOf(named(utc(start) + 32 * dayMs), "month");
}

/** Days are counted in UTC, where each has 24 hours. */
function utc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function named(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
