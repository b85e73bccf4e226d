import { describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { scratch, teacherAssist } from "./harness.ts";

const described = { id: "4C", stage: "S4", subject: "History" };

describe("what the web's set-up does, from the command line", () => {
  test("a workspace and a class are made from answers as JSON, and never over what is there", async () => {
    using here = scratch();
    const env = { HOME: here.dir };
    const run = (args: string[], input: unknown) =>
      teacherAssist(["workspace", ...args], { cwd: here.dir, env, input: JSON.stringify(input) });
    const wish = { teaches: "History", class: described, curriculum: [] };
    const made = await run(["new", "mine", "-", "--json"], wish);
    expect(made.err).toBe("");
    const { root } = JSON.parse(made.out);
    expect(root).toBe(join(here.dir, "teacher-assist", "mine"));
    expect((await run(["new", "mine", "-"], wish)).code).toBe(2);
    expect((await run(["list"], "")).out).toBe(`${root}\n`);

    const added = await run(["class", "-", "--workspace", root], { ...described, id: "5D" });
    expect([added.code, added.out]).toEqual([0, "classes/5D.md\n"]);
    expect(existsSync(join(root, "classes", "5D.md"))).toBe(true);
    const twice = await run(["class", "-", "--workspace", root], { ...described, id: "5D" });
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining("There is a class 5D already")]);
  });

  test("a pupil's data is asked about before it is saved, and consent is for one call", async () => {
    using here = scratch();
    mkdirSync(join(here.dir, "workspace"));
    const pupil = { ...described, needs: ["Aisha Rahmani has epilepsy"] };
    const run = (args: string[], input: unknown) =>
      teacherAssist(["workspace", ...args], {
        cwd: here.dir,
        env: { HOME: here.dir },
        input: JSON.stringify(input),
      });
    const wish = { teaches: "History", class: pupil, curriculum: [] };
    for (const [args, input, made] of [
      [["class", "-"], pupil, join("workspace", "classes", "4C.md")],
      [["new", "mine", "-"], wish, join("teacher-assist", "mine")],
    ] as const) {
      const stopped = await run([...args], input);
      expect([stopped.code, stopped.out]).toEqual([3, ""]);
      expect(stopped.err).toContain("Nothing was saved");
      expect(stopped.err).toContain("--allow-personal-data");
      expect(stopped.err).not.toContain("Rahmani");
      expect(existsSync(join(here.dir, made))).toBe(false);
      expect((await run([...args, "--allow-personal-data"], input)).code).toBe(0);
      expect(existsSync(join(here.dir, made))).toBe(true);
    }
    const kept = readFileSync(join(here.dir, "consents.jsonl"), "utf8");
    expect(kept.trimEnd().split("\n")).toHaveLength(2);
    expect(kept).not.toContain("Rahmani");
    expect((await run(["class", "-"], { ...pupil, id: "5D" })).code).toBe(3);
  });

  test("what is wrong is said in plain words, and nothing is written", async () => {
    using here = scratch();
    mkdirSync(join(here.dir, "workspace"));
    const run = (args: string[], input: string) =>
      teacherAssist(["workspace", ...args], { cwd: here.dir, env: { HOME: here.dir }, input });
    for (const [args, input, says] of [
      [["class", "-"], "{", "is not JSON"],
      [["class", "-"], '{"id":"../x","stage":"S4","subject":"History"}', "begins with a letter or digit"],
      [["class", "gone.json"], "", "cannot be read"],
      [["new", "../up", "-"], "{}", "no name for a workspace"],
      [["clas"], "", "Did you mean workspace class?"],
    ] as const) {
      const { code, err } = await run([...args], input);
      expect([code, err]).toEqual([2, expect.stringContaining(says)]);
    }
    expect(existsSync(join(here.dir, "workspace", "classes"))).toBe(false);
  });
});
