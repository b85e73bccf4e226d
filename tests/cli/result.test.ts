import { expect, test } from "bun:test";
import { PassThrough, Readable } from "node:stream";
import type { RunResult } from "../../src/agent/events.ts";
import { printResult } from "../../src/cli/result.ts";
import type { Terminal } from "../../src/cli/terminal.ts";

test("content guidance is told before the text is shown", () => {
  const shown: string[] = [];
  const same = (text: string) => text;
  const terminal: Terminal = {
    out: (text) => shown.push(text),
    err: (text) => shown.push(text),
    outIsTty: false,
    errIsTty: false,
    inIsTty: false,
    input: () => Readable.from([]),
    screen: () => new PassThrough(),
    style: { dim: same, bold: same, red: same, yellow: same },
  };
  const result: RunResult = {
    status: "success",
    sessionId: "s",
    traceId: "t",
    agent: "planner",
    text: "A lesson on units of alcohol",
    usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
    costUsd: 0,
    turns: 1,
    reason: null,
    extra: { age: { guidance: ["This lesson mentions alcohol."] } },
    failure: null,
  };
  printResult(result, "text", terminal);
  expect(shown.slice(0, 2)).toEqual([
    "Content guidance: This lesson mentions alcohol.\n",
    "A lesson on units of alcohol\n",
  ]);
});
