import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeCompanion } from "../../plugins/lesson-planning/builtin/companions/make.ts";
import { needSections } from "../../plugins/lesson-planning/builtin/drafting/needs.ts";
import { adaptLesson } from "../../plugins/lesson-planning/builtin/specialists/adapting.ts";
import { startConversation } from "../../src/agent/conversation.ts";
import { prepareAgent } from "../../src/agent/prepare.ts";
import { resolveCommand } from "../../src/agent/resolve.ts";
import { wholeText } from "../../src/cli/result.ts";
import { lessonOf } from "../../src/lesson/decide/decisions.ts";
import { exportSession } from "../../src/lesson/export/export-session.ts";
import type { Part } from "../../src/lesson/export/part-names.ts";
import { tasksIn } from "../../src/lesson/lesson-tasks.ts";
import { type CompanionPart, companionParts, type Message, toolCalls } from "../../src/message.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { figureFlaws } from "../../src/questions/figure-flaws.ts";
import { prove } from "../../src/questions/prove.ts";
import { questionsIn } from "../../src/questions/questions-in.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { loadClasses } from "../../src/workspace/classes.ts";
import { planning, quietly, sampleWorkspace } from "./planning.ts";
import { samples } from "./review/read-lessons.ts";

const plugin = join(import.meta.dir, "../../plugins/lesson-planning");
const strategies = ["eal-strategies", "sen-strategies", "mixed-ability"].flatMap((file) =>
  needSections(readFileSync(join(plugin, `skills/differentiation/${file}.md`), "utf8")),
);

async function desk(
  env: Record<string, string> = {},
  command = "create-lesson",
  workspaceRoot = sampleWorkspace,
) {
  const found = await discoverPlugins([join(plugin, "..")]);
  const resolved = resolveCommand(found, `lesson-planning:${command}`);
  const prepared = await prepareAgent({ workspaceRoot, env, flags: { provider: "builtin" } }, resolved, {});
  const store = memoryStore();
  return { conversation: await startConversation({ store }, prepared, "A lesson", workspaceRoot) };
}

/** The agents that were called in, first to last. */
function calledIn(messages: readonly Message[]): string[] {
  const calls = messages.flatMap((message) => (message.role === "assistant" ? toolCalls(message) : []));
  return calls.flatMap(({ name, args }) => (name === "spawn_subagent" ? [Object(args).agent] : []));
}

describe("what is wanted beside a lesson", () => {
  for (const topology of ["multi", "single"])
    test(`comes with it, checked and whole, where agents work as ${topology}`, async () => {
      const { conversation } = await desk({ TEACHER_ASSIST_TOPOLOGY: topology });
      const request =
        "Plan a lesson on for loops for 3B with a worksheet and quiz, and check it against good practice";
      const result = await conversation.send(request, quietly());
      expect(result.status).toBe("success");
      expect(result.text).toContain("# Iteration with for loops: worksheet");
      expect(result.text).toContain("# Iteration with for loops: quiz");
      expect(result.text).toContain("Read against the six skills");
      const { session } = conversation;
      const lesson = lessonOf(session);
      expect(lesson?.sections.map(({ id }) => id)).toContain("plenary");
      expect(result.text).not.toContain("## Plenary");
      expect(calledIn(session.messages)).toEqual(
        topology === "multi" ? ["resource-creator", "pedagogy-reviewer"] : [],
      );
      expect(JSON.stringify(result)).toContain('"claims"');
      // Somebody who keeps the output in a file has the lesson too.
      expect(wholeText(result)).toStartWith(lesson?.markdown.trimEnd() ?? "no lesson");
      expect(wholeText(result)).toEndWith(result.text);
    });

  test("is made of a lesson that stands, which stays as it was", async () => {
    const { conversation } = await desk();
    await conversation.send("binary for 2A", quietly());
    const before = lessonOf(conversation.session)?.markdown;
    for (const [wish, said, agent] of [
      ["please check it against good practice", "Read against the six skills", "pedagogy-reviewer"],
      ["is this good pedagogy?", "Read against the six skills", "pedagogy-reviewer"],
      [
        "adapt the tasks for them",
        "What changes in this lesson's tasks for 2A",
        "differentiation-specialist",
      ],
      [
        "make it better for my EAL pupils",
        "What changes in this lesson's tasks for 2A",
        "differentiation-specialist",
      ],
      ["make a quiz of it", ": quiz", "resource-creator"],
      ["and slides", ": slides", "resource-creator"],
    ] as const) {
      const result = await conversation.send(wish, quietly());
      expect([wish, result.status]).toEqual([wish, "success"]);
      expect(result.text).toContain(said);
      expect([wish, calledIn(conversation.session.messages).at(-1)]).toEqual([wish, agent]);
    }
    const after = lessonOf(conversation.session)?.markdown;
    expect(after).toBe(before ?? "");
  });

  test("is made of anybody's lesson, pasted, with the lines of that lesson", async () => {
    const [faulty] = (await samples("dev")).filter(({ fault }) => fault?.kind === "observable");
    const { conversation } = await desk({}, "review-lesson", join(import.meta.dir, "review/workspace"));
    const result = await conversation.send(faulty?.markdown ?? "", quietly());
    const line =
      (faulty?.markdown ?? "").split("\n").findIndex((text) => faulty?.fault?.about.test(text)) + 1;
    expect(result.text).toContain(`**Line ${line}**`);
    expect(result.text).toContain('backward-design/framework.md, "Set success criteria": ');
  });

  test("is asked for where no lesson is at hand", async () => {
    for (const command of ["review-lesson", "adapt-lesson", "make-resources"]) {
      const { conversation } = await desk({}, command);
      const result = await conversation.send("my lesson on rivers", quietly());
      expect(result.text).toStartWith("Which lesson?");
    }
  });
});

