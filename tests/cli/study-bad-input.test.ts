import { expect, test } from "bun:test";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratch, teacherAssist } from "./harness.ts";

const courses = join(import.meta.dir, "..", "..", "courses");

function learner() {
  const folder = scratch();
  const home = join(folder.dir, "rumah");
  const study = (...args: string[]) =>
    teacherAssist(["study", ...args], { cwd: folder.dir, env: { TEACHER_ASSIST_HOME: home } });
  return { ...folder, home, study, [Symbol.dispose]: folder[Symbol.dispose] };
}

const greetings = {
  exercise_id: "elsewhere-1",
  concept_id: "greetings",
  modality: "conversation",
  bloom_level: "remember",
  started: "2026-02-22T09:00:00Z",
  completed: "2026-02-22T09:05:00Z",
  score: { correct: 3, total: 4, percentage: 0.75 },
  fsrs_rating: 3,
  hints_used: 0,
  errors: [],
};

test("a course with a ring in it is refused with everything that is wrong, and nothing is made", async () => {
  using one = learner();
  const own = join(one.home, "courses", "research-methods");
  mkdirSync(join(one.home, "courses"), { recursive: true });
  cpSync(join(courses, "research-methods"), own, { recursive: true });
  const path = join(own, "concepts.yaml");
  const text = readFileSync(path, "utf8");
  const last = [...text.matchAll(/^- id: (\S+)/gm)].at(-1)?.[1] ?? "";
  writeFileSync(path, text.replace(/prerequisites: \[\]/, `prerequisites: [${last}, nowhere]`));
  const { code, err, out } = await one.study("plan", "research-methods");
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(err).toContain("nowhere, which is not there");
  writeFileSync(path, text.replace(/prerequisites: \[\]/, `prerequisites: [${last}]`));
  expect((await one.study("plan", "research-methods")).err).toContain("wait for each other in a ring");
});

test("a result with a rating of 9 is refused, with the rest of its array, and nothing is recorded", async () => {
  using one = learner();
  const file = join(one.dir, "result.json");
  writeFileSync(file, JSON.stringify([greetings, { ...greetings, exercise_id: "b", fsrs_rating: 9 }]));
  const { code, err } = await one.study("record", "bahasa-melayu", "--result", file);
  expect(code).toBe(2);
  expect(err).toContain("Nothing was recorded");
  expect(err).toContain("Result 2: fsrs_rating");
  const { out } = await one.study("progress", "bahasa-melayu", "--json");
  expect(JSON.parse(out).counts.learning).toBe(0);
});

test.each([
  ["a concept that is not there", { concept_id: "greeting" }, "Did you mean greetings?"],
  ["a score above its total", { score: { correct: 5, total: 4, percentage: 1 } }, "more correct"],
  ["no moment", { completed: "yesterday" }, "completed"],
])("a result with %s is refused clearly", async (_name, change, said) => {
  using one = learner();
  const file = join(one.dir, "result.json");
  writeFileSync(file, JSON.stringify({ ...greetings, ...change }));
  const { code, err } = await one.study("record", "bahasa-melayu", "--result", file);
  expect({ code, said: err.includes(said) }).toEqual({ code: 2, said: true });
});

test("a result judged elsewhere counts, once, with its own time", async () => {
  using one = learner();
  const file = join(one.dir, "result.json");
  writeFileSync(file, JSON.stringify(greetings));
  expect((await one.study("record", "bahasa-melayu", "--result", file)).code).toBe(0);
  const again = await one.study("record", "bahasa-melayu", "--result", file, "--json");
  expect(JSON.parse(again.out)).toMatchObject({ recorded: [], repeated: ["elsewhere-1"] });
  const { out } = await one.study("progress", "bahasa-melayu", "--json");
  const concept = JSON.parse(out).concepts.find(
    (row: { concept_id: string }) => row.concept_id === "greetings",
  );
  expect(concept.fsrs).toMatchObject({ reps: 1, last_review: "2026-02-22T09:05:00.000Z" });
});

