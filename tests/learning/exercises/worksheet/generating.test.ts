import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { itemKey, type MadeExercise } from "../../../../src/learning/exercises/exercise.ts";
import { unseal } from "../../../../src/learning/exercises/worksheet/body.ts";
import { generateWorksheet } from "../../../../src/learning/exercises/worksheet/generate.ts";
import { gradeWorksheet } from "../../../../src/learning/exercises/worksheet/grade.ts";
import { similarity, tooSimilar } from "../../../../src/learning/exercises/worksheet/novelty.ts";
import { filled, proveWorksheet } from "../../../../src/learning/exercises/worksheet/prove.ts";
import type { PastExercise } from "../../../../src/learning/progress.ts";
import { foldText } from "../../../../src/text/fold.ts";
import { swept, times } from "../../../sweep.ts";
import { shippedCourse } from "../../shipped-course.ts";
import { courseOf, items, made, now, request } from "./small-course.ts";

const courses = ["bahasa-melayu", "intro-to-algorithms", "research-methods", "behavioural-interviews"];

function past({ record }: Pick<MadeExercise, "record">, completed: Date): PastExercise {
  const { exercise_id, modality, type, uses, bloom_level } = record;
  return {
    exercise_id,
    completed: completed.toISOString(),
    modality,
    type,
    uses,
    bloom_level,
    percentage: 1,
    rating: 4,
  };
}

describe("every concept of the sample courses", () => {
  test.each(courses)("%s: six sheets in a row, each sound and new", (name) => {
    const own = shippedCourse(name);
    for (const [at, concept] of swept([...own.concepts.entries()], 4)) {
      const history: PastExercise[] = [];
      const sheets = at % 5 === 0 ? 6 : 2;
      for (let day = 0; day < sheets; day++) {
        const today = new Date(now.getTime() + day * 86_400_000);
        const sheet = generateWorksheet(
          request({
            course: own,
            concept,
            bloom: concept.bloom_target,
            seed: at + 31 * day,
            now: today,
            history,
          }),
        );
        if ("problem" in sheet) throw new Error(`${concept.id}: ${sheet.problem}`);
        expect(proveWorksheet(sheet)).toEqual([]);
        const last = history.at(-1);
        if (last !== undefined) expect(similarity(sheet.record, last)).toBeLessThan(tooSimilar);
        history.push(past(sheet, today));
      }
    }
  });
});

describe("a sheet", () => {
  test("has the schema of the spec, in order", () => {
    const { content, files, record } = made();
    expect(files[0]?.path).toBe("blaetter/20260222T143000Z-haus.md");
    expect(record.files).toEqual(["blaetter/20260222T143000Z-haus.md"]);
    expect(content).toMatch(
      /^<!-- WORKSHEET -->\n<!-- course: deutsch -->\n<!-- concept: haus -->\n<!-- bloom_level: remember -->\n<!-- exercise: \S+ -->\n<!-- generated: 2026-02-22T14:30:00Z -->\n<!-- status: pending -->\n\n# Worksheet: Das Haus\n\n\*\*Concept\*\*: Das Haus\n\*\*Instructions\*\*: .+\n\*\*Time estimate\*\*: \d+ minutes\n\n---\n\n## Section 1: /,
    );
    expect(content).toMatch(
      /\n---\n\n<!-- ANSWER_KEY \(do not edit below this line\) -->\n<!-- .* -->\n<!-- answers:\n(?:\d+\.\d+: .+\n)+-->\n$/,
    );
  });

  test("is the golden one for its seed", async () => {
    const golden = Bun.file(join(import.meta.dir, "golden/haus-seed-1.md"));
    expect(made().content).toBe(await golden.text());
  });

  test("is the same for the same request and another for another seed", () => {
    expect(made({ seed: 5 }).content).toBe(made({ seed: 5 }).content);
    expect(made({ seed: 5 }).content).not.toBe(made({ seed: 6 }).content);
  });

  test("asks nothing that means itself, and accepts every synonym", () => {
    for (let seed = 0; seed < times(12, 40); seed++) {
      for (const { prompt, accepted, judging } of made({ seed }).entries) {
        if (judging === "words") expect(accepted.map(foldText)).not.toContain("radio");
        if (prompt.includes('"nice"')) expect(accepted).toEqual(expect.arrayContaining(["schön", "hübsch"]));
      }
    }
  });

  test("never has two right answers for a row, nor a coin's throw at Remember", () => {
    for (let seed = 0; seed < times(12, 40); seed++) {
      for (const { kind, options, judging } of made({ seed }).entries) {
        expect(judging).not.toBe("truth");
        if (judging === "letter") expect(options.length).toBeGreaterThan(2);
        if (kind === "matching")
          expect(options.includes("beautiful") && options.includes("pretty")).toBe(false);
      }
    }
  });

  test("is refused, in plain words, where there is nothing to make it from", () => {
    const empty = courseOf("conceptual", {});
    expect(generateWorksheet(request({ course: empty }))).toEqual({
      problem: expect.stringContaining("not enough material"),
    });
  });

  test("is proved: a key that grades wrong, or shows an answer, is found", () => {
    const sheet = made({ sealed: true });
    const broken = { ...sheet, files: [{ path: "x", content: sheet.content.replaceAll("___", "") }] };
    expect(proveWorksheet(broken).join()).toContain("grades to");
    expect(proveWorksheet({ ...sheet, record: { ...sheet.record, body: null } })).toEqual(["it has no key"]);
  });
});

