import { describe, expect, test } from "bun:test";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readSuites } from "../../../src/evals/cases/read-suites.ts";
import { casesOf, type EvalCase } from "../../../src/evals/cases/suite.ts";
import { pluginEvalCase } from "../../../src/evals/claude-cases/plugin-eval-case.ts";
import { writePluginCases } from "../../../src/evals/claude-cases/write-plugin-cases.ts";
import { criterionNames } from "../../../src/evals/criteria/criteria.ts";
import { sectionTitles } from "../../../src/lesson/section-kind.ts";
import { type Asked, calling, claudeCode, installed, saying } from "../../plugin/claude-code.ts";
import { temporary } from "../../workspace/temporary.ts";
import { project } from "../suites/harness.ts";

const Report = z.object({
  cases: z.array(
    z.object({
      name: z.string(),
      arms: z.object({
        with: z.array(
          z.object({
            score: z.number(),
            error: z.null(),
            graders: z.array(z.object({ name: z.string(), passed: z.boolean() })),
          }),
        ),
      }),
    }),
  ),
});

/** The plugin as it is, with these cases in it. Its hooks find the project beside it. */
async function planted(dir: string, cases: readonly EvalCase[]): Promise<string> {
  const plugin = join(dir, "plugins", "lesson-planning");
  cpSync(join(project, "plugins", "lesson-planning"), plugin, { recursive: true });
  for (const name of ["src", "node_modules", "packs"]) symlinkSync(join(project, name), join(dir, name));
  cpSync(join(project, "tsconfig.json"), join(dir, "tsconfig.json"));
  await writePluginCases(cases, join(plugin, "evals"), project);
  return plugin;
}

const evaluating = (plugin: string, ...more: string[]) => ["plugin", "eval", plugin, "--runs", "1", "--ablation", "none", "--trust-plugin", "--no-publish", ...more]; // biome-ignore format: one line

describe.skipIf(!installed)("the real `claude plugin eval` with our exported cases", () => {
  test("takes every one of them, and says which file it does not take", async () => {
    using place = temporary();
    const { cases } = readSuites(join(project, "evals", "cases"), criterionNames);
    const plugin = await planted(place.dir, cases);
    const broken = join(plugin, "evals", "broken");
    mkdirSync(broken);
    writeFileSync(join(broken, "case.yaml"), '{ "schema_version": "1.0", "name": "b", "graders": [] }');
    // Nothing may be spent, so that nothing is run: it reads the files and names each.
    const args = evaluating(plugin, "--max-cost-usd", "0", "--json", place.path("report.json"));
    const { err } = await claudeCode(args, { home: place.dir, answer: () => saying("not asked") });
    const taken = [...err.matchAll(/case "([^"]+)"/g)].map(([, name]) => name);
    expect(taken.sort()).toEqual(cases.flatMap((one) => pluginEvalCase(one)?.folder ?? []).sort());
    expect(err).toContain("1 case file(s) failed to load");
    expect(err).toContain("broken/case.yaml");
  });

  test("runs them against a model, at their desks, and every grader says what the model did", async () => {
    const cases = casesOf("tried", {
      description: "A lesson that is as it should be, and one with a fault for each grader",
      task: "T1",
      defaultTest: {
        assert: [
          { type: "comes-to", value: "lesson", threshold: 1 },
          { type: "sections", threshold: 1 },
          { type: "contains", value: ["The Loop (for)"], threshold: 1 },
          { type: "not-contains", value: ["photocopy"], threshold: 1 },
          { type: "names-absent", threshold: 1 },
          { type: "skills-read", value: ["backward-design"], threshold: 1 },
        ],
      },
      tests: [
        { id: "whole", prompt: "for loops in Python for 3B; Iwona Brzezicka has epilepsy" },
        { id: "faulty", prompt: "while loops in Python for 3B; Iwona Brzezicka has epilepsy" },
      ],
    });
    const lesson = sectionTitles.map((title) => `## ${title}\n\nabout the loop (for)`).join("\n\n");
    const faulty = lesson
      .replace("## Plenary", "### Plenary")
      .replaceAll("the loop (for)", "PHOTOCOPY, for Iwona Brzezicka");
    const listings: string[] = [];
    const answer = ({ messages }: Asked) => {
      const told = JSON.stringify(messages);
      if (told.includes("while loops in Python")) return saying(faulty);
      const results = told.match(/"type":"tool_result"/g)?.length ?? 0;
      if (results === 0) return calling("Skill", [{ skill: "lesson-planning:backward-design" }]);
      if (results === 1) return calling("Glob", [{ pattern: "workspace/classes/*.md" }]);
      listings.push(told);
      return saying(lesson);
    };

    using place = temporary();
    const plugin = await planted(place.dir, cases);
    const args = evaluating(plugin, "--scaffold", "-j", "2", "--json", place.path("report.json"));
    const { code } = await claudeCode(args, { home: place.dir, answer });
    expect(code).toBe(1); // one of the two falls short
    const report = Report.parse(JSON.parse(readFileSync(place.path("report.json"), "utf8")));
    const of = (name: string) => report.cases.find((one) => one.name === name)?.arms.with[0];
    expect(of("tried-whole")?.graders.filter(({ passed }) => !passed)).toEqual([]);
    expect(of("tried-whole")?.score).toBe(1);
    expect(of("tried-whole")?.graders).toHaveLength(16);
    expect(listings[0]).toContain("workspace/classes/3B.md");
    const short = of("tried-faulty")?.graders.filter(({ passed }) => !passed) ?? [];
    expect(short.map(({ name }) => name)).toEqual(["section-7", "contains-1", "not-contains-1", "names-absent-1", "skills-read-1"]); // biome-ignore format: a list
  });
});
