/** The phases of a lesson, in order, with whole minutes that add up to the period. */
export type Phase = { name: string; minutes: number };

const fallback: readonly Phase[] = [
  { name: "Starter", minutes: 5 },
  { name: "Review", minutes: 4 },
  { name: "Explain and model", minutes: 11 },
  { name: "Guided practice", minutes: 10 },
  { name: "Check for understanding", minutes: 4 },
  { name: "Independent practice", minutes: 11 },
  { name: "Plenary", minutes: 5 },
];

/** From the timings guide's table: its column for this period, or the nearest one stretched to fit. */
export function phasesFor(minutes: number, guide: string): Phase[] {
  const table = guide
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map(cells);
  const [head = [], , ...rows] = table;
  const periods = head.slice(1).map(Number);
  const nearest = periods.reduce(
    (best, period) => (Math.abs(period - minutes) < Math.abs(best - minutes) ? period : best),
    periods[0] ?? 50,
  );
  const column = head.indexOf(String(nearest));
  const phases = rows.map((row) => ({ name: row[0] ?? "", minutes: Number(row[column]) }));
  const usable = column > 0 && phases.length >= 4 && phases.every((phase) => phase.minutes > 0);
  return stretch(usable ? phases : fallback, minutes);
}

/** Keeps proportions as far as whole minutes allow; what is left goes to the longest phases. */
export function stretch(phases: readonly Phase[], minutes: number): Phase[] {
  const total = phases.reduce((sum, phase) => sum + phase.minutes, 0);
  const scaled = phases.map((phase) => ({
    ...phase,
    minutes: Math.max(1, Math.floor((phase.minutes * minutes) / total)),
  }));
  const byLength = [...scaled].sort((a, b) => b.minutes - a.minutes);
  let left = minutes - scaled.reduce((sum, phase) => sum + phase.minutes, 0);
  for (let i = 0; left !== 0 && byLength.length > 0; i = (i + 1) % byLength.length) {
    const phase = byLength[i];
    if (phase === undefined || (left < 0 && phase.minutes <= 1)) {
      if (byLength.every(({ minutes: m }) => m <= 1)) break;
      continue;
    }
    phase.minutes += Math.sign(left);
    left -= Math.sign(left);
  }
  return scaled;
}

export function minutesOf(phases: readonly Phase[], name: string): number {
  return phases.find((phase) => phase.name === name)?.minutes ?? 0;
}

function cells(line: string): string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}
