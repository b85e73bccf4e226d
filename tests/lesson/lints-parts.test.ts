import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { bloomLevels } from "../../src/bloom.ts";
import { bloomLevelOf, levelWord } from "../../src/lesson/check/lints/bloom.ts";
import { lintLesson } from "../../src/lesson/check/lints/lint-lesson.ts";
import { quizItems } from "../../src/lesson/check/lints/quiz.ts";
import { timingsOf } from "../../src/lesson/check/lints/timings.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { sectionTitles } from "../../src/lesson/section-kind.ts";
import { times } from "../sweep.ts";

describe("Bloom's levels", () => {
  test("the list is one for lessons and courses; teachers read the British word", () => {
    expect(bloomLevels.map(levelWord).join(" ")).toBe("remember understand apply analyse evaluate create");
  });

  test.each([
    ["list", "remember"],
    ["Explains", "understand"],
    ["tracing", "apply"],
    ["debugged", "apply"],
    ["Comparing", "analyze"],
    ["analyze", "analyze"],
    ["analyse", "analyze"],
    ["justify", "evaluate"],
    ["justifies", "evaluate"],
    ["design", "create"],
    ["planning", "create"],
    ["understand", null],
    ["loops", null],
    ["", null],
  ])("%s: %s", (verb, level) => {
    expect<string | null>(bloomLevelOf(verb)).toBe(level);
  });
});

describe("timings are read", () => {
  const read = (body: string) => {
    const [section] = parseLesson(`## Timings\n\n${body}\n`).sections;
    if (section === undefined) throw new Error("no section");
    const { parts, total, unclear } = timingsOf(section);
    return {
      minutes: parts.map(({ minutes }) => minutes),
      total: total?.minutes ?? null,
      unclear: unclear.length,
    };
  };
  test.each([
    ["a table", "| Part | Minutes |\n|---|---|\n| Starter | 5 |\n| Main | 40 |", [5, 40]],
    [
      "a table with times and minutes",
      "| Time | Part | Min |\n|:-|-|-:|\n| 0–5 | Starter | 5 |\n| 5–45 | Main | 40 |",
      [5, 40],
    ],
    ["a timeline", "| Time | Activity |\n|---|---|\n| 0-5 | Starter |\n| 5-45 min | Main |", [5, 40]],
    ["clock times", "- 11.05–11.10 Starter\n- 11.10–11.50 Main", [5, 40]],
    ["a list", "- **Starter**: 5 minutes\n- Main (40 min)", [5, 40]],
    ["a list with the minutes first", "1. 5 min — Starter\n2. 40 mins — Main", [5, 40]],
    ["a list with parts inside", "- Starter: 5 min\n- Main: 40 min\n  - Example: 10 min", [5, 40]],
    ["primes", "- Starter 5'\n- Main 40'", [5, 40]],
    ["a sentence", "Starter 5 minutes, main 40 minutes.", [5, 40]],
  ])("from %s", (_, body, minutes) => {
    expect(read(body)).toEqual({ minutes, total: null, unclear: 0 });
  });

  test("with their total, and with what is no number", () => {
    expect(read("- Starter: 5 min\n- Total: 5 min")).toEqual({ minutes: [5], total: 5, unclear: 0 });
    expect(read("- Starter: 5–10 min\n- Main: 40 min")).toEqual({ minutes: [40], total: null, unclear: 1 });
  });
});

describe("quiz items are read", () => {
  const read = (body: string) =>
    quizItems(parseLesson(`## Main\n\n${body}\n`)).map(({ stem, options, answer }) => [
      stem,
      options.length,
      answer,
    ]);
  test.each<[string, string, [string, number, string | null][]]>([
    [
      "as in topic notes",
      "- **Question:** What?\n  - A. `1`\n  - B. x\n  - C. y\n- **Answer:** B, because",
      [["Question: What?", 3, "B"]],
    ],
    ["on one line", "What? A) 1 B) 2 C) 3\nAnswer: C", [["What?", 3, "C"]]],
    ["with brackets", "Which?\n\n(A) one\n(B) two\n(C) three\n", [["Which?", 3, null]]],
    ["in bold", "Which?\n\n**A.** one\n**B.** two ✓\n**C.** three\n", [["Which?", 3, "B"]]],
    [
      "below code",
      "What is printed?\n\n```\nA. not this\n```\n\nA. one\nB. two\nC. three",
      [["What is printed?", 3, null]],
    ],
    [
      "with an article for an answer",
      "What?\nA. one\nB. two\nC. three\n\nAnswer: A range stops early.",
      [["What?", 3, null]],
    ],
  ])("%s", (_, body, items) => {
    expect(read(body)).toEqual(items);
  });

  test("and other lists are left alone", () => {
    expect(read("Groups for today.\n\nA. Window side\nB. Door side")).toEqual([]);
    expect(read("a) Define a loop.\nb) Draw it.")).toEqual([]);
  });
});

test("no text breaks a lint", () => {
  const line = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc.constantFrom(...sectionTitles.map((title) => `## ${title}`)),
    fc.constantFrom(
      "| a | min |",
      "|---|---|",
      "| x | 5 |",
      "- 0–5 min",
      "A. one",
      "B. two",
      "Answer: Z",
      "### Worksheet",
      "```",
      "- Task 1",
    ),
  );
  const context = { profile: null, misconceptions: ["", "the loop starts at 1"] };
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const lesson = parseLesson(lines.join("\n"));
      for (const finding of lintLesson(lesson, context))
        expect(finding.line ?? 1).toBeLessThanOrEqual(lines.join("\n").split(/\r\n|\n|\r/).length);
    }),
    { seed: 5, numRuns: times(38, 150) },
  );
});
