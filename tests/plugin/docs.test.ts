import { describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { approveTools } from "../../src/agent/tool-approvals.ts";
import { atTerminal, scratch, teacherAssist } from "../cli/harness.ts";

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
      "tools/count-words.ts",
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
    expect(listed.out).toMatch(/hooks\n {4}no-shouting\n {2}built-in authors\n {4}greeter\n {2}tools\n {4}count-words +waits for approval/); // biome-ignore format: one line
    const doctor = await teacherAssist(["doctor", "--plugin-dir", dir], at);
    expect(doctor.out).not.toContain("PROBLEM  plugin");
    mkdirSync(join(place.dir, "workspace"));
    writeFileSync(join(place.dir, "workspace", "teacher.md"), "I teach four classes.\n");
    const run = ["--plugin-dir", dir, "--workspace", join(place.dir, "workspace")];
    const hello = await teacherAssist(["my-plugin:hello", "Ms Reid", ...run], at);
    expect(hello).toMatchObject({ code: 0, out: "Good to see you.\n" });
    const said = hello.err.split("\n").filter((line) => line.includes("count-words"));
    expect(said).toEqual([expect.stringContaining("teacher-assist plugins approve my-plugin")]);
    const approved = await teacherAssist(["my-plugin:hello", "Ms Reid", "--approve-tools", ...run], at);
    expect(approved).toMatchObject({ code: 0, out: "Good to see you. Your 1 notes hold 4 words.\n" });
    expect(approved.err).not.toContain("count-words");
    expect((await teacherAssist(["--list", "--plugin-dir", dir], at)).out).toMatch(/count-words +approved/);
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
  const ran = join(place.dir, "ran");
  const broken = {
    "hooks/throws.ts": "throw new Error('boom');",
    "hooks/syntax.ts": "export default {",
    "hooks/nowhere.ts": 'import { defineHook } from "teacher-assist/hooks"; export default defineHook({});',
    "hooks/late.ts": 'export default { name: "late", on: "preLunch", run() {} };',
    "builtin/mute.ts": "export default {};",
    "hooks/waits.ts": "await new Promise(() => {});",
    "hooks/owns.ts": `await Bun.write(${JSON.stringify(ran)}, "x"); export default { name: "owns", on: "preLoop", run() {} };`,
  };
  for (const [path, text] of Object.entries(broken)) writeFileSync(join(dir, path), text);
  const at = { cwd: place.dir, env: { TEACHER_ASSIST_TIME_LIMITS: "hook=1" } };
  expect((await teacherAssist(["--list", "--plugin-dir", dir], at)).code).toBe(0);
  expect(existsSync(ran)).toBe(false);
  const { code, out } = await teacherAssist(["doctor", "--plugin-dir", dir], at);
  expect(existsSync(ran)).toBe(true);
  expect(code).toBe(1);
  const problems = out.split("\n").filter((line) => line.startsWith("PROBLEM  plugin"));
  for (const file of ["throws.ts", "syntax.ts", "nowhere.ts", "late.ts", "mute.ts", "waits.ts"])
    expect(problems.filter((line) => line.includes(file)).length).toBe(1);
  expect(problems.length).toBe(6);
});

test("doctor finds a tool that an agent names and that is not there", async () => {
  using place = scratch();
  const dir = written(place.dir);
  const agent = join(dir, "agents", "greeter.md");
  writeFileSync(agent, readFileSync(agent, "utf8").replace("count-words]", "count-wrods, Red]"));
  const { code, out } = await teacherAssist(["doctor", "--plugin-dir", dir], { cwd: place.dir });
  expect(code).toBe(1);
  const problems = out.split("\n").filter((line) => line.startsWith("PROBLEM  plugin"));
  expect(problems).toEqual([
    expect.stringContaining("greeter.md:6: There is no tool `count-wrods`. Did you mean `count-words`?"),
    expect.stringContaining("greeter.md:6: There is no tool `Red`. Did you mean `read_file`?"),
  ]);
});

