import type { Layers, Place } from "./layers.ts";

export type Size = { width: number; height: number };
/** The middle of a place. */
export type Spot = Size & { x: number; y: number; rowHeight: number };

const between = { states: 34, bends: 16 };
const rounds = 200;

/** Where everything is drawn: links as straight as the row lets them be, nothing over anything else. */
export function placed(
  { rows, routes }: Layers,
  sizeOf: (place: Place) => Size,
  rowGap: number,
): { spots: Map<Place, Spot>; size: Size } {
  const pulls = pullsOf(routes);
  const x = new Map<Place, number>();
  for (const row of rows) {
    let from = 0;
    for (const place of row) {
      const { width } = sizeOf(place);
      x.set(place, from + width / 2);
      from += width + between.states;
    }
  }
  for (let round = 0; round < rounds; round++)
    for (const row of round % 2 === 0 ? rows : rows.toReversed()) {
      const weights = row.map((place) => (pulls.get(place) ?? []).reduce((sum, { force }) => sum + force, 0));
      const wanted = row.map((place, i) => {
        const weight = weights[i] ?? 0;
        if (weight === 0) return x.get(place) ?? 0;
        return (
          (pulls.get(place) ?? []).reduce((sum, { to, force }) => sum + (x.get(to) ?? 0) * force, 0) / weight
        );
      });
      const gaps = row.slice(1).map((place, i) => {
        const before = row[i] ?? place;
        const bare = before.kind !== "state" || place.kind !== "state";
        return (sizeOf(before).width + sizeOf(place).width) / 2 + (bare ? between.bends : between.states);
      });
      const steady = weights.map((weight) => Math.max(weight, 0.1));
      for (const [i, at] of apart(wanted, gaps, steady).entries()) {
        const place = row[i];
        if (place !== undefined) x.set(place, at);
      }
    }
  return spotsOf(rows, x, sizeOf, rowGap);
}

/** Neighbouring states stay together; a long link is to be straight before it is to be short. */
const force = { neighbour: 4, straight: 6, distant: 0.4 };

function pullsOf(routes: Layers["routes"]): Map<Place, { to: Place; force: number }[]> {
  const pulls = new Map<Place, { to: Place; force: number }[]>();
  const pull = (place: Place, to: Place, by: number) =>
    pulls.set(place, [...(pulls.get(place) ?? []), { to, force: by }]);
  for (const { places } of routes) {
    const bends = places.slice(1, -1);
    const end = bends.length > 1 ? force.distant : force.neighbour;
    for (const bend of bends)
      for (const other of bends) if (bend !== other) pull(bend, other, force.straight);
    for (const [i, place] of places.entries())
      for (const next of [places[i - 1], places[i + 1]])
        if (next !== undefined && (place.kind === "state" || next.kind === "state")) pull(place, next, end);
  }
  return pulls;
}

function spotsOf(
  rows: Place[][],
  x: ReadonlyMap<Place, number>,
  sizeOf: (place: Place) => Size,
  rowGap: number,
): { spots: Map<Place, Spot>; size: Size } {
  const all = rows.flat();
  const left = Math.min(...all.map((place) => (x.get(place) ?? 0) - sizeOf(place).width / 2));
  const right = Math.max(...all.map((place) => (x.get(place) ?? 0) + sizeOf(place).width / 2));
  const spots = new Map<Place, Spot>();
  let y = 0;
  for (const row of rows) {
    const tallest = Math.max(0, ...row.map((place) => sizeOf(place).height));
    for (const place of row)
      spots.set(place, {
        ...sizeOf(place),
        x: (x.get(place) ?? 0) - left,
        y: y + tallest / 2,
        rowHeight: tallest,
      });
    y += tallest + rowGap;
  }
  return { spots, size: { width: right - left, height: y - rowGap } };
}

/** The places nearest to those wanted, in the same order, at least so far apart: neighbours that would touch share a step. */
export function apart(
  wanted: readonly number[],
  gaps: readonly number[],
  weights: readonly number[],
): number[] {
  const offsets = wanted.map(() => 0);
  for (const [i, gap] of gaps.entries()) offsets[i + 1] = (offsets[i] ?? 0) + gap;
  type Block = { sum: number; weight: number; count: number };
  const blocks: Block[] = [];
  const middle = ({ sum, weight }: Block) => sum / weight;
  for (const [i, want] of wanted.entries()) {
    const weight = weights[i] ?? 1;
    let block: Block = { sum: (want - (offsets[i] ?? 0)) * weight, weight, count: 1 };
    for (let last = blocks.at(-1); last !== undefined && middle(last) > middle(block); last = blocks.at(-1)) {
      blocks.pop();
      block = {
        sum: last.sum + block.sum,
        weight: last.weight + block.weight,
        count: last.count + block.count,
      };
    }
    blocks.push(block);
  }
  const bases = blocks.flatMap((block) => Array.from({ length: block.count }, () => middle(block)));
  return bases.map((base, i) => base + (offsets[i] ?? 0));
}
