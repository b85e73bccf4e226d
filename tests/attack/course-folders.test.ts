import { describe, expect, test } from "bun:test";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CourseConfig } from "../../src/learning/course-format.ts";
import { scratch, teacherAssist } from "../cli/harness.ts";

const course = join(import.meta.dir, "..", "..", "courses", "intro-to-algorithms");

describe("a course that a stranger wrote stays in the learner's folder", () => {
  const fields = ["worksheet_dir", "exercise_dir", "response_dir"] as const;
  const bad = [
    "../../../out",
    "..",
    ".",
    "/tmp/out",
    "a/../../b",
    "a/b",
    "a\\b",
    ".hidden",
    "",
    "sessions",
    "Records",
    "a\0b",
    "~",
  ];

  test.each(bad)("a folder called %p is refused", (name) => {
    const config = JSON.parse(readFileSync(join(course, "config.json"), "utf8"));
    for (const field of fields) {
      const exercise_config = { ...config.exercise_config, [field]: name };
      expect({ field, ok: CourseConfig.safeParse({ ...config, exercise_config }).success }).toEqual({
        field,
        ok: false,
      });
    }
  });

  test("nothing is written elsewhere, and check names the line", async () => {
    using here = scratch();
    const home = join(here.dir, "home");
    const own = join(home, "courses", "intro-to-algorithms");
    mkdirSync(join(home, "courses"), { recursive: true });
    cpSync(course, own, { recursive: true });
    const config = JSON.parse(readFileSync(join(own, "config.json"), "utf8"));
    config.exercise_config = { ...config.exercise_config, exercise_dir: "../../../../out" };
    writeFileSync(join(own, "config.json"), JSON.stringify(config));
    const call = { cwd: here.dir, env: { TEACHER_ASSIST_HOME: home } };
    const made = await teacherAssist(
      ["study", "new", "intro-to-algorithms", "loops-and-counting", "--modality", "code"],
      call,
    );
    expect(made.code).not.toBe(0);
    expect(existsSync(join(here.dir, "out"))).toBe(false);
    expect(readdirSync(here.dir).filter((name) => name.includes("out"))).toEqual([]);
    const checked = await teacherAssist(["study", "check", "intro-to-algorithms"], call);
    expect(`${checked.out}${checked.err}`).toContain("exercise_dir");
  });
});
