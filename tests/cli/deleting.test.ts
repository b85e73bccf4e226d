import { expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { acquireLock } from "../../src/store/lock.ts";
import { scratch, teacherAssist, typing } from "./harness.ts";

/** Every file below a folder, with its text. */
function everything(dir: string): string {
  if (!existsSync(dir)) return "";
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .map((name) => join(dir, name))
    .map((path) => (statSync(path).isFile() ? `${path}\n${readFileSync(path, "latin1")}` : ""))
    .join("\n");
}

test("a lesson is adapted for another class, and what was kept is said", async () => {
  using here = scratch();
  const run = async (...args: string[]) => await teacherAssist(args, { cwd: here.dir });
  const { sessionId } = JSON.parse(
    (await run("lesson-planning:create-lesson", "iteration for 3B", "--json")).out,
  );
  await run("decide", sessionId, "assessment", "edit", "Listen for the heron.");
  const done = await run("lessons", "adapt", sessionId, "--class", "2A", "--json");
  const told = JSON.parse(done.out);
  expect(told).toMatchObject({ from: sessionId, status: "success", kept: ["Assessment"], anew: [] });
  expect(told.title).toContain("2A");
  const shown = JSON.parse((await run("decide", told.id, "--json")).out);
  expect(JSON.stringify(shown)).toContain("Listen for the heron.");
  const said = (await run("lessons", "adapt", sessionId, "--class", "1B")).out;
  expect(said).toContain("Kept as you had it: Assessment.");
  const unsaid = await run("lessons", "adapt", sessionId);
  expect([unsaid.code, unsaid.err]).toEqual([2, expect.stringContaining("For which class?")]);
});

test("a lesson is listed, renamed, duplicated and deleted, and nothing of it is left on the disk", async () => {
  using here = scratch();
  const run = async (...args: string[]) => {
    const done = await teacherAssist([...args, "--json"], { cwd: here.dir });
    return { ...done, json: done.out === "" ? null : JSON.parse(done.out) };
  };
  const first = (await run("lesson-planning:create-lesson", "iteration for 3B")).json;
  const listed = (await run("lessons", "list")).json;
  expect(listed).toMatchObject({ total: 1, lessons: [{ id: first.sessionId, elsewhere: false }] });
  const another = join(here.dir, "another desk");
  mkdirSync(join(another, "classes"), { recursive: true });
  const there = await teacherAssist(["lessons", "list", "--workspace", another], { cwd: here.dir });
  expect(there.out).toEndWith("(of another workspace)\n");
  expect((await run("lessons", "rename", first.sessionId.slice(0, 15), "Loops,  with\n3B")).json).toEqual({
    id: first.sessionId,
    title: "Loops, with 3B",
  });
  expect((await run("lessons", "list")).json.lessons[0].title).toBe("Loops, with 3B");
  expect((await run("lessons", "rename", first.sessionId, " ")).code).toBe(2);
  const copy = (await run("lessons", "duplicate", first.sessionId)).json;
  expect((await run("decide", copy.id, "starter", "revise", "shorter, no zebrafish")).code).toBe(0);
  expect((await run("--sessions")).json.sessions.map(({ title }: { title: string }) => title)).toEqual([
    "Copy of Loops, with 3B",
    "Loops, with 3B",
  ]);

  const unasked = await run("lessons", "delete", first.sessionId);
  expect(unasked.code).toBe(2);
  expect(unasked.err).toContain("Loops, with 3B");
  expect(unasked.err).toContain("--force");
  using held = {
    lock: await acquireLock(join(here.dir, "sessions", ".locks", `${first.sessionId}.lock`)),
    [Symbol.dispose]() {
      this.lock.release();
    },
  };
  expect((await run("lessons", "delete", first.sessionId, "--force")).err).toContain("in use");
  held.lock.release();
  for (const id of [first.sessionId, copy.id])
    expect((await run("lessons", "delete", id, "--force")).json).toEqual({ deleted: id });
  expect((await run("lessons", "list")).json).toEqual({ lessons: [], total: 0 });
  expect((await teacherAssist(["research", "tables", "sessions"], { cwd: here.dir })).out).not.toContain(
    first.sessionId,
  );
  rmSync(join(here.dir, "sessions", ".locks"), { recursive: true }); // they hold no byte, and a name that says nothing
  const left = ["sessions", "traces", "research"].map((each) => everything(join(here.dir, each))).join();
  expect(left).not.toContain("zebrafish");
  expect(left).not.toContain(first.sessionId);
  expect(left).not.toContain(first.traceId);
  expect((await run("lessons", "delet")).err).toContain("Did you mean delete?");
});

test("at a terminal it says what goes, and asks; only a yes deletes", async () => {
  using here = scratch();
  const made = await teacherAssist(["lesson-planning:create-lesson", "iteration for 3B", "--json"], {
    cwd: here.dir,
  });
  const { sessionId } = JSON.parse(made.out);
  for (const [answer, code] of [
    ["\r", 1],
    ["y\r", 0],
  ] as const) {
    const asked = typing(["lessons", "delete", sessionId], { cwd: here.dir });
    await asked.shows("what was recorded of 1 run");
    await asked.shows("[y/N]");
    asked.type(answer);
    expect(await asked.exited).toBe(code);
  }
  expect((await teacherAssist(["lessons", "list"], { cwd: here.dir })).out).toBe("No lessons yet.\n");
});

test("a learner's data of a course is forgotten, and all of it; another course and the course itself stay", async () => {
  using here = scratch();
  const home = join(here.dir, "..", "learner home");
  const run = (...args: string[]) =>
    teacherAssist([...args, "--json"], { cwd: here.dir, env: { TEACHER_ASSIST_HOME: home } });
  for (const [course, concept, kind] of [
    ["bahasa-melayu", "greetings", "worksheet"],
    ["intro-to-algorithms", "binary-search", "code"],
  ] as const)
    expect((await run("study", "new", course, concept, "--modality", kind)).code).toBe(0);
  const folder = (course: string) => join(home, "learner", course);
  const unasked = await run("study", "forget", "bahasa-melayu");
  expect([unasked.code, unasked.err]).toEqual([2, expect.stringContaining("1 exercise with what you wrote")]);
  expect(existsSync(folder("bahasa-melayu"))).toBe(true);
  expect((await run("study", "forget", "bahasa-melayu", "--force")).code).toBe(0);
  expect(readdirSync(join(home, "learner")).filter((name) => !name.startsWith(".lock"))).toEqual([
    "intro-to-algorithms",
  ]);
  expect((await run("study", "forget", "bahasa-melayu", "--force")).code).toBe(2);
  expect((await run("study", "progress", "bahasa-melayu")).code).toBe(0);
  expect((await run("study", "forget", "../..", "--force")).code).toBe(2);
  expect((await run("study", "forget", "--all", "--force")).code).toBe(0);
  expect(existsSync(join(home, "learner", "intro-to-algorithms"))).toBe(false);
  expect(everything(home)).not.toContain("binary-search");
});
