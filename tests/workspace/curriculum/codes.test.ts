import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { findCodes, normaliseCode } from "../../../src/workspace/curriculum/codes.ts";
import { fold } from "../../../src/workspace/curriculum/fold.ts";
import { times } from "../../sweep.ts";
import { registryOf } from "./samples.ts";

const { patterns } = registryOf();
const codes = (markdown: string) => findCodes(markdown, patterns).map(({ code }) => code);

describe("a code is a code however it is written", () => {
  const ways: [string, string][] = [
    ["plain", "Cites TCH 4-14a."],
    ["en dash", "Cites TCH 4–14a."],
    ["em dash", "Cites TCH 4—14a."],
    ["minus", "Cites TCH 4−14a."],
    ["non-breaking hyphen", "Cites TCH 4‑14a."],
    ["non-breaking space", "Cites TCH\u00A04-14a."],
    ["narrow space", "Cites TCH\u202F4-14a."],
    ["an entity", "Cites TCH&nbsp;4&ndash;14a."],
    ["doubled space", "Cites TCH  4-14a."],
    ["spaces round the dash", "Cites TCH 4 – 14a."],
    ["a zero-width space", "Cites TCH 4-\u200B14a."],
    ["in a heading", "## Links to TCH 4-14a"],
    ["in a table", "| a | b |\n|---|---|\n| x | TCH 4-14a |"],
    ["in bold", "Cites **TCH 4-14a**."],
    ["half in bold", "Cites **TCH** 4-14a."],
    ["in code", "Cites `TCH 4-14a`."],
    ["in HTML", "<table><tr><td>TCH 4-14a</td></tr></table>"],
    ["in a link", "Cites [TCH 4-14a](https://example.org)."],
    ["across a line", "Cites TCH\n4-14a."],
    ["across a line in a quotation", "> Cites TCH\n> 4-14a."],
    ["across a line, after the hyphen", "Cites TCH 4-\n14a."],
    ["in lower case", "Cites tch 4-14a."],
    ["escaped", "Cites TCH 4\\-14a."],
    ["with its prefix left out", "Cites TCH 4-15a and 4-14a."],
  ];
  for (const [name, markdown] of ways) {
    test(name, () => {
      expect(codes(markdown).map((code) => code.toUpperCase())).toContain("TCH 4-14A");
    });
  }

  test("its place is told", () => {
    const markdown = "# Lesson\n\nText and\nTCH\u00A04–14a here, then **TCH 3-15a**.";
    const found = findCodes(markdown, patterns);
    expect(found).toMatchObject([
      { code: "TCH 4-14a", line: 4, raw: "TCH\u00A04–14a" },
      { code: "TCH 3-15a", line: 4, raw: "TCH 3-15a" },
    ]);
    for (const { index, raw } of found) expect(markdown.slice(index, index + raw.length)).toBe(raw);
  });
});

test("codes that nobody holds are seen when they look like a curriculum's", () => {
  for (const code of [
    "TCH 3-19z",
    "TCH 9-99a",
    "TCH 3-14",
    "TCH 12-14a",
    "TCH 3.14a",
    "MNU 3-20a",
    "SYL C-77",
  ]) {
    expect(codes(`Cites ${code} today.`)).toEqual([code]);
  }
  expect(findCodes("Cites TCH 3-13a.", registryOf([]).patterns)).toHaveLength(1);
});

test("prose that only looks like codes raises no alarm", () => {
  const prose = [
    "S3 pupils print on A4 paper for 2-3 minutes.",
    "We use Python 3-13 and then Python 3.13.",
    "TCH alone means technologies; TCH 3 outcomes; TCH 3-4 levels.",
    "See section 3-14a of the form, or page 3-14.",
    "Room B-12, extension 4-1234, ISO 8601-1, RFC 2119, COVID-19.",
    "Call 0131-244-3000 on 2026-11-15 at 10-11am.",
    "Loop from 0-10, e.g. for i in range(3-14): print(i)",
    "Groups of 3-4; S1-S3; P7-S1; N5 and Higher; 1B and 3B.",
    "TCHs and MATCH 3-14a-like strings in WATCH 3-13abc.",
    "See https://example.org/TCH/3-14a for more, or file TCH_3-14a.pdf.",
    "Temperatures of -3 to 14 degrees; a 50-50 split; 3–0 at half time.",
  ];
  for (const text of prose) expect(codes(text)).toEqual([]);
});

test("making a code plain twice changes nothing, and no text is too strange", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string()), (text) => {
      expect(normaliseCode(normaliseCode(text))).toBe(normaliseCode(text));
      findCodes(text, patterns);
    }),
    { numRuns: times(50, 200), seed: 11 },
  );
});

test("a long lesson is searched to its end", () => {
  const found = codes(
    "Pupils repeat steps 3-4 times and cite TCH 4-14a in their notes, aaaaaaaaaaaaaaaaaaaaaaaa.\n\n".repeat(
      500,
    ),
  );
  expect(found).toHaveLength(500);
});

test("a code that needs no folding is left as folding would leave it", () => {
  const unit = fc.constantFrom(..."aT4 -–—1.\t\n\u00a0");
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      expect(normaliseCode(text)).toBe(fold(text).text.trim());
    }),
    { numRuns: times(2_000, 50_000) },
  );
});
