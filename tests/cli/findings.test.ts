import { expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { scratch, teacherAssist } from "./harness.ts";

/** A plugin whose check finds what it is told to find, in each of its reports. */
function plugin(dir: string, hooks: Record<string, string>): string[] {
  const files: Record<string, string> = {
    "agents/one.md": `---\nmodel: m\nprovider: builtin\nhooks: [${Object.keys(hooks).join(", ")}]\n---\nDo it.\n`,
    "commands/go.md": "---\nagent: one\ndescription: Goes\n---\nGo.\n",
    "builtin/one.ts": 'export default { next: () => ({ text: "# A lesson" }) };',
  };
  for (const [name, run] of Object.entries(hooks))
    files[`hooks/${name}.ts`] = `export default { name: "${name}", on: "postLoop", run: ${run} };`;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, "p", path)), { recursive: true });
    writeFileSync(join(dir, "p", path), text);
  }
  return ["p:go", "hello", "--plugin-dir", join(dir, "p")];
}

const age = `() => ({ report: { findings: [{ message: "The sentence is long for S1", fix: "Split it." }, { message: "A rude word." }] } })`;

test("what the checks found is told in sentences after the lesson, and stays out of stdout", async () => {
  using place = scratch();
  const args = plugin(place.dir, {
    age,
    odd: `() => ({ report: { findings: [null, 7, {}, { message: 3 }, { message: "" }] } })`,
    quiet: "() => undefined",
    counts: `() => ({ report: { findings: 12 } })`,
  });
  const told = await teacherAssist(args, { cwd: place.dir });
  expect(told).toMatchObject({ code: 0, out: "# A lesson\n" });
  expect(told.err).toContain("The checks found:\n- The sentence is long for S1. Split it.\n- A rude word.\n");
  const json = await teacherAssist([...args, "--json"], { cwd: place.dir });
  expect(json.err).not.toContain("The checks found");
});

test("what was put right since is not told, and nothing is told twice", async () => {
  using place = scratch();
  const once = `(event, { repairs }) => repairs === 0
    ? { repair: "Again, please.", report: { findings: [{ message: "Wrong at first." }] } }
    : { report: { findings: [] } }`;
  const stops = `() => ({ abort: "Not fit.", report: { findings: [{ message: "Not fit." }] } })`;
  const mended = await teacherAssist(plugin(place.dir, { once }), { cwd: place.dir });
  expect(mended.code).toBe(0);
  expect(mended.err).not.toContain("Wrong at first");
  const stopped = await teacherAssist(plugin(place.dir, { stops }), { cwd: place.dir });
  expect(stopped.code).toBe(3);
  expect(stopped.err.match(/Not fit\./g)?.length).toBe(1);
});
