const steps = [
  { name: "minute", ms: 60_000, upTo: 60 },
  { name: "hour", ms: 3_600_000, upTo: 36 },
  { name: "day", ms: 86_400_000, upTo: 60 },
  { name: "month", ms: 30.44 * 86_400_000, upTo: 24 },
  { name: "year", ms: 365.25 * 86_400_000, upTo: Infinity },
];

/**
 * "3 hours ago": in whole steps, rounded down. Told so and not by a time of day, since the first look at where this
 * computer's clock stands takes a fifth of all that `--sessions` may take.
 */
export function howLongAgo(ms: number): string {
  for (const { name, ms: step, upTo } of steps) {
    const many = Math.floor(ms / step);
    if (many >= upTo) continue;
    if (many < 1) break;
    return `${many} ${name}${many === 1 ? "" : "s"} ago`;
  }
  return "just now";
}
