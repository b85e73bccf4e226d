import { escaped } from "../../lesson/export/html.ts";

/** A point with its interval, on a line of its own. */
export type PlottedRow = { label: string; value: number; low: number; high: number; note?: string };

const [top, step, span] = [28, 24, 340];

/** Across, of a text of this size; a little more than most letters take, so that nothing is cut. */
const letter = 7;
const widthOf = (text: string) => text.length * letter;

/** Points with intervals, a row each, over one scale. `at`: a line that matters (0, or the whole). */
export function rowsPlot(
  title: string,
  rows: readonly PlottedRow[],
  scale: readonly [number, number],
  at: number | null,
): string {
  const [from, to] = scale;
  const left = Math.max(300, ...rows.map(({ label }) => widthOf(label) + 20));
  const right = left + span;
  const width = right + Math.max(160, ...rows.map(({ note = "" }) => widthOf(note) + 20));
  const x = (value: number) =>
    left + ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * (right - left);
  const height = top + rows.length * step + 34;
  const bottom = top + rows.length * step;
  const ticks = [from, (from + to) / 2, to].map(
    (tick) =>
      `<text x="${fixed(x(tick))}" y="${bottom + 20}" text-anchor="middle" class="t">${escaped(number(tick))}</text><line x1="${fixed(x(tick))}" x2="${fixed(x(tick))}" y1="${top - 8}" y2="${bottom}" class="g"/>`,
  );
  const mark =
    at === null
      ? ""
      : `<line x1="${fixed(x(at))}" x2="${fixed(x(at))}" y1="${top - 8}" y2="${bottom}" class="z"/>`;
  const drawn = rows.map(({ label, value, low, high, note }, index) => {
    const y = top + index * step + step / 2;
    return [
      `<text x="${left - 10}" y="${y + 4}" text-anchor="end">${escaped(label)}</text>`,
      `<line x1="${fixed(x(low))}" x2="${fixed(x(high))}" y1="${y}" y2="${y}" class="i"/>`,
      `<circle cx="${fixed(x(value))}" cy="${y}" r="4" class="p"><title>${escaped(`${label}: ${number(value)} (${number(low)} to ${number(high)})`)}</title></circle>`,
      note === undefined ? "" : `<text x="${right + 12}" y="${y + 4}" class="t">${escaped(note)}</text>`,
    ].join("");
  });
  return svg(title, width, height, [...ticks, mark, ...drawn].join(""));
}

/** Something against something, a point an arm, with both intervals. */
export type PlottedPoint = { label: string; x: PlottedRow; y: PlottedRow };

export function pointsPlot(
  title: string,
  points: readonly PlottedPoint[],
  names: { x: string; y: string },
): string {
  const most = Math.max(...points.map(({ x }) => x.high), 0) || 1;
  const [x0, x1, y0, y1] = [70, 560, 280, 24];
  const x = (value: number) => fixed(x0 + (value / most) * (x1 - x0));
  const y = (value: number) => fixed(y0 - value * (y0 - y1));
  const axes = [
    `<line x1="${x0}" x2="${x1}" y1="${y0}" y2="${y0}" class="g"/><line x1="${x0}" x2="${x0}" y1="${y0}" y2="${y1}" class="g"/>`,
    ...[0, 0.5, 1].map(
      (tick) => `<text x="${x0 - 8}" y="${y(tick)}" text-anchor="end" class="t">${tick}</text>`,
    ),
    ...[0, most / 2, most].map(
      (tick) =>
        `<text x="${x(tick)}" y="${y0 + 18}" text-anchor="middle" class="t">${escaped(number(tick))}</text>`,
    ),
    `<text x="${(x0 + x1) / 2}" y="${y0 + 38}" text-anchor="middle">${escaped(names.x)}</text>`,
    `<text x="16" y="${(y0 + y1) / 2}" text-anchor="middle" transform="rotate(-90 16 ${(y0 + y1) / 2})">${escaped(names.y)}</text>`,
  ];
  const labelled = apart(
    points.map(({ label, x: across, y: up }) => ({
      label,
      x: Number(x(across.value)) + 9,
      y: Number(y(up.value)) - 7,
    })),
  );
  const width = Math.max(800, ...labelled.map((one) => one.x + widthOf(one.label)));
  const height = Math.max(330, ...labelled.map((one) => one.y + 10));
  const drawn = points.map(({ label, x: across, y: up }, at) =>
    [
      `<line x1="${x(across.low)}" x2="${x(across.high)}" y1="${y(up.value)}" y2="${y(up.value)}" class="i"/>`,
      `<line x1="${x(across.value)}" x2="${x(across.value)}" y1="${y(up.low)}" y2="${y(up.high)}" class="i"/>`,
      `<circle cx="${x(across.value)}" cy="${y(up.value)}" r="5" class="p"><title>${escaped(`${label}: ${number(across.value)}, ${number(up.value)}`)}</title></circle>`,
      `<text x="${fixed(labelled[at]?.x ?? 0)}" y="${fixed(labelled[at]?.y ?? 0)}" class="t">${escaped(label)}</text>`,
    ].join(""),
  );
  return svg(title, width, height, [...axes, ...drawn].join(""));
}

type Label = { label: string; x: number; y: number };

const line = 15;

/** Each where it belongs, or so many lines below that it is over none that stands there already. */
function apart(labels: readonly Label[]): Label[] {
  const placed: Label[] = [];
  for (const one of labels) {
    const meets = (y: number) =>
      placed.some(
        (other) =>
          Math.abs(other.y - y) < line &&
          other.x < one.x + widthOf(one.label) &&
          one.x < other.x + widthOf(other.label),
      );
    let { y } = one;
    while (meets(y)) y += line;
    placed.push({ ...one, y });
  }
  return placed;
}

function svg(title: string, width: number, height: number, inside: string): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}" xmlns="http://www.w3.org/2000/svg"><title>${escaped(title)}</title>${inside}</svg>`;
}

function fixed(value: number): string {
  return value.toFixed(1);
}

function number(value: number): string {
  const digits = Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 || value === 0 ? 2 : 4;
  return String(Number(value.toFixed(digits)));
}
