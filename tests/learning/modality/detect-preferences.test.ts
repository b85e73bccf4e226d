import { expect, test } from "bun:test";
import fc from "fast-check";
import { modalities } from "../../../src/learning/course-words.ts";
import { detectPreferences } from "../../../src/learning/modality/detect-preferences.ts";
import { did } from "./ask.ts";

const nothing = { highest_performance: null, lowest_performance: null, most_engaged: null };

test("results show what a learner is best at, worst at, and does most", () => {
  const records = [
    ...did("worksheet", 0.9, "worksheet", 0.9, "worksheet", 0.8),
    ...did("long_form", 0.4, "long_form", 0.5, "long_form", 0.3),
    ...did("conversation", 0.7, "conversation", 0.7, "conversation", 0.7, "conversation", 0.6),
  ];
  expect(detectPreferences(records)).toEqual({
    highest_performance: "worksheet",
    lowest_performance: "long_form",
    most_engaged: "conversation",
  });
});

test("two exercises are too few to tell", () => {
  expect(detectPreferences([])).toEqual(nothing);
  expect(detectPreferences(did("code", 1, "code", 1))).toEqual(nothing);
});

test("one modality alone is nobody's worst", () => {
  const records = did("code", 1, "code", 1, "code", 0.9, "worksheet", 0);
  expect(detectPreferences(records)).toEqual({
    ...nothing,
    highest_performance: "code",
    most_engaged: "code",
  });
});

test("of two done equally often, the one done last", () => {
  const often = did("code", 1, "code", 1, "code", 1, "worksheet", 1, "worksheet", 1, "worksheet", 1);
  expect(detectPreferences(often)).toEqual({
    highest_performance: "worksheet",
    lowest_performance: null,
    most_engaged: "worksheet",
  });
});

test("only what was done is ever named, and the worst is never the best", () => {
  const record = fc.record({
    modality: fc.constantFrom(...modalities),
    percentage: fc.constantFrom(0, 0.5, 1),
  });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 20 }), (records) => {
      const detected = detectPreferences(records);
      const done = new Set<string | null>(records.map(({ modality }) => modality));
      for (const each of Object.values(detected)) expect(each === null || done.has(each)).toBe(true);
      if (detected.lowest_performance !== null) {
        expect(detected.lowest_performance).not.toBe(detected.highest_performance);
      }
    }),
  );
});
