import { counted } from "../../text/counted.ts";
import { modalities } from "../course-words.ts";
import { kindNamed } from "../exercises/kinds.ts";
import { bar, type Drawing, padded } from "./lines.ts";
import type { ProgressReport } from "./progress-report.ts";

/** The parts of a report, each a few lines; empty where there is nothing to say. */
export type Line = { text: string; style?: "dim" | "bold" | "red" | "yellow"; command?: boolean };

const label = 14;
const daysShown = 14;

export function standing({ counts, retention }: ProgressReport, drawing: Drawing): Line[] {
  const { concepts, mastered, learning } = counts;
  const rows: [string, number][] = [
    ["mastered", mastered],
    ["begun", mastered + learning],
  ];
  return [
    ...rows.map(([name, n]) => ({
      text: `${padded(name, label)}${bar(n / concepts, barLength(drawing), drawing)} ${n} of ${concepts}`,
    })),
    ...remembered(retention, drawing),
  ];
}

function remembered(retention: ProgressReport["retention"], drawing: Drawing): Line[] {
  const { reviews, share, low, high, target, predicted } = retention;
  const known =
    predicted === null
      ? []
      : [`in a week you would still know about ${percent(predicted)} of what you began`];
  if (share === null || low === null || high === null)
    return known.map((text) => ({ text: `${padded("memory", label)}${text}` }));
  const below = high < target;
  const goal = below ? `below the ${percent(target)} aimed at` : `aim ${percent(target)}`;
  return [
    {
      text: `${padded("remembered", label)}${bar(share, barLength(drawing), drawing)} ${percent(share)}, ${goal}`,
      ...(below ? { style: "yellow" as const } : {}),
    },
    {
      text: `${padded("", label)}${reviews} reviews in 30 days: likely ${percent(low)} to ${percent(high)}`,
      style: "dim",
    },
    ...known.map((text) => ({ text: `${padded("", label)}${text}`, style: "dim" as const })),
  ];
}

export function habits({ streak, studied }: ProgressReport): Line[] {
  const run = streak.current === 1 ? "1 day" : `${streak.current} days`;
  const today = streak.today ? "" : streak.current > 0 ? ", not yet today" : "";
  return [
    { text: `${padded("in a row", label)}${run}${today} (longest ${streak.longest})` },
    {
      text: `${padded("time", label)}${duration(studied.minutes)} in ${counted(studied.exercises, "exercise", "exercises")}`,
    },
    { text: `${padded("", label)}${duration(studied.lastWeekMinutes)} in the last 7 days`, style: "dim" },
  ];
}

/** Days without anything are left out, and at most eight are shown. */
export function comingUp({ due }: ProgressReport, drawing: Drawing): Line[] {
  const named = due.days.slice(0, daysShown).map(({ date, count }, i) => ({ name: dayName(date, i), count }));
  const rows = [{ name: "overdue", count: due.overdue }, ...named].filter(({ count }) => count > 0);
  if (rows.length === 0) return [];
  const most = Math.max(...rows.map(({ count }) => count));
  const shown = rows.slice(0, 8);
  const later = rows.slice(8).reduce((sum, { count }) => sum + count, 0);
  return [
    { text: "Reviews in the next 14 days", style: "dim" },
    ...shown.map(({ name, count }) => ({
      text: `${padded(name, label)}${bar(count / most, barLength(drawing), drawing)} ${count}`,
      ...(name === "overdue" ? { style: "red" as const } : {}),
    })),
    ...(later > 0 ? [{ text: `${padded("after that", label)}${later}` }] : []),
  ];
}

export function levels({ levels: all }: ProgressReport, drawing: Drawing): Line[] {
  return [
    { text: "Mastered, by what is aimed at", style: "dim" },
    ...all.map(({ level, concepts, mastered, shown }) => ({
      text: `${padded(level, label)}${bar(mastered / concepts, barLength(drawing), drawing)} ${mastered} of ${concepts}${shown > mastered ? `, ${shown} shown` : ""}`,
    })),
  ];
}

export function formats({ modality_performance }: ProgressReport, drawing: Drawing): Line[] {
  const rows = modalities.flatMap((modality) => {
    const own = modality_performance[modality];
    return own === null ? [] : [{ name: kindNamed(modality).words.short, ...own }];
  });
  return [
    { text: "Scores, by kind of exercise", style: "dim" },
    ...rows.map(({ name, avg_score, attempts }) => ({
      text: `${padded(name, label)}${bar(avg_score, barLength(drawing), drawing)} ${percent(avg_score)} of ${attempts}`,
    })),
  ];
}

export function weakness({ weak_spots, misconceptions }: ProgressReport, { width }: Drawing): Line[] {
  if (weak_spots.length === 0) return [];
  const spots = weak_spots.slice(0, 4).map(({ words, count, trend }) => ({
    text: `  ${padded(words, Math.min(34, width - 20))} ${count}${trend === "unclear" ? "" : `, ${trend}`}`,
  }));
  // "Not known yet" alone tells nobody anything: of the commonest, what it was.
  const which = weak_spots[0]?.examples.map((one) => `“${one}”`).join(", ") ?? "";
  if (which !== "") spots.splice(1, 0, { text: `    ${which.slice(0, width - 6)}` });
  const stubborn = misconceptions
    .slice(0, 3)
    .map(({ words }) => ({ text: `! ${words}`, style: "yellow" as const }));
  return [{ text: "What goes wrong", style: "dim" }, ...spots, ...stubborn];
}

function barLength({ width }: Drawing): number {
  return Math.max(5, Math.min(24, width - label - 26));
}

function dayName(date: string, daysAhead: number): string {
  if (daysAhead < 2) return daysAhead === 0 ? "today" : "tomorrow";
  const day = new Date(`${date}T12:00:00Z`);
  return new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  })
    .format(day)
    .replace(",", "");
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
