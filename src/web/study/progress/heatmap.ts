/** A year of days as weeks side by side, Monday on top, in one band or in several below each other. */
export type Heatmap = {
  cells: HeatCell[];
  months: { date: string; band: number; column: number }[];
  bands: number;
  /** Weeks in a band. */
  columns: number;
  /** From how many exercises on a cell has level 1, 2, 3, 4. */
  steps: number[];
};

export type HeatCell = {
  date: string;
  count: number;
  /** 0 to 4. */
  level: number;
  band: number;
  column: number;
  /** 0 is Monday. */
  row: number;
};

const dayMs = 86_400_000;
const weeks = 53;

/** `today` and the dates of `days` are the learner's own days. */
export function heatmapOf(
  days: readonly { date: string; exercises: number }[],
  today: string,
  bands = 1,
): Heatmap {
  const counts = new Map(days.map(({ date, exercises }) => [date, exercises]));
  const columns = Math.ceil(weeks / bands);
  const last = Date.parse(today);
  const first = mondayOf(last) - (columns * bands - 1) * 7 * dayMs;
  const steps = stepsFor(days.map(({ exercises }) => exercises));
  const cells: HeatCell[] = [];
  const months: Heatmap["months"] = [];
  for (let at = first, i = 0; at <= last; at += dayMs, i++) {
    const date = new Date(at).toISOString().slice(0, 10);
    const week = Math.floor(i / 7);
    const place = { band: Math.floor(week / columns), column: week % columns };
    const count = counts.get(date) ?? 0;
    cells.push({ date, count, level: steps.filter((step) => count >= step).length, ...place, row: i % 7 });
    if (date.endsWith("-01")) months.push({ date, ...place });
  }
  return { cells, months: readable(months, columns), bands, columns, steps };
}

/** Up to four levels; where there are few exercises a day, each number has its own. */
function stepsFor(counts: readonly number[]): number[] {
  const active = counts.filter((count) => count > 0).toSorted((a, b) => a - b);
  const usual = active[Math.floor(active.length * 0.9)] ?? 4;
  const most = Math.max(4, usual);
  return [1, 2, 3, 4].map((level) => Math.max(level, Math.round(((level - 1) * most) / 4) + 1));
}

/** What each level stands for: from so many to so many exercises; the last has no end. */
export function stepsOf({
  steps,
}: Pick<Heatmap, "steps">): { level: number; from: number; to: number | null }[] {
  return [0, ...steps].map((from, level) => {
    const next = steps[level];
    return { level, from, to: next === undefined ? null : next - 1 };
  });
}

/** A month's name needs three columns: one at the very end has no room. */
function readable(months: Heatmap["months"], columns: number): Heatmap["months"] {
  return months.filter(({ column }) => column <= columns - 3);
}

function mondayOf(at: number): number {
  return at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs;
}
