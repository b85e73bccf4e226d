import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { costByDay } from "../../../src/evals/runs/cost-by-day.ts";
import { askedFor, filterOf, withAsked } from "../../../src/web/research/runs/asked.ts";
import { binned, measures, startOf, unitFor, valueTicks } from "../../../src/web/research/runs/bins.ts";
import { bySession } from "../../../src/web/research/runs/by-session.ts";
import { nextSorting, sortKeys, sortRuns, usualSorting } from "../../../src/web/research/runs/sort-runs.ts";
import { research } from "../../../src/web/words/en/research.ts";
import { aRun, noTokens } from "../../evals/samples.ts";

const { figures } = research;

describe("a sorted table of runs", () => {
  const runs = [
    aRun({ id: "1", costUsd: null, durationMs: 5, title: "b" }),
    aRun({ id: "2", costUsd: 2, durationMs: null, title: "A" }),
    aRun({ id: "3", costUsd: 0, durationMs: 9, title: "c 10" }),
    aRun({ id: "4", costUsd: 1, durationMs: 9, title: "c 9" }),
  ];
  const ids = (key: (typeof sortKeys)[number], down: boolean) =>
    sortRuns(runs, { key, down }).map(({ id }) => id);

  test("puts what is not known last, whichever way it is sorted", () => {
    expect(ids("cost", true)).toEqual(["2", "4", "3", "1"]);
    expect(ids("cost", false)).toEqual(["3", "4", "2", "1"]);
    expect(ids("duration", true)).toEqual(["3", "4", "1", "2"]);
    expect(ids("title", false)).toEqual(["2", "1", "4", "3"]);
  });

  test("turns round on a second click, and begins with the most of a number", () => {
    expect(nextSorting(usualSorting, "startedAt")).toEqual({ key: "startedAt", down: false });
    expect(nextSorting(usualSorting, "cost")).toEqual({ key: "cost", down: true });
    expect(nextSorting(usualSorting, "title")).toEqual({ key: "title", down: false });
  });

  test("loses and doubles no run", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sortKeys), fc.boolean(), (key, down) => {
        expect(ids(key, down).toSorted()).toEqual(["1", "2", "3", "4"]);
      }),
    );
  });
});

test("2,000 runs are sorted and summed, none is lost", () => {
  const runs = Array.from({ length: 2000 }, (_, index) =>
    aRun({ id: String(index), startedAt: new Date(Date.UTC(2026, 0, 1) + index * 3e6).toISOString() }),
  );
  expect(sortRuns(runs, { key: "title", down: true })).toHaveLength(2000);
  expect(binned(costByDay(runs), "runs").total).toBe(2000);
  expect(bySession(runs).length).toBeGreaterThan(0);
});

test("a session's sum says how many prices it lacks", () => {
  const [sum, other] = bySession([
    aRun({ id: "2", costUsd: null, startedAt: "2026-11-15T12:00:00.000Z", status: "cancelled" }),
    aRun({ id: "1", costUsd: 0.5, durationMs: null }),
    aRun({ id: "3", sessionId: "another" }),
  ]);
  expect(sum).toMatchObject({ runs: 2, costUsd: 0.5, unpriced: 1, durationMs: 1000, status: "cancelled" });
  expect(other).toMatchObject({ id: "another", runs: 1 });
});

