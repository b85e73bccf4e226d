import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { answeringRuns } from "../../src/evals/decisions/answering-runs.ts";
import { decisionRows } from "../../src/evals/decisions/decision-rows.ts";
import { secondsToDecide } from "../../src/evals/decisions/seconds-to-decide.ts";
import { decisionKinds, firstSight, kindOf, summarise } from "../../src/evals/decisions/summary.ts";
import { editTypes } from "../../src/lesson/decide/edit-types.ts";
import { aDecision } from "./samples.ts";

const time = (clock: string) => `2026-11-15T${clock}.000Z`;
const ran = (start: string, end: string | null) => ({
  startedAt: time(start),
  endedAt: end === null ? null : time(end),
});

describe("how long a teacher took", () => {
  const draft = ran("10:00:00", "10:01:00");

  test("is counted from the draft, then from decision to decision", () => {
    const decisions = [
      { type: "accept", at: time("10:01:30") },
      { type: "accept", at: time("10:01:40") },
      { type: "undo", at: time("10:02:40") },
    ];
    expect(secondsToDecide(decisions, [draft])).toEqual([30, 10, 60]);
  });

  test("leaves out the time in which the model wrote what was asked for", () => {
    const decisions = [
      { type: "accept", at: time("10:01:30") },
      { type: "revise", at: time("10:03:00") },
      { type: "accept", at: time("10:03:20") },
      { type: "alternatives", at: time("10:05:00") },
      { type: "pick", at: time("10:05:12") },
    ];
    const runs = [draft, ran("10:01:45", "10:02:59"), ran("10:04:00", "10:05:00")];
    expect(secondsToDecide(decisions, runs)).toEqual([30, 15, 20, 40, 12]);
  });

  test("is not known where the runs do not say", () => {
    expect(secondsToDecide([{ type: "accept", at: time("10:01:30") }], [])).toEqual([null]);
    expect(secondsToDecide([{ type: "accept", at: time("10:01:30") }], [ran("10:00:00", null)])).toEqual([
      null,
    ]);
    const asked = [
      { type: "accept", at: time("10:01:30") },
      { type: "revise", at: time("10:03:00") },
    ];
    expect(secondsToDecide(asked, [draft])).toEqual([30, null]);
  });
});

describe("the run that a decision came from", () => {
  const named = (id: string, start: string, end: string | null) => ({ id, ...ran(start, end) });
  const draft = named("draft", "10:00:00", "10:01:00");

  test("is the last before it, for what asks an agent; a failed try before it is not", () => {
    const decisions = [
      { type: "accept", at: time("10:01:30") },
      { type: "revise", at: time("10:03:00") },
      { type: "alternatives", at: time("10:05:00") },
      { type: "pick", at: time("10:05:12") },
    ];
    const runs = [
      draft,
      named("failed", "10:01:40", "10:01:50"),
      named("revision", "10:02:00", "10:03:00"),
      named("offer", "10:04:00", "10:05:00"),
      named("later", "10:06:00", "10:07:00"),
    ];
    expect(answeringRuns(decisions, runs).map((run) => run?.id ?? null)).toEqual([
      null,
      "revision",
      "offer",
      null,
    ]);
  });

  test("is not told where none lies between, or it has no end", () => {
    const decisions = [
      { type: "accept", at: time("10:01:30") },
      { type: "revise", at: time("10:03:00") },
    ];
    expect(answeringRuns(decisions, [draft, named("killed", "10:02:00", null)])).toEqual([null, null]);
  });
});

describe("decisions over all lessons", () => {
  test("of a session are rows; what is no decision on a lesson is left out", () => {
    const decisions = [
      {
        section: "warm-up",
        type: "revise",
        at: time("10:03:00"),
        draft: 1,
        text: "x",
        editType: "shorter" as const,
      },
      { section: "warm-up", type: "dance", at: time("10:04:00") },
    ];
    const rows = decisionRows({ id: "s1", title: "t", decisions }, []);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      section: "warm-up",
      kind: "starter",
      type: "revise",
      editType: "shorter",
    });
  });

  test("at first sight: accepted, with nothing else ever done to it", () => {
    const rows = [
      aDecision({ section: "overview" }),
      aDecision({ section: "starter", type: "revise", editType: "shorter" }),
      aDecision({ section: "starter" }),
      aDecision({ section: "main" }),
      aDecision({ section: "main", type: "undo" }),
      aDecision({ section: "main" }),
      aDecision({ section: "overview", session: "s2" }),
      aDecision({ section: "overview", draft: 9 }),
    ];
    expect(firstSight(rows)).toMatchObject({ yes: 3, n: 5 });
    expect(firstSight([])).toBeNull();
  });

  test("are counted by section, in the order of a lesson, each exactly once", () => {
    const rows = fc.array(
      fc.record({
        session: fc.constantFrom("s1", "s2", "s3"),
        kind: fc.constantFrom("starter", "main", "overview", "homework"),
        type: fc.constantFrom(
          "accept" as const,
          "revise" as const,
          "alternatives" as const,
          "pick" as const,
          "undo" as const,
        ),
        editType: fc.constantFrom(null, ...editTypes),
      }),
    );
    fc.assert(
      fc.property(rows, (given) => {
        const own = given.map((more) => aDecision({ ...more, section: more.kind }));
        const { bySection, decisions, lessons } = summarise(own);
        const sum = bySection.flatMap(({ counts }) => decisionKinds.map((kind) => counts[kind]));
        expect(sum.reduce((a, b) => a + b, 0)).toBe(own.length);
        expect(decisions).toBe(own.length);
        expect(lessons).toBe(new Set(own.map(({ session }) => session)).size);
        for (const row of own) expect(decisionKinds).toContain(kindOf(row));
        const order = ["overview", "starter", "main", "homework"];
        const places = bySection.map(({ section }) => order.indexOf(section));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});
