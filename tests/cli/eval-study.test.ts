import { expect, test } from "bun:test";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { scratch, teacherAssist } from "./harness.ts";

function table(folder: string, name: string): Record<string, string>[] {
  return parse(readFileSync(join(folder, `${name}.csv`)), { columns: true, bom: true });
}

test("a study from zero to table: two participants, a task each, everything in tidy tables, then one withdraws", async () => {
  using here = scratch();
  const run = async (...args: string[]) => {
    const done = await teacherAssist([...args, "--json"], { cwd: here.dir });
    return { ...done, json: done.out.startsWith("{") ? JSON.parse(done.out) : null };
  };
  const study = (...args: string[]) => run("eval", "study", ...args);
  writeFileSync(join(here.dir, "consent.txt"), "What I do here is recorded.\n");
  const conditions = ["D3", "D0"];
  expect((await study("new", "desks", ...conditions, "--consent", "consent.txt", "--seed", "4")).code).toBe(
    0,
  );
  const named = await study("add", "desks", "Magdalena");
  expect([named.code, named.err]).toEqual([2, expect.stringContaining("may be somebody's name")]);
  expect((await study("add", "desks", "P01", "P02")).code).toBe(0);
  const early = await study("begin", "desks", "P01", "T1", "x");
  expect(early.err).toContain("has not agreed yet");
  const { json: assigned } = await study("assign", "desks");
  const under = assigned.participants.map((one: { assigned: { T1: string } }) => one.assigned.T1);
  expect(under.toSorted()).toEqual(["A1B1C3D0E1", "A1B1C3D3E1"]);
  await study("consent", "desks", "P01", "--texts");
  await study("consent", "desks", "P02", "--texts");
  await study("consent", "desks", "P02");
  const { json: recorded } = await study("consents", "desks", "P02");
  expect([recorded.consent.texts, recorded.earlier.length]).toEqual([false, 1]);

  const sessions: string[] = [];
  const traces: string[] = [];
  const shownTo = await study("begin", "desks", "P01", "T1");
  expect([shownTo.code, shownTo.json.session]).toEqual([0, null]);
  expect(shownTo.json.instructions).toContain("Stop when you would teach it");
  for (const id of ["P01", "P02"]) {
    const { json } = await study("begin", "desks", id, "T1", "iteration with for loops for 3B");
    expect([json.status, json.participant]).toEqual(["success", id]);
    sessions.push(json.session);
    traces.push(json.trace);
    await run(
      "decide",
      json.session,
      "starter",
      "revise",
      "Make it shorter, the second question is wrong. Tomasz Kowalski has dyslexia.",
      "--type",
      "shorter",
      "--allow-personal-data",
    );
    await run("decide", json.session, "plenary", "revise", "more detail please");
    await run("decide", json.session, "overview", "accept");
    await run("decide", json.session, "assessment", "edit", "Listen for the heron.");
  }
  expect((await study("finish", "desks", "P01", "T1")).code).toBe(0);
  expect((await study("finish", "desks", "P01", "T1")).err).toContain("has finished T1 already");
  expect((await study("reopen", "desks", "P01", "T1")).code).toBe(0);
  expect((await study("finish", "desks", "P01", "t1")).code).toBe(0);
  await study("note", "desks", "P01", "She read the plenary twice. Tomasz Kowalski came in.");
  const [first = "", second = ""] = sessions;

  // A trace is whole by itself, and says what it is of.
  const { json: trace } = await run("--trace", traces[0] ?? "");
  expect([trace.purpose, trace.conversation, trace.metadata.condition]).toEqual([
    "first_draft",
    true,
    under[0],
  ]);
  expect(trace.claims.length).toBeGreaterThan(0);
  for (const claim of trace.claims)
    expect(claim).toMatchObject({
      status: "verified",
      problem: null,
      file: expect.stringMatching(/\.md$/),
      from: expect.any(Number),
      to: expect.any(Number),
    });
  const tools = trace.spans.filter(({ type }: { type: string }) => type === "tool");
  // All of each result: what is masked in it is shorter than a name.
  for (const { output, resultChars } of tools)
    expect(output[0].text.length / resultChars).toBeGreaterThan(0.95);
  // What they did is in the study's own tables alone: the general ones have times of day and people's words.
  for (const name of ["sessions", "runs", "spans", "decisions"])
    expect(
      parse((await teacherAssist(["research", "tables", name], { cwd: here.dir })).out, {
        columns: true,
        bom: true,
      }),
    ).toEqual([]);

  const { json: written, err } = await run("eval", "export", "--study", "desks", "-o", "out");
  expect(err).toBe("");
  const out = join(here.dir, "out");
  expect(readdirSync(out).toSorted()).toEqual([...written.files].toSorted());
  const tasks = table(out, "tasks").toSorted((a, b) => String(a.finished).localeCompare(String(b.finished)));
  expect(tasks).toMatchObject([
    { task: "T1", finished: "false", finishes_taken_back: "0", seconds_on_task: "" },
    { task: "T1", finished: "true", finishes_taken_back: "1", seconds_to_all_accepted: "" },
  ]);
  expect(Number(tasks[1]?.seconds_to_request)).toBeGreaterThan(0);
  expect(Number(tasks[1]?.seconds_on_task)).toBeGreaterThan(Number(tasks[1]?.seconds_to_first_draft));
  const lessons = table(out, "lessons");
  expect(lessons.map(({ condition }) => condition).toSorted()).toEqual(under.toSorted());
  for (const row of lessons) {
    expect(row).toMatchObject({
      task: "T1",
      sections: "11",
      sections_accepted: "1",
      sections_theirs: "1",
      decisions: "4",
      repairs: "1",
      refinements: "1",
      by_hand: "1",
      seconds_to_all_accepted: "",
      guardrail_stops: "0",
      privacy_stops: "0",
      stopped_by: "",
    });
    expect(Number(row.seconds_to_first_draft)).toBeGreaterThan(0);
    expect(Number(row.edit_distance)).toBeGreaterThan(0);
    expect(Number(row.claims)).toBeGreaterThanOrEqual(Number(row.claims_verified));
  }
  expect(lessons.map(({ topology }) => topology).toSorted()).toEqual(["0", "3"]);
  const sections = table(out, "sections");
  expect(sections).toHaveLength(22);
  const overview = sections.filter(({ section }) => section === "overview");
  expect(overview.map((row) => [row.at_first_sight, row.edit_distance])).toEqual([
    ["true", "0"],
    ["true", "0"],
  ]);
  const starter = sections.filter(({ section }) => section === "starter");
  expect(starter.map((row) => [row.repairs, row.revise_shorter, row.accepted])).toEqual([
    ["1", "1", "false"],
    ["1", "1", "false"],
  ]);
  for (const row of starter) expect(Number(row.edit_distance)).toBeGreaterThan(0);
  // Nobody decided on these. A starter that is shorter has changed its row of Timings, and nothing else.
  for (const row of sections.filter(({ decisions }) => decisions === "0"))
    expect([row.section, row.at_first_sight, row.edit_distance !== "0"]).toEqual([
      row.section,
      "",
      row.section === "timings",
    ]);

  // What they wrote is there only of the one who agreed to it, and nobody's name is anywhere.
  const [p1 = "", p2 = ""] = under.map(
    (one: string) => lessons.find(({ condition }) => condition === one)?.participant ?? "",
  );
  const decisions = table(out, "decisions");
  expect(decisions.filter((row) => row.participant === p2).every(({ request }) => request === "")).toBe(true);
  expect(decisions.find((row) => row.participant === p1 && row.section === "starter")?.request).toContain(
    "T… K…",
  );
  const revisions = table(out, "revisions");
  expect(new Set(revisions.map(({ participant }) => participant))).toEqual(new Set([p1]));
  expect(revisions.find(({ section }) => section === "assessment")).toMatchObject({
    type: "edit",
    after: expect.stringContaining("Listen for the heron."),
  });
  for (const { before, after } of revisions) expect(before).not.toBe(after);
  expect(
    table(out, "guardrails").some(
      (row) => row.guardrail === "curriculum-evidence" && row.purpose === "first_draft",
    ),
  ).toBe(true);
  expect(table(out, "guardrails").some((row) => row.purpose === "revision")).toBe(true);
  expect(table(out, "notes")).toMatchObject([
    { participant: p1, lesson: `${p1}-1`, note: "She read the plenary twice. T… K… came in." },
  ]);
  const whole = readdirSync(out)
    .map((name) => readFileSync(join(out, name), "utf8"))
    .join("\n");
  for (const told of ["Kowalski", "P01", "P02", first, second, new Date().toISOString().slice(0, 10)])
    expect(whole).not.toContain(told);
  expect(readFileSync(written.key, "utf8")).toContain("P01");

  // Every column is explained, and each cell is what its type says.
  const types = new Map(table(out, "dictionary").map((row) => [`${row.table}.${row.column}`, row.type]));
  for (const file of readdirSync(out).filter((name) => name.endsWith(".csv") && name !== "dictionary.csv")) {
    const name = file.replace(".csv", "");
    const head = readFileSync(join(out, file), "utf8").replace("\uFEFF", "").split("\r\n")[0] ?? "";
    for (const column of head.split(",")) expect(types.has(`${name}.${column}`)).toBe(true);
    for (const row of table(out, name))
      for (const [column, cell] of Object.entries(row)) {
        const type = types.get(`${name}.${column}`);
        const form = {
          string: /^/,
          int64: /^-?\d*$/,
          double: /^(-?\d+(\.\d+)?(e-?\d+)?)?$/,
          boolean: /^(true|false)?$/,
        }[type ?? ""];
        expect([name, column, cell, form?.test(cell)]).toEqual([name, column, cell, true]);
      }
  }

  const unasked = await study("withdraw", "desks", "P01");
  expect([unasked.code, unasked.err]).toEqual([2, expect.stringContaining("Nothing was deleted")]);
  expect((await study("withdraw", "desks", "P01", "--force")).json).toMatchObject({
    withdrawn: "P01",
    left: [],
  });
  const view = (await study("show", "desks")).json;
  expect(view.participants[0]).toEqual({ id: "P01", withdrawn: expect.any(String) });
  expect((await run("--sessions")).json.sessions.map(({ id }: { id: string }) => id)).toEqual([second]);
  await study("export", "desks", "-o", "later");
  const later = table(join(here.dir, "later"), "participants");
  expect(later.map((row) => [row.participant, row.lessons])).toEqual([[p2, "1"]]);
  expect(table(join(here.dir, "later"), "lessons").map(({ participant }) => participant)).toEqual([p2]);
});

