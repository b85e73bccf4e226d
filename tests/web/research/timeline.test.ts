import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Span } from "../../../src/store/trace.ts";
import { axisOf, momentsOf, placeOf, ticks } from "../../../src/web/research/timeline/axis.ts";
import { layOut } from "../../../src/web/research/timeline/layout.ts";
import { neighbour } from "../../../src/web/research/timeline/move.ts";
import { inOrder, stepsOfRun, stepsOfRuns } from "../../../src/web/research/timeline/step.ts";
import { aModelSpan, aRun, aRunSpan, aToolSpan } from "../../evals/samples.ts";

const some = fc
  .array(
    fc.record({
      start: fc.integer({ min: 0, max: 60_000 }),
      took: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 30_000, noNaN: true })),
      kind: fc.constantFrom("model", "tool"),
      parent: fc.constantFrom("1", "1.9"),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((given) =>
    given.map(({ start, took, kind, parent }, index): Span => {
      const more = { parentId: parent, depth: parent === "1" ? 0 : 1 };
      const id = `${parent}.${index}`;
      return kind === "model" ? aModelSpan(id, start, took, more) : aToolSpan(id, start, took, more);
    }),
  );

const steps = (spans: readonly Span[]) => stepsOfRun({ run: aRun(), spans });

describe("steps as a timeline", () => {
  test("shows every step once, inside the picture, wide enough to hit, in a row of its lane and kind", () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 160, max: 4000 }), fc.boolean(), (spans, width, folded) => {
        const { bars, lanes, rows, axis } = layOut(steps(spans), { width, folded });
        expect(bars.map(({ step }) => step.key).toSorted()).toEqual(spans.map(({ id }) => id).toSorted());
        expect(axis.width).toBeGreaterThanOrEqual(width);
        for (const { x, width: wide, row, step } of bars) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + wide).toBeLessThanOrEqual(axis.width + 1e-6);
          expect(wide).toBeGreaterThanOrEqual(8);
          const lane = lanes.find(({ id }) => id === step.lane.id);
          const own = lane?.rows.find(({ kind }) => kind === step.kind);
          if (own === undefined) throw new Error("a bar without a row");
          expect(row).toBeGreaterThanOrEqual(own.from);
          expect(row).toBeLessThan(own.from + own.count);
        }
        expect(rows).toBe(lanes.reduce((sum, { count }) => sum + count, 0));
      }),
    );
  });

  test("lets no bar cover another unless more happens at once than there are rows", () => {
    fc.assert(
      fc.property(some, fc.boolean(), (spans, folded) => {
        const { bars } = layOut(steps(spans), { width: 2000, mostRows: 100, folded });
        for (const own of Map.groupBy(bars, ({ row }) => row).values()) {
          const ordered = own.toSorted((a, b) => a.x - b.x);
          for (const [index, bar] of ordered.entries()) {
            const next = ordered[index + 1];
            if (next !== undefined) expect(bar.x + bar.width).toBeLessThanOrEqual(next.x + 1e-6);
          }
        }
      }),
    );
  });

  test("of a run has a lane for each call of an agent, the caller first, and one for a run that was killed", () => {
    const spans = [
      aModelSpan("1.2", 10, 5),
      aModelSpan("1.1.1", 4, 2, { parentId: "1.1", agent: "critic", depth: 1 }),
      aRunSpan("1.1", 3, 4, { parentId: "1", agent: "critic", depth: 1 }),
      aRunSpan("1", 0, 20),
    ];
    const { lanes } = layOut(steps(spans), { width: 1000 });
    expect(lanes.map(({ name, depth, count }) => [name, depth, count])).toEqual([
      ["planner", 0, 2],
      ["critic", 1, 2],
    ]);
    const killed = layOut(steps([aModelSpan("1.1", 0, 5), aToolSpan("1.2", 5, 1)]), { width: 1000 });
    expect(killed.lanes).toHaveLength(1);
    expect(layOut([], { width: 100 })).toMatchObject({ lanes: [], bars: [], rows: 0 });
  });

  test("of many runs has one lane for each agent, and keeps steps of the same number apart", () => {
    const runs = ["a", "b"].map((id, index) => ({
      run: aRun({ id }),
      spans: [aRunSpan("1", index * 1000, 20), aModelSpan("1.1", index * 1000, 5)],
    }));
    const { lanes, bars } = layOut(stepsOfRuns(runs), { width: 1000, folded: true });
    expect(lanes.map(({ name, count }) => [name, count])).toEqual([["planner", 2]]);
    expect(new Set(bars.map(({ step }) => step.key)).size).toBe(4);
  });

  test("orders what began together by its number", () => {
    const spans = [aToolSpan("1.10", 0, 1), aToolSpan("1.2", 0, 9), aToolSpan("1.3", -1, 1)];
    expect(inOrder(spans).map(({ id }) => id)).toEqual(["1.3", "1.2", "1.10"]);
  });

  test("is walked with the arrow keys: every step is reached, and the ends hold", () => {
    fc.assert(
      fc.property(some, (spans) => {
        const layout = layOut(steps(spans), { width: 1000 });
        const first = neighbour(layout, spans[0]?.id ?? "", "Home") ?? "";
        const reached = new Set([first]);
        let at = first;
        for (let step = 0; step < spans.length; step++) {
          at = neighbour(layout, at, "ArrowRight") ?? "";
          reached.add(at);
        }
        expect(reached.size).toBe(spans.length);
        expect(neighbour(layout, first, "ArrowLeft")).toBe(first);
        expect(at).toBe(neighbour(layout, first, "End") ?? "");
        for (const key of ["ArrowUp", "ArrowDown"])
          expect(spans.map(({ id }) => id)).toContain(neighbour(layout, at, key) ?? "");
        expect(neighbour(layout, at, "a")).toBeNull();
      }),
    );
  });
});

