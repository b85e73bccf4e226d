import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { z } from "zod";
import { Concept, Items } from "../../src/learning/course-format.ts";
import { parsedQuickly } from "../../src/markdown/schema-quick.ts";
import { parseYamlQuickly } from "../../src/markdown/yaml-quick.ts";

const Text = z.string().trim().min(1);
const Everything = z.strictObject({
  name: Text,
  tags: z.array(Text).min(2),
  notes: z.array(z.string()).default([]),
  isOpen: z.boolean().optional(),
  level: z.enum(["low", "high"]).default("low"),
  size: z.number().int().positive().optional(),
  code: z
    .string()
    .regex(/^[a-z]+$/)
    .optional(),
  inside: z.strictObject({ deep: z.array(z.strictObject({ word: Text })).default([]) }).optional(),
  loose: z.object({ kept: z.string() }).optional(),
  either: z.union([z.literal(1), Text]).optional(),
  pair: z
    .strictObject({ low: z.number(), high: z.number() })
    .refine(({ low, high }) => low < high)
    .optional(),
});

/** Mostly a value that fits, now and then one of another sort. */
const mostly = (fits: unknown[], odd: unknown[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...fits) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );
const near = fc.record(
  {
    name: mostly(["ada", "  ada "], ["", "  ", 3, null]),
    tags: mostly(
      [
        ["a", " b"],
        ["a", "b", "c"],
      ],
      [["a"], ["a", ""], null, "ab", { 0: "a", 1: "b" }],
    ),
    notes: mostly([[], [""], [" a "]], [undefined, null, "a", [1]]),
    isOpen: mostly([true, false], [undefined, "true", 1]),
    level: mostly(["low", "high"], ["middle", undefined, null]),
    size: mostly([1, 20], [0, -1, 1.5, "1", null]),
    code: mostly(["abc"], ["ABC", "", "a b"]),
    inside: mostly(
      [{}, { deep: [] }, { deep: [{ word: " a" }] }],
      [[], { deep: [{}] }, { deep: [{ word: "" }] }],
    ),
    loose: mostly([{ kept: "a" }, { kept: "a", more: 1 }], [{}, []]),
    either: mostly([1, "x"], [2, " "]),
    pair: mostly([{ low: 1, high: 2 }], [{ low: 2, high: 1 }, { low: 1 }]),
    other: fc.constant(1),
  },
  { requiredKeys: ["name", "tags"] },
);

test("what is read quickly is what the schema makes of it, and what the schema refuses is never read", () => {
  let read = 0;
  fc.assert(
    fc.property(near, fc.nat(4), ({ other, ...known }, unknown) => {
      const value = unknown === 0 ? { ...known, other } : known;
      const slow = Everything.safeParse(value);
      const quick = parsedQuickly(Everything, value);
      if (quick === null) return;
      read++;
      if (!slow.success) throw new Error(`The schema refuses ${JSON.stringify(value)}.`);
      expect(quick.data).toEqual(slow.data);
    }),
    { numRuns: 2000, seed: 7 },
  );
  expect(read).toBeGreaterThan(200);
});

test("a field whose name belongs to every object is unknown all the same", () => {
  const own = JSON.parse('{ "word": "a", "__proto__": { "word": "b" } }');
  expect(parsedQuickly(z.strictObject({ word: Text }), own)).toBeNull();
  expect(parsedQuickly(z.strictObject({ toString: Text }), {})).toBeNull();
});

test("every file of the shipped courses is read quickly, field for field and in the schema's order", () => {
  const courses = join(import.meta.dir, "..", "..", "courses");
  const files = readdirSync(courses).flatMap((course) =>
    readdirSync(join(courses, course, "items")).map((name) => join(courses, course, "items", name)),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const value = parseYamlQuickly(readFileSync(file, "utf8"));
    expect(JSON.stringify(parsedQuickly(Items, value)?.data)).toBe(JSON.stringify(Items.parse(value)));
  }
  for (const course of readdirSync(courses)) {
    const value = parseYamlQuickly(readFileSync(join(courses, course, "concepts.yaml"), "utf8"));
    expect(parsedQuickly(z.array(Concept).min(1), value)?.data).toEqual(z.array(Concept).parse(value));
  }
});