describe("a companion", () => {
  test("asks and answers only what stands in the lesson, and every question is whole and proved", async () => {
    for (const { markdown, name } of [...(await samples("dev")), ...(await samples("apart"))]) {
      const said = folded(markdown);
      for (const { text, answer } of tasksIn(markdown))
        for (const part of [text, answer].flatMap((words) => words.split(/\n|(?<=[.?!”"])\s+/)))
          expect([name, part, said.includes(folded(part))]).toEqual([name, part, true]);
      const placed = questionsIn(makeCompanion("worksheet", markdown, null));
      expect([name, placed.map(({ problem }) => problem)]).toEqual([name, placed.map(() => null)]);
      for (const { question } of placed) {
        const asked = question?.prompt ?? "";
        expect([name, asked, said.includes(folded(asked))]).toEqual([name, asked, true]);
        expect([name, question === null ? [] : prove(question, figureFlaws)]).toEqual([name, []]);
      }
    }
  });

  test("has no answer where the lesson has none, and says what is missing where there is nothing to make it of", () => {
    const lesson =
      "# Sums: 3B\n## Starter\n1. What is 2 + 2?\n\n   **Answer:** 4\n2. Why is that so?\n## Main\n### On your own\n1. Draw it.\n   **Answer:** a line of four\n## Plenary\nWhat did we add? (twos)\n## Assessment\nAll.\n";
    const asked = (part: CompanionPart) =>
      questionsIn(makeCompanion(part, lesson, null)).map(({ question }) => question);
    expect(asked("worksheet")).toMatchObject([
      { kind: "number", answer: "4" },
      { kind: "short", prompt: "Why is that so?", answers: [] },
      { kind: "short", answers: ["a line of four"] },
    ]);
    expect(asked("quiz")).toContainEqual({ kind: "short", prompt: "What did we add?", answers: ["twos"] });
    for (const part of companionParts)
      expect(makeCompanion(part, "# Empty\n## Starter\n", null)).toMatch(/^No .+ was made of "Empty": /);
  });
});

test("what was made beside a lesson is kept with it, and each of it is a file of its own", async () => {
  const store = memoryStore();
  const { ask } = await planning("create-lesson", sampleWorkspace, { store });
  const { conversation } = await ask("binary for 2A with a worksheet and a quiz");
  const { id } = conversation.session;
  await conversation.close();
  const file = async (part: Part, audience: "teacher" | "student") => {
    const options = { format: "md", for: audience } as const;
    const { bytes } = await exportSession(store, sampleWorkspace, id, options, null, part);
    return new TextDecoder().decode(bytes);
  };
  const worksheet = await file("worksheet", "teacher");
  expect(worksheet).toContain(": worksheet");
  expect(worksheet).toContain("## Answer key");
  expect(worksheet).not.toContain(": quiz");
  expect(worksheet).not.toContain("## Plenary");
  expect(await file("quiz", "teacher")).toContain("## Questions");
  const pupils = await file("quiz", "student");
  expect(pupils).not.toContain("Answer key");
  expect(pupils).not.toContain("```question");
  expect(await file("lesson", "teacher")).toContain("## Plenary");
  // Slides need not be made first: the lesson gives them.
  expect(await file("slides", "teacher")).toContain("## Starter");
  await expect(file("homework", "teacher")).rejects.toThrow(
    `The session ${id} holds no homework. There is: worksheet, quiz.`,
  );
});

describe("changes for a need", () => {
  test("name a task's own line and words, and no need is passed over in silence", async () => {
    for (const { markdown, context } of await samples("dev")) {
      const { profile } = context;
      if (profile === null) throw new Error("no class");
      const { adaptations, open } = adaptLesson(markdown, profile, strategies);
      const lines = markdown.split("\n");
      for (const { task, change, strategy } of adaptations) {
        expect(folded(lines.slice(task.line - 1, task.line + 3).join(" "))).toContain(
          folded((task.text.split("\n")[0] ?? "").slice(0, 20)),
        );
        expect(change).not.toBe("");
        expect(strategy.name).not.toBe("");
      }
      for (const { text } of profile.needs)
        expect(
          adaptations.some(({ need }) => need === text) || open.some((line) => line.startsWith(text)),
        ).toBe(true);
    }
  });

  test("differ from lesson to lesson for the same class", async () => {
    const profile = (await loadClasses(sampleWorkspace)).find(({ id }) => id === "3B");
    if (profile === undefined) throw new Error("no 3B");
    const lesson = (task: string) =>
      `# X: 3B\n## Starter\nRecall.\n## Main\n### On your own (12 minutes)\n1. ${task}\n## Plenary\nEnd.\n`;
    const changes = (task: string) =>
      adaptLesson(lesson(task), profile, strategies).adaptations.map(
        ({ need, change }) => `${need} ${change}`,
      );
    const [one, other] = [
      changes("Write a diary of a soldier in 1916."),
      changes("Trace the program and write the output."),
    ];
    expect(one.length).toBeGreaterThan(2);
    expect(one.filter((change) => other.includes(change)).length).toBeLessThan(one.length / 2);
  });
});

/** Letters and digits alone, so that marks and line breaks do not matter. */
function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