describe("what was used over time", () => {
  const run = (day: string, model: string, costUsd: number | null = 1) =>
    aRun({
      provider: "anthropic",
      model,
      costUsd,
      startedAt: `${day}T12:00:00.000Z`,
      usage: { ...noTokens, inputTokens: 10 },
    });

  test("has every day in between, with nothing on it", () => {
    const plot = binned(costByDay([run("2026-02-27", "a"), run("2026-03-02", "b")]), "cost");
    expect(plot.bins.map(({ from, total }) => [from, total])).toEqual([
      ["2026-02-27", 1],
      ["2026-02-28", 0],
      ["2026-03-01", 0],
      ["2026-03-02", 1],
    ]);
    expect(binned([], "cost").bins).toEqual([]);
  });

  test("goes by weeks and months where there are many days", () => {
    expect(unitFor("2026-01-01", "2026-03-03")).toBe("day");
    expect(unitFor("2026-01-01", "2026-03-04")).toBe("week");
    expect(unitFor("2025-01-01", "2026-06-01")).toBe("month");
    expect(startOf("2026-11-15", "week")).toBe("2026-11-09");
    expect(startOf("2026-11-09", "week")).toBe("2026-11-09");
    expect(startOf("2026-11-15", "month")).toBe("2026-11-01");
  });

  test("adds up to the runs, whatever the days, the models and the measure", () => {
    const some = fc.array(
      fc.record({
        day: fc
          .integer({ min: 0, max: 1200 })
          .map((days) => new Date(Date.UTC(2024, 0, 1) + days * 864e5).toISOString().slice(0, 10)),
        model: fc.constantFrom("a", "b", "c", "d", "e", "f"),
      }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(some, fc.constantFrom(...measures), (given, measure) => {
        const plot = binned(costByDay(given.map(({ day, model }) => run(day, model))), measure);
        const each = { tokens: 10, cost: 1, runs: 1 }[measure];
        expect(plot.total).toBeCloseTo(given.length * each, 6);
        expect(plot.models.length).toBeLessThanOrEqual(4);
        const starts = plot.bins.map(({ from }) => from);
        expect(starts).toEqual([...new Set(starts)].toSorted());
        for (const { day } of given) expect(starts).toContain(startOf(day, plot.unit));
      }),
    );
  });
});

describe("the scale of a plot", () => {
  test("counts in whole numbers, and says none twice", () => {
    expect(valueTicks(1, 1)).toEqual([0, 1]);
    expect(valueTicks(2, 1)).toEqual([0, 1, 2]);
    expect(valueTicks(7, 1)).toEqual([0, 5, 10]);
    expect(valueTicks(30_000, 1)).toEqual([0, 10_000, 20_000, 30_000]);
    expect(valueTicks(0, 1)).toEqual([0, 1]);
  });

  test("reaches the largest, in few steps that read differently, whatever the figures", () => {
    const most = fc.oneof(fc.integer({ min: 1, max: 1e9 }), fc.double({ min: 1e-6, max: 1e4, noNaN: true }));
    fc.assert(
      fc.property(most, fc.constantFrom("whole", "cost"), (value, measure) => {
        const isCost = measure === "cost";
        const found = valueTicks(value, isCost ? figures.leastCost : 1);
        expect(found.at(-1)).toBeGreaterThanOrEqual(value * 0.99);
        expect(found.length).toBeLessThanOrEqual(5);
        const read = found.map(isCost ? figures.cost : figures.number);
        expect(new Set(read).size).toBe(read.length);
      }),
    );
  });
});

test("what is asked for stands in the address, and only a filter goes to the server", () => {
  const query = withAsked(withAsked(new URLSearchParams("by=session"), "q", "3B & more"), "model", "");
  expect(query.toString()).toBe("by=session&q=3B+%26+more");
  expect(askedFor(query)).toMatchObject({ q: "3B & more", model: undefined });
  expect(filterOf(query).toString()).toBe("q=3B+%26+more");
  expect(withAsked(query, "q", "").toString()).toBe("by=session");
});

test("figures read as people say them, and what is not known is never a nought", () => {
  expect([null, 0, 0.0042, 1.5].map(figures.cost)).toEqual(["not known", "$0", "$0.0042", "$1.50"]);
  expect(
    [null, 0, 0.42, 9.96, 12.4, 999.6, 1215, 59_960, 185_000, 7_800_000, 3e8].map(figures.duration),
  ).toEqual([
    "not known",
    "0 ms",
    "0.4 ms",
    "10 ms",
    "12 ms",
    "1 s",
    "1.2 s",
    "1 min 0 s",
    "3 min 5 s",
    "2 h 10 min",
    "3 days",
  ]);
  expect(figures.moment("no time at all")).toBe("not known");
});