describe("what a learner got wrong", () => {
  const wrong = { exercise_id: "e", question: "1.1", error_type: "vocabulary_confusion", detail: "" };

  test("comes back first, beside what it was taken for", () => {
    for (let seed = 0; seed < 10; seed++) {
      const { record, entries } = made({
        seed,
        errors: [{ ...wrong, at: "2026-02-20T10:00:00Z", expected: "die Küche", actual: "der Kuchen" }],
      });
      expect(record.uses).toContain(itemKey("vocabulary", "die Küche"));
      expect(record.uses).toContain(itemKey("vocabulary", "der Kuchen"));
      const together = entries.some(
        ({ options }) =>
          ["die Küche", "der Kuchen"].every((term) => options.includes(term)) ||
          ["kitchen", "cake"].every((term) => options.includes(term)),
      );
      expect(together).toBe(true);
    }
  });

  test("does not come back once it was mended", () => {
    const mended = {
      ...past(made(), now),
      uses: items.vocabulary.map(({ term }) => itemKey("vocabulary", term)),
    };
    const errors = [{ ...wrong, at: "2026-02-20T10:00:00Z", expected: "die Küche", actual: "der Kuchen" }];
    const counts = Array.from(
      { length: 12 },
      (_, seed) => made({ seed, errors, history: [mended] }).record.uses,
    ).filter((uses) => uses.includes(itemKey("vocabulary", "die Küche")));
    expect(counts.length).toBeLessThan(12);
  });
});

test("a dictionary of 30,000 words is no reason to wait", () => {
  const syllables = [
    "ba",
    "de",
    "gi",
    "ko",
    "lu",
    "ma",
    "ne",
    "pi",
    "ro",
    "su",
    "tang",
    "war",
    "yel",
    "zin",
    "chor",
    "fum",
  ];
  const spelled = (at: number, first: number) =>
    [0, 4, 8, 12].map((shift) => syllables[((at >> shift) + first) % 16]).join("");
  const vocabulary = Array.from({ length: 30_000 }, (_, at) => ({
    term: spelled(at, 0),
    meanings: [`the ${spelled(at, 5)} thing`],
    part: at % 2 === 0 ? "noun" : "verb",
  }));
  const big = courseOf("language", { vocabulary });
  const sheet = generateWorksheet(request({ course: big }));
  if ("problem" in sheet) throw new Error(sheet.problem);
  const entries = unseal(sheet.record)?.key.entries ?? [];
  const text = filled(sheet.files[0]?.content ?? "", entries);
  const result = gradeWorksheet(sheet.record, text, { now, domain: "language", hintsUsed: 0 });
  expect("problem" in result).toBe(false);
});
