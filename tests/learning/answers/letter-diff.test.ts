import { expect, test } from "bun:test";
import fc from "fast-check";
import { letterDiff } from "../../../src/learning/answers/letter-diff.ts";

const show = (expected: string, given: string) =>
  letterDiff(expected, given)
    .map(
      ({ kind, text }) =>
        ({ same: text, missing: `[+${text}]`, extra: `[-${text}]`, changed: `[~${text}]` })[kind],
    )
    .join("");

test("a learner sees which letters went wrong", () => {
  expect(show("receive", "recieve")).toBe("rec[~ei]ve");
  expect(show("selamat", "Selmat")).toBe("sel[+a]mat");
  expect(show("kata", "katta")).toBe("kat[-t]a");
  expect(show("Straße", "straße")).toBe("Straße");
  expect(show("café", "cafe\u0301")).toBe("café");
  expect(show("kata", "")).toBe("[+kata]");
  expect(show("", "kata")).toBe("[-kata]");
  expect(show("", "")).toBe("");
});

test("the right answer can always be read off, and every letter written is accounted for", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abcé學😀 ") });
  fc.assert(
    fc.property(text, text, (expected, given) => {
      const runs = letterDiff(expected, given);
      const spelled = runs.filter(({ kind }) => kind !== "extra").map(({ text }) => text);
      const written = runs.filter(({ kind }) => kind !== "missing").flatMap(({ text }) => [...text]);
      expect(spelled.join("")).toBe(expected);
      expect(written).toHaveLength([...given].length);
      expect(runs.some((run, at) => run.kind === runs[at + 1]?.kind)).toBe(false);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test("a pasted page does not hold anybody up", () => {
  const runs = letterDiff(`x${"a".repeat(20_000)}`, `y${"b".repeat(20_000)}`);
  expect(runs.map(({ kind }) => kind)).toEqual(["missing", "extra"]);
});
