import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { parseCurriculum } from "../../../src/workspace/curriculum/parse.ts";
import { safePattern } from "../../../src/workspace/curriculum/safe-pattern.ts";
import { times } from "../../sweep.ts";
import { files, official } from "./samples.ts";

const parse = (text: string) => parseCurriculum("curriculum/x.md", text);

describe("a curriculum file is read", () => {
  test("the files we ship have no problem and say where they come from", () => {
    for (const { path, text } of files) {
      const file = parseCurriculum(path, text);
      expect(file.problems).toEqual([]);
      expect(file.outcomes.length).toBeGreaterThan(1);
      expect([file.title, file.source, file.licence, file.version].every((field) => field !== "")).toBe(true);
      const lines = text.split("\n");
      for (const outcome of file.outcomes) {
        expect(lines[outcome.startLine - 1]).toStartWith(`## ${outcome.code}`);
        expect(lines[outcome.endLine - 1]?.trim()).not.toBe("");
        expect(lines[(outcome.textLine ?? 0) - 1]).toMatch(/^- \*\*Outcome/);
        expect(outcome.text).not.toBe("");
      }
    }
  });

  test("an entry says everything, over wrapped lines too", () => {
    const [first, second] = parse(official).outcomes;
    expect(first?.text).toBe(
      "I can repeat a group of steps a fixed number of times, and say how often it ran.",
    );
    expect(first?.to).toEqual([{ code: "SYL B-01", name: "SYL B-01", note: "until a condition is met" }]);
    expect(second).toMatchObject({
      level: "Upper",
      expectations: ["Names the condition", "says when it stops"],
    });
    expect(second?.keywords).toEqual(["loop", "condition"]);
  });

  test("a bullet we have no name for is kept", () => {
    const file = parse(
      official.replace("- **Keywords**: loop, repeat", "- **Room**: the one with the robots"),
    );
    expect(file.outcomes[0]?.other).toEqual([{ label: "Room", text: "the one with the robots" }]);
  });

  test("the spec's own way of writing references is understood", () => {
    const text = official.replace(
      "- **Progression to**: SYL B-01 (until a condition is met)",
      "- **Progression to**: National 4 Software Design (iteration, with conditions)\n- **Cross-references**: Links to SYL B-01 (selection) — students often confuse them\n- **Progression from**: None (start of the framework)",
    );
    const [first] = parse(text).outcomes;
    expect(first?.from).toEqual([]);
    expect(first?.to).toEqual([
      { code: null, name: "National 4 Software Design", note: "iteration, with conditions" },
    ]);
    expect(first?.related).toEqual([
      { code: "SYL B-01", name: "SYL B-01", note: "selection; students often confuse them" },
    ]);
  });

  test("windows line ends and a byte order mark change nothing", () => {
    const file = parse(`\uFEFF${official.replaceAll("\n", "\r\n")}`);
    expect(file).toEqual(parse(official));
  });

  test("code and comments hold no entries", () => {
    const hidden = `${official}\n\`\`\`\n## SYL C-01 — not one\n- **Level**: Top\n\`\`\`\n\n<!--\n## SYL C-02 — nor this\n-->\n`;
    expect(parse(hidden).outcomes.map(({ code }) => code)).toEqual(["SYL A-01", "SYL B-01"]);
  });
});

describe("what is wrong with a file is said, with its line", () => {
  const lineOf = (text: string, part: string) =>
    text.split("\n").findIndex((line) => line.includes(part)) + 1;
  const cases: [string, string, RegExp, string][] = [
    ["no licence", official.replace("licence: CC0\n", ""), /licence.*terms/, "---"],
    ["a wrong wording", official.replace("wording: official", "wording: offical"), /wording/, "wording"],
    [
      "a pattern that cannot be read",
      official.replace("SYL\\s[A-C]", "SYL\\s[A-C"),
      /code_pattern/,
      "code_pattern",
    ],
    [
      "a pattern without end",
      official.replace("'SYL\\s[A-C]-\\d{2}'", "'(\\w+)+x'"),
      /for ever/,
      "code_pattern",
    ],
    ["a code twice", official.replace("## SYL B-01", "## SYL A–01"), /already on line 14/, "SYL A–01"],
    [
      "a code unlike the others",
      official.replace("## SYL B-01", "## SYL Z-99"),
      /does not look like/,
      "SYL Z-99",
    ],
    [
      "an entry with no text",
      official.replace(/- \*\*Outcome text\*\*: I can repeat steps.*\n/, ""),
      /no text/,
      "## SYL B-01",
    ],
  ];
  for (const [name, text, message, where] of cases) {
    test(name, () => {
      const { problems, outcomes } = parse(text);
      const found = problems.find((problem) => message.test(problem.message));
      expect(found).toBeDefined();
      expect(found?.line).toBe(lineOf(text, where));
      expect(outcomes.length).toBeGreaterThan(0);
    });
  }

  test("a file that does not say its wording is never quoted from", () => {
    expect(parse(official.replace("wording: official\n", "")).wording).toBe("summary");
    expect(parse("## A\n").wording).toBe("summary");
  });

  test("patterns that could take for ever are refused, ordinary ones are not", () => {
    for (const bad of [
      "(a+)+$",
      "(a|a)*b",
      "(\\w{1,9}){1,9}",
      "(a)\\1",
      "a*",
      "(?=a)b",
      "a+b+a+a+e+f",
      "x".repeat(300),
    ]) {
      expect(safePattern(bad).ok).toBe(false);
    }
    for (const good of [
      "TCH\\s[0-4]-\\d{2}[a-z]",
      "[K1-8]\\.[A-Z]{1,3}(?:\\.[A-Z])?\\.\\d+[a-z]?",
      "(?:MS|HS)-LS\\d-\\d",
      "a+b+c+d+e+f",
    ]) {
      expect(safePattern(good).ok).toBe(true);
    }
  });
});

describe("levels have an order", () => {
  const levelled = (...levels: string[]) =>
    parse(
      `${official.replace(/levels: .*\n/, "").split("## SYL")[0]}${levels.map((level, i) => `## SYL A-0${i} — x\n- **Level**: ${level}\n- **Outcome text**: y\n\n`).join("")}`,
    ).levels;

  test("as declared, as in Scotland, by number, or as they come", () => {
    expect(parse(official).levels).toEqual(["Lower", "Middle", "Upper", "Top"]);
    expect(levelled("Fourth", "Second")).toEqual(["Early", "First", "Second", "Third", "Fourth"]);
    expect(levelled("Grade 10", "Grade 9", "Grade K")).toEqual(["Grade K", "Grade 9", "Grade 10"]);
    expect(levelled("Novice", "Adept")).toEqual(["Novice", "Adept"]);
  });
});

test("no text makes the reader fall over, and every line it names is a line of the file", () => {
  const pieces = fc.constantFrom(
    "---\n",
    "## ",
    "SYL A-01",
    " — ",
    "- **Level**: ",
    "- **Outcome text**: ",
    "```\n",
    "<!--",
    "-->",
    "\n",
    "\r\n",
    "code_pattern: '(",
    "wording: official\n",
    "title: x\n",
    "\u00A0",
    "–",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(text, (given) => {
      const file = parse(given);
      const lines = given.split(/\r\n|\n|\r/).length;
      for (const { line } of file.problems) expect(line).toBeWithin(1, lines + 2);
      for (const { startLine, endLine } of file.outcomes) {
        expect(startLine).toBeWithin(1, lines + 1);
        expect(endLine).toBeWithin(startLine, lines + 1);
      }
    }),
    { numRuns: times(50, 200), seed: 11 },
  );
});
