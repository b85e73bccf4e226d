import { expect, test } from "bun:test";
import { join } from "node:path";
import { testCommand } from "../../../../src/learning/exercises/code/test-file.ts";
import { scratch, teacherAssist } from "../../../cli/harness.ts";

test("the command that a learner is told runs the tests from where the learner is, whatever is in the path", async () => {
  using folder = scratch();
  const home = join(folder.dir, "it's my home");
  const call = { cwd: folder.dir, env: { TEACHER_ASSIST_HOME: home } };
  const args = ["study", "new", "intro-to-algorithms", "loops-and-counting", "--modality", "code"];
  const { out } = await teacherAssist(args, call);
  const [, command = ""] = /Try it as often as you like with `([^`]+)`/.exec(out) ?? [];
  for (const cwd of [folder.dir, home, "/"]) {
    const ran = Bun.spawnSync(["sh", "-c", command], { cwd });
    expect({ cwd, said: ran.stdout.toString(), err: ran.stderr.toString() }).toMatchObject({
      cwd,
      said: expect.stringMatching(/\d+\/\d+ tests passed/),
      err: "",
    });
  }
});

test("a path is quoted for the shell that people have there", () => {
  expect(testCommand("/home/ana/latihan", "python", "linux")).toBe(
    "python3 /home/ana/latihan/test_exercise.py",
  );
  expect(testCommand("/home/$(id)/a b", "javascript", "darwin")).toBe(
    "node '/home/$(id)/a b/test_exercise.js'",
  );
  expect(testCommand("/x/it's", "typescript", "linux")).toBe("bun '/x/it'\\''s/test_exercise.ts'");
});
