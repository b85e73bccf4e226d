import { describe, expect, test } from "bun:test";
import type { BloomLevel, DomainType, Modality } from "../../../src/learning/course-format.ts";
import { nearestLevel } from "../../../src/learning/modality/lookup.ts";
import { matrix } from "../../../src/learning/modality/matrix.ts";
import { ask, sections } from "./ask.ts";

/** Copied by hand from exercise-modalities §2.1; the `*` row has a test of its own. */
const spec: [DomainType, BloomLevel, string, Modality, Modality][] = [
  ["language", "remember", "Vocabulary", "worksheet", "conversation"],
  ["language", "remember", "Grammar rules", "worksheet", "conversation"],
  ["language", "understand", "Grammar patterns", "conversation", "worksheet"],
  ["language", "understand", "Cultural context", "conversation", "long_form"],
  ["language", "apply", "Sentence construction", "conversation", "worksheet"],
  ["language", "apply", "Translation", "worksheet", "conversation"],
  ["language", "analyze", "Text analysis", "long_form", "conversation"],
  ["language", "evaluate", "Register/style", "long_form", "conversation"],
  ["language", "create", "Free composition", "long_form", "conversation"],
  ["technical", "remember", "Terminology", "worksheet", "conversation"],
  ["technical", "remember", "Syntax/APIs", "worksheet", "code"],
  ["technical", "understand", "Concepts", "conversation", "long_form"],
  ["technical", "apply", "Implementation", "code", "conversation"],
  ["technical", "apply", "Problem-solving", "code", "worksheet"],
  ["technical", "analyze", "Code review", "long_form", "conversation"],
  ["technical", "analyze", "Architecture", "long_form", "conversation"],
  ["technical", "evaluate", "Trade-offs", "conversation", "long_form"],
  ["technical", "create", "Design/build", "code", "long_form"],
  ["conceptual", "remember", "Facts/definitions", "worksheet", "conversation"],
  ["conceptual", "understand", "Concepts/models", "conversation", "long_form"],
  ["conceptual", "apply", "Case application", "long_form", "conversation"],
  ["conceptual", "analyze", "Relationships", "long_form", "conversation"],
  ["conceptual", "evaluate", "Arguments/evidence", "conversation", "long_form"],
  ["conceptual", "create", "Synthesis/proposals", "long_form", "conversation"],
  ["interview", "remember", "Knowledge recall", "conversation", "worksheet"],
  ["interview", "understand", "Concept explanation", "conversation", "long_form"],
  ["interview", "apply", "Problem-solving", "conversation", "code"],
  ["interview", "analyze", "System design", "long_form", "conversation"],
  ["interview", "evaluate", "Trade-off analysis", "conversation", "long_form"],
];

describe("a concept gets the exercise that the matrix names for it", () => {
  test.each(spec)("%s, %s, %s: %s, then %s", (domain, bloom, conceptType, modality, secondary) => {
    for (const spelled of [conceptType, conceptType.toLowerCase(), conceptType.toUpperCase()]) {
      const choice = ask({ domain, bloom, conceptType: spelled });
      expect(choice).toMatchObject({ modality, secondary, offer: null });
      expect(sections(choice)).toEqual(["§2.1"]);
    }
  });

  test("there are no rows beside the spec's", () => {
    expect(matrix).toHaveLength(spec.length + 1);
  });

  test.each(["remember", "understand", "apply", "analyze", "evaluate", "create"] as const)(
    "handwriting is a worksheet with a photo on offer, at %s too",
    (bloom) => {
      for (const conceptType of ["Script/handwriting", "script", "Handwriting"]) {
        expect(ask({ bloom, conceptType })).toMatchObject({ modality: "worksheet", offer: "image_review" });
      }
    },
  );
});

describe("a course author's own words find their row", () => {
  test.each([
    ["language", "remember", "travel vocabulary", "vocabulary"],
    ["language", "remember", "Grammar", "grammar rules"],
    ["language", "understand", "grammar", "grammar patterns"],
    ["technical", "remember", "API", "syntax/apis"],
    ["technical", "evaluate", "tradeoff", "trade-offs"],
    ["technical", "apply", "problem solving", "problem-solving"],
    ["conceptual", "remember", "key definitions", "facts/definitions"],
    ["conceptual", "understand", "theories", "concepts/models"],
    ["conceptual", "create", "synthesis", "synthesis/proposals"],
  ] as const)("%s, %s: %s", (domain, bloom, conceptType, row) => {
    expect(ask({ domain, bloom, conceptType }).reason[0]).toContain(`, ${row}: `);
  });
});

describe("a concept that is not in the matrix goes by the nearest level of its domain", () => {
  test("its own level where there is one, all rows of it being equally good", () => {
    const choice = ask({ bloom: "apply", conceptType: "vocabulary" });
    expect(choice).toMatchObject({ modality: "conversation", secondary: "worksheet" });
    expect(sections(choice)).toEqual(["§2.2.3", "§2.3"]);
  });

  test("an interview has nothing to create, so it evaluates", () => {
    const choice = ask({ domain: "interview", bloom: "create", conceptType: "anything" });
    expect(choice).toMatchObject({ modality: "conversation", secondary: "long_form" });
    expect(choice.reason[0]).toContain("nearest level, evaluate");
  });

  test("a type without a word in it is no stumbling block", () => {
    for (const conceptType of ["", " / ", "词汇"]) expect(ask({ conceptType }).modality).toBe("worksheet");
  });

  test("of two levels equally near, the lower", () => {
    expect(nearestLevel("apply", ["analyze", "understand"])).toBe("understand");
    expect(nearestLevel("apply", ["create", "analyze"])).toBe("analyze");
    expect(nearestLevel("apply", [])).toBeNull();
  });
});
