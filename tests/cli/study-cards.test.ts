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

test("a topic's own cards are written, and two at one terminal judge each other; a guest's answers are nobody's", async () => {
  using here = scratch();
  const call = { cwd: here.dir, env: { TEACHER_ASSIST_HOME: join(here.dir, "rumah") } };
  const study = (args: string[], input = "") => teacherAssist(["study", ...args], { ...call, input });
  const cards = await study(["cards", "bahasa-melayu", "greetings", "--seed", "3"], "xyzzy\nquit\n");
  expect(cards.out).toContain("Not quite. It is:");
  expect(cards.out).toContain("0 of 1. Saved.");
  const pair = await study(
    ["together", "research-methods", "sampling", "--seed", "4"],
    "no idea\n2\nnothing\n1\nquit\n",
  );
  expect(pair.out).toContain("count for nobody");
  expect(pair.out).toMatch(/Your guest: partly right\. The program: not right/);
  expect(pair.out).toMatch(/You: 0 of 1 \(saved in their own record\)/);
  expect(pair.out).toMatch(/Your guest: 0 of 1 \(a guest's, counted for nobody\)/);
  const words = await study(["course", "words", "bahasa-melayu", "greetings"]);
  expect(words.out).toContain("has no words of its own");
});
