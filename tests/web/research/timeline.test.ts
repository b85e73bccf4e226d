import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Span } from "../../../src/store/trace.ts";
import { shade } from "../../../src/web/research/decisions/shade.ts";
import { ticks } from "../../../src/web/research/run/axis.ts";
import { inOrder, layOut } from "../../../src/web/research/run/layout.ts";
import { neighbour } from "../../../src/web/research/run/move.ts";
import { spelledOut } from "../../../src/web/research/run/readable.tsx";
import { outcomeOf, toneOf } from "../../../src/web/research/run/span-words.ts";
import { along } from "../../../src/web/research/session/strip.ts";
import { aModelSpan, aRunSpan, aToolSpan } from "../../evals/samples.ts";

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

describe("a run as a timeline", () => {
  test("shows every step once, inside the picture, wide enough to hit, in a row of its lane and kind", () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 240, max: 4000 }), (spans, width) => {
        const { bars, lanes, rows } = layOut(spans, { width });
        expect(bars.map(({ span }) => span.id).toSorted()).toEqual(spans.map(({ id }) => id).toSorted());
        for (const { x, width: wide, row, span } of bars) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + wide).toBeLessThanOrEqual(width + 1e-6);
          expect(wide).toBeGreaterThanOrEqual(8);
          const lane = lanes.find(({ id }) => id === span.parentId);
          const own = lane?.rows.find(({ kind }) => kind === span.type);
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
      fc.property(some, (spans) => {
        const { bars } = layOut(spans, { width: 2000, mostRows: 100 });
        for (const own of Map.groupBy(bars, ({ row }) => row).values()) {
          const ordered = own.toSorted((a, b) => a.x - b.x);
          for (const [index, bar] of ordered.entries()) {
            const next = ordered[index + 1];
            // At the right edge bars are moved left to stay inside.
            if (next !== undefined && next.x + next.width < 1999)
              expect(bar.x + bar.width).toBeLessThanOrEqual(next.x + 1e-6);
          }
        }
      }),
    );
  });

  test("has a lane for each agent, the caller first, and one for a run that was killed", () => {
    const spans = [
      aModelSpan("1.2", 10, 5),
      aModelSpan("1.1.1", 4, 2, { parentId: "1.1", agent: "critic", depth: 1 }),
      aRunSpan("1.1", 3, 4, { parentId: "1", agent: "critic", depth: 1 }),
      aRunSpan("1", 0, 20),
    ];
    const { lanes } = layOut(spans, { width: 1000 });
    expect(lanes.map(({ agent, depth, count }) => [agent, depth, count])).toEqual([
      ["planner", 0, 2],
      ["critic", 1, 2],
    ]);
    const killed = layOut([aModelSpan("1.1", 0, 5), aToolSpan("1.2", 5, 1)], { width: 1000 });
    expect(killed.lanes).toHaveLength(1);
    expect(layOut([], { width: 100 })).toMatchObject({ lanes: [], bars: [], rows: 0, startMs: 0 });
  });

  test("orders what began together by its number", () => {
    const ids = inOrder([aToolSpan("1.10", 0, 1), aToolSpan("1.2", 0, 9), aToolSpan("1.3", -1, 1)]).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(["1.3", "1.2", "1.10"]);
  });

  test("is walked with the arrow keys: every step is reached, and the ends hold", () => {
    fc.assert(
      fc.property(some, (spans) => {
        const layout = layOut(spans, { width: 1000 });
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

  test("has a time axis in round steps that never crowd", () => {
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
  });
});

test("a failure is told by a word and a shade; a retry is noted", () => {
  expect(toneOf(aToolSpan("1", 0, 1, { outcome: "error" }))).toBe("problem");
  expect(outcomeOf(aToolSpan("1", 0, 1, { outcome: "bad_arguments" }))).toBe("wrong arguments");
  expect(toneOf(aModelSpan("1", 0, 1, { retries: 1 }))).toBe("noted");
  expect(outcomeOf(aModelSpan("1", 0, 1, { error: "too long", stopReason: null }))).toBe("failed");
  expect(toneOf(aModelSpan("1", 0, 1))).toBe("plain");
});

test("a report's names are spelled out", () => {
  expect(["stageFrom", "reading_age", "wordsPerSentence", "a-b"].map(spelledOut)).toEqual([
    "stage from",
    "reading age",
    "words per sentence",
    "a b",
  ]);
});

describe("decisions along a strip of time", () => {
  test("keep their order, never touch, and a long wait is cut and says how long it was", () => {
    const placed = along([0, 1000, 40_000, 9e6], (ms) => ms);
    expect(placed.map(({ x }) => x)).toEqual([0, 30, 108, 228]);
    expect(placed.map(({ cutMs }) => cutMs)).toEqual([null, null, null, 8_960_000]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 })), (times) => {
        const found = along(times, (ms) => ms);
        expect(found.map(({ item }) => item)).toEqual(times.toSorted((a, b) => a - b));
        for (const [index, { x }] of found.entries())
          if (index > 0) expect(x - (found[index - 1]?.x ?? 0)).toBeGreaterThanOrEqual(30);
      }),
    );
  });

  test("are shaded by how often, and something is never shaded as nothing", () => {
    expect([0, 1, 30, 60, 100].map((count) => shade(count, 100))).toEqual([0, 1, 2, 3, 4]);
  });
});
