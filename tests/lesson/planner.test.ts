import { describe, expect, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkLesson } from "../../src/lesson/check/check.ts";
import { proposeAlternatives, proposeRevision } from "../../src/lesson/decide/adjudicate.ts";
import { EditType } from "../../src/lesson/decide/decision.ts";
import { lessonOf } from "../../src/lesson/decide/decisions.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { sectionTitles } from "../../src/lesson/section-kind.ts";
import { classNamedIn, loadClasses } from "../../src/workspace/classes.ts";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { workspaceReader } from "../../src/workspace/reader.ts";
import { loadTopicNotes } from "../../src/workspace/topic-notes.ts";
import { swept, times } from "../sweep.ts";
import { planning, quietly, sampleWorkspace } from "./planning.ts";

const topics = [
  "iteration",
  "selection with if",
  "variables",
  "functions",
  "lists",
  "binary",
  "networks",
  "phishing and passwords",
  "testing and debugging",
  "sorting algorithms",
  "strings",
  "recursion",
];
const classes = ["1B", "2A", "3B"];

async function checked(markdown: string, classId: string) {
  const registry = await loadRegistry(sampleWorkspace);
  const profile = classNamedIn(classId, await loadClasses(sampleWorkspace));
  const notes = await loadTopicNotes(sampleWorkspace);
  return checkLesson(markdown, { registry, profile, notes, read: workspaceReader(sampleWorkspace) });
}

/** How much two texts share, by runs of five words. */
function likeness(a: string, b: string): number {
  const runs = (text: string) => {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    return new Set(words.map((_, i) => words.slice(i, i + 5).join(" ")));
  };
  const [first, second] = [runs(a), runs(b)];
  const both = [...first].filter((run) => second.has(run)).length;
  return both / Math.min(first.size, second.size);
}

/** A lesson's sections without what only names the class or counts minutes and lines. */
const unnamed = (() => {
  const known = new Map<string, string[]>();
  return (lesson: string): string[] => {
    const sections =
      known.get(lesson) ??
      parseLesson(lesson).sections.map(({ text }) => text.replace(/\b[1-3][AB]\b|\bS[1-3]\b|\d+/g, ""));
    known.set(lesson, sections);
    return sections;
  };
})();

describe("with no key, on the sample workspace", () => {
  const lessons = new Map<string, string>();

  for (const id of classes) {
    test(`every topic gives ${id} a whole lesson: claims verified, lints clean, age fit`, async () => {
      const { ask } = await planning();
      const written: string[] = [];
      for (const topic of swept(topics, 2)) {
        const { result } = await ask(`${topic} for ${id}`);
        if (!("sections" in result.extra)) {
          // What the class has not met yet is said first, with a choice.
          expect(result).toMatchObject({ status: "success" });
          expect(result.text).toContain("Which shall it be?");
          continue;
        }
        written.push(topic);
        lessons.set(`${topic} for ${id}`, result.text);
        expect({ topic, status: result.status, reason: result.reason }).toEqual({
          topic,
          status: "success",
          reason: null,
        });
        expect(parseLesson(result.text).sections.map(({ title }) => title)).toEqual(sectionTitles);
        const found = await checked(result.text, id);
        expect({ topic, ...found.evidence }).toMatchObject({
          topic,
          invented: 0,
          unsupported: 0,
          findings: [],
        });
        expect(found.evidence.claims).toBeGreaterThan(0);
        expect({ topic, lints: found.lints }).toEqual({ topic, lints: [] });
        expect({ topic, age: found.age }).toEqual({ topic, age: [] });
      }
      expect(written.length).toBeGreaterThanOrEqual(times(1, 10));
    });
  }

  test("no two lessons are the same text with the names swapped: a class changes four sections at least", () => {
    const all = [...lessons];
    expect(all.length).toBeGreaterThanOrEqual(times(4, 30));
    let most = { pair: "", share: 0 };
    for (const [i, [a, first]] of all.entries()) {
      for (const [b, second] of all.slice(i + 1)) {
        const share = likeness(first, second);
        if (share > most.share) most = { pair: `${a} / ${b}`, share };
        const same = unnamed(first).filter((section, n) => section === unnamed(second)[n]).length;
        expect({ pair: `${a} / ${b}`, same: same > 7 }).toEqual({ pair: `${a} / ${b}`, same: false });
      }
    }
    console.log(`most alike: ${most.pair}, ${(100 * most.share).toFixed(0)} % of five-word runs`);
    expect(most.share).toBeLessThan(0.9);
  });

  test("what a class needs is read up at tier 3, and nothing else is", async () => {
    const { ask, store } = await planning();
    const { result } = await ask("iteration for 3B");
    const { spans } = await store.readTrace(result.traceId);
    const read = spans.flatMap((span) =>
      span.type === "tool" && span.name === "read_skill" ? [span.facts] : [],
    );
    expect(read).toContainEqual({ skill: "differentiation", tier: 3, file: "eal-strategies" });
    expect(read).not.toContainEqual({ skill: "lesson-structure", tier: 3, file: "timings-guide" });
    expect(read.filter((facts) => facts?.tier === 2).map((facts) => facts?.skill)).toEqual([
      "lesson-structure",
      "differentiation",
    ]);
  });
});

