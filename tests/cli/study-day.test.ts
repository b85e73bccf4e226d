import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadCourse } from "../../src/learning/course.ts";
import { atTerminal, scratch, teacherAssist, typing } from "./harness.ts";

const root = join(import.meta.dir, "..", "..");
const morning = "2026-02-22T09:00:00Z";
const nextMorning = "2026-02-23T09:00:00Z";

type Json = Record<string, unknown> & { [key: number]: unknown };

/** A learner at the command line, in a home of their own. */
function learner(dir: string, env: Record<string, string>) {
  const run = (args: string[], input = "") => teacherAssist(["study", ...args], { cwd: dir, env, input });
  const json = async (...args: string[]): Promise<Json> => {
    const { out, err, code } = await run([...args, "--json"]);
    expect({ code, err }).toEqual({ code: 0, err });
    return JSON.parse(out);
  };
  return { run, json };
}

/** Fills a worksheet as its key says, but for one question. */
function fillIn(path: string, wrong: string): void {
  const [sheet = "", key = ""] = readFileSync(path, "utf8").split("<!-- ANSWER_KEY");
  const answers = new Map(
    Array.from(key.matchAll(/^(\d+\.\d+): (.*)$/gm), ([, id = "", all = ""]) => [
      id,
      all.split(" / ")[0] ?? "",
    ]),
  );
  let section = 0;
  let number = 0;
  const filled = sheet.split("\n").map((line) => {
    if (line.startsWith("## Section")) {
      section++;
      number = 0;
    }
    return line.replace(/___/g, () => {
      number++;
      const id = `${section}.${number}`;
      return id === wrong ? "entahlah" : (answers.get(id) ?? "?");
    });
  });
  writeFileSync(path, `${filled.join("\n")}<!-- ANSWER_KEY${key}`);
}

describe.each([
  [
    "TEACHER_ASSIST_HOME",
    (dir: string) => ({ TEACHER_ASSIST_HOME: join(dir, "rumah saya é") }),
    "rumah saya é",
  ],
  ["the learner's own home", () => ({}), "../home/.claude/teaching"],
])("a day in a learner's life, under %s", (_name, envFor, home) => {
  test("planned, studied, graded, scheduled, and taken up again the next day", async () => {
    using folder = scratch();
    const { dir } = folder;
    const { json, run } = learner(dir, envFor(dir));
    const place = join(dir, home, "learner");

    const plan = await json("plan", "bahasa-melayu", "--now", morning);
    expect(plan[0]).toMatchObject({ type: "new", concept_id: "greetings", modality: "worksheet" });

    const sheet = await json("new", "bahasa-melayu", "greetings", "--now", morning);
    const file = String((sheet.files as string[])[0]);
    expect(file).toBe(join(place, "bahasa-melayu", "worksheets", "20260222T090000Z-greetings.md"));
    fillIn(file, "1.1");
    const graded = await json("grade", file, "--now", "2026-02-22T09:12:00Z");
    expect(graded).toMatchObject({
      exercise_id: "20260222T090000Z-greetings-ws",
      modality: "worksheet",
      fsrs_rating: 3,
      time_spent_seconds: 720,
    });
    expect(graded.details).toMatchObject({ errors: [{ question: "1.1" }] });
    expect(readFileSync(file, "utf8")).toContain("<!-- status: evaluated -->");

    const talk = await json(
      "new",
      "research-methods",
      "sampling",
      "--modality",
      "conversation",
      "--now",
      morning,
    );
    const { questions } = JSON.parse(
      readFileSync(join(place, "research-methods", "records", `${talk.exercise_id}.json`), "utf8"),
    ).body;
    const replies = questions.map(
      ({ references, accepted }: { references?: string[]; accepted?: string[] }) =>
        references?.[0] ?? accepted?.[0] ?? "",
    );
    writeFileSync(join(dir, "replies.json"), JSON.stringify(replies));
    const talked = await json(
      "grade",
      String(talk.exercise_id),
      "--response",
      "replies.json",
      "--now",
      morning,
    );
    expect(Number((talked.score as Json).percentage)).toBeGreaterThan(0.5);

    const code = await json(
      "new",
      "intro-to-algorithms",
      "binary-search",
      "--modality",
      "code",
      "--now",
      morning,
    );
    const [exercise = ""] = code.files as string[];
    expect(readdirSync(join(exercise, ".."))).not.toContain("solution.py");
    const { course } = loadCourse(join(root, "courses", "intro-to-algorithms"));
    const task = course?.items
      .get("binary-search")
      ?.code_tasks.find((each) => readFileSync(exercise, "utf8").includes(each.title));
    writeFileSync(exercise, task?.solution ?? "");
    const ran = await json("grade", String(code.exercise_id), "--now", morning);
    expect(ran).toMatchObject({ modality: "code", score: { percentage: 1 } });
    expect(Number(ran.fsrs_rating)).toBeGreaterThanOrEqual(3);

    const progress = await json("progress", "bahasa-melayu", "--now", "2026-02-22T20:00:00Z");
    const concepts = loadCourse(join(root, "courses", "bahasa-melayu")).course?.concepts.length;
    expect(progress).toMatchObject({ counts: { learning: 1, concepts }, streak: { current: 1 } });

    const again = await json("plan", "bahasa-melayu", "--now", nextMorning);
    const types = Object.fromEntries(
      (again as unknown as { concept_id: string; type: string }[]).map(({ concept_id, type }) => [
        concept_id,
        type,
      ]),
    );
    expect(types.greetings).toMatch(/review|assess/);
    expect(Object.values(types)).toContain("new");

    const undone = await json("undo", "bahasa-melayu");
    expect(undone.undone).toMatchObject({ exercise_id: "20260222T090000Z-greetings-ws" });
    expect(await json("plan", "bahasa-melayu", "--now", morning)).toEqual(plan);
    expect((await run(["progress", "bahasa-melayu"])).out).toContain("Bahasa Melayu");
  });
});

test("a conversation that is killed in the middle goes on where it was", async () => {
  using folder = scratch();
  const { dir } = folder;
  const env = { TEACHER_ASSIST_HOME: join(dir, "rumah é") };
  const args = ["study", "start", "research-methods"];
  const first = atTerminal(args, { cwd: dir, env });
  let seen = await first.shows("› ");
  first.type("a sample stands for a population\r");
  seen = await first.shows("› ", seen);
  first.kill();
  await first.exited;
  const records = join(env.TEACHER_ASSIST_HOME, "learner", "research-methods", "records");
  const pending = existsSync(records) ? readdirSync(records) : [];
  const second = typing(args, { cwd: dir, env });
  seen = await second.shows("› ");
  if (pending.length > 0) expect(second.screen()).toContain("Going on with what you began before.");
  second.type("quit\r");
  await second.exited;
  expect(second.screen()).toContain("Everything is saved.");
});
