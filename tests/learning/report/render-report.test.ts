import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { bloomLevels } from "../../../src/bloom.ts";
import { modalities } from "../../../src/learning/course-words.ts";
import { bar, clipped, wrapped } from "../../../src/learning/report/lines.ts";
import { type ProgressReport, progressReport } from "../../../src/learning/report/progress-report.ts";
import { renderReport } from "../../../src/learning/report/render-report.ts";
import { fsrs, now, progressAfter, sample, zone } from "../plan/learner.ts";

const same = (text: string) => text;
const colour = { dim: same, bold: same, red: same, yellow: same };
const course = sample("bahasa-melayu");
const common = { course, now, zone, schedule: fsrs, retentionTarget: 0.9, results: [] };

const empty = progressReport({ ...common, progress: new Map() });
const some = progressReport({
  ...common,
  progress: progressAfter(course, ["greetings", 3, 9], ["greetings", 3, 8], ["numbers", 1, 3]),
});

/** Every part at its longest. */
const fullest: ProgressReport = {
  ...some,
  title: "Kursus bahasa 语言课程 ".repeat(9),
  due: { overdue: 7, days: some.due.days.map(({ date }, i) => ({ date, count: i + 1 })) },
  retention: { reviews: 40, remembered: 20, share: 0.5, low: 0.35, high: 0.65, target: 0.9, predicted: 0.6 },
  levels: bloomLevels.map((level) => ({ level, concepts: 9, shown: 8, mastered: 3 })),
  modality_performance: {
    ...some.modality_performance,
    ...Object.fromEntries(
      modalities.map((modality) => [
        modality,
        { attempts: 1000, avg_score: 0.5, last_used: "2026-03-01T00:00:00Z" },
      ]),
    ),
  },
  weak_spots: Array.from({ length: 9 }, (_, i) => ({
    error_type: `t${i}`,
    words: "a long name for what goes wrong",
    count: 99,
    recent: 9,
    concepts: [],
    examples: ["selamat tengah hari", "selamat petang", "selamat malam"],
    trend: "rising" as const,
  })),
  misconceptions: Array.from({ length: 9 }, () => ({
    concept_id: "x",
    error_type: "t",
    items: [],
    count: 3,
    exercises: 2,
    last: "",
    words: `You mix up “${"selamat pagi ".repeat(3)}” and “${"selamat malam ".repeat(3)}”: 3 times in 2 exercises.`,
  })),
};

describe("at a glance", () => {
  test.each([60, 80, 200])("never more than 60 lines, none wider than %i", (width) => {
    for (const report of [empty, some, fullest]) {
      const lines = renderReport(report, { width, colour }).split("\n");
      expect(lines.length).toBeLessThanOrEqual(61);
      for (const line of lines) expect(Bun.stringWidth(line)).toBeLessThanOrEqual(width);
    }
  });

  test("in plain ASCII, where the course itself is", () => {
    const report = { ...fullest, title: "Algorithms" };
    expect(renderReport(report, { width: 60, colour, ascii: true })).toMatch(/^[\x20-\x7e\n]+$/);
    expect(renderReport(empty, { width: 60, colour, ascii: true })).toMatch(/^[\x20-\x7e\n]+$/);
  });

  test("colour only adds: without it, every word is the same", () => {
    const ansi = (text: string) => `\x1b[1m${text}\x1b[0m`;
    const coloured = renderReport(fullest, {
      width: 80,
      colour: { dim: ansi, bold: ansi, red: ansi, yellow: ansi },
    });
    expect(coloured).toContain("\x1b[1m");
    expect(Bun.stripANSI(coloured)).toBe(renderReport(fullest, { width: 80, colour }));
  });

  test("someone who begins is told how, with a command to copy, however narrow", () => {
    for (const width of [20, 60]) {
      const text = renderReport(empty, { width, colour });
      expect(text).toContain("teacher-assist study start bahasa-melayu");
      expect(text.replaceAll(/\s+/g, " ")).toContain(
        `Nothing done yet: ${course.concepts.length} concepts wait for you`,
      );
    }
  });

  test("what is there is told: standing, memory, what is due and what next", () => {
    const text = renderReport(some, { width: 80, colour });
    for (const part of [
      new RegExp(`mastered .* 1 of ${course.concepts.length}`),
      new RegExp(`begun .* 2 of ${course.concepts.length}`),
      /overdue .* 2/,
      /worksheet|conversation/,
      /Next: 2 reviews, .*new concepts/,
    ])
      expect(text).toMatch(part);
    expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
  });
});

describe("lines", () => {
  test("a bar has its length, is empty only at nothing, and full only near all", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 2, noNaN: true }),
        fc.integer({ min: 1, max: 40 }),
        (share, length) => {
          const drawn = bar(share, length, { width: 80, ascii: true });
          expect(drawn).toHaveLength(length);
          expect(drawn.includes("#")).toBe(share > 0);
        },
      ),
    );
  });

  test("no text in any script runs over, and no word is lost in wrapping", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 4, max: 60 }), (text, columns) => {
        expect(Bun.stringWidth(clipped(text, columns))).toBeLessThanOrEqual(columns);
        for (const line of wrapped(text, columns, "  "))
          expect(Bun.stringWidth(line)).toBeLessThanOrEqual(columns);
      }),
    );
    const words = "satu dua tiga empat lima enam tujuh lapan";
    expect(
      wrapped(words, 12, "  ")
        .map((line) => line.trim())
        .join(" "),
    ).toBe(words);
    expect(wrapped("  indented", 60, "")).toEqual(["  indented"]);
  });
});
