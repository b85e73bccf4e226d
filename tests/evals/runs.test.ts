import { describe, expect, test } from "bun:test";
import { costByDay } from "../../src/evals/runs/cost-by-day.ts";
import { filterRuns } from "../../src/evals/runs/filter-runs.ts";
import { markRunning, runRow } from "../../src/evals/runs/run-row.ts";
import { skillRead } from "../../src/evals/runs/skill-read.ts";
import { spanContent } from "../../src/evals/runs/span-content.ts";
import { type Message, userText } from "../../src/message.ts";
import { aModelSpan, aRun, aRunSpan, aToolSpan, aTrace } from "./samples.ts";

const session = { title: "iteration for 3B" };

describe("a run in one line", () => {
  test("has the totals of its trace, and counts what failed and what was tried again", () => {
    const row = runRow(
      aTrace([
        aModelSpan("1.1", 0, 900, { retries: 2 }),
        aToolSpan("1.2", 900, 5, { outcome: "error" }),
        aToolSpan("1.3", 905, 5, { outcome: "cancelled" }),
        aRunSpan("1", 0, 1999.5),
      ]),
      session,
    );
    expect(row).toMatchObject({ status: "success", turns: 1, costUsd: 0.01, durationMs: 1999.5 });
    expect(row).toMatchObject({ spans: 4, toolCalls: 2, retries: 2, errors: 1, title: "iteration for 3B" });
  });

  test("that was killed has what its spans say, and no end", () => {
    const spans = [aModelSpan("1.1", 0, 900), aModelSpan("1.2", 900, 900)];
    const killed = {
      endedAt: null,
      status: null,
      turns: 0,
      costUsd: 0,
      usage: aRun().usage,
    };
    const row = runRow(aTrace(spans, killed), session);
    expect(row).toMatchObject({ status: "interrupted", turns: 2, costUsd: 0.02, durationMs: null });
    expect(row.usage).toMatchObject({ inputTokens: 200, outputTokens: 40 });
    const unpriced = runRow(aTrace([aModelSpan("1.1", 0, 1, { costUsd: null })], killed), session);
    expect(unpriced.costUsd).toBeNull();
    expect(markRunning(row, { traces: ["older", row.id] }).status).toBe("running");
    expect(markRunning(row, { traces: [row.id, "newer"] }).status).toBe("interrupted");
    expect(markRunning(aRun(), { traces: [aRun().id] }).status).toBe("success");
  });
});

test("runs are found by words in any order, by what they are and by their day", () => {
  const runs = [
    aRun({ id: "1" }),
    aRun({ id: "2", title: "Fractions for 4A", model: "claude", startedAt: "2026-11-10T10:00:00.000Z" }),
    aRun({ id: "3", plugin: "study", status: "error_model", startedAt: "2026-11-01T10:00:00.000Z" }),
  ];
  const ids = (asked: Parameters<typeof filterRuns>[1]) => filterRuns(runs, asked).map(({ id }) => id);
  expect(ids({})).toEqual(["1", "2", "3"]);
  expect(ids({ q: "4a FRACTIONS" })).toEqual(["2"]);
  expect(ids({ q: "fractions 3B" })).toEqual([]);
  expect(ids({ plugin: "study" })).toEqual(["3"]);
  expect(ids({ status: "success", model: "builtin" })).toEqual(["1"]);
  expect(ids({ from: "2026-11-10", to: "2026-11-10" })).toEqual(["2"]);
});

test("an unknown price is counted, and is never a nought in the sum", () => {
  const usage = { inputTokens: 10, outputTokens: 5, cacheReadTokens: 1, cacheWriteTokens: 2 };
  const days = costByDay([
    aRun({ model: "b", usage, costUsd: null }),
    aRun({ model: "b", usage, costUsd: 0.5 }),
    aRun({ model: "a", usage, costUsd: 0.25 }),
    aRun({ model: "a", usage, costUsd: 1, startedAt: "2026-11-14T10:00:00.000Z" }),
  ]);
  expect(days.map(({ day, model, runs }) => [day, model, runs])).toEqual([
    ["2026-11-14", "a", 1],
    ["2026-11-15", "a", 1],
    ["2026-11-15", "b", 2],
  ]);
  expect(days[2]).toMatchObject({ inputTokens: 20, cacheWriteTokens: 4, costUsd: 0.5, unpriced: 1 });
});

describe("what went in and came out of a step", () => {
  const call = { type: "tool_call", id: "call_1.2", name: "read_file", args: { path: "a.md" } } as const;
  const messages: Message[] = [
    userText("iteration for 3B"),
    { role: "assistant", content: [{ type: "text", text: "I look first." }, call], stopReason: "tool_calls" },
    {
      role: "tool",
      callId: "call_1.2",
      name: "read_file",
      content: [{ type: "text", text: "# A" }],
      isError: false,
    },
    { role: "assistant", content: [{ type: "text", text: "Done." }], stopReason: "end" },
  ];

  test("comes from the session's messages: what was new to the model, and what the tool was given whole", () => {
    const first = spanContent({ messages }, aModelSpan("1.1", 0, 1, { messageIndex: 1 }));
    expect(first.input?.map(({ text }) => text)).toEqual(["iteration for 3B"]);
    expect(first.output?.[0]?.text).toBe('I look first.\n\n→ read_file {"path":"a.md"}');
    const last = spanContent({ messages }, aModelSpan("1.3", 0, 1, { messageIndex: 3, messageCount: 3 }));
    expect(last.input?.map(({ name, text }) => [name, text])).toEqual([["read_file", "# A"]]);
    const tool = spanContent({ messages }, aToolSpan("1.2", 0, 1));
    expect(tool.input?.[0]?.text).toBe('{\n  "path": "a.md"\n}');
    expect(tool.output?.[0]?.text).toBe("# A");
  });

  test("is said not to be there where the session is gone, or the messages are another agent's", () => {
    const gone = { input: null, output: null };
    expect(spanContent({ messages: [] }, aToolSpan("1.2", 0, 1))).toEqual(gone);
    expect(spanContent({ messages: [] }, aModelSpan("1.1", 0, 1))).toEqual(gone);
    expect(spanContent({ messages }, aModelSpan("1.4.1", 0, 1, { depth: 1 }))).toEqual(gone);
    // Another session's message at the same place is not this call's result.
    expect(spanContent({ messages }, aToolSpan("1.9", 0, 1)).output).toBeNull();
  });
});

test("which skill a step read, and how deep, as the tool told it", () => {
  const read = (facts: object, more = {}) => skillRead(aToolSpan("1.1", 0, 1, { facts, ...more }));
  expect(read({ skill: "differentiation", tier: 2 })).toMatchObject({ tier: 2, file: null, chars: 40 });
  expect(read({ skill: "differentiation", tier: 3, file: "eal" })).toMatchObject({ tier: 3, file: "eal" });
  expect(read({ path: "a.md" })).toBeNull();
  expect(read({ skill: "x", tier: 2 }, { outcome: "error" })).toBeNull();
  expect(skillRead(aModelSpan("1.5", 0, 1))).toBeNull();
});