describe("whoever is at a terminal is asked before a plugin's tool runs for the first time", () => {
  const hello = (dir: string) => ["my-plugin:hello", "Ms Reid", "--plugin-dir", join(dir, "my-plugin")];

  test("a no is kept to for that run, a yes for good; a changed file asks again", async () => {
    using place = scratch();
    const dir = written(place.dir);
    mkdirSync(join(place.dir, "workspace"));
    const asked = async (answer: string) => {
      const run = atTerminal(hello(place.dir), { cwd: place.dir });
      await run.shows("Approve? [y/N]");
      run.type(`${answer}\r`);
      expect(await run.exited).toBe(0);
      return run.screen();
    };
    const refused = await asked("n");
    expect(refused).toContain(join(dir, "tools", "count-words.ts"));
    expect(refused).not.toContain("notes hold");
    expect(await asked("yes")).toContain("Your 0 notes hold 0 words.");
    const tool = join(dir, "tools", "count-words.ts");
    writeFileSync(tool, readFileSync(tool, "utf8").replace("notes hold", "pages have"));
    expect(await asked("y")).toContain("Your 0 pages have 0 words.");
    const again = atTerminal(hello(place.dir), { cwd: place.dir });
    expect(await again.exited).toBe(0);
    expect(again.screen()).not.toContain("Approve?");
  });

  test("`plugins approve` approves without a run, and finds a broken tool at once", async () => {
    using place = scratch();
    const dir = written(place.dir);
    const approve = ["plugins", "approve", "my-plugin", "--plugin-dir", dir];
    expect(await teacherAssist(approve, { cwd: place.dir })).toMatchObject({
      code: 0,
      out: "Approved: count-words.\n",
    });
    const broken = join(dir, "tools", "broken.ts");
    writeFileSync(broken, 'export default {\n  description: "x",\n  schema: { type: "objct" },\n};');
    const told = await teacherAssist([...approve, "--json"], { cwd: place.dir });
    expect(told.code).toBe(1);
    const { problems } = JSON.parse(told.out);
    expect(problems).toContainEqual(expect.objectContaining({ file: broken, line: 3 }));
    for (const [words, near] of [
      [["plugins", "aprove", "my-plugin"], "plugins approve"],
      [["plugins", "revoke"], "plugins revoke"],
      [["plugins", "approve", "my-plgin", "--plugin-dir", dir], "Did you mean my-plugin?"],
    ] as const) {
      const wrong = await teacherAssist(words, { cwd: place.dir });
      expect(wrong.code).toBe(2);
      expect(wrong.err).toContain(near);
    }
  });
});

test("`plugins revoke` takes an approval back: the next run goes without the tool, and another plugin keeps its own", async () => {
  using place = scratch();
  const dir = written(place.dir);
  const run = (...words: string[]) => teacherAssist([...words, "--plugin-dir", dir], { cwd: place.dir });
  await run("plugins", "approve", "my-plugin");
  await approveTools(
    { HOME: join(dirname(place.dir), "home") },
    { name: "another" },
    { hash: "h", waiting: ["its"] },
  );
  const hello = ["my-plugin:hello", "count", "--json"];
  expect((await run(...hello)).err).not.toContain("plugins approve my-plugin");
  const taken = await run("plugins", "revoke", "my-plugin");
  expect(taken).toMatchObject({
    code: 0,
    out: "Taken back: count-words. It runs again once you approve it.\n",
  });
  expect((await run(...hello)).err).toContain("teacher-assist plugins approve my-plugin");
  expect((await run("--list")).out).toContain("waits for approval");
  expect(await run("plugins", "revoke", "my-plugin")).toMatchObject({
    code: 0,
    out: "Nothing of my-plugin was approved.\n",
  });
  // Also of one that is gone: what was approved under its name counts for whoever comes back under it.
  expect(JSON.parse((await run("plugins", "revoke", "another", "--json")).out)).toEqual({
    plugin: "another",
    revoked: ["its"],
  });
  await run("plugins", "approve", "my-plugin");
  expect((await run("--list")).out).not.toContain("waits for approval");
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
