import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  newStudy,
  participantIn,
  withConsent,
  withParticipants,
} from "../../../src/evals/studies/changes.ts";
import { taskRows, taskTable } from "../../../src/evals/studies/export/task-table.ts";
import {
  withBeginning,
  withFinish,
  withFinishTakenBack,
  withLesson,
} from "../../../src/evals/studies/sittings.ts";
import { Study } from "../../../src/evals/studies/study.ts";
import { csvOf } from "../../../src/evals/tables/table.ts";

const at = (second: number) => new Date(Date.UTC(2026, 10, 16, 9) + second * 1000).toISOString();
const who = { participant: "P01", task: "T1" };
const study = withConsent(
  withParticipants(
    newStudy(
      {
        id: "desks",
        title: "",
        conditions: ["D3", "D0"],
        how: "balanced",
        per: "participant",
        seed: 1,
        consent: "Yes.",
      },
      at(0),
    ),
    ["P01", "P02"],
    at(0),
  ),
  "P01",
  { texts: false },
  at(0),
);
const sittings = (of: Study) => participantIn(of, "P01").sittings;

describe("a task that somebody sits down to", () => {
  test("begins when it is shown, and ends when they say so", () => {
    const shown = withBeginning(study, who, at(10));
    // Shown again before anything was asked for: it is the same sitting, and its time runs on.
    const still = withBeginning(shown, who, at(50));
    expect(sittings(still)).toEqual([{ task: "T1", begun: at(10) }]);
    const asked = withLesson(still, who, "s1");
    expect(sittings(withFinish(asked, { ...who, session: "s1" }, at(310)))).toEqual([
      { task: "T1", begun: at(10), session: "s1", finished: at(310) },
    ]);
  });

  test("a finish that came too early is taken back, and stays written down", () => {
    const done = withFinish(withBeginning(study, who, at(10)), who, at(60));
    const [back] = sittings(withFinishTakenBack(done, who));
    expect(back).toEqual({ task: "T1", begun: at(10), takenBack: [at(60)] });
    expect(() => withFinish(done, who, at(70))).toThrow("has finished T1 already");
    expect(() => withFinishTakenBack(study, who)).toThrow("has not finished T1");
    expect(() => withFinish(study, { ...who, session: "none" }, at(70))).toThrow("has not begun T1");
  });

  test("a lesson from before sittings were kept is finished from its first request on", () => {
    const lesson = { ...who, session: "old", begun: at(5) };
    expect(sittings(withFinish(study, lesson, at(65)))).toEqual([
      { task: "T1", begun: at(5), session: "old", finished: at(65) },
    ]);
  });

  test("whatever is pressed in whatever order, what is written can be read again, and nobody else's changes", () => {
    const steps = fc.array(fc.constantFrom("begin", "lesson", "finish", "back"), { maxLength: 12 });
    fc.assert(
      fc.property(steps, (pressed) => {
        let now = study;
        for (const [n, step] of pressed.entries())
          try {
            if (step === "begin") now = withBeginning(now, who, at(n));
            else if (step === "lesson") now = withLesson(now, who, `s${n}`);
            else if (step === "finish") now = withFinish(now, who, at(n));
            else now = withFinishTakenBack(now, who);
          } catch (error) {
            expect(String(error)).toContain("Nothing was changed");
          }
        expect(Study.parse(structuredClone(now))).toEqual(now);
        expect(participantIn(now, "P02")).toEqual(participantIn(study, "P02"));
        const times = sittings(now).map(({ begun }) => begun);
        expect(times).toEqual(times.toSorted());
      }),
      { numRuns: 60 },
    );
  });

  test("is a row of its own, also where nothing came of it; times of day stay here", () => {
    const gaveUp = withFinish(withBeginning(study, who, at(0)), who, at(95.5));
    const rows = taskRows(
      withBeginning(gaveUp, { ...who, task: "T2" }, at(200)),
      [],
      new Map([["P01", "a1"]]),
    );
    const csv = csvOf(taskTable, rows);
    expect(csv).not.toContain("2026");
    const [head = "", ...lines] = csv.replace("\ufeff", "").trim().split("\r\n");
    const cells = lines.map((line) => {
      const values = line.split(",");
      return Object.fromEntries(head.split(",").map((name, place) => [name, values[place]]));
    });
    expect(cells).toMatchObject([
      { participant: "a1", task: "T1", n: "1", finished: "true", seconds_on_task: "95.5", lesson: "" },
      { participant: "a1", task: "T2", n: "2", finished: "false", seconds_on_task: "" },
    ]);
  });
});
