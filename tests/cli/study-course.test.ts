import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { scratch, teacherAssist } from "./harness.ts";

test("a course is made, renamed, copied, shared, opened, deleted and had back at a terminal", async () => {
  using here = scratch();
  const call = { cwd: here.dir, env: { TEACHER_ASSIST_HOME: join(here.dir, "rumah") } };
  const course = async (...args: string[]) => {
    const { code, out, err } = await teacherAssist(["study", "course", ...args, "--json"], call);
    if (code !== 0) throw new Error(err);
    return JSON.parse(out);
  };
  const { name } = await course("new", "Knots and ropes");
  expect(name).toBe("knots-and-ropes");
  expect(await course("rename", name, "Ropes")).toEqual({ name, title: "Ropes" });
  expect((await course("duplicate", name)).title).toBe("Ropes (copy)");
  await course("share", name, "--by", "Aina", "-o", "ropes.course");
  expect(await course("open", "ropes.course")).toMatchObject({
    name: "ropes-2",
    title: "Ropes (2)",
    by: "Aina",
  });
  expect(await course("delete", name)).toEqual({ deleted: name, comesBack: false });
  expect(existsSync(join(here.dir, "rumah", "courses", name))).toBe(false);
  await course("restore", name);
  const listed = await teacherAssist(["study", "courses", "--json"], call);
  const titles = JSON.parse(listed.out).map(({ title }: { title: string }) => title);
  expect(titles).toEqual(expect.arrayContaining(["Ropes", "Ropes (2)", "Ropes (copy)"]));
});

test("a slip says what there is", async () => {
  using here = scratch();
  const { code, err } = await teacherAssist(["study", "course", "shere"], { cwd: here.dir });
  expect(code).toBe(2);
  expect(err).toContain("Did you mean `share`?");
  expect(err).toContain("teacher-assist study course open <file.course>");
});
