import { describe, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { slideThemes } from "../../src/lesson/export/slide-themes.ts";
import { readZip } from "../../src/text/zip.ts";
import { scratch, start, teacherAssist, typing } from "./harness.ts";

// Each of these starts the command line many times.
async function lesson(cwd: string, ...more: string[]) {
  const { out, err, code } = await teacherAssist(
    ["lesson-planning:create-lesson", "iteration for 3B", "--json", ...more],
    { cwd },
  );
  expect({ code, err: err.includes("error") }).toEqual({ code: 0, err: false });
  return JSON.parse(out);
}

async function decide(cwd: string, ...args: string[]) {
  const { out, err, code } = await teacherAssist(["decide", ...args, "--json"], { cwd });
  return { code, err, state: out === "" ? null : JSON.parse(out) };
}

describe("a lesson from the command line, with no key", () => {
  test("comes with its sections pending and its evidence counted", async () => {
    using here = scratch();
    const result = await lesson(here.dir);
    expect(result.sections).toHaveLength(11);
    expect(result.sections[4]).toEqual({ id: "starter", title: "Starter", decision: "pending" });
    expect(result.evidence).toMatchObject({
      claims: 4,
      verified: 4,
      invented: 0,
      unsupported: 0,
      findings: [],
    });
  });

  test("is decided section by section, a command each, with every other byte unchanged", async () => {
    using here = scratch();
    const { sessionId, text } = await lesson(here.dir);
    expect((await decide(here.dir, sessionId, "overview", "accept")).state.sections[0].decision).toBe(
      "accepted",
    );

    const { state: revised } = await decide(here.dir, sessionId, "starter", "revise", "make it shorter");
    expect(revised.decision).toMatchObject({
      type: "revise",
      editType: "shorter",
      request: "make it shorter",
    });
    // Its rows of Timings and their total follow; nothing else does.
    const others = (lesson: string) =>
      lesson.split(/## Starter[\s\S]*?(?=## Main)|\| (?:Starter|Review|\*\*Total\*\*) \|.*/);
    expect(others(revised.text)).toEqual(others(text));
    expect(others(text)).toHaveLength(5);
    expect(revised.text).not.toBe(text);

    const { state: offered } = await decide(here.dir, sessionId, "plenary", "alternatives");
    expect(offered.decision.options.length).toBeGreaterThanOrEqual(2);
    expect(offered.text).toBe(revised.text);
    const { state: picked } = await decide(here.dir, sessionId, "plenary", "pick", "2");
    expect(picked.text).toContain(offered.decision.options[1].text.split("\n").at(-1));

    await decide(here.dir, sessionId, "plenary", "undo");
    const { state: undone } = await decide(here.dir, sessionId, "starter", "undo");
    expect(undone.text).toBe(text);

    const session = JSON.parse(readFileSync(join(here.dir, "sessions", `${sessionId}.json`), "utf8"));
    expect(session.decisions.map((one: { type: string }) => one.type)).toEqual([
      "accept",
      "revise",
      "alternatives",
      "pick",
      "undo",
      "undo",
    ]);
  });

  test("takes a section as the teacher wrote it, from a file or piped in", async () => {
    using here = scratch();
    await Bun.write(join(here.dir, "mine.md"), "## Plenary\n\nEach pupil draws one loop.\n");
    const { sessionId, text } = await lesson(here.dir);
    const { state } = await decide(here.dir, sessionId, "plenary", "edit", "--file", "mine.md");
    expect(state.decision).toMatchObject({ type: "edit", text: expect.stringContaining("draws one loop") });
    const [head, tail] = text.split(/## Plenary[\s\S]*?(?=## Assessment)/);
    expect(state.text).toBe(`${head}## Plenary\n\nEach pupil draws one loop.\n\n${tail}`);
    const piped = await teacherAssist(["decide", sessionId, "starter", "edit", "-", "--json"], {
      cwd: here.dir,
      input: "Three questions on the board.",
    });
    const starter = JSON.parse(piped.out).sections.find(({ id }: { id: string }) => id === "starter");
    expect(starter).toMatchObject({ decision: "accepted" });
    for (const [args, message] of [
      [["main", "edit"], "Where is the new text?"],
      [["main", "edit", "--file", "nowhere.md"], "nowhere.md cannot be read"],
      [["main", "accept", "--file", "mine.md"], "goes with edit"],
    ] as const) {
      const { code, err } = await decide(here.dir, sessionId, ...args);
      expect({ args, code, told: err.includes(message) }).toEqual({ args, code: 2, told: true });
    }
  });

  test("a decision that cannot be taken is refused with what would do, and nothing changes", async () => {
    using here = scratch();
    const { sessionId } = await lesson(here.dir);
    for (const [args, message] of [
      [["startre", "accept"], "starter"],
      [["starter", "acept"], "Did you mean accept?"],
      [["starter", "pick", "1"], "Ask for alternatives first"],
      [["starter", "undo"], "nothing to undo"],
      [["starter", "revise"], "Say what to change"],
      [["starter", "revise", "--type", "eazier"], "Did you mean easier?"],
    ] as const) {
      const { code, err } = await decide(here.dir, sessionId, ...args);
      expect({ args, code, told: err.includes(message) }).toEqual({ args, code: 2, told: true });
    }
  });

  test("decisions survive kill -9", async () => {
    using here = scratch();
    const { sessionId } = await lesson(here.dir);
    await decide(here.dir, sessionId, "main", "accept");
    for (const delay of [20, 40, 60, 80, 100, 130]) {
      const child = start(["decide", sessionId, "starter", "revise", "easier"], { cwd: here.dir });
      await Bun.sleep(delay);
      child.kill("SIGKILL");
      await child.exited;
    }
    const { code, state } = await decide(here.dir, sessionId, "overview", "accept");
    expect(code).toBe(0);
    const accepted = state.sections
      .filter((one: { decision: string }) => one.decision === "accepted")
      .map((one: { id: string }) => one.id);
    expect(accepted).toEqual(["overview", "main"]);
  });

  test("--adjudicate accept decides everything at once", async () => {
    using here = scratch();
    const result = await lesson(here.dir, "--adjudicate", "accept");
    expect(result.sections.every((one: { decision: string }) => one.decision === "accepted")).toBe(true);
  });

  test("--feedforward shows what context will be used", async () => {
    using here = scratch();
    const { err } = await teacherAssist(
      ["lesson-planning:create-lesson", "iteration for 3B", "--feedforward"],
      { cwd: here.dir },
    );
    expect(err).toContain("3B (28 pupils");
  });

  test("a class chosen by --class wins over one that the words name, and one line says so", async () => {
    using here = scratch();
    const ask = (...more: string[]) =>
      teacherAssist(["lesson-planning:create-lesson", "iteration for 3B", ...more], { cwd: here.dir });
    const { out, err } = await ask("--class", "2A");
    expect(err.match(/note: [^.]*\./g)).toContain(
      "note: This is for 2A, the class that was chosen; the words name 3B.",
    );
    expect(out.split("\n")[0]).toContain("2A");
    expect((await ask()).err).not.toContain("was chosen");
  });

  test("what is no planning is refused with exit 3 and what it can do instead", async () => {
    using here = scratch();
    const { code, err } = await teacherAssist(
      ["lesson-planning:create-lesson", "write a UCAS reference for a pupil"],
      { cwd: here.dir },
    );
    expect(code).toBe(3);
    expect(err).toContain("error_hook_abort");
  });
});

test("at a terminal the sections are decided by keys, each saved at once", async () => {
  using here = scratch();
  const person = typing(["lesson-planning:create-lesson", "variables for 3B"], { cwd: here.dir });
  let at = await person.shows("Overview, 1 of 11");
  person.type("a\r");
  at = await person.shows("Learning outcomes, 2 of 11", at);
  person.type("l\r");
  at = await person.shows("--- 2:", at);
  at = await person.shows("Learning outcomes, 2 of 11", at);
  person.type("1\r");
  at = await person.shows("Learning outcomes, 2 of 11", at);
  person.type("r shorter\r");
  at = await person.shows("Learning outcomes, 2 of 11", at);
  person.type("q\r");
  await person.shows("10 sections still wait", at);
  expect(await person.exited).toBe(0);
});

describe("decisions outlive drafts", () => {
  test("thanks changes nothing; a new draft keeps what was accepted; every draft can be gone back to", async () => {
    using here = scratch();
    const { sessionId } = await lesson(here.dir);
    await decide(here.dir, sessionId, "starter", "accept");
    const said = async (words: string) =>
      JSON.parse(
        (await teacherAssist(["--resume", sessionId, words, "--json", "--no-input"], { cwd: here.dir })).out,
      );
    expect(await said("thanks")).not.toHaveProperty("sections");
    const shorter = await said("make it shorter");
    expect(shorter.sections[4]).toMatchObject({ id: "starter", decision: "accepted" });
    const { err } = await teacherAssist(["decide", sessionId], { cwd: here.dir });
    expect(err).toContain("draft 1: 1 of 11 sections decided\n");
    expect(err).toContain("draft 2: 1 of 11 sections decided (this one stands)");
    const back = await decide(here.dir, sessionId, "draft", "1");
    expect(back).toMatchObject({ code: 0, state: { sections: { length: 11 } } });
    expect(back.state.text).not.toBe(shorter.text);
    expect(await decide(here.dir, sessionId, "draft", "7")).toMatchObject({ code: 2 });
  });
});

describe("what is said outright", () => {
  test("--class, --minutes and --outcome win over words; what is not there is refused by name", async () => {
    using here = scratch();
    const flags = ["--class", "2a", "--minutes", "40", "--outcome", "TCH 3-14a"];
    const { out } = await teacherAssist(
      ["lesson-planning:create-lesson", "lists as 3B had them, 60 mins", "--json", ...flags],
      { cwd: here.dir },
    );
    const { text, evidence } = JSON.parse(out);
    expect(text).toContain(": 2A, S2");
    expect(text).toContain("A 40-minute lesson");
    expect(text).toContain("[TCH 3-14a](");
    expect(evidence.misfitting).toBe(0);
    for (const wrong of [
      ["--class", "9Z"],
      ["--outcome", "TCH 9-99z"],
    ]) {
      const refused = await teacherAssist(["lesson-planning:create-lesson", "lists", ...wrong], {
        cwd: here.dir,
      });
      expect(refused.code).toBe(2);
      expect(refused.err).toContain(wrong[1] ?? "");
    }
  });
});

describe("check", () => {
  test("finds a right lesson right, and says what is wrong with a wrong one", async () => {
    using here = scratch();
    const { text, sessionId } = await lesson(here.dir);
    writeFileSync(join(here.dir, "good.md"), text);
    const saved = await teacherAssist(["check", sessionId], { cwd: here.dir });
    expect(saved.out).toContain("Checked for 3B.");
    expect(saved.code).toBe(0);
    const good = await teacherAssist(["check", "good.md", "--class", "3B", "--json"], { cwd: here.dir });
    expect(JSON.parse(good.out)).toMatchObject({
      evidence: { verified: 4, findings: [] },
      lints: [],
      age: [],
    });
    expect(good.code).toBe(0);

    writeFileSync(
      join(here.dir, "bad.md"),
      text.replaceAll("TCH 4-14a", "TCH 3-19z").replace("| Starter | 5 |", "| Starter | 15 |"),
    );
    const bad = await teacherAssist(["check", "bad.md", "--class", "3B"], { cwd: here.dir });
    expect(bad.code).toBe(3);
    expect(bad.out).toContain("TCH 3-19z isn't in your curriculum files");
    expect(bad.out).toMatch(/minutes/);

    const missing = await teacherAssist(["check", "none.md"], { cwd: here.dir });
    expect(missing.code).toBe(2);
    const nobody = await teacherAssist(["check", "good.md", "--class", "3C"], { cwd: here.dir });
    expect(nobody.err).toContain("Did you mean `3B`?");
  });
});

describe("export", () => {
  test("writes the lesson as it was decided, in each format, and overwrites nothing by itself", async () => {
    using here = scratch();
    const { sessionId } = await lesson(here.dir);
    for (const format of ["md", "html", "docx", "pptx"]) {
      const { code, out, err } = await teacherAssist(["export", sessionId, "--format", format], {
        cwd: here.dir,
      });
      expect({ format, code, err }).toEqual({ format, code: 0, err: "" });
      expect(readFileSync(out.trim()).length).toBeGreaterThan(1000);
      const again = await teacherAssist(["export", sessionId, "--format", format], { cwd: here.dir });
      expect(again.code).toBe(2);
    }
    const pupils = await teacherAssist(["export", sessionId, "--for", "student", "-o", "pupils.md"], {
      cwd: here.dir,
    });
    expect(pupils.code).toBe(0);
    const text = readFileSync(join(here.dir, "pupils.md"), "utf8");
    expect(text).not.toMatch(/Answer:|Teacher:|EAL|dyslexia|TCH /);
    expect(text).toContain("I can");

    // Slides in a dark look, and as a handout: nothing has to be made first.
    const slides = ["export", sessionId, "--part", "slides"];
    const dark = [...slides, "--format", "pptx", "--look", "dark", "-o", "dark.pptx"];
    expect((await teacherAssist(dark, { cwd: here.dir })).code).toBe(0);
    const layouts = [...readZip(readFileSync(join(here.dir, "dark.pptx")))]
      .filter(([name]) => name.startsWith("ppt/slideLayouts/"))
      .map(([, bytes]) => new TextDecoder().decode(bytes));
    expect(layouts.join("\n")).toContain(slideThemes.dark.paper);
    const handout = [...slides, "--format", "html", "--for", "student", "-o", "handout.html"];
    expect((await teacherAssist(handout, { cwd: here.dir })).code).toBe(0);
    const paper = readFileSync(join(here.dir, "handout.html"), "utf8");
    expect(paper).toContain('class="beside"');
    expect(paper).not.toMatch(/Answer:|Teacher|misconception/);
    const wrong = await teacherAssist([...slides, "--look", "drak"], { cwd: here.dir });
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("dark")]);
  });
});
