import { expect, test } from "bun:test";
import { join } from "node:path";
import { scratch, teacherAssist } from "./harness.ts";

const learnt = (concept: string, at: string, rating: 1 | 2 | 3 | 4) => ({
  exercise_id: `elsewhere-${concept}`,
  concept_id: concept,
  modality: "conversation",
  bloom_level: "remember",
  started: at,
  completed: at,
  score: { correct: rating, total: 4, percentage: rating / 4 },
  fsrs_rating: rating,
});

function learner(dir: string) {
  const env = { TEACHER_ASSIST_HOME: join(dir, "rumah") };
  return (args: string[], input = "") => teacherAssist(["study", ...args], { cwd: dir, env, input });
}

test("done on a blank sheet is no exercise done: the session waits, and its minutes are still there", async () => {
  using here = scratch();
  const study = learner(here.dir);
  await study(["settings", "--prefer", "worksheet", "--avoid", "conversation"]);
  const { out, err } = await study(
    ["start", "bahasa-melayu", "--minutes", "12"],
    "selamat\ndone\ndone\nskip\nquit\n",
  );
  expect(err).toContain("Nothing was answered, so nothing is counted");
  expect(out).toContain("0 exercises done");
  expect(out).not.toContain("0 %");
});

test("what is overdue is due now, and never comes back on a day that is past", async () => {
  using here = scratch();
  const study = learner(here.dir);
  const results = [
    learnt("greetings", "2026-03-01T09:00:00Z", 3),
    learnt("numbers", "2026-03-01T09:05:00Z", 1),
  ];
  const recorded = await study(["record", "bahasa-melayu", "--result", "-"], JSON.stringify(results));
  expect(recorded.code).toBe(0);
  for (const now of ["2026-03-20T09:00:00Z", "2026-03-01T09:00:30Z"]) {
    const { out } = await study(["start", "bahasa-melayu", "--now", now], "quit\n");
    const line = /Next to come back: (.*)/.exec(out)?.[1] ?? "";
    if (now.startsWith("2026-03-20")) expect(line).toMatch(/^\w+, which is due now\.$/);
    else expect(line).toMatch(/\d{1,2} Mar 2026/);
  }
});

test("a quiz at the terminal offers no hint and no look", async () => {
  using here = scratch();
  const study = learner(here.dir);
  await study(
    ["record", "bahasa-melayu", "--result", "-"],
    JSON.stringify(learnt("greetings", "2026-03-01T09:00:00Z", 3)),
  );
  await study(["settings", "--prefer", "worksheet", "--avoid", "conversation"]);
  const { out } = await study(
    ["quiz", "bahasa-melayu", "--now", "2026-03-20T09:00:00Z"],
    "hint\ntry\nhint\nquit\n",
  );
  expect(out).toMatch(/no hints/);
  expect(out).not.toMatch(/Hint 1 of|look without counting/);
});

test("a liking said at a worksheet is heard: what comes next follows it, and the settings hold it", async () => {
  using here = scratch();
  const study = learner(here.dir);
  await study(["settings", "--prefer", "worksheet", "--avoid", "conversation"]);
  const { out } = await study(
    ["start", "bahasa-melayu", "--minutes", "30"],
    "selamat\n\nI hate worksheets and I like conversations\nI hate flashcards\nskip\nquit\n",
  );
  expect(out).toContain("Noted: worksheets only where nothing else fits. Say “worksheets are fine again”");
  expect(out).toContain("Noted: you like conversations.");
  expect(out).toContain("Flashcards hold only what is due, and are skipped by going on");
  const after = JSON.parse((await study(["settings", "--json"])).out);
  expect(after.learning_preferences.modality_preferences).toMatchObject({
    preferred: ["conversation"],
    avoided: ["worksheet"],
  });
  expect(out.slice(out.indexOf("Nothing was changed"))).not.toContain("Say done when you are done");
});

test("stuck on one question of a sheet, a learner is helped with that one, however they put it", async () => {
  using here = scratch();
  const study = learner(here.dir);
  await study(["settings", "--prefer", "worksheet", "--avoid", "conversation"]);
  const { out } = await study(
    ["start", "bahasa-melayu", "--minutes", "12"],
    "selamat\n\nhint 1.2\nI'm stuck on 1.2!!\nugh, no idea\nhelp with 7.7\nquit\n",
  );
  expect(out).toContain("hint (hint 1.2: about that question)");
  expect(out).toMatch(/Hint 1 of \d on 1\.2: /);
  expect(out).toMatch(/Hint 2 of \d on 1\.2: /);
  expect(out).toMatch(/Hint 1 of \d on 1\.1: /);
  expect(out).toContain("There is no question 7.7 here. Say which: 1.1, 1.2");
});

test("a sitting that is begun with a seed asks the same again, and with another something else", async () => {
  const sheet = async (seed: string) => {
    using here = scratch();
    const study = learner(here.dir);
    await study(["settings", "--prefer", "worksheet", "--avoid", "conversation"]);
    await study(["start", "bahasa-melayu", "--minutes", "12", "--seed", seed], "selamat\n\nquit\n");
    const [sheet = ""] = await Array.fromAsync(
      new Bun.Glob("rumah/learner/**/worksheets/*.md").scan(here.dir),
    );
    const text = await Bun.file(join(here.dir, sheet)).text();
    return text.slice(text.indexOf("\n## "));
  };
  const drawn = await sheet("5");
  expect(drawn).toContain("1.1");
  expect(await sheet("5")).toBe(drawn);
  expect(await sheet("6")).not.toBe(drawn);
});
