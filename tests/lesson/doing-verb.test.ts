import { describe, expect, test } from "bun:test";
import { outcomeVerbs } from "../../src/lesson/check/lints/outcome-verbs.ts";
import { successCriteria } from "../../src/lesson/check/lints/success-criteria.ts";
import { parseLesson } from "../../src/lesson/document.ts";

const context = { profile: null, misconceptions: [] };
const found = (outcome: string) =>
  outcomeVerbs(parseLesson(`# Lesson\n\n## Learning outcomes\n\n- ${outcome}\n`), context);

describe("a learning outcome", () => {
  test.each([
    "Blend sounds to read simple words.",
    "Reach a judgement on the causes of Peterloo.",
    "Tune a ukulele by ear.",
    "Clap a four-beat rhythm.",
    "Back up a claim with evidence.",
    "Rehearse a short scene.",
    "Shade a sphere with three tones.",
    "Segment words into sounds.",
    "Skim a text for its main idea.",
    "Carve patterns into soap.",
    "Titrate an acid against an alkali.",
    "Pluck the strings evenly.",
    "Pupils will be able to empathise with mill children.",
    "Quickly mime three verbs.",
  ])("that says what pupils do is let through, whatever the verb: %s", (outcome) => {
    expect(found(outcome)).toEqual([]);
  });

  test.each([
    "The causes of Peterloo.",
    "Photosynthesis.",
    "Knowledge of the Tudors.",
    "Worksheet on fractions.",
    "Introduction to the water cycle.",
    "Good behaviour.",
    "Understand the water cycle.",
    "Light and shadow.",
    "Fractions of amounts.",
    "Rivers: erosion and deposition.",
  ])("that names a topic, or what nobody can see, is found: %s", (outcome) => {
    expect(found(outcome)).toHaveLength(1);
  });

  test("or a success criterion that is left to fill in is not judged", () => {
    expect(found("[To fill in: what pupils can do at the end]")).toEqual([]);
    const criteria = parseLesson(
      "# Lesson\n\n## Success criteria\n\n- [To fill in: one criterion]\n- Fractions\n",
    );
    expect(successCriteria(criteria, context)).toHaveLength(1);
  });
});
