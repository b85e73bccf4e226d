import type { Span } from "../../../store/trace.ts";

/** The rows of a lane, from above. */
export const kinds = ["run", "model", "tool", "hook", "decision"] as const;
export type Kind = (typeof kinds)[number];

export type Bar = { span: Span /** Counted through all lanes. */; row: number; x: number; width: number };

/** What one agent did. `rows` are those of each kind there is, `from` counted through all lanes. */
export type Lane = {
  id: string;
  agent: string;
  depth: number;
  from: number;
  rows: { kind: Kind; from: number; count: number }[];
  count: number;
};

export type Layout = {
  lanes: Lane[];
  bars: Bar[];
  rows: number;
  startMs: number;
  totalMs: number;
  width: number;
};

type Size = {
  width: number;
  /** No bar is narrower: what took no time can still be seen and hit. */
  least?: number;
  /** Rows of one kind in a lane; where more happens at once, bars overlap. */
  mostRows?: number;
};

/** Where each span stands: agents as lanes, kinds as rows in them, what happens at once in rows below each other. */
export function layOut(spans: readonly Span[], { width, least = 8, mostRows = 8 }: Size): Layout {
  const ordered = inOrder(spans);
  const startMs = Math.min(...ordered.map(startOf));
  const totalMs = Math.max(1, ...ordered.map((span) => startOf(span) + span.durationMs - startMs));
  const lanes: Lane[] = [];
  const bars: Bar[] = [];
  let row = 0;
  for (const [id, own] of Map.groupBy(ordered, laneOf)) {
    const [first] = own;
    if (first === undefined) continue;
    const lane: Lane = { id, agent: first.agent, depth: first.depth, from: row, rows: [], count: 0 };
    for (const kind of kinds) {
      const alike = own.filter(({ type }) => type === kind);
      if (alike.length === 0) continue;
      const ends: number[] = [];
      for (const span of alike) {
        const wide = Math.min(width, Math.max(least, (span.durationMs / totalMs) * width));
        const x = Math.min(((startOf(span) - startMs) / totalMs) * width, width - wide);
        const place = freeRow(ends, x, mostRows);
        ends[place] = Math.max(ends[place] ?? 0, x + wide);
        bars.push({ span, row: row + place, x, width: wide });
      }
      lane.rows.push({ kind, from: row, count: ends.length });
      row += ends.length;
    }
    lane.count = row - lane.from;
    lanes.push(lane);
  }
  return { lanes, bars, rows: row, startMs: ordered.length === 0 ? 0 : startMs, totalMs, width };
}

/** As they began. Of those that began in the same millisecond, the one that was numbered first. */
export function inOrder(spans: readonly Span[]): Span[] {
  return spans.toSorted((a, b) => startOf(a) - startOf(b) || byId(a.id, b.id));
}

export function startOf(span: Span): number {
  return Date.parse(span.start);
}

/** A run's own span and what happened inside it are one lane. Of a run that was killed the span itself is missing. */
function laneOf(span: Span): string {
  return span.type === "run" ? span.id : (span.parentId ?? span.id);
}

function freeRow(ends: readonly number[], x: number, mostRows: number): number {
  const free = ends.findIndex((end) => end <= x);
  if (free >= 0) return free;
  if (ends.length < mostRows) return ends.length;
  return ends.indexOf(Math.min(...ends));
}

/** "1.2" before "1.10". */
function byId(a: string, b: string): number {
  const [left, right] = [a.split("."), b.split(".")];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const order = Number(left[at] ?? -1) - Number(right[at] ?? -1);
    if (order !== 0 && !Number.isNaN(order)) return order;
  }
  return a < b ? -1 : a > b ? 1 : 0;
}