describe("an outcome that the teacher names by its code", () => {
  test.each([
    ["TCH 4–14a for 3B", "# Constructs and data structures of a textual language"],
    ["the constructs of a textual language (TCH 4-14a) for 3B", "# Constructs of a textual language:"],
  ])("%s is what the lesson is about", async (asked, title) => {
    const { result } = await (await planning()).ask(asked);
    expect(result.text).toStartWith(title);
    expect(result.text).toContain("- [TCH 4-14a](curriculum/cfe-computing.md#L");
    expect(result.extra).toMatchObject({ evidence: { findings: [] } });
  });

  test("one that no file holds is not claimed", async () => {
    const { result } = await (await planning()).ask("TCH 9-99z for 3B");
    expect(result.text).toContain(
      'I find no outcome for Fourth level in your curriculum files that "TCH 9-99z"',
    );
  });
});

describe("what it does not know, it asks or says", () => {
  test("a topic that no outcome holds is not claimed", async () => {
    const { result } = await (await planning()).ask("photosynthesis for 3B");
    expect(result.status).toBe("success");
    expect(result.text).toContain("No outcome is claimed");
    expect(result.extra).toMatchObject({ evidence: { claims: 0 } });
  });

  test("a missing class or topic is asked for", async () => {
    const { ask } = await planning();
    expect((await ask("a lesson on recursion")).result.text).toContain("Which class is it for?");
  });
});