test("what is wrong is said with what to do", async () => {
  using here = scratch();
  const run = (...args: string[]) => teacherAssist(["eval", "study", ...args], { cwd: here.dir });
  expect((await run()).out).toContain("No study yet. How one goes:");
  expect((await run("withdrw")).err).toContain("Did you mean withdraw?");
  expect((await run("new", "x")).err).toContain("under which conditions?");
  expect((await run("new", "x", "Z1")).err).toContain("A condition is written like");
  expect((await run("new", "x", "A1", "A1B1")).err).toContain("that differ");
  expect((await run("show", "x")).err).toContain('There is no study "x"');
  expect((await run("new", "x", "A1")).err).toContain("nobody can agree to an empty text");
  writeFileSync(join(here.dir, "consent.txt"), "Yes.");
  expect((await run("new", "x", "A1", "--consent", "consent.txt")).code).toBe(0);
  expect((await run("show", "y")).err).toContain("Did you mean `x`?");
  expect((await run("show", "x", "z")).err).toContain("one word too many");
  const file = join(here.dir, "studies", "x", "study.yaml");
  const broken = readFileSync(file, "utf8").replace("how: balanced", "how: somehow");
  writeFileSync(file, broken);
  const told = await run("add", "x", "P01");
  const line = broken.split("\n").findIndex((one) => one.includes("somehow")) + 1;
  expect([told.code, told.err]).toEqual([1, expect.stringContaining(`${file}:${line}: `)]);
  expect(readFileSync(file, "utf8")).toBe(broken);
});

