import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { judgeLessons, judgePairs } from "../../../src/evals/judged/judge-lessons.ts";
import { reliabilityOf, withJudgements } from "../../../src/evals/judged/judged-scores.ts";
import type { Judgement, PairJudgement } from "../../../src/evals/judged/judgement.ts";
import { nearness } from "../../../src/evals/judged/other-model.ts";
import { pairScores } from "../../../src/evals/judged/pair-scores.ts";
import { stands } from "../../../src/evals/judged/quotation.ts";
import { readRubric } from "../../../src/evals/judged/rubric.ts";
import { summariseRun } from "../../../src/evals/suites/summarise.ts";
import { inMemory, project, scriptedJudge, someLessons } from "./harness.ts";

const plan = { repeats: 3, parallel: 2, signal: new AbortController().signal };

describe("a quotation", () => {
  const text = "## Main\n\nPupils **trace** a loop on\npaper – then they say “how often” it runs.";

  test.each([
    ["Pupils trace a loop on paper", true],
    ['then they say "how often" it runs.', true],
    ["paper - then they say", true],
    ["Pupils trace a loop on the board", false],
    ["Pupils trace … how often it runs", false],
    ["a loop", false],
    ["", false],
    ["pupils trace a loop on paper", false],
  ])("%p stands in the lesson: %p", (quotation, wanted) => expect(stands(quotation, text)).toBe(wanted));
});

describe("a judge", () => {
  test("is asked each question as often as wanted, and once only; what it quotes must stand there", async () => {
    const lessons = someLessons(4);
    let asked = 0;
    const judge = await scriptedJudge(({ material: { lesson = "" } }) => {
      asked++;
      const line = lesson.split("\n")[2] ?? "";
      // Now and then it makes its words up.
      return asked % 6 === 0
        ? { answer: "yes", quotation: "Everybody reaches the goal at once." }
        : { answer: line.startsWith("Pupils") ? "yes" : "no", quotation: line };
    });
    const ledger = inMemory<Judgement>();
    expect(await judgeLessons(lessons, judge, ledger, plan)).toEqual({ asked: 12, failed: [] });
    expect(await judgeLessons(lessons, judge, ledger, plan)).toEqual({ asked: 0, failed: [] });
    expect(ledger.all.filter(({ problem }) => problem !== null)).toHaveLength(2);
    const [clear] = reliabilityOf(ledger.all);
    expect(clear).toMatchObject({
      criterion: "test/clear",
      judge: "openai judge-1",
      answers: 12,
      notCounted: 2,
    });
    expect(clear?.repeats?.value).toBe(1);
  });

  test("is told nothing of condition, author, run or session", async () => {
    const prompts: string[] = [];
    const judge = await scriptedJudge(({ prompt }) => {
      prompts.push(prompt);
      return { answer: "no", quotation: "Pupils write a loop that counts" };
    });
    const [lesson] = someLessons(1);
    if (lesson === undefined) throw new Error("no lesson");
    const secret = {
      ...lesson,
      item: "20261116-133214-5o3fhr",
      condition: "A0B1C3D3E1",
      authors: ["claude-x"],
    };
    await judgeLessons([secret], judge, inMemory<Judgement>(), { ...plan, repeats: 1 });
    await judgePairs([[secret, secret]], judge, inMemory<PairJudgement>(), { ...plan, repeats: 1 });
    expect(prompts.length).toBeGreaterThanOrEqual(2);
    for (const prompt of prompts) expect(prompt).not.toMatch(/A0B1|claude-x|20261116/);
  });

  test("that cannot be asked is said, and the rest is asked the next time", async () => {
    const broken = await scriptedJudge(() => ({ answer: "perhaps", quotation: "" }));
    const ledger = inMemory<Judgement>();
    const { asked, failed } = await judgeLessons(someLessons(2), broken, ledger, { ...plan, repeats: 1 });
    expect([asked, failed.length, ledger.all.length]).toEqual([0, 2, 0]);
  });

  test("its scores are scores like any other, and advisory until people agree with it", () => {
    const said = (answer: "yes" | "no", problem: string | null, repeat: number): Judgement => ({
      item: "s1",
      question: "clear",
      repeat,
      rubric: "test",
      asked: "h",
      judge: "openai judge-1",
      quotation: "q",
      answer,
      problem,
    });
    const result = {
      case: "a",
      suite: "s",
      condition: "A1B1C3D3E1",
      provider: "anthropic",
      model: "m",
      repeat: 1,
      status: "success",
      kind: "lesson" as const,
      scores: [],
      turns: 1,
      tokens: 1,
      costUsd: 0,
      cachedUsd: 0,
      sessionId: "s1",
      traceId: "",
      error: null,
    };
    const judgements = [
      said("yes", null, 1),
      said("no", null, 2),
      said("yes", "not there", 3),
      said("yes", null, 4),
    ];
    const [advisory] = withJudgements([result], judgements, () => false);
    expect(advisory?.scores).toMatchObject([
      { criterion: "test/clear", kind: "judged", score: 2 / 3, passed: true },
    ]);
    expect(advisory?.scores[0]?.found[2]).toContain("not counted");
    expect(summariseRun(advisory === undefined ? [] : [advisory]).criteria[0]?.isAdvisory).toBe(true);
    const [relied] = withJudgements([result], judgements, () => true);
    expect(relied?.scores[0]?.advisory).toBe(false);
    const [nothing] = withJudgements([result], [said("yes", "not there", 1)], () => true);
    expect(nothing?.scores[0]).toMatchObject({ score: null, passed: null });
  });
});