test("a damaged progress file is kept aside, rebuilt from the logs, and that is said", async () => {
  using one = learner();
  const file = join(one.dir, "result.json");
  writeFileSync(file, JSON.stringify(greetings));
  await one.study("record", "bahasa-melayu", "--result", file);
  const folder = join(one.home, "learner", "bahasa-melayu");
  const before = await one.study("progress", "bahasa-melayu", "--json", "--now", "2026-02-23T00:00:00Z");
  writeFileSync(join(folder, "progress.json"), '{"concepts": {"greetings": {"status": ');
  const after = await one.study("progress", "bahasa-melayu", "--json", "--now", "2026-02-23T00:00:00Z");
  expect(after.code).toBe(0);
  expect(after.err).toContain("rebuilt from the session logs");
  expect(JSON.parse(after.out)).toEqual(JSON.parse(before.out));
  expect(readdirSync(folder).filter((name) => name.includes("damaged"))).toHaveLength(1);
});

async function sheet(one: ReturnType<typeof learner>, course: string, concept: string): Promise<string> {
  const { out } = await one.study("new", course, concept, "--modality", "worksheet", "--json");
  return JSON.parse(out).files[0];
}

test("an answer key that someone edited is refused; the file and the record stay", async () => {
  using one = learner();
  const path = await sheet(one, "bahasa-melayu", "greetings");
  const text = readFileSync(path, "utf8");
  const edited = text.replace(/^1\.1: .*$/m, "1.1: anything");
  expect(edited).not.toBe(text);
  writeFileSync(path, edited);
  const { code, err } = await one.study("grade", path);
  expect(code).not.toBe(0);
  expect(err).toMatch(/answer key/i);
  expect(readFileSync(path, "utf8")).toBe(edited);
  writeFileSync(path, text);
  expect((await one.study("grade", path, "--no-record")).code).toBe(0);
});

test("a worksheet of another course in the place of this one is refused", async () => {
  using one = learner();
  const malay = await sheet(one, "bahasa-melayu", "greetings");
  const other = await sheet(one, "research-methods", "sampling");
  writeFileSync(malay, readFileSync(other, "utf8"));
  const { code, err } = await one.study("grade", malay);
  expect(code).not.toBe(0);
  expect(err).toContain("research-methods");
});

test.each([
  [["plan"], "Which course?"],
  [["plan", "bahasa-malayu"], "Did you mean bahasa-melayu?"],
  [["new", "bahasa-melayu", "greeting"], "Did you mean greetings?"],
  [["new", "bahasa-melayu", "greetings", "--modality", "code"], "no material for code"],
  [["grade", "no-such-exercise"], "There is no exercise no-such-exercise"],
  [["grade", "nowhere.md"], "There is no file"],
  [["plan", "bahasa-melayu", "--minutes", "0"], "--minutes"],
  [["plan", "bahasa-melayu", "--now", "soon"], "--now"],
  [["plan", "../../etc"], "There is no course"],
  [["undo", "bahasa-melayu"], "nothing to take back"],
  [["plan", "bahasa-melayu", "extra"], "one word too many"],
  [["settings", "--zone", "Mars/X"], "no time zone of that name"],
  [["settings", "--prefer", "code", "--avoid", "code"], "both liked and avoided"],
  [["modality", "--domain", "language"], "Which Bloom level?"],
  [["import", "nowhere.csv", "--name", "bahasa-melayu"], "There is a course bahasa-melayu already"],
  [["export", "bahasa-melayu", "--format", "pdf"], "exported as apkg, csv, xapi"],
])("study %p says what is wrong", async (args, said) => {
  using one = learner();
  const { code, err, out } = await one.study(...args);
  expect({ code, out, said: err.includes(said) ? said : err }).toEqual({ code: 2, out: "", said });
});

test("fifty results and more are recorded, and the learner's memory is looked at on the way", async () => {
  using one = learner();
  const file = join(one.dir, "results.json");
  const results = Array.from({ length: 120 }, (_, n) => {
    const at = new Date(Date.UTC(2026, 0, 1 + n, 9)).toISOString();
    return { ...greetings, exercise_id: `e-${n}`, started: at, completed: at };
  });
  writeFileSync(file, JSON.stringify(results));
  const { code, err } = await one.study("record", "bahasa-melayu", "--result", file);
  expect({ code, err }).toEqual({ code: 0, err: "" });
});

