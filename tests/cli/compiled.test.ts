import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { starts } from "../../src/cli/starts/start-of.ts";
import { scratch } from "./harness.ts";

const root = join(import.meta.dir, "..", "..");
const made = join(root, "node_modules", ".cache", "teacher-assist");
const compiled = join(made, "main.js");

test("the compiled command line does what the source does: also where files of the source are read or started", () => {
  const setup = Bun.spawnSync(["node", join(root, "scripts", "setup.mjs")], { cwd: root });
  expect(setup.exitCode).toBe(0);
  expect(existsSync(compiled)).toBe(true);
  using here = scratch();
  const env = {
    PATH: process.env.PATH ?? "",
    HOME: here.dir,
    TEACHER_ASSIST_HOME: join(here.dir, "rumah é"),
  };
  const run = (...args: string[]) => {
    const { stdout, stderr, exitCode } = Bun.spawnSync([process.execPath, compiled, ...args], {
      cwd: here.dir,
      env,
    });
    expect({ exitCode, stderr: stderr.toString() }).toEqual({
      exitCode: 0,
      stderr: expect.not.stringContaining("error"),
    });
    return JSON.parse(stdout.toString());
  };
  const made = run("study", "new", "intro-to-algorithms", "binary-search", "--modality", "code", "--json");
  const graded = run("study", "grade", made.exercise_id, "--no-record", "--json");
  expect(graded).toMatchObject({ modality: "code", score: { correct: 0 } });
  const { findings } = run("doctor", "--json");
  expect(findings.filter(({ check }: { check: string }) => check === "code")).toHaveLength(3);
});

test("what only looks has a bundle of its own, which says what the source says", () => {
  expect(Bun.spawnSync(["node", join(root, "scripts", "setup.mjs")], { cwd: root }).exitCode).toBe(0);
  for (const start of starts) expect(existsSync(join(made, `${start}.js.jsc`))).toBe(true);
  using here = scratch();
  const env = { PATH: process.env.PATH ?? "", HOME: here.dir };
  const said = (file: string, args: readonly string[]) => {
    const { stdout, stderr, exitCode } = Bun.spawnSync([process.execPath, file, ...args], {
      cwd: here.dir,
      env,
    });
    return { out: stdout.toString(), err: stderr.toString(), exitCode };
  };
  const source = join(root, "src", "cli", "main.ts");
  for (const args of [
    ["--version"],
    ["--list", "--json"],
    ["--sessions"],
    ["--list", "--limit", "3"], // refused
    ["--sessions", "--plugin-dir"],
  ])
    expect(said(compiled, args)).toEqual(said(source, args));
});
