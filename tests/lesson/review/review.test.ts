import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { reviewLesson } from "../../../src/lesson/check/review/review.ts";
import { untaughtIn } from "../../../src/lesson/check/review/untaught.ts";
import { buildRegistry } from "../../../src/workspace/curriculum/registry.ts";
import { times } from "../../sweep.ts";
import { judged } from "./measure.ts";
import { samples } from "./read-lessons.ts";

const skills = join(import.meta.dir, "../../../plugins/lesson-planning/skills");
const nowhere = { registry: buildRegistry([]), profile: null, read: () => null, notes: [] };

describe("the reviewer", () => {
  test("names nearly every planted fault of the development half, and leaves its clean lessons alone", async () => {
    const rows = await judged("dev");
    const faulty = rows.filter(({ sample }) => sample.fault !== null);
    const clean = rows.filter(({ sample }) => sample.fault === null);
    expect(faulty.length).toBeGreaterThanOrEqual(27);
    expect(faulty.filter(({ found }) => found).length / faulty.length).toBeGreaterThanOrEqual(0.92);
    expect(clean.filter(({ others }) => others.length > 0).map(({ sample }) => sample.name)).toEqual([]);
    expect(faulty.flatMap(({ others }) => others.map(({ message }) => message))).toEqual([]);
  });

  test("ties every finding to a line of the lesson and to a heading that stands in a skill", async () => {
    const all = [...(await samples("dev")), ...(await samples("apart"))];
    const rules = new Set<string>();
    for (const { markdown, context } of [...all, { markdown: bare, context: nowhere }])
      for (const { rule, line, practice, fix } of reviewLesson(markdown, context)) {
        rules.add(rule);
        expect(line).toBeWithin(1, markdown.split("\n").length + 1);
        expect(fix).not.toBe("");
        const headings = readFileSync(join(skills, practice.file), "utf8").match(/^#+ .+$/gm) ?? [];
        expect(headings.map((heading) => heading.replace(/^#+ /, ""))).toContain(practice.heading);
      }
    expect([...rules].toSorted()).toEqual([
      "absent",
      "assessed",
      "beyond-prior",
      "class-needs",
      "codes",
      "minutes-add-up",
      "modelled",
      "observable",
      "plenary",
      "starter",
      "understanding",
    ]);
  });

  test("takes an aim in figures as assessed where that very task is set, and not where another is", () => {
    const lesson = (task: string) =>
      `# Sums\n\n## Learning outcomes\n\n- Work out $\\frac{3}{8}$ of 64, and others like it, on their own.\n\n## Main\n\n### Independent practice (20 minutes)\n\n1. ${task}\n\n## Assessment\n\nLook at the answers.\n`;
    const found = (task: string) =>
      reviewLesson(lesson(task), nowhere).filter(({ rule }) => rule === "assessed").length;
    expect(found("Work out $\\frac{3}{8}$ of 64.")).toBe(0);
    expect(found("Draw a clock.")).toBe(1);
  });

  test("reads any text without falling over", () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "## Starter",
        "**Main (10 mins)**",
        "PLENARY",
        "### Check",
        "- I can",
        "```",
        "| a | 5 min |",
        "1.",
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        for (const { line: at } of reviewLesson(lines.join("\n"), nowhere)) expect(at).toBeGreaterThan(0);
      }),
      { numRuns: times(30, 100) },
    );
  });

  test("holds a lesson to the length that was asked for, before the class's period", async () => {
    const [lesson] = (await samples("dev")).filter(({ name }) => name === "dev-equations");
    if (lesson === undefined) throw new Error("no such lesson");
    const found = (asked: string) =>
      reviewLesson(lesson.markdown, { ...lesson.context, asked }).map(({ message }) => message);
    expect(found("linear equations for 8X")).toEqual([]);
    expect(found("linear equations for 8X, 45 mins")).toEqual([
      "The parts add up to 60 minutes; you asked for 45 minutes.",
    ]);
  });
});

const bare = `# A lesson
## Learning outcomes
- Name the parts of a flower
## Starter
Silence, bags away.
## Main
### Colouring (30 minutes)
Colour the sheet.
`;

test("what a class has not met is read from ordinary sentences", () => {
  const read: readonly [string, string[]][] = [
    ["Adding to 20; long division not yet taught", ["long division"]],
    ["They know the alphabet. Joined handwriting has not been introduced", ["Joined handwriting"]],
    ["present tense; for and while loops not covered", ["for loops", "while loops"]],
    ["no experience of microscopes yet; plant cells", ["microscopes"]],
    ["not yet met fractions; halves only", ["fractions"]],
    ["ratio comes in the spring; tables to ten", ["ratio"]],
    ["osmosis and diffusion haven't been studied", ["osmosis", "diffusion"]],
    ["reading graphs, plotting points, drawing axes", []],
  ];
  for (const [words, ideas] of read) expect([words, untaughtIn(words)]).toEqual([words, ideas]);
});
