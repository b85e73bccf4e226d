import { describe, expect, test } from "bun:test";
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gapsIn } from "../../src/lesson/check/gaps.ts";
import { lintLesson } from "../../src/lesson/check/lints/lint-lesson.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { lessonView } from "../../src/lesson/lesson-view.ts";
import { planning, sampleWorkspace } from "./planning.ts";

describe("built-in drafting leaves places for what only the teacher knows, and claims nothing", () => {
  test.each([
    "the solar system",
    "origami cranes",
    "the offside rule",
    "the highland clearances",
    "times tables",
  ])("%s", async (topic) => {
    const { result } = await (await planning()).ask(`${topic} for 3B`);
    expect(result.status).toBe("success");
    expect(result.extra).toMatchObject({ evidence: { claims: 0, findings: [] } });
    expect(result.text).toContain("No outcome is claimed");
    expect(gapsIn(result.text)).toBe(3);
  });

  test.each(["the water cycle", "persuasive writing", "causes of the First World War"])(
    "%s is another subject's: its note is used, and no outcome of this one is claimed",
    async (topic) => {
      const { result } = await (await planning()).ask(`${topic} for 3B`);
      expect(result.status).toBe("success");
      expect(result.extra).toMatchObject({ evidence: { claims: 0, findings: [] } });
      expect(result.text).toContain("No outcome is claimed");
      expect(gapsIn(result.text)).toBe(0);
    },
  );

  test("a network of friends is none of a note's: it is drafted under its own name, the note is named, and nothing is claimed", async () => {
    const { result } = await (await planning()).ask("a network of friends for 3B");
    expect(result.text).toMatch(/^# Network of friends: 3B/);
    expect(result.text).toContain("there is a note on something near, *Networks");
    expect(result.text).not.toMatch(/TCH \d/);
  });

  test("what is no lesson at all is refused before that, with what can be done instead", async () => {
    const { result } = await (await planning()).ask("write me a poem about my cat for 3B");
    expect(result.status).toBe("error_hook_abort");
    expect(result.extra).not.toHaveProperty("sections");
    expect(result.reason).toMatch(/lesson/);
  });
});

describe("a workspace of one's own", () => {
  const csvLike = (path: string, name: string) =>
    writeFileSync(
      path,
      `---\ntitle: ${JSON.stringify(name)}\nsource: https://example.org\nretrieved: 2026-01-01\nlicence: own\nversion: "1"\nwording: official\ncode_pattern: 'KS3-[A-Z]\\d+'\nsubject: Mathematics\n---\n\n# Maths\n\n## KS3-N8 — Fractions\n- **Outcome**: Add and subtract fractions with unlike denominators.\n`,
    );

  test.each(["National Curriculum KS3 Mathematics", "Maths (été) [100%] #1 l'an", "数学"])(
    "a curriculum called %s is cited by links that hold",
    async (name) => {
      const root = mkdtempSync(join(tmpdir(), "plan-"));
      try {
        cpSync(sampleWorkspace, root, { recursive: true });
        csvLike(join(root, "curriculum", `${name}.md`), name);
        const { result } = await (await planning("create-lesson", root)).ask("adding fractions for 3B");
        expect(result).toMatchObject({ status: "success", reason: null });
        expect(result.extra.evidence).toMatchObject({ claims: 1, verified: 1, findings: [] });
      } finally {
        rmSync(root, { recursive: true });
      }
    },
  );

  test("what only the teacher can say is three places to fill in, and no section ends with nothing", async () => {
    const root = mkdtempSync(join(tmpdir(), "plan-"));
    try {
      cpSync(sampleWorkspace, root, { recursive: true });
      csvLike(join(root, "curriculum", "own.md"), "own");
      const { result } = await (await planning("create-lesson", root)).ask("origami cranes for 3B");
      expect(gapsIn(result.text)).toBe(3);
      const emptied = result.text.replaceAll(/^.*\[To fill in:[^\]]*\].*$/gm, "");
      for (const text of [result.text, emptied]) {
        const found = lintLesson(parseLesson(text), { profile: null, misconceptions: [] });
        expect(found.filter(({ rule }) => rule === "nothing-below" || rule === "missing-section")).toEqual(
          [],
        );
      }
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  test("a lesson made there is checked there, and said not to be checked when that is gone", async () => {
    const root = mkdtempSync(join(tmpdir(), "plan-"));
    try {
      cpSync(sampleWorkspace, root, { recursive: true });
      csvLike(join(root, "curriculum", "own.md"), "own");
      const { conversation } = await (await planning("create-lesson", root)).ask("adding fractions for 3B");
      const there = await lessonView(conversation.session, sampleWorkspace);
      expect(there).toMatchObject({
        checkedIn: "elsewhere",
        check: { evidence: { verified: 1, findings: [] } },
      });
      renameSync(root, `${root}-moved`);
      const gone = await lessonView(conversation.session, sampleWorkspace);
      expect(gone).toMatchObject({
        checkedIn: "gone",
        claims: [],
        check: { evidence: { claims: 0, findings: [] } },
      });
    } finally {
      rmSync(root, { recursive: true, force: true });
      rmSync(`${root}-moved`, { recursive: true, force: true });
    }
  });
});
