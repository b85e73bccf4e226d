/** Weeks from left to right, shares from `bottom` to 1. Positions are shares of the plot's width and height, from the top. */
export type RetentionPlot = {
  bottom: number;
  target: number;
  ticks: { share: number; y: number }[];
  points: { from: string; share: number; reviews: number; x: number; y: number; low: number; high: number }[];
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
  const lowest = Math.min(target, ...weeks.map(({ share }) => share ?? 1));
  const bottom = Math.max(0, Math.floor((lowest - 0.1) / step) * step);
  const y = (share: number) => (1 - Math.max(bottom, share)) / (1 - bottom);
  const ticks: RetentionPlot["ticks"] = [];
  for (let share = bottom; share <= 1; share += step) ticks.push({ share, y: y(share) });
  const points = weeks.flatMap(({ from, reviews, share, low, high }, i) =>
    share === null || low === null || high === null
      ? []
      : [{ from, share, reviews, x: (i + 0.5) / weeks.length, y: y(share), low: y(low), high: y(high) }],
  );
  return { bottom, target: y(target), ticks, points };
}
