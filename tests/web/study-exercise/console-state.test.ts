import { describe, expect, test } from "bun:test";
import { isUnfinished } from "../../../src/learning/sandbox/console/unfinished.ts";
import {
  came,
  indentAfter,
  leaves,
  linesKept,
  nothingTyped,
  recalled,
  typing,
} from "../../../src/web/study/exercise/repl/console-state.ts";

const entry = (line: string, kept = true) => ({ line, printed: "", error: "", kept });

describe("lines at a prompt", () => {
  test("arrows bring earlier lines back, and at last what was being typed", () => {
    const before = ["a = 1", "a", "a"].reduce((typed, line) => came(typed, entry(line)), nothingTyped);
    const now = typing(before, "b");
    const seen = [recalled(now, 1)];
    for (let back = 0; back < 3; back++) seen.push(recalled(seen.at(-1) ?? now, 1));
    expect(seen.map(({ text }) => text)).toEqual(["a", "a = 1", "a = 1", "a = 1"]);
    const down = recalled(recalled(seen[1] ?? now, -1), -1);
    expect([down.text, recalled(down, -1).text]).toEqual(["b", "b"]);
  });

  test("what was stopped is not run again, and what is typed meanwhile stays", () => {
    const typed = came(
      typing(came(came(nothingTyped, entry("a = 1")), entry("while True: pass", false)), "next"),
      entry("a"),
    );
    expect([linesKept(typed), typed.text]).toEqual([["a = 1", "a"], "next"]);
  });

  test("an arrow moves inside a block before it leaves it", () => {
    expect([leaves("a\nb", 3, 1), leaves("a\nb", 1, 1), leaves("a\nb", 1, -1)]).toEqual([false, true, false]);
    expect([indentAfter("if x:"), indentAfter("if x:\n    y = 1"), indentAfter("a")]).toEqual([
      "    ",
      "    ",
      "",
    ]);
  });
});

describe("whether a line goes on", () => {
  test.each([
    ["python", "for i in range(3):", true],
    ["python", "for i in range(3):\n    print(i)", true],
    ["python", "for i in range(3):\n    print(i)\n", false],
    ["python", "if x: print(1)", false],
    ["python", "d = {'a:': 1}", false],
    ["python", "senarai = [1,", true],
    ["python", "senarai = [1,\n2]", false],
    ["python", "'''dua\nbaris", true],
    ["python", "'tidak tutup", false],
    ["python", "x = 1 # (", false],
    ["python", "jumlah = 1 + \\", true],
    ["javascript", "function f() {", true],
    ["javascript", "function f() {\n return '}' }", false],
    ["javascript", "`dua\nbaris", true],
    ["javascript", "/* nota", true],
    ["javascript", "x // {", false],
    ["javascript", "a ? b : c", false],
  ] as const)("%s %j: %p", (language, text, goesOn) => {
    expect(isUnfinished(text, language)).toBe(goesOn);
  });
});
