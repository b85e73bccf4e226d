/** What one thing costs against its floor, measured side by side: in each round the two take turns. */
export type Measured = {
  name: string;
  unit: string;
  /** Medians of the rounds. */
  floor: number;
  ours: number;
  /** Of the rounds' ratios: the median, and between what it lies (95 of 100 times, by ranks alone). */
  ratio: number;
  low: number;
  high: number;
  /** What the ratio is to stay under; null where nobody has said so. */
  goal: number | null;
};

/** What a later run may differ by without anybody having changed anything: another machine, another day. */
export const slack = 1.25;

export function measured(
  name: string,
  unit: string,
  rounds: readonly { floor: number; ours: number }[],
  goal: number | null = null,
): Measured {
  const ratios = rounds.map(({ floor, ours }) => ours / floor).toSorted((a, b) => a - b);
  const out = ranksOutside(ratios.length);
  const at = (values: readonly number[], rank: number) => values[rank] ?? Number.NaN;
  const middle = (values: readonly number[]) =>
    at(
      values.toSorted((a, b) => a - b),
      values.length >> 1,
    );
  return {
    name,
    unit,
    floor: middle(rounds.map(({ floor }) => floor)),
    ours: middle(rounds.map(({ ours }) => ours)),
    ratio: middle(ratios),
    low: at(ratios, out),
    high: at(ratios, ratios.length - 1 - out),
    goal,
  };
}

/** How many values may be left out at either end so that the median is still between the rest 95 of 100 times. */
function ranksOutside(count: number): number {
  let below = 0;
  let ways = 1;
  let out = 0;
  for (; out < count / 2; out++) {
    below += ways / 2 ** count;
    if (below > 0.025) break;
    ways = (ways * (count - out)) / (out + 1);
  }
  return Math.max(0, out - 1);
}

/**
 * What has become dearer than the committed table says, beyond noise: all of what the median may be lies above all of
 * what it may have been, by more than `slack`, or above its goal. A row that only one side has is told, too.
 */
export function regressions(committed: readonly Measured[], now: readonly Measured[]): string[] {
  const gone = committed
    .filter(({ name }) => !now.some((row) => row.name === name))
    .map(({ name }) => `"${name}" is in the table, and was not measured.`);
  const dearer = now.flatMap((row) => {
    const before = committed.find(({ name }) => name === row.name);
    if (before === undefined)
      return [`"${row.name}" is not in the table: make it with npm run bench:check -- --write.`];
    if (row.goal !== null && row.low > row.goal)
      return [
        `"${row.name}" costs at least ${figure(row.low)} times its floor; the goal is ${figure(row.goal)}.`,
      ];
    if (Number.isFinite(row.low) && row.low <= before.high * slack) return [];
    return [
      `"${row.name}" costs ${figure(row.ratio)} times its floor (${figure(row.low)} to ${figure(row.high)}); it was ${figure(before.ratio)} (up to ${figure(before.high)}).`,
    ];
  });
  return [...gone, ...dearer];
}

const columns = "| | floor | here | times its floor | between | goal |\n|---|---|---|---|---|---|";

/** The table of the docs: the only place where what is committed is kept. */
export function table(rows: readonly Measured[]): string {
  const lines = rows.map(
    ({ name, unit, floor, ours, ratio, low, high, goal }) =>
      `| ${name} | ${figure(floor)} ${unit} | ${figure(ours)} ${unit} | ${figure(ratio)} | ${figure(low)} to ${figure(high)} | ${goal === null ? "–" : figure(goal)} |`,
  );
  return [columns, ...lines].join("\n");
}

export function readTable(text: string): Measured[] {
  const row =
    /^\| ([^|]+) \| ([\d.]+) (\S+) \| ([\d.]+) \S+ \| ([\d.]+) \| ([\d.]+) to ([\d.]+) \| ([\d.]+|–) \|$/gm;
  return Array.from(text.matchAll(row), ([, name = "", floor, unit = "", ours, ratio, low, high, goal]) => ({
    name,
    unit,
    floor: Number(floor),
    ours: Number(ours),
    ratio: Number(ratio),
    low: Number(low),
    high: Number(high),
    goal: goal === "–" ? null : Number(goal),
  }));
}

/** Three figures that count. 99.96 would be shown as 100.0 and read as 100: what is written is what is read again. */
function figure(value: number): string {
  return rounded(Number(rounded(value)));
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
