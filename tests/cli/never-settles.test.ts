import { describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { swept } from "../sweep.ts";
import { inItsOwnProcess, scratch, teacherAssist } from "./harness.ts";

/** A plugin of one agent, with a hook and an author as given. */
function plugin(dir: string, hook: string, author: string): string {
  const files = {
    "agents/one.md": "---\nmodel: m\nprovider: builtin\nhooks: [check]\n---\nDo it.\n",
    "commands/go.md": "---\nagent: one\ndescription: Goes\n---\nGo.\n",
    "hooks/check.ts": hook,
    "builtin/one.ts": author,
  };
  for (const [path, text] of Object.entries(files)) {
    const to = join(dir, "dreamy", path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
  return join(dir, "dreamy");
}

const hookThat = (does: string) => `export default { name: "check", on: "preLoop", run: () => ${does} };`;
const fine = 'export default { next: () => ({ text: "A lesson." }) };';
const never = "new Promise(() => {})";
const quick = { TEACHER_ASSIST_TIME_LIMITS: "hook=2,turn=2" };

describe("what never settles does not end in exit 0", () => {
  const ways: [what: string, hook: string, author: string, reason: string][] = [
    ["a hook that waits for nothing", hookThat(never), fine, 'The check "check" took longer'],
    ["an author that waits for nothing", hookThat("undefined"), `export default { next: () => ${never} };`, "Built-in drafting took longer"], // biome-ignore format: a row
    [
      "a hook that keeps the process busy for ever",
      hookThat("new Promise(() => { setInterval(() => {}, 10); })"),
      fine,
      'The check "check" took longer',
    ],
  ];
  test.each([...swept(ways, 2)])("%s", async (_, hook, author, reason) => {
    using place = scratch();
    const at = { cwd: place.dir, env: quick };
    const args = ["dreamy:go", "hello", "--plugin-dir", plugin(place.dir, hook, author)];
    const told = await inItsOwnProcess([...args, "--json"], at);
    expect(told.code).toBe(1);
    const result = JSON.parse(told.out);
    expect(result.status).toBe("error_timeout");
    expect(result.reason).toContain(reason);
    expect(result.reason).toContain("What was written by then is kept");
    expect(result.reason).toContain("go on from here");
    const listed = await teacherAssist(["--sessions"], at);
    expect(listed.out).toContain("error_timeout");
    const trace = await teacherAssist(["--trace", result.traceId, "--json"], at);
    expect(JSON.parse(trace.out).metadata).toMatchObject({ status: "error_timeout", reason: result.reason });
  });

  test("a hook whose file never finishes loading", async () => {
    using place = scratch();
    const dir = plugin(place.dir, `await ${never};\n${hookThat("undefined")}`, fine);
    const told = await inItsOwnProcess(["dreamy:go", "hello", "--plugin-dir", dir], {
      cwd: place.dir,
      env: quick,
    });
    expect(told.code).toBe(1);
    expect(told.err).toContain("check.ts could not be loaded: it was not done");
    expect(told.err).toContain("Nothing was started, so nothing is lost");
    expect(told.err).toContain("waits for at its top");
  });
});

test("a program that has nothing left to wait for says so, and does not claim success", async () => {
  using place = scratch();
  const main = join(import.meta.dir, "..", "..", "src", "cli", "main.ts");
  // The request is read from standard input ("-"), which never comes.
  writeFileSync(
    join(place.dir, "patch.ts"),
    'Object.defineProperty(process, "stdin", { value: { [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) } });',
  );
  const child = Bun.spawn(
    [process.execPath, "--preload", join(place.dir, "patch.ts"), main, "guide:ask", "-"],
    {
      cwd: place.dir,
      env: { PATH: process.env.PATH ?? "", HOME: place.dir },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    },
  );
  const err = await new Response(child.stderr).text();
  expect(await child.exited).toBe(1);
  expect(err).toContain("ended before it was finished");
  expect(err).toContain("What was saved before is safe");
  expect(err).toContain("`guide:ask`"); // what was waiting
  expect(err).toContain("--sessions");
});
