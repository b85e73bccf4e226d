import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { importCase } from "../../src/workspace/curriculum/case-import.ts";
import { parseCurriculum } from "../../src/workspace/curriculum/parse.ts";
import { type Part, patternParts } from "../../src/workspace/curriculum/pattern-parts.ts";
import { sizeOf } from "../../src/workspace/curriculum/pattern-ways.ts";
import { readGiven } from "../../src/workspace/curriculum/read-given.ts";
import { safePattern } from "../../src/workspace/curriculum/safe-pattern.ts";
import { times } from "../sweep.ts";
import { ordinaryPatterns, slowPatterns } from "./patterns.ts";

describe("a curriculum's pattern for its codes", () => {
  test("that could take for ever is refused, with a sentence", () => {
    const taken = slowPatterns.filter(({ source }) => safePattern(source).ok).map(({ source }) => source);
    expect(taken).toEqual([]);
    const [first = { source: "" }] = slowPatterns;
    expect(safePattern(first.source)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/for ever/),
    });
  });

  test("of a real curriculum is taken, and means what it meant", () => {
    for (const { source, finds, not } of ordinaryPatterns) {
      const safe = safePattern(source);
      expect({ source, ...safe }).toMatchObject({ source, ok: true });
      if (!safe.ok) continue;
      const whole = new RegExp(`^(?:${safe.pattern.source})$`, safe.pattern.flags);
      expect({ source, finds: finds.filter((code) => !whole.test(code)) }).toEqual({ source, finds: [] });
      expect({ source, not: not.filter((code) => whole.test(code)) }).toEqual({ source, not: [] });
    }
  });

  test("that is taken costs at most what was promised, counted step by step on text made from it", () => {
    const piece = fc.constantFrom("a", "b", "[ab]", "\\w", "\\d", "-", "c", "1", "\\s", "ä");
    const repeat = fc.constantFrom(
      "",
      "",
      "?",
      "*",
      "+",
      "{2}",
      "{0,3}",
      "{1,4}",
      "{2,}",
      "??",
      "+?",
      "{0,40}",
    );
    const { pattern } = fc.letrec<{ pattern: string; sequence: string; atom: string }>((tie) => ({
      atom: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        piece,
        tie("pattern").map((inside) => `(?:${inside})`),
      ),
      sequence: fc
        .array(fc.tuple(tie("atom"), repeat), { minLength: 1, maxLength: 4 })
        .map((all) => all.map(([one, how]) => one + how).join("")),
      pattern: fc.array(tie("sequence"), { minLength: 1, maxLength: 2 }).map((all) => all.join("|")),
    }));
    // Pieces that overlap, one after another: where the bound lies, and where one that is too wide shows.
    const overlapping = fc
      .array(
        fc.tuple(
          fc.constantFrom("a", "[ab]", "\\w"),
          fc.constantFrom("?", "{0,3}", "{1,4}", "{0,20}", "{0,40}"),
        ),
        {
          minLength: 2,
          maxLength: 7,
        },
      )
      .map((all) => `${all.map((one) => one.join("")).join("")}-`);
    let tried = 0;
    const text = fc.array(fc.constantFrom("a", "b", "1", "-", " ", "ä"), { maxLength: 60 });
    fc.assert(
      fc.property(
        fc.oneof(pattern, overlapping),
        text,
        fc.integer({ min: 0, max: 60 }),
        (source, some, same) => {
          const safe = safePattern(source);
          if (!safe.ok) return;
          tried++;
          const parts = patternParts(source, safe.pattern.flags);
          for (const one of [some.join(""), "a".repeat(same), "ab1".repeat(same / 3)])
            expect(stepsOf(parts, one)).toBeLessThanOrEqual(64 * (one.length + 2) * (2 * sizeOf(parts) + 8));
        },
      ),
      { numRuns: times(2000, 30_000), seed: 43 },
    );
    expect(tried).toBeGreaterThan(times(200, 3000)); // or nothing was shown
  });

  test("is refused wherever a curriculum comes in, and nothing is made of it", () => {
    for (const { source } of slowPatterns) {
      const quoted = source.replaceAll("'", "''");
      const file = `---\ntitle: T\nsource: s\nretrieved: 2026-01-01\nlicence: l\nversion: v\nwording: official\ncode_pattern: '${quoted}'\n---\n\n## TCH 1-01a — x\n- **Level**: First\n- **Outcome text**: y\n`;
      expect(readGiven({ name: "x.md", text: file }, "2026-11-15")).toMatchObject({
        ok: false,
        message: expect.stringContaining("`code_pattern`"),
      });
      const extensions = { teacherAssist: { codePattern: source } };
      const item = { humanCodingScheme: "A1", fullStatement: "y" };
      expect(
        importCase({ CFDocument: { title: "T", extensions }, CFItems: [item] }, "2026-11-15"),
      ).toMatchObject({
        ok: false,
        message: expect.stringContaining("`code_pattern`"),
      });
      // One that lies in the workspace already is read without its pattern, and that is said with its line.
      const read = parseCurriculum("curriculum/x.md", file);
      expect(read.outcomes.map(({ code }) => code)).toEqual(["TCH 1-01a"]);
      expect(read.problems).toContainEqual({ line: 8, message: expect.stringContaining("`code_pattern`") });
      expect(read.codePattern.test("a".repeat(50))).toBe(false);
    }
  });
});

/**
 * What a matcher that goes back and tries again does, written down without any cleverness: it fails only when every way
 * was tried. It counts each character it looks at and each turn it takes; nothing here reads a clock.
 */
function stepsOf(pattern: Part, text: string): number {
  let steps = 0;
  const end = (at: number) => at > text.length; // never: so that every way is tried
  walk(pattern, 0, end);
  return steps;

  function walk(part: Part, at: number, then: (at: number) => boolean): boolean {
    steps++;
    if (steps > 5_000_000) return true;
    if (part.kind === "edge") return then(at);
    if (part.kind === "letters") {
      if (at >= text.length) return false;
      const code = text.charCodeAt(at);
      const takes = code < 128 ? (part.letters.ascii >> BigInt(code)) & 1n : part.letters.beyond;
      return takes ? then(at + 1) : false;
    }
    if (part.kind === "sequence") {
      const go = (index: number, from: number): boolean => {
        const one = part.parts[index];
        return one === undefined ? then(from) : walk(one, from, (next) => go(index + 1, next));
      };
      return go(0, at);
    }
    if (part.kind === "choice") return part.parts.some((one) => walk(one, at, then));
    const again = (count: number, from: number): boolean =>
      (count < part.most &&
        walk(part.part, from, (next) => (next > from || count < part.least) && again(count + 1, next))) ||
      (count >= part.least && then(from));
    return again(0, at);
  }
}