describe("on another workspace", () => {
  async function elsewhere(change: (dir: string) => void, work: (dir: string) => Promise<void>) {
    const dir = mkdtempSync(join(tmpdir(), "teacher-assist-plan-"));
    try {
      cpSync(sampleWorkspace, dir, { recursive: true });
      change(dir);
      await work(dir);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  }

  test("without a topic note the places that need subject matter are marked, and the claims still hold", async () => {
    await elsewhere(
      () => {},
      async (dir) => {
        const { result } = await (await planning("create-lesson", dir)).ask("textiles for 3B");
        expect(result.status).toBe("success");
        expect(result.text).toContain("[To fill in: one worked example");
        expect(result.extra.evidence).toMatchObject({ invented: 0, unsupported: 0 });
      },
    );
  });

  test("a curriculum nobody has seen before is planned from like any other", async () => {
    const file = `---
title: Grade 6 Science
source: https://example.org/science
retrieved: 2026-01-01
licence: none
version: "1"
wording: official
code_pattern: 'SCI\\.\\d\\.\\d+'
subject: Botany
---

# Science

## SCI.6.1 — Photosynthesis in green plants
- **Level**: Grade 6
- **Organiser**: Life science
- **Outcome text**: Explain how green plants make food from light, water and carbon dioxide.
- **Progression from**: None
- **Progression to**: Cell respiration
- **Assessment expectations**: Names what goes in and what comes out; explains why leaves are green; predicts what happens without light
- **Common misconceptions**: Plants get their food from the soil; plants only respire at night
- **Cross-references**: None
- **Typical prior knowledge**: Parts of a plant and what each does
- **Keywords**: photosynthesis, plant, leaf, light, chlorophyll
`;
    const profile = `---
class: 6K
stage: S1
subject: Botany
level: Grade 6
size: 24
period_minutes: 45
---

## Class 6K
- 24 students, mixed ability
- 1 student with dyslexia — short texts
- Prior knowledge: parts of a plant
`;
    await elsewhere(
      (dir) => {
        writeFileSync(join(dir, "curriculum", "science.md"), file);
        writeFileSync(join(dir, "classes", "6K.md"), profile);
      },
      async (dir) => {
        const { result } = await (await planning("create-lesson", dir)).ask("photosynthesis for 6K");
        expect({ status: result.status, reason: result.reason }).toEqual({ status: "success", reason: null });
        expect(result.text).toContain("[SCI.6.1](curriculum/science.md#L14-L24)");
        expect(result.text).toContain("| **Total** | **45** | |");
        expect(result.text).toContain("Plants get their food from the soil");
        expect(result.extra.evidence).toMatchObject({ verified: 1, invented: 0, unsupported: 0 });
      },
    );
  });
});

describe("revising and choosing", () => {
  const now = () => "2026-01-01T00:00:00.000Z";

  test("every preset on every section gives a section that can stand there, with claims that still hold", async () => {
    const { ask } = await planning();
    const { conversation, result } = await ask("iteration for 3B");
    for (const [at, section] of parseLesson(result.text).sections.entries()) {
      // A sample takes one preset for each section, in turn.
      const from = at % EditType.options.length;
      const presets = [...EditType.options.slice(from), ...EditType.options.slice(0, from)];
      for (const editType of swept(presets, 1)) {
        const wish = { section: section.id, request: editType.replaceAll("_", " "), editType };
        const proposed = await proposeRevision(conversation, wish, quietly(), now).catch((error) => error);
        // What a section cannot show is said, and the section stays as it is.
        if (proposed instanceof Error) {
          expect(proposed.message).toStartWith("Nothing was changed: ");
          expect(conversation.session.messages.at(-1)).toMatchObject({ answer: { kind: "left-alone" } });
          continue;
        }
        const { decision, result: revised } = proposed;
        expect(conversation.session.messages.at(-1)).toMatchObject({ answer: { kind: "section" } });
        expect({
          section: section.id,
          editType,
          status: revised.status,
          reason: revised.reason,
        }).toMatchObject({ status: "success" });
        expect(decision).toMatchObject({ type: "revise", text: expect.stringContaining("##") });
      }
    }
  });

  test("easier and harder change the tasks, shorter is shorter, more detail is longer", async () => {
    const { ask } = await planning();
    const lengths = new Map<string, number>();
    const texts = new Map<string, string>();
    for (const request of ["easier", "harder", "shorter", "more detail"]) {
      const { conversation, result } = await ask("iteration for 3B");
      const main = parseLesson(result.text).sections.find(({ id }) => id === "main")?.text ?? "";
      lengths.set("draft", main.length);
      const { decision } = await proposeRevision(
        conversation,
        { section: "main", request, editType: "other" },
        quietly(),
        now,
      );
      const text = decision?.type === "revise" ? decision.text : "";
      lengths.set(request, text.length);
      texts.set(request, text);
    }
    expect(lengths.get("shorter") ?? 0).toBeLessThan((lengths.get("draft") ?? 0) * 0.9);
    expect(lengths.get("more detail") ?? 0).toBeGreaterThan(lengths.get("draft") ?? 0);
    expect(texts.get("easier")).not.toBe(texts.get("harder"));
  });

  test("every section has two or three alternatives, each different and each with its reason", async () => {
    const { ask } = await planning();
    const { conversation, result } = await ask("selection for 2A");
    for (const { id } of parseLesson(result.text).sections) {
      const { decision, result: run } = await proposeAlternatives(
        conversation,
        { section: id },
        quietly(),
        now,
      );
      expect({ id, status: run.status, reason: run.reason }).toMatchObject({ id, status: "success" });
      const options = decision?.type === "alternatives" ? decision.options : [];
      expect(options.length).toBeGreaterThanOrEqual(2);
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
      expect(options.every(({ why }) => why.length > 10)).toBe(true);
    }
  });

  test("a wish in free words changes the section it names and nothing else", async () => {
    const { ask } = await planning();
    const { conversation, result } = await ask("plan a lesson on iteration for 3B");
    const refined = await conversation.send("make the starter shorter", quietly());
    expect(refined.status).toBe("success");
    const before = parseLesson(result.text).sections;
    const after = parseLesson(refined.text).sections;
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const changed = after.filter(({ text }, i) => text !== before[i]?.text).map(({ id }) => id);
    // Its minutes stand in Timings too.
    expect(changed).toEqual(["starter", "timings"]);
    expect(lessonOf(conversation.session)?.original).toBe(refined.text);
  });
});

describe("companions", () => {
  test.each(["create-worksheet", "create-quiz", "create-revision-guide"])(
    "%s stands on the same outcomes, checked, with answers apart",
    async (command) => {
      const { result } = await (await planning(command)).ask("iteration for 3B");
      expect(result.status).toBe("success");
      expect(result.extra.evidence).toMatchObject({ invented: 0, unsupported: 0 });
      expect(result.extra).not.toHaveProperty("sections");
      if (command !== "create-revision-guide") {
        const [pupils = ""] = result.text.split("## Answer key");
        expect(pupils).not.toMatch(/\*\*Answer|Teacher:|TCH /);
      }
    },
  );
});
