/** Weeks from left to right, shares from `bottom` to 1. Positions are shares of the plot's width and height, from the top. */
export type RetentionPlot = {
  bottom: number;
  target: number;
  ticks: { share: number; y: number }[];
  points: RetentionPoint[];
  /** Points of weeks that follow each other: over a week without a review no line is drawn. */
  runs: RetentionPoint[][];
};

export type RetentionPoint = {
  from: string;
  share: number;
  reviews: number;
  x: number;
  y: number;
  low: number;
  high: number;
};

type Week = {
  from: string;
  reviews: number;
  share: number | null;
  low: number | null;
  high: number | null;
};

const step = 0.25;

export function retentionPlot(weeks: readonly Week[], target: number): RetentionPlot {
  // An interval that left the plot would look narrower than it is.
  const lowest = Math.min(target - 0.1, ...weeks.map(({ low }) => low ?? 1));
  const bottom = Math.max(0, Math.floor(lowest / step) * step);
  const y = (share: number) => (1 - Math.max(bottom, share)) / (1 - bottom);
  const ticks: RetentionPlot["ticks"] = [];
  for (let share = bottom; share <= 1; share += step) ticks.push({ share, y: y(share) });
  const points: RetentionPoint[] = [];
  const runs: RetentionPoint[][] = [];
  let run: RetentionPoint[] | null = null;
  for (const [i, { from, reviews, share, low, high }] of weeks.entries()) {
    if (share === null || low === null || high === null) {
      run = null;
      continue;
    }
    const x = (i + 0.5) / weeks.length;
    const point = { from, share, reviews, x, y: y(share), low: y(low), high: y(high) };
    points.push(point);
    if (run === null) {
      run = [];
      runs.push(run);
    }
    run.push(point);
  }
  return { bottom, target: y(target), ticks, points, runs };
}
