import { expect, test } from "bun:test";
import type { CaseResult } from "../../src/evals/suites/result.ts";
import { scoreCodebook, scoreRows, scoreTable } from "../../src/evals/tables/score-table.ts";
import { csvOf } from "../../src/evals/tables/table.ts";
import { csvRows } from "../../src/text/csv-rows.ts";

const result = (id: string, more: Partial<CaseResult> = {}): CaseResult => ({
  case: id,
  suite: "s",
  condition: "A0B1C3D3E1",
  provider: "openai",
  model: "m-1",
  repeat: 2,
  status: "success",
  kind: "lesson",
  scores: [
    { criterion: "minutes", kind: "structural", score: 0.5, threshold: 1, passed: false, found: [] },
    { criterion: "answers-right", kind: "structural", score: null, threshold: 1, passed: null, found: [] },
    {
      criterion: "m/clear",
      kind: "judged",
      score: 1,
      threshold: 0.5,
      passed: true,
      found: [],
      advisory: true,
    },
  ],
  turns: 1,
  tokens: 1,
  costUsd: 0,
  cachedUsd: 0,
  sessionId: `session-${id}`,
  traceId: "",
  error: null,
  ...more,
});

test("every score of two sides is a row, what was not measured says why, and the codebook explains each name in it", () => {
  const rows = scoreRows([
    { name: "r1@A0", results: [result("s/one")] },
    { name: "r2", results: [result("s/two", { scores: [], error: "no key" })] },
  ]);
  const [head, ...read] = csvRows(csvOf(scoreTable, rows)) ?? [];
  const table = read.map(({ cells }) =>
    Object.fromEntries(cells.map((cell, at) => [head?.cells[at] ?? "", cell])),
  );
  const said = ({
    run,
    case: id,
    repeat,
    criterion,
    score,
    passed,
    measured,
    session,
  }: Record<string, string>) => [run, id, repeat, criterion, score, passed, measured, session];
  expect(table.map(said)).toEqual([
    ["r1@A0", "s/one", "2", "minutes", "0.5", "false", "measured", "session-s/one"],
    ["r1@A0", "s/one", "2", "answers-right", "", "", "nothing to measure", "session-s/one"],
    ["r1@A0", "s/one", "2", "m/clear", "1", "true", "measured", "session-s/one"],
    ["r2", "s/two", "2", "", "", "", "could not be tried: no key", "session-s/two"],
  ]);
  expect(table.map(({ condition, model, advisory }) => [condition, model, advisory])[2]).toEqual([
    "A0B1C3D3E1",
    "m-1",
    "true",
  ]);
  const explained = (csvRows(scoreCodebook(rows)) ?? []).map(({ cells }) => cells[1]);
  for (const name of [...(head?.cells ?? []), "minutes", "answers-right", "m/clear"])
    expect(explained).toContain(name);
});
