import { expect, test } from "bun:test";
import fc from "fast-check";
import { learnedFrom } from "../../../src/lesson/memory/learned.ts";
import { type Observed, standingRevisions } from "../../../src/lesson/memory/observed.ts";
import { times } from "../../sweep.ts";

let clock = 0;
function saw(parts: Partial<Observed>): Observed {
  const at = new Date(Date.UTC(2026, 0, 1) + ++clock * 1000).toISOString();
  return { session: `s${clock}`, class: "5K", section: "plenary", type: "harder", at, ...parts };
}
const claims = (observed: readonly Observed[]) => learnedFrom(observed).map(({ key }) => key);

test("once is no habit, twice is one; it says how often and in how many lessons", () => {
  const [first, second] = [saw({}), saw({})];
  expect(claims([first])).toEqual([]);
  const [claim] = learnedFrom([first, second]);
  expect(claim?.summary).toBe("5K: Plenary: harder than a first draft (revised twice, in 2 lessons)");
  expect(claim?.rests.map(({ session }) => session)).toEqual([first.session, second.session]);
});

test("another class, another section and another wish are other habits", () => {
  expect(claims([saw({}), saw({ class: "6M" })])).toEqual([]);
  expect(claims([saw({}), saw({ section: "main" })])).toEqual([]);
  expect(claims([saw({}), saw({ type: "more_detail" })])).toEqual([]);
});

test("what the teacher then asked the other way round is no habit", () => {
  expect(claims([saw({}), saw({}), saw({ type: "easier" })])).toEqual([]);
  expect(claims([saw({ type: "easier" }), saw({}), saw({})])).toEqual([]);
  expect(claims([saw({ type: "easier" }), saw({}), saw({}), saw({})])).toEqual([
    "decisions/5K/plenary/harder",
  ]);
});

test("what holds across classes is said of the teacher, once", () => {
  expect(claims([saw({}), saw({ class: "6M" }), saw({ class: "6M" })])).toEqual([
    "decisions/teacher/plenary/harder",
  ]);
});

test("a decision that came along with a duplicated lesson counts once", () => {
  const one = saw({});
  expect(claims([one, { ...one, session: "copy" }])).toEqual([]);
});

test("no claim without decisions behind it: each rests on at least two that were taken, of its own kind", () => {
  const one = fc.record({
    session: fc.constantFrom("a", "b", "c", "d"),
    class: fc.constantFrom("5K", "6M", null),
    section: fc.constantFrom("starter" as const, "main" as const),
    type: fc.constantFrom("easier" as const, "harder" as const, "shorter" as const, "more_detail" as const),
    at: fc.integer({ min: 1, max: 40 }).map((n) => `2026-03-${String(n).padStart(2, "0")}`),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 14 }), (observed) => {
      const learned = learnedFrom(observed);
      expect(new Set(learned.map(({ key }) => key)).size).toBe(learned.length);
      for (const claim of learned) {
        expect(claim.rests.length).toBeGreaterThanOrEqual(2);
        for (const ground of claim.rests) {
          if (ground.kind !== "decision") throw new Error("it rests on no decision");
          const { session, section, editType, at } = ground;
          const real = observed.filter((o) => o.session === session && o.at === at && o.section === section);
          expect(
            real.some((o) => o.type === editType && (claim.class === null || o.class === claim.class)),
          ).toBe(true);
        }
      }
    }),
    { numRuns: times(300, 20_000) },
  );
});

test("what was taken back was not asked for", () => {
  const at = "2026-01-01";
  const revise = { section: "main", type: "revise", at, draft: 1, text: "## Main\n", editType: "easier" };
  const undo = { section: "main", type: "undo", at, draft: 1 };
  const accept = { section: "main", type: "accept", at, draft: 1 };
  const left = (...decisions: { section: string; type: string; at: string; draft: number }[]) =>
    standingRevisions({ decisions }).length;
  expect(left(revise)).toBe(1);
  expect(left(revise, undo)).toBe(0);
  expect(left(revise, accept, undo)).toBe(1);
  expect(left(revise, revise, undo, undo)).toBe(0);
  expect(left(revise, { ...undo, section: "starter" }, { ...undo, draft: 2 })).toBe(1);
});
