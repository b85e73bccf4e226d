/** Bars over days: what is overdue first where there is any, apart from the rest, then a bar for each day. */
export type Bar = {
  /** null: what is overdue. */
  date: string | null;
  count: number;
  /** A share of the whole. */
  height: number;
  /** Where it stands, and how much room it has, in pixels. */
  middle: number;
  slot: number;
  /** Whether its label is written: not all are, where they stand close. */
  labelled: boolean;
};

/** A full bar is at least so many: one review a day must not look like a wall. */
const least = 3;
const labelWidth = 52;
const overdueWidth = 64;

/** For a drawing of so many pixels. */
export function barsOf(
  due: { overdue: number; days: readonly { date: string; count: number }[] },
  days: number,
  width: number,
): Bar[] {
  const shown = due.days.slice(0, days);
  const lead = due.overdue > 0 ? overdueWidth : 0;
  const slot = Math.max(1, width - lead) / Math.max(1, shown.length);
  const every = [1, 2, 4, 7].find((n) => n * slot >= labelWidth) ?? 14;
  const most = Math.max(least, due.overdue, ...shown.map(({ count }) => count));
  const bars = shown.map(({ date, count }, day) => ({
    date,
    count,
    height: count / most,
    middle: lead + (day + 0.5) * slot,
    slot,
    labelled: day % every === 0,
  }));
  if (due.overdue === 0) return bars;
  const overdue = {
    date: null,
    count: due.overdue,
    height: due.overdue / most,
    middle: Math.min(overdueWidth, slot) / 2,
    slot,
    labelled: true,
  };
  return [overdue, ...bars];
}

/** What the bars say in numbers: how many, and the busiest day (none where every day is alike). */
export function readingOf(due: { days: readonly { date: string; count: number }[] }, days: number) {
  const shown = due.days.slice(0, days);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(0, ...shown.map(({ count }) => count));
  const busiest = shown.filter(({ count }) => count === most);
  return { total, most, busiest: most > 1 && busiest.length === 1 ? (busiest[0]?.date ?? null) : null };
}
