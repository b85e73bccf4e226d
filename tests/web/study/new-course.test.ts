import { describe, expect, test } from "bun:test";
import type { LookedAt } from "../../../src/learning/room/import-course.ts";
import { turnedRound, withRole } from "../../../src/web/study/making/column-roles.ts";
import { isOf } from "../../../src/web/study/making/seen-source.ts";

describe("the columns of a list", () => {
  const table = [{ holds: "term" }, { holds: "meaning" }, { holds: null }] as const;

  test("are swapped by saying it of one of them, and no role is lost", () => {
    expect(withRole(table, 0, "meaning")).toEqual(["meaning", "term", null]);
    expect(withRole(table, 2, "term")).toEqual([null, "meaning", "term"]);
    expect(withRole(table, 2, "example")).toEqual(["term", "meaning", "example"]);
    expect(withRole(table, 1, null)).toEqual(["term", null, null]);
  });

  test("turn round, and a second time are as they were", () => {
    const once = turnedRound(table);
    expect(once).toEqual(["meaning", "term", null]);
    expect(turnedRound(once.map((holds) => ({ holds })))).toEqual(["term", "meaning", null]);
  });
});

describe("a preview", () => {
  const looked: LookedAt = {
    report: { concepts: 1, items: 1, skipped: [] },
    understood: {
      title: "My list",
      domain: "language",
      instruction: "en",
      target: null,
      list: null,
      topics: [],
      sample: [],
    },
    reviews: 0,
    media: 0,
  };

  test("is of the list and of what was said of it when it was looked at, whatever the course is called", () => {
    const seen = { of: { text: "sudu – spoon" }, wish: { domain: "language" } as const, looked };
    expect(isOf(seen, { text: "sudu – spoon" }, { title: "Kitchen", domain: "language" })).toBe(true);
    expect(isOf(seen, { text: "sudu – spoon\ngarpu – fork" }, seen.wish)).toBe(false);
    expect(isOf(seen, { text: "sudu – spoon" }, { ...seen.wish, targetLanguage: "ms" })).toBe(false);
    expect(isOf(seen, null, seen.wish)).toBe(false);
  });

  test("of a file is not that of another of the same name", () => {
    const file = new File(["a,b"], "words.csv");
    const seen = { of: { file }, wish: {}, looked };
    expect(isOf(seen, { file }, {})).toBe(true);
    expect(isOf(seen, { file: new File(["a,b"], "words.csv") }, {})).toBe(false);
  });
});
