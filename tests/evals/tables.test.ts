import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { summarise } from "../../src/evals/decisions/summary.ts";
import { costByDay } from "../../src/evals/runs/cost-by-day.ts";
import { runRow } from "../../src/evals/runs/run-row.ts";
import { decisionTable, sectionTable } from "../../src/evals/tables/decision-tables.ts";
import { costTable, runTable, sessionTable } from "../../src/evals/tables/run-tables.ts";
import { spanTable } from "../../src/evals/tables/span-table.ts";
import { csvOf } from "../../src/evals/tables/table.ts";
import { dictionary, isTableName, tables } from "../../src/evals/tables/tables.ts";
import { SessionSummary } from "../../src/store/session.ts";
import { sampleSession } from "../store/samples.ts";
import { aDecision, aModelSpan, aRun, aTrace } from "./samples.ts";

const read = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true });

describe("tables for a spreadsheet", () => {
  test("leave empty what is not known: a price, an end, a time", () => {
    const [run] = read(csvOf(runTable, [aRun({ costUsd: null, endedAt: null, durationMs: null })]));
    expect(run).toMatchObject({ cost_usd: "", ended: "", duration_ms: "", turns: "1" });
    const [free] = read(csvOf(runTable, [aRun()]));
    expect(free?.cost_usd).toBe("0");
    const [day] = read(csvOf(costTable, costByDay([aRun({ costUsd: null })])));
    expect(day).toMatchObject({ cost_usd: "", unpriced_runs: "1" });
    const [decision] = read(csvOf(decisionTable, [aDecision()]));
    expect(decision).toMatchObject({ seconds: "", edit_type: "", pick: "" });
  });

  test("call a run that was killed interrupted, as its session is called", () => {
    const killed = runRow(
      { ...aTrace([]), metadata: { ...aTrace([]).metadata, endedAt: null, status: null } },
      aRun(),
    );
    const [run] = read(csvOf(runTable, [killed]));
    expect(run).toMatchObject({ status: "interrupted", ended: "" });
    const [session] = read(
      csvOf(sessionTable, [SessionSummary.parse({ ...sampleSession("s1"), status: null })]),
    );
    expect(session?.status).toBe("interrupted");
  });

  test("hold nothing that a spreadsheet would run", () => {
    for (const evil of ["=1+1", "+cmd", "-2+3", "@SUM(A1)", "\t=1", "\r=1"]) {
      const [run] = read(csvOf(runTable, [aRun({ title: evil, reason: evil, model: evil })]));
      for (const cell of [run?.title, run?.reason, run?.model]) expect(cell).toBe(`'${evil}`);
      const [decision] = read(csvOf(decisionTable, [aDecision({ request: evil, section: evil })]));
      for (const cell of [decision?.request, decision?.section]) expect(cell).toBe(`'${evil}`);
    }
    const awkward = 'a "quoted", line\nbreak; and more';
    expect(read(csvOf(decisionTable, [aDecision({ request: awkward })]))[0]?.request).toBe(awkward);
  });

  test("give each section its counts and its interval, and each step its run", () => {
    const [section] = read(csvOf(sectionTable, summarise([aDecision()]).bySection));
    expect(section).toMatchObject({ section_kind: "starter", accept: "1", revise_shorter: "0", rate: "1" });
    expect(Number(section?.rate_low)).toBeCloseTo(0.2065, 4);
    const trace = aTrace([]);
    const [span] = read(csvOf(spanTable, [{ trace, span: aModelSpan("1.1", 0, 12.5) }]));
    expect(span).toMatchObject({
      run: trace.id,
      span: "1.1",
      duration_ms: "12.5",
      outcome: "end",
      cost_usd: "0.01",
    });
  });
});

describe("the data dictionary", () => {
  test("says of every column what it means, and no name stands for two", () => {
    for (const { columns, about } of dictionary()) {
      expect(about).not.toBe("");
      expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
      for (const column of columns) expect(column.about.length).toBeGreaterThan(3);
    }
    expect(isTableName("runs")).toBe(true);
    expect(isTableName("toString")).toBe(false);
  });

  test("is written down in the docs, column for column", () => {
    const doc = readFileSync(join(import.meta.dir, "..", "..", "docs", "research.md"), "utf8");
    for (const { name, columns } of dictionary()) {
      const [, part = ""] = doc.split(`### ${name}\n`);
      const [own = ""] = part.split("\n### ");
      for (const column of columns) expect(own).toContain(`| \`${column.name}\` | ${column.about} |`);
    }
    expect(Object.keys(tables)).toEqual(dictionary().map(({ name }) => name));
  });
});
