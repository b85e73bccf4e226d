import { expect, test } from "bun:test";
import fc from "fast-check";
import { capOutput, capText } from "../../src/tools/cap.ts";

test("what fits is not touched", () => {
  const output = { content: "short", facts: { a: 1 } };
  expect(capOutput(output)).toBe(output);
  const image = { type: "image" as const, mediaType: "image/png" as const, data: "x".repeat(200_000) };
  const blocks = { content: [image] };
  expect(capOutput(blocks)).toBe(blocks);
});

test("what is cut is counted, in characters and lines", () => {
  const text = Array.from({ length: 1000 }, (_, n) => `line ${n + 1}`).join("\n");
  const { content } = capOutput({ content: text }, 1000);
  expect(content).toEndWith("\nline 100\n… 8,100 more characters (lines 101–1,000) not shown.");
  const kept = String(content).split("\n…")[0] ?? "";
  const [, cut, first] = /… ([\d,]+) more characters \(lines (\d+)/.exec(String(content)) ?? [];
  expect(kept.length + 1 + Number(cut?.replace(",", ""))).toBe(text.length);
  expect(kept.split("\n")).toHaveLength(Number(first) - 1);
});

test("several blocks share one limit", () => {
  const block = { type: "text" as const, text: "x".repeat(900) };
  const { content } = capOutput({ content: [block, block, block], isError: true }, 1000);
  const total = Array.isArray(content)
    ? content.reduce((sum, one) => sum + (one.type === "text" ? one.text.length : 0), 0)
    : 0;
  expect(total).toBeLessThan(1300);
});

test("no text is longer than its limit after the cut, and no character is halved", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 2000 }),
      fc.integer({ min: 250, max: 1000 }),
      (text, limit) => {
        const capped = capText(text.repeat(3), limit);
        expect(capped.length).toBeLessThanOrEqual(limit);
        expect(capped.isWellFormed()).toBe(text.isWellFormed());
      },
    ),
    { seed: 4 },
  );
});