describe("two lessons", () => {
  test("are asked about in both orders; an answer that turns with the order decides nothing", async () => {
    const lessons = someLessons(20);
    const pairs = lessons.flatMap((lesson, at) => {
      const other = lessons[at + 1];
      return at % 2 === 0 && other !== undefined ? [[lesson, other] as const] : [];
    });
    const fair = await scriptedJudge(({ material: { first = "" } }) => {
      const isGood = first.includes("Pupils write");
      const quotation = "Pupils write a loop that counts to ten.";
      return { answer: isGood ? "first" : "second", quotation };
    });
    const ledger = inMemory<PairJudgement>();
    await judgePairs(pairs, fair, ledger, { ...plan, repeats: 1 });
    expect(ledger.all).toHaveLength(20);
    expect(pairScores(ledger.all)).toMatchObject([{ pairs: 10, item: 10, other: 0, turned: 0 }]);

    const lazy = await scriptedJudge(({ material: { first = "" } }) => ({
      answer: "first",
      quotation: first.split("\n")[2] ?? "",
    }));
    const turned = inMemory<PairJudgement>();
    await judgePairs(pairs, lazy, turned, { ...plan, repeats: 1 });
    expect(pairScores(turned.all)).toMatchObject([
      { pairs: 10, item: 0, other: 0, turned: 10, preferred: null },
    ]);
  });
});

describe("a model and its own work", () => {
  test.each([
    ["claude-x-4-5", "claude-x-4-5-20250929", "same"],
    ["anthropic/claude-x-4-5", "claude-x-4-5", "same"],
    ["claude-x-4-5-latest", "claude-x-4-5@20250929", "same"],
    ["gpt-6-sol", "gpt-6-sol-2026-03-01", "same"],
    ["llama3.2", "llama3.2:latest", "same"],
    ["claude-y-5", "claude-x-4-5", "same maker"],
    ["o3", "gpt-6-sol", "same maker"],
    ["gpt-6-sol", "claude-x-4-5", "another"],
    ["claude-x-4-5", "builtin", "another"],
  ] as const)("%s and %s: %s", (judge, author, wanted) => expect(nearness(judge, author)).toBe(wanted));
});

describe("a rubric", () => {
  test("that ships can be read", () => {
    const file = join(project, "evals", "rubrics", "lesson.yaml");
    expect(readRubric("lesson.yaml", readFileSync(file, "utf8")).questions.length).toBeGreaterThan(4);
  });

  test.each([
    ["rubric: a\ndescription: b\nquestions:\n  - id: one\n    ask: Is it?\n    counts: Yes.\n", 4],
    ["rubric: a\ndescription: b\nquestions: []\n", 3],
    ["rubric: A B\ndescription: b\nquestions: []\n", 1],
    [
      "rubric: a\ndescription: b\nquestions:\n  - { id: x, ask: a, counts: b, does_not_count: c }\n  - { id: x, ask: a, counts: b, does_not_count: c }\n",
      5,
    ],
  ])("that is wrong is named with its line (%#)", (source, line) =>
    expect(() => readRubric("r.yaml", source)).toThrow(`r.yaml:${line}:`),
  );
});
