import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { compare } from "../../../src/web/plan/workspace/comparison.ts";
import { languageOf, splitFront } from "../../../src/web/plan/workspace/front.ts";
import { lineBreakOf, smallestChange, withBreaks, withoutReturns } from "../../../src/web/ui/editor-text.ts";

describe("texts in the editor", () => {
  test("the smallest change makes one text of the other and touches nothing around it", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (head, before, after, tail) => {
        const [old, now] = [head + before + tail, head + after + tail];
        const change = smallestChange(old, now);
        if (change === null) expect(old).toBe(now);
        else {
          expect(old.slice(0, change.from) + change.insert + old.slice(change.to)).toBe(now);
          expect(change.to - change.from).toBeLessThanOrEqual(before.length);
        }
      }),
    );
  });

  test("lines end as they came", () => {
    for (const text of ["a\r\nb\r\n", "a\nb", "", "\n", "one"])
      expect(withBreaks(withoutReturns(text), lineBreakOf(text))).toBe(text);
    expect(lineBreakOf("a\r\nb\nc")).toBe("\n");
  });
});

describe("what is shown of two texts", () => {
  test("is where they differ, and the lines left out are counted", () => {
    const lines = Array.from({ length: 50 }, (_, index) => `line ${index}`);
    const now = lines.with(25, "changed");
    const found = compare(lines.join("\n"), now.join("\n"));
    expect(found).toMatchObject({ above: 23, below: 22, tooMany: false });
    expect(found.before.split("\n")).toEqual(lines.slice(23, 28));
  });

  test("holds every difference", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (old, now) => {
        const [before, after] = [old.join("\n"), now.join("\n")];
        const { above, below, ...shown } = compare(before, after);
        const whole = (part: string) => {
          const lines = before.split("\n");
          return [...lines.slice(0, above), part, ...lines.slice(lines.length - below)].join("\n");
        };
        expect(whole(shown.after)).toBe(after);
        expect(whole(shown.before)).toBe(before);
      }),
    );
  });
});

describe("a file's first lines", () => {
  test("are told from its text", () => {
    expect(splitFront("---\nclass: 3B\n---\n\n# Text")).toEqual({ front: "class: 3B", body: "\n# Text" });
    expect(splitFront("---\r\na: 1\r\n---\r\nx")).toEqual({ front: "a: 1", body: "x" });
    expect(splitFront("# Text\n---\nmore")).toEqual({ front: null, body: "# Text\n---\nmore" });
    expect(splitFront("---\na: x---\n---\n")).toEqual({ front: "a: x---", body: "" });
    expect(splitFront("---\nnever closed")).toEqual({ front: null, body: "---\nnever closed" });
  });

  test("its name says what it is written in", () => {
    expect(["a.md", "b.PY", "c.mjs", "d", "e.tar.gz"].map(languageOf)).toEqual([
      "markdown",
      "python",
      "javascript",
      "text",
      "text",
    ]);
  });
});