test("a home that is named from here works as any other", async () => {
  using folder = scratch();
  const env = { TEACHER_ASSIST_HOME: "./rumah" };
  const call = { cwd: folder.dir, env };
  const { code, out } = await teacherAssist(["study", "new", "bahasa-melayu", "greetings", "--json"], call);
  expect(code).toBe(0);
  expect(JSON.parse(out).files[0]).toStartWith(join(folder.dir, "rumah"));
});

test("what was handed in untouched does not count, gives nothing away, and can be filled in after all", async () => {
  using one = learner();
  const path = await sheet(one, "bahasa-melayu", "greetings");
  const early = await one.study("grade", path, "--json");
  expect(early.code).toBe(0);
  expect(early.err).toContain("Nothing was answered, so nothing is counted");
  expect(JSON.parse(early.out)).toMatchObject({
    score: { correct: 0 },
    details: { errors: [] },
    feedback: "Nothing was answered, so nothing is counted.",
  });
  expect(JSON.parse((await one.study("progress", "bahasa-melayu", "--json")).out).counts.learning).toBe(0);
  const [top = "", key = ""] = readFileSync(path, "utf8").split("<!-- ANSWER_KEY");
  writeFileSync(path, `${top.replaceAll("___", "A")}<!-- ANSWER_KEY${key}`);
  await one.study("grade", path);
  const { out } = await one.study("progress", "bahasa-melayu", "--json");
  expect(JSON.parse(out).counts.learning).toBe(1);
});

test("an exercise that another took the place of is graded by its own file", async () => {
  using one = learner();
  const make = async (seed: string) => {
    const args = [
      "new",
      "intro-to-algorithms",
      "binary-search",
      "--modality",
      "code",
      "--seed",
      seed,
      "--json",
    ];
    return JSON.parse((await one.study(...args)).out);
  };
  const first = await make("3");
  writeFileSync(first.files[0], `${readFileSync(first.files[0], "utf8")}\n# mine\n`);
  const second = await make("4");
  expect(second.files[0]).toBe(first.files[0]);
  const graded = await one.study("grade", first.exercise_id, "--no-record");
  expect(graded.code).toBe(0);
  const folder = join(first.files[0], "..", "earlier", first.exercise_id);
  expect(readFileSync(join(folder, "exercise.py"), "utf8")).toEndWith("# mine\n");
});

test("replies to a conversation may be numbered as its questions are, and a slip counts half", async () => {
  using one = learner();
  const args = ["new", "bahasa-melayu", "greetings", "--modality", "conversation", "--seed", "2", "--json"];
  const { exercise_id } = JSON.parse((await one.study(...args)).out);
  const record = join(one.home, "learner", "bahasa-melayu", "records", `${exercise_id}.json`);
  const { questions } = JSON.parse(readFileSync(record, "utf8")).body;
  const replies = questions.map(({ accepted }: { accepted: string[] }) => accepted[0] ?? "");
  const grade = async (text: string) => {
    writeFileSync(join(one.dir, "replies.txt"), text);
    const { out } = await one.study(
      "grade",
      exercise_id,
      "--response",
      "replies.txt",
      "--no-record",
      "--json",
    );
    return JSON.parse(out).score.correct;
  };
  const plain = await grade(replies.join("\n"));
  expect(plain).toBe(questions.length);
  expect(await grade(replies.map((reply: string, i: number) => `${i + 1}. ${reply}`).join("\n"))).toBe(plain);
  const [first = "", ...rest] = replies;
  const slip = first.length > 7 ? first.slice(0, 3) + first.slice(4) : first;
  if (slip !== first) expect(await grade([slip, ...rest].join("\n"))).toBeGreaterThanOrEqual(plain - 0.5);
});

test("a damaged profile is kept aside and said, also by who only plans", async () => {
  using one = learner();
  await one.study("settings", "--zone", "Asia/Kuala_Lumpur");
  const path = join(one.home, "learner", "profile.json");
  writeFileSync(path, "{");
  const { code, err } = await one.study("plan", "bahasa-melayu");
  expect(code).toBe(0);
  expect(err).toContain("was damaged");
  expect(readdirSync(join(one.home, "learner")).some((name) => name.startsWith("profile.json.damaged"))).toBe(
    true,
  );
});
