import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scratch, teacherAssist } from "./harness.ts";

test("cards are turned, rated, taken back and saved, and leave for Anki and come back with what is remembered", async () => {
  using here = scratch();
  const call = { cwd: here.dir, env: { TEACHER_ASSIST_HOME: join(here.dir, "rumah") } };
  const study = (args: string[], input = "") => teacherAssist(["study", ...args], { ...call, input });
  const { code, out } = await study(["cards", "bahasa-melayu"], "\n\n4\n\n1\nundo\n\n3\nquit\n");
  expect(code).toBe(0);
  expect(out.indexOf("New for you:")).toBeGreaterThanOrEqual(0);
  expect(out.indexOf("New for you:")).toBeLessThan(out.indexOf(" left"));
  expect(out).toContain("Taken back:");
  expect(out).toContain("2 of 2 cards known at once.");
  expect(out).toContain("Saved.");
  for (const [format, mark] of [
    ["csv", "selamat pagi"],
    ["xapi", '"scaled"'],
  ] as const) {
    await study(["export", "bahasa-melayu", "--format", format, "-o", `out.${format}`]);
    expect(readFileSync(join(here.dir, `out.${format}`), "utf8")).toContain(mark);
  }
  await study(["export", "bahasa-melayu", "--format", "apkg", "-o", "out.apkg"]);
  const back = await study(["import", "out.apkg", "--name", "dari-anki", "--json"]);
  expect(JSON.parse(back.out)).toMatchObject({ name: "dari-anki", reviews: 2 });
  expect((await study(["quiz", "bahasa-melayu"], "quit\n")).code).toBe(0);
  expect((await study(["undo", "bahasa-melayu"])).out).toContain(", flashcards)");
});
