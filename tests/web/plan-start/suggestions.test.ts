import { describe, expect, test } from "bun:test";
import { byOrganiser, ranked, stepped } from "../../../src/web/plan/start/suggestions.ts";

const outcome = (code: string, file = "a.md", organiser = "One") => ({
  code,
  title: `Title ${code}`,
  level: "Fourth",
  organiser,
  file,
});
const files = [
  { path: "a.md", subject: "Technologies" },
  { path: "b.md", subject: "Computing Science" },
];

describe("topics that are suggested", () => {
  test("the class's level first, its subject first within a level, none twice, no more than asked", () => {
    const atLevel = { files, outcomes: [outcome("A1"), outcome("B1", "b.md")] };
    const all = {
      files,
      outcomes: [outcome("A1"), outcome("B2", "b.md"), outcome("A2"), outcome("B1", "b.md")],
    };
    const codes = (most: number) => ranked(atLevel, all, "computing science", most).map(({ code }) => code);
    expect(codes(9)).toEqual(["B1", "A1", "B2", "A2"]);
    expect(codes(2)).toEqual(["B1", "A1"]);
    expect(ranked(null, all, "", 9).map(({ code }) => code)).toEqual(["A1", "B2", "A2", "B1"]);
  });

  test("stand under their organisers, in order", () => {
    const groups = byOrganiser([
      outcome("A", "a.md", "One"),
      outcome("B", "a.md", "Two"),
      outcome("C", "a.md", "One"),
    ]);
    expect(groups.map(({ heading, items }) => [heading, items.map(({ code }) => code)])).toEqual([
      ["One", ["A", "C"]],
      ["Two", ["B"]],
    ]);
  });

  test("the arrow keys go through them in a ring that passes the field", () => {
    const walk = (by: 1 | -1) => {
      const seen = [-1];
      for (let step = 0; step < 4; step++) seen.push(stepped(seen.at(-1) ?? -1, by, 3));
      return seen;
    };
    expect(walk(1)).toEqual([-1, 0, 1, 2, -1]);
    expect(walk(-1)).toEqual([-1, 2, 1, 0, -1]);
    expect(stepped(-1, 1, 0)).toBe(-1);
  });
});
