import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resolveCommand } from "../../src/agent/resolve.ts";
import { modalities } from "../../src/learning/course-words.ts";
import { errorTypes } from "../../src/learning/errors/error-type.ts";
import { conversationTools } from "../../src/learning/exercises/conversation/conversation-tools.ts";
import { matrix } from "../../src/learning/modality/matrix.ts";
import { ExerciseResult } from "../../src/learning/result.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";

const root = join(import.meta.dir, "..", "..");
const dir = join(root, "plugins", "study");
const found = await discoverPlugins([join(root, "plugins")]);
const page = (path: string) => readFileSync(join(dir, "skills", path), "utf8");

test("the study plugin loads whole, with nothing to complain about", () => {
  expect(found.problems.filter(({ plugin }) => plugin === "study")).toEqual([]);
  const study = found.plugins.get("study");
  expect([...(study?.agents.keys() ?? [])].sort()).toEqual([
    "course-builder",
    "grader",
    "image-reader",
    "tutor",
  ]);
  expect([...(study?.commands.keys() ?? [])].sort()).toEqual(["build-course", "progress", "quiz", "study"]);
  expect([...(study?.skills.keys() ?? [])].sort()).toEqual(["quiz", "study"]);
  expect([...(study?.builtin.keys() ?? [])]).toEqual(["tutor"]);
});

test("every command finds its agent, and the marketplace lists the plugin", () => {
  for (const command of ["study", "quiz", "progress", "build-course"]) {
    expect(resolveCommand(found, `study:${command}`).agent.provider).toBe("anthropic");
  }
  const market: unknown = JSON.parse(readFileSync(join(root, ".claude-plugin", "marketplace.json"), "utf8"));
  expect(market).toMatchObject({
    plugins: expect.arrayContaining([expect.objectContaining({ name: "study" })]),
  });
});

test("the tutor asks for exactly the tools that a conversation offers", () => {
  const refuse = () => {
    throw new Error("not called");
  };
  const tools = conversationTools({
    load: refuse,
    save: refuse,
    finish: refuse,
    heard: () => null,
    now: () => new Date(0),
    judge: refuse,
    helping: { book: null },
  });
  // `Skill` is for Claude Code, which starts no agent without a tool that it knows.
  const wanted = (found.plugins.get("study")?.agents.get("tutor")?.tools ?? []).filter(
    (name) => name !== "Skill",
  );
  expect([...wanted].sort()).toEqual(tools.map(({ name }) => name).sort());
});

describe("what the study skill tells an agent is what the program does", () => {
  test("the decision matrix, row by row", () => {
    const rows = page("study/decision-matrix.md")
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| domain"))
      .map((line) => line.slice(2, -2).split(" | "));
    expect(rows).toEqual(
      matrix.map(({ domain, bloom, type, primary, secondary }) => [domain, bloom, type, primary, secondary]),
    );
  });

  test("the error types", () => {
    const text = page("study/evaluation.md");
    for (const domain of ["language", "technical", "conceptual"] as const) {
      const row = text.split("\n").find((line) => line.startsWith(`| ${domain} |`)) ?? "";
      expect([...row.matchAll(/`(\w+)`/g)].map(([, type]) => type)).toEqual([...errorTypes[domain]]);
    }
  });

  test("a page for each modality, and every reference file that SKILL.md names", () => {
    for (const modality of modalities) {
      expect(existsSync(join(dir, "skills", "study", `${modality.replace("_", "-")}.md`))).toBe(true);
    }
    for (const skill of ["study", "quiz"]) {
      const listed = page(`${skill}/SKILL.md`).split("## Reference files")[1] ?? "";
      const names = [...listed.matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name);
      expect(names.sort()).toEqual(found.plugins.get("study")?.skills.get(skill)?.references ?? []);
    }
  });

  test("results in the examples are results that the program takes", () => {
    for (const path of ["study/commands.md", "quiz/recording.md"]) {
      const examples = [...page(path).matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = ""]): unknown =>
        JSON.parse(text),
      );
      const results = examples.flatMap((one) => (Array.isArray(one) ? one : [one])).filter(isResult);
      expect(results.length).toBeGreaterThan(0);
      for (const result of results) expect(ExerciseResult.safeParse(result).error?.issues ?? []).toEqual([]);
    }
  });

  test("nothing tells an agent to write under the learner's home itself", () => {
    for (const skill of ["study", "quiz"])
      expect(page(`${skill}/SKILL.md`)).toMatch(/never (?:use )?write or edit/i);
  });
});

function isResult(value: unknown): boolean {
  return typeof value === "object" && value !== null && "fsrs_rating" in value;
}
