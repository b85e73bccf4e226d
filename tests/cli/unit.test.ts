import { expect, test } from "bun:test";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { claimedIn } from "../../src/lesson/draft/adapt-lesson.ts";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { temporary } from "../workspace/temporary.ts";
import { teacherAssist } from "./harness.ts";

const desk = join(import.meta.dir, "../../desks/mathematics");

test("a unit from the command line: made, drafted, marked, moved along, undone, mapped and put into a calendar", async () => {
  using folder = temporary();
  const workspace = folder.path("desk");
  cpSync(desk, workspace, { recursive: true });
  writeFileSync(
    join(workspace, "timetable.yaml"),
    "periods:\n  - { class: 7Y1, day: mon, start: 09:00, minutes: 50 }\n  - { class: 7Y1, day: thu, start: 11:00, minutes: 60 }\nholidays: [{ from: 2026-09-14, to: 2026-09-14, name: A day off }]\n",
  );
  const run = async (...args: string[]) => {
    const { code, out, err } = await teacherAssist(
      [...args, "--workspace", workspace, "--now", "2026-09-08T10:00:00Z"],
      { cwd: folder.dir },
    );
    return { code, out, err };
  };
  const json = async (...args: string[]) => {
    const { code, out, err } = await run(...args, "--json");
    expect([args[1], code, err.includes("error")]).toEqual([args[1] ?? "", 0, false]);
    return JSON.parse(out);
  };

  const made = await json(
    "unit",
    "new",
    "fractions",
    "--class",
    "7Y1",
    "--lessons",
    "10",
    "--starts",
    "2026-09-07",
  );
  expect(made.lessons).toHaveLength(10);
  expect(
    made.lessons
      .slice(0, 3)
      .map((one: { slot: { day: string }; minutes: number }) => [one.slot.day, one.minutes]),
  ).toEqual([
    ["2026-09-07", 50],
    ["2026-09-10", 60],
    ["2026-09-17", 60],
  ]);

  const second = await json("unit", "next", made.id, "2");
  expect(second).toMatchObject({ status: "success", unit: made.id, lesson: "l2" });
  expect(second.text).toContain("From lesson 1,");
  expect(second.text).toContain("A 60-minute lesson");
  expect(claimedIn(second.text, await loadRegistry(workspace))).toEqual(made.lessons[1].outcomes);

  const marked = await json(
    "unit",
    "taught",
    made.id,
    "--on",
    "2026-09-07",
    "--how",
    "lively",
    "--left",
    "the last tasks",
  );
  expect(marked.lessons).toHaveLength(11);
  expect(marked.lessons.map((one: { id: string }) => one.id).slice(0, 3)).toEqual(["l1", "l1-2", "l2"]);
  expect(marked.lessons[2].slot.day).toBe("2026-09-17");
  expect(marked.lessons[2].session).toBe(second.id);
  const back = await json("unit", "undo", made.id);
  expect(back.lessons).toHaveLength(10);
  const ids = ({ lessons }: { lessons: { id: string }[] }) => lessons.map(({ id }) => id);
  expect(ids(await json("unit", "move", made.id, "3", "5")).slice(2, 5)).toEqual(["l4", "l5", "l3"]);
  expect(ids(await json("unit", "remove", made.id, "5"))).not.toContain("l3");
  await json("unit", "undo", made.id);
  expect(ids(await json("unit", "undo", made.id))).toEqual(ids(back));

  type Planned = { kind: string; place: number; outcomes: string[] };
  const claiming = made.lessons.find(
    ({ kind, outcomes }: Planned) => kind === "teach" && outcomes.length > 0,
  );
  await json("unit", "taught", made.id, String(claiming.place), "--on", "2026-09-10");
  const map = await json("unit", "coverage", "--class", "7Y1");
  const [code] = claiming.outcomes;
  const at = (wanted: string) => map.outcomes.find((one: { code: string }) => one.code === wanted)?.reached;
  expect(at(code)).toBe("taught");
  expect(map.counts.taught).toBeGreaterThan(0);
  expect(map.counts.none).toBeGreaterThan(0);

  const { days } = await json("unit", "calendar", "--from", "2026-09-07", "--days", "8");
  expect(days[0].periods[0].lesson.place).toBe(1);
  expect(days[7].holiday).toBe("A day off");
  const ics = folder.path("mine.ics");
  expect((await run("unit", "ics", "-o", ics)).code).toBe(0);
  expect(readFileSync(ics, "utf8")).toContain("DTSTART:20260910T110000");

  const listed = await run("unit", "list");
  expect(listed.out).toContain("1 of 10 taught");
  const shown = await run("unit", "show", made.id);
  expect(shown.out).toContain("brings back 1 ");
});

test("what a unit cannot do is said in a sentence, with what to type", async () => {
  using folder = temporary();
  const say = async (...args: string[]) => {
    const { code, err } = await teacherAssist([...args, "--workspace", desk], { cwd: folder.dir });
    return { code, err };
  };
  expect(await say("unit", "nex")).toMatchObject({ code: 2, err: expect.stringContaining("Did you mean") });
  expect((await say("unit", "new", "fractions")).err).toContain("unit new");
  expect((await say("unit", "show", "nothing")).err).toContain("There is no unit");
  expect((await say("unit", "new", "fractions", "--class", "9Z", "--lessons", "3")).err).toContain(
    "There is no class 9Z",
  );
  expect(
    (await say("unit", "new", "fractions", "--class", "7Y1", "--lessons", "3", "--starts", "soon")).err,
  ).toContain("must be a day");
  expect(
    (await say("unit", "new", "x", "--class", "7Y1", "--lessons", "3", "--outcome", "ZZ-9")).err,
  ).toContain("There is no outcome ZZ-9");
});

test("what she writes of a lesson is looked at before it is kept", async () => {
  using folder = temporary();
  const workspace = folder.path("desk");
  cpSync(desk, workspace, { recursive: true });
  const run = (...args: string[]) => teacherAssist([...args, "--workspace", workspace], { cwd: folder.dir });
  const { out } = await run("unit", "new", "fractions", "--class", "7Y1", "--lessons", "3", "--json");
  const { id } = JSON.parse(out);
  const asked = await run(
    "unit",
    "taught",
    id,
    "--how",
    "Aisha Rahman was upset and her mother rang 0131 496 0018",
  );
  expect(asked.code).toBe(3);
  expect(asked.err).toContain("--allow-personal-data");
  expect(JSON.parse((await run("unit", "show", id, "--json")).out).last).toBeNull();
});
