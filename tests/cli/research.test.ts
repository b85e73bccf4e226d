import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { example, sampleWorkspace, scratch, teacherAssist } from "./harness.ts";

const plugins = ["--plugin-dir", example, "--workspace", sampleWorkspace];

describe("research from the command line", () => {
  test("lists the tables, and writes one to the terminal or to a file", async () => {
    using here = scratch();
    const call = { cwd: here.dir };
    await teacherAssist(["example:hello", "=1+1", ...plugins], call);
    const names = await teacherAssist(["research", "tables"], call);
    expect(names.out).toContain("decisions   One row a decision");
    const runs = await teacherAssist(["research", "tables", "runs"], call);
    expect(runs.code).toBe(0);
    expect(runs.out).toContain(",greeter,builtin,builtin,");
    expect(runs.out).toContain(",'=1+1,example,hello,");
    const written = await teacherAssist(["research", "tables", "spans", "-o", "spans.csv"], call);
    expect(written).toMatchObject({ code: 0, out: "" });
    expect(readFileSync(join(here.dir, "spans.csv"), "utf8")).toContain(",tool,read_skill,");
    const results = await teacherAssist(["research", "tables", "results"], call);
    expect(results.out).toContain("course,concept,modality");
  });

  test("says what is missing and what was meant", async () => {
    using here = scratch();
    const call = { cwd: here.dir };
    expect((await teacherAssist(["research", "decisions"], call)).out).toContain("No decisions yet.");
    const wrong = await teacherAssist(["research", "tables", "decision"], call);
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.err).toContain("Did you mean decisions?");
    expect((await teacherAssist(["research"], call)).err).toContain("research tables [<name>]");
    expect((await teacherAssist(["research", "decisions", "x"], call)).err).toContain("one word too many");
  });
});
