import { expect, test } from "bun:test";
import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chat, faultServer } from "../model/fault-server.ts";
import { scratch, teacherAssist } from "./harness.ts";

const cases = `description: Two lessons
task: T1
defaultTest:
  assert: [{ type: sections }, { type: minutes }]
tests:
  - { id: loops, prompt: for loops in Python for 3B }
  - { id: iteration, prompt: iteration for 3B }
`;

const rubric = `rubric: mine
description: One question
questions:
  - id: outcomes
    ask: Are there learning outcomes?
    counts: A list of them.
    does_not_count: A heading alone.
`;

/** A folder with cases and a rubric, and a run of the cases. */
async function runHere(dir: string): Promise<string> {
  mkdirSync(join(dir, "cases"));
  writeFileSync(join(dir, "cases", "two.yaml"), cases);
  writeFileSync(join(dir, "rubric.yaml"), rubric);
  const { code, out } = await teacherAssist(["eval", "run", "--cases", "cases", "--json"], { cwd: dir });
  expect(code).toBe(0);
  const [id = ""] = readdirSync(join(dir, "eval-runs"));
  expect(JSON.parse(out)).toMatchObject({ id, results: [{ kind: "lesson" }, { kind: "lesson" }] });
  return id;
}

/** Quotes the heading of the lesson that it was sent; whether it says yes is the test's. */
function judging(answers: () => string) {
  return faultServer([
    ({ body }) => {
      const quotation =
        /Learning outcomes\\n\\?n?(?:[^\\]{20,80})/.exec(body)?.[0].replaceAll("\\n", "\n") ?? "";
      return { stream: chat.saying(JSON.stringify({ answer: answers(), quotation })) };
    },
  ]);
}

test("lessons of a run are judged by a model, held against people's ratings, and shown as advisory", async () => {
  using here = scratch();
  const id = await runHere(here.dir);
  const server = judging(() => "yes");
  const env = { OPENAI_BASE_URL: `${server.url}/v1` };
  const judge = [
    "eval",
    "judge",
    id,
    "--rubric",
    "rubric.yaml",
    "--provider",
    "openai",
    "--model",
    "judge-1",
  ];
  const judged = await teacherAssist([...judge, "--repeat", "2"], { cwd: here.dir, env });
  expect(judged.err).toContain("openai judge-1 answered 4 questions");
  expect(judged.code).toBe(0);
  expect(judged.out).toContain("| mine/outcomes | judged, advisory | 2 | 1.00 (1.00 to 1.00) |");
  expect(judged.out).toMatch(
    /\| mine\/outcomes \| openai judge-1 \| 4 \| 0 \| undefined \(all scores are the same\)/,
  );
  const asked = server.bodies.length;
  await teacherAssist([...judge, "--repeat", "2"], { cwd: here.dir, env });
  expect(server.bodies.length).toBe(asked); // nothing is asked twice
  server.stop();

  const shown = await teacherAssist(["eval", "show", id, "--json"], { cwd: here.dir });
  const items = JSON.parse(shown.out).results.map((result: { sessionId: string }) => result.sessionId);
  const rows = items.map((item: string) => `${item},outcomes,p1,1,fine`);
  writeFileSync(
    join(here.dir, "ratings.csv"),
    ["item,criterion,rater,score,remark", ...rows, "x,outcomes,p1,"].join("\n"),
  );
  const held = await teacherAssist(["eval", "agreement", "ratings.csv", id], { cwd: here.dir });
  expect(held.err).toContain("ratings.csv:1: Not used: the column remark.");
  expect(held.err).toContain("ratings.csv:4: score is missing");
  expect(held.out).toContain("# openai judge-1, mine");
  expect(held.out).toMatch(
    /\| outcomes \| nominal \| 2 \| 1\.00 .*\| undefined .*\| not known \| advisory \|/,
  );
});

test("a rubric without a model, and a run that is not there, are said", async () => {
  using here = scratch();
  const id = await runHere(here.dir);
  const exported = await teacherAssist(["eval", "export", id, "-o", "scores"], { cwd: here.dir });
  expect([exported.code, exported.out]).toEqual([0, expect.stringContaining("scores.csv  4 rows")]);
  const nobody = await teacherAssist(["eval", "judge", id], { cwd: here.dir });
  expect([nobody.code, nobody.err]).toEqual([
    2,
    expect.stringContaining("answered by a model, and none is set up"),
  ]);
  const wrong = await teacherAssist(["eval", "judge", "nothing"], { cwd: here.dir });
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('no eval run "nothing"')]);
});

test("a run goes on only with the cases that it was begun with", async () => {
  using here = scratch();
  const id = await runHere(here.dir);
  appendFileSync(join(here.dir, "cases", "two.yaml"), "    about: { minutes: 40 }\n".replace("    ", "# "));
  const same = await teacherAssist(["eval", "run", "--resume", id], { cwd: here.dir });
  expect(same.code).toBe(0); // the run knows where its cases lie, and a remark changes nothing
  writeFileSync(join(here.dir, "cases", "two.yaml"), cases.replace("iteration for 3B", "selection for 3B"));
  const other = await teacherAssist(["eval", "run", "--cases", "cases", "--resume", id], { cwd: here.dir });
  expect([other.code, other.err]).toEqual([2, expect.stringContaining("these changed: cases")]);
});
