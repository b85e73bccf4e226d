import { expect, test } from "bun:test";
import fc from "fast-check";
import { readYamlDocument } from "../../src/markdown/yaml-document.ts";
import { readYaml } from "../../src/markdown/yaml-fields.ts";
import { times } from "../sweep.ts";

const name = fc.constantFrom("name", "description", "maxTurns", "tools", "x-y", "on");
const odd = fc.string({ unit: fc.constantFrom(..."ab 01.-+:'\"#[]{},&*!|>%@`?~=\\/éx\t"), maxLength: 12 });
const value = fc.oneof(
  odd,
  fc.string({ maxLength: 8 }),
  fc.constantFrom(
    "plain words",
    "25",
    "0.5",
    "1e3",
    "0x1f",
    "0o17",
    "017",
    "true",
    "yes",
    "null",
    "~",
    ".inf",
    ".5",
  ),
  fc.constantFrom(
    "2026-01-01",
    "12:30:45",
    "[a, b]",
    "{a: 1}",
    '"quoted \\u00e9"',
    '"French: the # of avoir"',
    '"a" b',
    "'it''s'",
    "a # note",
    "a#b",
  ),
  fc.constantFrom(
    "What? Now!",
    "a & b * c",
    "50% off",
    "Use `read_skill`",
    "one, two",
    "1_000",
    "+7",
    "-0",
    "a: b",
  ),
  fc.constantFrom(
    "3B",
    "7e",
    "7e1",
    "1E2",
    "2a b",
    "10x4",
    "2026-11-15",
    "2026-13-45",
    "'TCH\\s[0-4]-\\d{2}'",
    "' '",
  ),
);
const item = fc.oneof(
  odd,
  fc.constantFrom(
    "Grade 7",
    "WID.0003",
    "sound wave",
    "true",
    "null",
    "no",
    "12",
    "1.5",
    "7a b",
    '"x: y, #z"',
    "é",
  ),
  fc.constantFrom(
    "OS map",
    "e1",
    "y",
    "Infinity",
    "NaN",
    "a 2026-01-01",
    "o'clock",
    "anti-bullying week",
    "'a'",
    "5 a day",
    "3B",
    "2 b c.d",
    "'x: y, #z'",
  ),
);
const list = fc.array(item, { maxLength: 4 }).map((items) => `[${items.join(", ")}]`);
const line = fc.oneof(
  fc.tuple(name, list).map(([key, text]) => `${key}: ${text}`),
  fc.tuple(name, value).map(([key, text]) => `${key}: ${text}`),
  name.map((key) => `${key}:`),
  value.map((text) => `  - ${text}`),
  value.map((text) => `- ${text}`),
  value.map((text) => `  ${text}`),
  fc.tuple(name, value).map(([key, text]) => `  ${key}: ${text}`),
  odd,
);

test("frontmatter means the same whichever parser reads it", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const source = lines.join("\n");
      const quick = readYaml(source);
      const full = readYamlDocument(source);
      expect(quick.ok).toBe(full.ok);
      if (quick.ok && full.ok) expect(quick.fields).toEqual(full.fields);
    }),
    { numRuns: times(1250, 5_000) },
  );
});

test("a class, a date and what stands in single quotes mean the same whichever parser reads them", () => {
  const numbered = fc.stringMatching(/^[1-9][0-9]{0,3}[A-Za-z][A-Za-z0-9]{0,3}$/);
  const date = fc.stringMatching(/^[12][0-9]{3}-[01][0-9]-[0-3][0-9]$/);
  const quoted = fc
    .string({ unit: fc.constantFrom(..."ab1 :#\\\"[]{},-é'"), maxLength: 8 })
    .map((text) => `'${text}'`);
  const one = fc.oneof(
    numbered,
    date,
    quoted,
    numbered.map((word) => `${word} of two`),
  );
  fc.assert(
    fc.property(one, one, (alone, listed) => {
      const source = `name: ${alone}\ntools: [${listed}, ${alone}]\nx-y:\n  - ${listed}`;
      const quick = readYaml(source);
      const full = readYamlDocument(source);
      expect(quick.ok).toBe(full.ok);
      if (quick.ok && full.ok) expect(quick.fields).toEqual(full.fields);
    }),
    { numRuns: times(500, 5_000) },
  );
});
