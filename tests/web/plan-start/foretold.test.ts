import { describe, expect, test } from "bun:test";
import { outlookOf } from "../../../src/web/plan/start/foretold.ts";

const said = (name: string, report: unknown, verdict = "pass", reason: string | null = null) => ({
  name,
  verdict,
  reason,
  report,
});
const preview = (...hooks: ReturnType<typeof said>[]) => ({ provider: "builtin", model: "builtin", hooks });
const finding = {
  kind: "email",
  where: "classes/3B.md",
  line: 4,
  excerpt: "j…",
  message: "An email",
  fix: "Out.",
};

describe("what the checks say before drafting", () => {
  test("what will be used comes as its parts", () => {
    const feedforward =
      "I'll use: 3B (28 pupils, mixed; 2 EAL) · CfE Computing, Fourth level · retrieval starters";
    const uses = ["3B (28 pupils, mixed; 2 EAL)", "CfE Computing, Fourth level", "retrieval starters"];
    expect(outlookOf(preview(said("feedforward", { feedforward, uses })))).toEqual({
      kind: "clear",
      uses,
      findings: [],
      fits: null,
      note: null,
    });
  });

  test("that another class was chosen than the words name is a line of its own", () => {
    const note = "This is for 2A, the class that was chosen; the words name 3B.";
    expect(outlookOf(preview(said("feedforward", { feedforward: "", note })))).toMatchObject({ note });
  });

  test("whether an outcome of the curriculum fits is told where it is known", () => {
    const fits = (outcomes: unknown) =>
      outlookOf(preview(said("feedforward", { feedforward: "", outcomes })));
    expect(fits(0)).toMatchObject({ kind: "clear", fits: false });
    expect(fits(3)).toMatchObject({ fits: true });
    expect(fits(undefined)).toMatchObject({ fits: null, note: null });
  });

  test("a request that is no planning is not started, and says why", () => {
    const out = said("scope-check", { verdict: "out" }, "abort", "This asks for a report.");
    expect(outlookOf(preview(said("privacy-scan", { findings: [finding], consented: false }), out))).toEqual({
      kind: "blocked",
      reason: "This asks for a report.",
    });
  });

  test("personal data stops it until the teacher goes on; with nothing sent it is only shown", () => {
    const findings = [finding];
    const stopped = said(
      "privacy-scan",
      { findings: [finding], consented: false },
      "abort",
      "Nothing has been sent.",
    );
    expect(outlookOf(preview(stopped))).toEqual({
      kind: "personal",
      findings,
      reason: "Nothing has been sent.",
      instead: null,
    });
    const asks = { findings: [finding], consented: false, instead: "cells, a pupil needs support" };
    expect(outlookOf(preview(said("privacy-scan", asks, "abort", "Which?")))).toMatchObject({
      kind: "personal",
      instead: "cells, a pupil needs support",
    });
    expect(outlookOf(preview(said("privacy-scan", { findings: [finding], consented: false })))).toEqual({
      kind: "clear",
      uses: [],
      findings,
      fits: null,
      note: null,
    });
  });

  test("a check that could not run holds it up", () => {
    expect(outlookOf(preview(said("privacy-scan", null, "error", "It broke."))).kind).toBe("blocked");
  });

  test("reports of another shape are passed over", () => {
    for (const report of [
      null,
      7,
      "text",
      [],
      { findings: "no" },
      { findings: [7, { message: 1 }] },
      { feedforward: 3 },
    ])
      expect(outlookOf(preview(said("privacy-scan", report), said("feedforward", report)))).toEqual({
        kind: "clear",
        uses: [],
        findings: [],
        fits: null,
        note: null,
      });
  });
});
