import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratch, teacherAssist } from "./harness.ts";

test("study modality says what was chosen and by which rules", async () => {
  using here = scratch();
  const args = [
    "study",
    "modality",
    "--domain",
    "language",
    "--bloom",
    "remember",
    "--type",
    "vocabulary",
    "--json",
  ];
  const { code, out } = await teacherAssist(args, { cwd: here.dir });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ modality: "worksheet", secondary: "conversation" });
  writeFileSync(join(here.dir, "context.json"), JSON.stringify({ minutesLeft: 3 }));
  const late = await teacherAssist([...args, "--context", "context.json"], { cwd: here.dir });
  expect(JSON.parse(late.out).modality).toBe("conversation");
  const wrong = await teacherAssist(
    ["study", "modality", "--domain", "languages", "--bloom", "remember", "--type", "x"],
    { cwd: here.dir },
  );
  expect(wrong.code).toBe(2);
});

test("study judge gives one verdict a line, from a file or a pipe, and says which lines it could not read", async () => {
  using here = scratch();
  const rows = [
    { id: 1, accepted: ["selamat pagi"], answer: "Selamat pagi!" },
    { id: 2, accepted: ["selamat pagi"], answer: "selamat pgi" },
    { id: 3, accepted: ["kata"], answer: "kota", vocabulary: ["kata", "kota"] },
  ];
  const input = `${rows.map((row) => JSON.stringify(row)).join("\n")}\nnot json\n`;
  const { code, out, err } = await teacherAssist(["study", "judge", "-", "--kind", "answer"], {
    cwd: here.dir,
    input,
  });
  expect(code).toBe(1);
  expect(err).toContain("line 4 cannot be read");
  const verdicts = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(verdicts.map(({ id, verdict, error_type }) => [id, verdict, error_type])).toEqual([
    [1, "correct", null],
    [2, "partial", "spelling"],
    [3, "incorrect", "confusion"],
  ]);
});

test("study check finds our own courses sound, and a slip gets the nearest right spelling", async () => {
  using here = scratch();
  const { code, out } = await teacherAssist(["study", "check", "research-methods"], { cwd: here.dir });
  expect(out).toContain("nothing wrong");
  expect(out).toContain("Every item is taught before it is asked.");
  expect(code).toBe(0);
  expect((await teacherAssist(["study", "chek"], { cwd: here.dir })).err).toContain("Did you mean check?");
});

test("study check says what a course asks and no text teaches, which keeps nobody from using it", async () => {
  using here = scratch();
  const env = { TEACHER_ASSIST_HOME: join(here.dir, "rumah") };
  writeFileSync(join(here.dir, "words.csv"), "term,meaning\nBrot,bread\nSalz,salt\nMilch,milk\n");
  await teacherAssist(["study", "import", "words.csv", "--name", "food"], { cwd: here.dir, env });
  const { code, out } = await teacherAssist(["study", "check", "food"], { cwd: here.dir, env });
  expect(code).toBe(0);
  expect(out).toContain("3 items are asked although no text teaches them");
  expect(out).toContain("1 concept, nothing wrong");
  expect(out).toContain("Salz (a sentence with it)");
  const { out: data } = await teacherAssist(["study", "check", "food", "--json"], { cwd: here.dir, env });
  expect(JSON.parse(data).untaught).toHaveLength(3);
});

test("small code questions are asked, run and recorded", async () => {
  using here = scratch();
  const env = { TEACHER_ASSIST_HOME: join(here.dir, "rumah") };
  const args = ["study", "repl", "intro-to-algorithms", "binary-search"];
  const { code, out } = await teacherAssist(args, {
    cwd: here.dir,
    env,
    input: "12 23 16\nno\nno\nno\nno\n",
  });
  expect(code).toBe(0);
  expect(out).toMatch(/(Right|Not quite)\./);
  expect(out).toContain("Saved.");
  const { out: report } = await teacherAssist(["study", "progress", "intro-to-algorithms", "--json"], {
    cwd: here.dir,
    env,
  });
  expect(JSON.parse(report).modality_performance.code).toMatchObject({ attempts: 1 });
});
