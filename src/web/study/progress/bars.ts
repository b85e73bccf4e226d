/** Bars over days: what is overdue first where there is any, then a bar for each day. Heights are shares of the whole. */
export type Bar = {
  /** null: what is overdue. */
  date: string | null;
  count: number;
  height: number;
  /** Whether its label is written: not all are, where they stand close. */
  labelled: boolean;
};

/** A full bar is at least so many: one review a day must not look like a wall. */
const least = 3;
const labelWidth = 52;

/** For a drawing of so many pixels. */
export function barsOf(
  due: { overdue: number; days: readonly { date: string; count: number }[] },
  days: number,
  width: number,
): Bar[] {
  const shown = due.days.slice(0, days);
  const hasOverdue = due.overdue > 0;
  const slot = width / (shown.length + (hasOverdue ? 1 : 0));
  const every = [1, 2, 4, 7].find((n) => n * slot >= labelWidth) ?? 14;
  const most = Math.max(least, due.overdue, ...shown.map(({ count }) => count));
  const bars = shown.map(({ date, count }, day) => ({
    date,
    count,
    height: count / most,
    // "overdue" takes the place of "today" where they stand close.
    labelled: day % every === 0 && (day > 0 || !hasOverdue || every === 1),
  }));
  if (!hasOverdue) return bars;
  return [{ date: null, count: due.overdue, height: due.overdue / most, labelled: true }, ...bars];
}

/** What the bars say in numbers: how many, and the busiest day (none where every day is alike). */
export function readingOf(due: { days: readonly { date: string; count: number }[] }, days: number) {
  const shown = due.days.slice(0, days);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(0, ...shown.map(({ count }) => count));
  const busiest = shown.filter(({ count }) => count === most);
  return { total, most, busiest: most > 1 && busiest.length === 1 ? (busiest[0]?.date ?? null) : null };
}
