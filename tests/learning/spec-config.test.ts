import { describe, expect, test } from "bun:test";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadCourse } from "../../src/learning/course.ts";
import { rubricOf } from "../../src/learning/exercises/long-form/rubric.ts";

/** A shipped course whose config.json is changed: fields given take the place of its own, null takes them away. */
function changed(course: string, fields: Record<string, unknown>) {
  const top = mkdtempSync(join(tmpdir(), "teacher-assist-config-"));
  const dir = join(top, course);
  cpSync(join(import.meta.dir, "..", "..", "courses", course), dir, { recursive: true });
  const config: unknown = JSON.parse(readFileSync(join(dir, "config.json"), "utf8"));
  const merged = Object.entries({ ...Object(config), ...fields }).filter(([, value]) => value !== null);
  writeFileSync(join(dir, "config.json"), JSON.stringify(Object.fromEntries(merged)));
  return { dir, [Symbol.dispose]: () => rmSync(top, { recursive: true, force: true }) };
}

/** §2.3, as it stands there. */
const chosen = {
  modality_overrides: {
    vocabulary: {
      primary: "worksheet",
      secondary: "conversation",
      bloom_override: { apply: { primary: "conversation" } },
    },
    grammar: { primary: "conversation", secondary: "worksheet" },
  },
  modality_weights: { worksheet: 0.3, conversation: 0.4, code: 0, long_form: 0.2, image_review: 0.1 },
};

/** §6.3, as it stands there: capitals, levels, no description. */
const dimensions = [
  ["Accuracy", 0.3],
  ["Completeness", 0.25],
  ["Reasoning Depth", 0.25],
  ["Communication", 0.2],
].map(([name, weight]) => ({
  name,
  weight,
  levels: {
    "4": "Without a fault",
    "3": "Minor faults",
    "2": "Some significant faults",
    "1": "Major faults",
  },
}));

describe("a course's config.json", () => {
  test("may name its modalities at the top, beside its domain type", () => {
    using sample = changed("bahasa-melayu", { ...chosen, exercise_config: null });
    const { course, problems } = loadCourse(sample.dir);
    expect(problems).toEqual([]);
    expect(course?.config.exercise_config).toMatchObject(chosen);
    expect(Object.keys(course?.config ?? {})).not.toContain("modality_weights");
  });

  test("may have one of them there and the other in exercise_config, but none of them twice", () => {
    const { modality_weights, modality_overrides } = chosen;
    using both = changed("bahasa-melayu", { modality_weights, exercise_config: { modality_overrides } });
    expect(loadCourse(both.dir).course?.config.exercise_config).toMatchObject(chosen);
    using twice = changed("bahasa-melayu", { modality_weights, exercise_config: { modality_weights } });
    expect(loadCourse(twice.dir)).toEqual({
      course: null,
      problems: [
        {
          file: "config.json",
          message: "`modality_weights` stands both at the top and in `exercise_config`: keep one of them.",
        },
      ],
    });
  });

  test("is still refused with the nearest right name where one is misspelt", () => {
    using sample = changed("bahasa-melayu", { modality_weight: chosen.modality_weights });
    expect(loadCourse(sample.dir).problems[0]?.message).toContain("modality_weights");
  });

  for (const [how, rubrics] of [
    ["by itself", { long_form: { dimensions } }],
    ["in its template", { long_form: { rubric_template: { dimensions } } }],
    ["in one template for the course", { rubric_template: { dimensions } }],
  ] as const)
    test(`may have a rubric of four levels without descriptions, ${how}`, () => {
      using sample = changed("research-methods", { rubrics });
      const { course, problems } = loadCourse(sample.dir);
      expect(problems).toEqual([]);
      if (course === null) throw new Error("there is no course");
      const rubric = rubricOf(course);
      expect("problem" in rubric ? rubric : rubric.dimensions).toMatchObject(dimensions);
    });

  test("is refused where the weights of such a rubric are wrong, or two parts have one name", () => {
    const [first] = dimensions;
    using sample = changed("research-methods", {
      rubrics: { rubric_template: { dimensions: [first, first] } },
    });
    expect(loadCourse(sample.dir).problems.map(({ message }) => message)).toEqual([
      "The weights of the rubric long_form add up to 0.60, not to 1.",
      "Two dimensions of the rubric long_form have the same name.",
    ]);
  });
});
