import { type Axis, axisOf, placeOf } from "./axis.ts";
import { type Kind, kinds, type Step } from "./step.ts";

export type Bar = {
  step: Step;
  /** Counted through all lanes. */
  row: number;
  x: number;
  width: number;
  /** How long nothing had been written down when it began, where that was cut out of the axis. */
  pauseMs: number | null;
};

/** What one agent did, or what people decided. `rows` are those of each kind there is, `from` counted through all lanes. */
export type Lane = {
  id: string;
  name: string;
  depth: number;
  from: number;
  rows: { kind: Kind; from: number; count: number }[];
  count: number;
};

export type Layout = { lanes: Lane[]; bars: Bar[]; rows: number; axis: Axis };

type Size = {
  width: number;
  zoom?: number;
  folded?: boolean;
  /** Rows of one kind in a lane; where more happens at once, bars overlap. */
  mostRows?: number;
};

/** No bar is narrower: what took no time can still be seen and hit. A decision has a letter on it. */
const least = { run: 8, model: 8, tool: 8, hook: 8, handoff: 8, decision: 24 } as const;

/** Where each step stands: lanes as they come up, kinds as rows in them, what happens at once in rows below each other. */
export function layOut(steps: readonly Step[], { mostRows = 8, ...size }: Size): Layout {
  const axis = axisOf(steps, size);
  const lanes: Lane[] = [];
  const bars: Bar[] = [];
  let row = 0;
  for (const [id, own] of Map.groupBy(steps, ({ lane }) => lane.id)) {
    const [first] = own;
    if (first === undefined) continue;
    const { name, depth } = first.lane;
    const lane: Lane = { id, name, depth, from: row, rows: [], count: 0 };
    for (const kind of kinds) {
      const alike = own.filter((step) => step.kind === kind).toSorted((a, b) => a.startMs - b.startMs);
      if (alike.length === 0) continue;
      const ends: number[] = [];
      for (const step of alike) {
        const wide = Math.max(least[kind], step.durationMs * axis.pxPerMs);
        const x = placeOf(axis, step.startMs);
        const place = freeRow(ends, x, mostRows);
        ends[place] = Math.max(ends[place] ?? 0, x + wide);
        bars.push({ step, row: row + place, x, width: wide, pauseMs: null });
      }
      lane.rows.push({ kind, from: row, count: ends.length });
      row += ends.length;
    }
    lane.count = row - lane.from;
    lanes.push(lane);
  }
  for (const [index, { fromMs }] of axis.stretches.entries()) {
    const first = bars.find(({ step }) => step.startMs === fromMs);
    if (first !== undefined) first.pauseMs = axis.pauses[index - 1]?.ms ?? null;
  }
  return { lanes, bars, rows: row, axis };
}

function freeRow(ends: readonly number[], x: number, mostRows: number): number {
  const free = ends.findIndex((end) => end <= x);
  if (free >= 0) return free;
  if (ends.length < mostRows) return ends.length;
  return ends.indexOf(Math.min(...ends));
}