describe("an axis of time", () => {
  const timed = fc.array(
    fc.record({
      startMs: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1e9 })),
      durationMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60_000 })),
    }),
    { minLength: 1, maxLength: 40 },
  );
  const sizes = fc.record({ width: fc.integer({ min: 160, max: 3000 }), zoom: fc.constantFrom(1, 2, 64) });

  test("cuts out the night between two runs, and says how long it was", () => {
    const night = 9 * 3_600_000;
    const runs = [0, 100, night].map((startMs) => ({ startMs, durationMs: 50 }));
    const whole = axisOf(runs, { width: 1000 });
    expect([whole.stretches.length, whole.pauses.length]).toEqual([1, 0]);
    const { stretches, pauses } = axisOf(runs, { width: 1000, folded: true });
    expect(stretches.map(({ fromMs, toMs }) => [fromMs, toMs])).toEqual([
      [0, 50],
      [100, 150],
      [night, night + 50],
    ]);
    expect(pauses.map(({ ms }) => ms)).toEqual([50, night - 150]);
    const { bars } = layOut(
      stepsOfRuns([{ run: aRun(), spans: [aRunSpan("1", 0, 50), aRunSpan("2", night, 50)] }]),
      { width: 1000, folded: true },
    );
    expect(bars.map(({ pauseMs }) => pauseMs)).toEqual([null, night - 50]);
  });

  test("keeps short gaps, so that what follows at once is seen to", () => {
    const runs = [0, 1050].map((startMs) => ({ startMs, durationMs: 1000 }));
    expect(axisOf(runs, { width: 1000, folded: true }).pauses).toEqual([]);
  });

  test("keeps the order of moments, has one scale, and lets nothing reach into a pause", () => {
    fc.assert(
      fc.property(timed, sizes, (given, size) => {
        const axis = axisOf(given, { ...size, folded: true });
        const ordered = given.toSorted((a, b) => a.startMs - b.startMs);
        const places = ordered.map(({ startMs }) => placeOf(axis, startMs));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const { startMs, durationMs } of given) {
          const [from, to] = [placeOf(axis, startMs), placeOf(axis, startMs + durationMs)];
          expect(to - from).toBeCloseTo(durationMs * axis.pxPerMs, 3);
          for (const pause of axis.pauses)
            expect(to <= pause.x + 1e-6 || from >= pause.x + pause.width - 1e-6).toBe(true);
        }
        const shown = axis.pauses.reduce((sum, { ms }) => sum + ms, 0);
        const drawn = axis.stretches.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
        const end = Math.max(...given.map(({ startMs, durationMs }) => startMs + durationMs));
        expect(shown + drawn).toBeCloseTo(end - (ordered[0]?.startMs ?? 0), 3);
      }),
    );
  });

  test("has labels in round steps that never crowd, nor run into a pause", () => {
    expect(ticks(1000, 960)).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 1e7, noNaN: true }),
        fc.integer({ min: 240, max: 5000 }),
        (ms, width) => {
          const found = ticks(ms, width);
          expect(found[0]).toBe(0);
          expect(found.at(-1)).toBeLessThanOrEqual(ms * 1.000001);
          const [, second = ms] = found;
          expect((second / ms) * width).toBeGreaterThanOrEqual(Math.min(width, 95));
        },
      ),
    );
    fc.assert(
      fc.property(timed, sizes, (given, size) => {
        const axis = axisOf(given, { ...size, folded: true });
        const moments = momentsOf(axis);
        for (const { x } of moments)
          for (const pause of axis.pauses) expect(x + 48 <= pause.x + 1e-6 || x >= pause.x).toBe(true);
        for (const [index, { x }] of moments.entries())
          if (index > 0) expect(x - (moments[index - 1]?.x ?? 0)).toBeGreaterThanOrEqual(47);
      }),
    );
  });
});