test("what participants do in Speak is theirs alone, comes into the tables, and goes with them", async () => {
  using here = scratch();
  const study = (args: string[], input = "") =>
    teacherAssist(["eval", "study", ...args], { cwd: here.dir, input });
  writeFileSync(
    join(here.dir, "tasks.yaml"),
    "tasks:\n  - id: S1\n    title: Three words\n    room: speak\n    prompt: german\n",
  );
  writeFileSync(join(here.dir, "consent.txt"), "Yes.");
  await study(["new", "words", "A1", "--tasks", "tasks.yaml", "--consent", "consent.txt"]);
  await study(["add", "words", "P01"]);
  await study(["assign", "words"]);
  await study(["consent", "words", "P01"]);
  const spoken = await study(
    ["begin", "words", "P01", "S1"],
    "Guten Abend\nGuten Morgen\nGuten Morgen\nGuten Morgen\nstop\n",
  );
  expect(spoken.code).toBe(0);
  await study(["export", "words", "-o", "out"]);
  const out = join(here.dir, "out");
  const speech = table(out, "speech");
  const judged = speech.filter(({ verdict }) => verdict !== "");
  expect(judged.map(({ verdict }) => verdict)).toEqual(["incorrect", "correct", "correct", "correct"]);
  expect(judged.map(({ uses }) => uses)).toEqual(["0", "1", "2", "3"]);
  expect(speech.every(({ heard }) => heard === "")).toBe(true);
  expect(table(out, "results").map((row) => [row.course, row.day, row.seconds !== ""])).toEqual([
    ["german", "1", true],
  ]);
  expect(
    (await teacherAssist(["research", "tables", "results"], { cwd: here.dir })).out.trim().split("\n"),
  ).toHaveLength(1);
  await study(["withdraw", "words", "P01", "--force"]);
  expect(readdirSync(join(here.dir, "studies", "words", "learners"))).toEqual([]);
});

test("whoever begins a task is told how to go on: a lesson is decided on, a question is answered", async () => {
  using here = scratch();
  const run = (...args: string[]) => teacherAssist(args, { cwd: here.dir });
  const study = (what: string, ...args: string[]) => run("eval", "study", what, "ways", ...args);
  writeFileSync(join(here.dir, "consent.txt"), "What I do here is recorded.\n");
  // Without the workspace, built-in drafting knows no class, and asks.
  await study("new", "A0", "C0", "--consent", "consent.txt", "--seed", "7");
  await study("add", "P01", "P02");
  await study("assign");
  const told: string[] = [];
  for (const id of ["P01", "P02"]) {
    await study("consent", id);
    const { out } = await study("begin", id, "T1", "iteration with for loops for 3B");
    const next = /goes on with: teacher-assist (.+)\n/.exec(out)?.[1] ?? "";
    const words = next.replace("<section>", "overview").replace('"<answer>"', "3B").split(" ");
    expect((await run(...words)).code).toBe(0);
    told.push(`${out.startsWith("# ") ? "a lesson" : "a question"}: ${words[0]}`);
  }
  expect(told.toSorted()).toEqual(["a lesson: decide", "a question: --resume"]);
});
