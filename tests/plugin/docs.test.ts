import { describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { scratch, teacherAssist } from "../cli/harness.ts";

const root = join(import.meta.dir, "..", "..");
const page = readFileSync(join(root, "docs", "plugins.md"), "utf8");
const files = [...page.matchAll(/^`([^`\n]+)`:\n\n```\w+\n([\s\S]*?)^```$/gm)].map(([, path = "", text = ""]) => ({ path, text })); // biome-ignore format: one line

/** The plugin of docs/plugins.md, as written there, outside the project. */
function written(dir: string): string {
  for (const { path, text } of files) {
    const to = join(dir, "my-plugin", path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
  return join(dir, "my-plugin");
}

describe("the plugin that docs/plugins.md shows", () => {
  test("is whole", () => {
    expect(files.map(({ path }) => path)).toEqual([
      ".claude-plugin/plugin.json",
      "agents/greeter.md",
      "commands/hello.md",
      "hooks/no-shouting.ts",
      "builtin/greeter.ts",
    ]);
  });

  test("is found, loads and runs as written, anywhere", async () => {
    using place = scratch();
    const dir = written(place.dir);
    const at = { cwd: place.dir };
    const listed = await teacherAssist(["--list", "--plugin-dir", dir], at);
    expect(listed).toMatchObject({ code: 0, err: "" });
    expect(listed.out).toContain("my-plugin:hello");
    const doctor = await teacherAssist(["doctor", "--plugin-dir", dir], at);
    expect(doctor.out).not.toContain("PROBLEM  plugin");
    mkdirSync(join(place.dir, "workspace"));
    const run = ["--plugin-dir", dir, "--workspace", join(place.dir, "workspace")];
    const hello = await teacherAssist(["my-plugin:hello", "Ms Reid", ...run], at);
    expect(hello).toMatchObject({ code: 0, out: "Good to see you.\n" });
    const shouted = await teacherAssist(["my-plugin:hello", "MS REID", ...run], at);
    expect(shouted.code).toBe(3);
    expect(shouted.err).toContain("without shouting");
  });

  const claude = join(root, "node_modules", ".cache", "plugin-validators", "node_modules", ".bin", "claude");
  const installed = existsSync(claude);
  if (!installed)
    console.log("skipped: Claude Code is not installed (node scripts/validate-plugins.mjs does it)");
  test.skipIf(!installed)("passes Claude Code's strict validation", async () => {
    using place = scratch();
    const child = Bun.spawn([claude, "plugin", "validate", "--strict", written(place.dir)], {
      env: { PATH: process.env.PATH ?? "", HOME: place.dir },
      stdout: "pipe",
      stderr: "pipe",
    });
    const told = await new Response(child.stdout).text();
    expect({ code: await child.exited, told }).toMatchObject({ code: 0 });
  });
});

test("doctor loads hooks and authors, and names every one that cannot be used; --list runs no code", async () => {
  using place = scratch();
  const dir = written(place.dir);
  const broken = {
    "hooks/throws.ts": "throw new Error('boom');",
    "hooks/syntax.ts": "export default {",
    "hooks/nowhere.ts": 'import { defineHook } from "teacher-assist/hooks"; export default defineHook({});',
    "hooks/late.ts": 'export default { name: "late", on: "preLunch", run() {} };',
    "builtin/mute.ts": "export default {};",
    "hooks/waits.ts": "await new Promise(() => {});",
    "hooks/owns.ts": 'await Bun.write("ran", "x"); export default { name: "owns", on: "preLoop", run() {} };',
  };
  for (const [path, text] of Object.entries(broken)) writeFileSync(join(dir, path), text);
  const at = { cwd: place.dir, env: { TEACHER_ASSIST_TIME_LIMITS: "hook=1" } };
  expect((await teacherAssist(["--list", "--plugin-dir", dir], at)).code).toBe(0);
  expect(existsSync(join(place.dir, "ran"))).toBe(false);
  const { code, out } = await teacherAssist(["doctor", "--plugin-dir", dir], at);
  expect(code).toBe(1);
  const problems = out.split("\n").filter((line) => line.startsWith("PROBLEM  plugin"));
  for (const file of ["throws.ts", "syntax.ts", "nowhere.ts", "late.ts", "mute.ts", "waits.ts"])
    expect(problems.filter((line) => line.includes(file)).length).toBe(1);
  expect(problems.length).toBe(6);
});

test("what nothing reads is named and breaks nothing", async () => {
  using place = scratch();
  const dir = written(place.dir);
  const agent = join(dir, "agents", "greeter.md");
  writeFileSync(agent, readFileSync(agent, "utf8").replace("---\n", "---\nzebra: 1\ncolor: red\n"));
  for (const args of [["--list"], ["doctor"]]) {
    const told = await teacherAssist([...args, "--plugin-dir", dir], { cwd: place.dir });
    const all = told.out + told.err;
    expect(all).toContain("greeter.md:2: `zebra` is not a field of an agent, and nothing reads it.");
    expect(all).not.toContain("`color`");
    expect(all).not.toContain("PROBLEM  plugin");
    expect(told.out).toContain(args[0] === "--list" ? "my-plugin:hello" : "my-plugin/greeter");
  }
});
