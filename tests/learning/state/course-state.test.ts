import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import type { ExerciseResult } from "../../../src/learning/result.ts";
import { courseState } from "../../../src/learning/state/course-state.ts";
import { changeProfile } from "../../../src/learning/state/profile-file.ts";
import { course, learner, ports, result } from "./samples.ts";

const plain = (concepts: Map<string, unknown>) => Object.fromEntries([...concepts].sort());
const rating = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const);
const series = fc
  .array(rating, { minLength: 1, maxLength: 12 })
  .map((all) => all.map((r, n) => result(n, r)));

async function standing({ state }: ReturnType<typeof learner>) {
  return plain((await state.progress()).concepts);
}

describe("what was recorded", () => {
  test("is there for the next process, with the session log the spec asks for", async () => {
    using one = learner();
    const soon = "2026-02-01T08:20:00.000Z";
    await one.state.record([result(0, 3), result(1, 2, { started: soon, completed: soon })]);
    const again = courseState(one.home, course, ports);
    expect(plain((await again.progress()).concepts)).toEqual(await standing(one));
    const folder = join(one.home, "learner", "kampung");
    expect(readdirSync(folder).sort()).toEqual([".lock", "progress.json", "sessions"]);
    const [name = ""] = readdirSync(join(folder, "sessions"));
    expect(name).toBe("20260201T080000Z.json");
    const log = JSON.parse(readFileSync(join(folder, "sessions", name), "utf8"));
    expect(log.exercises.map((each: ExerciseResult) => each.exercise_id)).toEqual([
      "exercise-0",
      "exercise-1",
    ]);
    const { concepts } = JSON.parse(readFileSync(join(folder, "progress.json"), "utf8"));
    expect(concepts.salam).toMatchObject({
      concept_id: "salam",
      status: "learning",
      modality_performance: { worksheet: { attempts: 1, avg_score: 0.75 }, code: null, long_form: null },
    });
    expect(concepts.makan.error_history).toMatchObject([{ error_type: "spelling", detail: "makn" }]);
  });

  test("is the same in whatever order and portions it arrives", async () => {
    await fc.assert(
      fc.asyncProperty(series, fc.infiniteStream(fc.nat()), async (results, chance) => {
        using straight = learner();
        await straight.state.record(results);
        using shuffled = learner();
        for (const each of results
          .map((r) => ({ r, key: chance.next().value }))
          .sort((a, b) => a.key - b.key))
          await shuffled.state.record([each.r]);
        expect(await standing(shuffled)).toEqual(await standing(straight));
      }),
      { numRuns: 15 },
    );
  });

  test("is counted once, however often it is sent", async () => {
    using one = learner();
    await one.state.record([result(0, 3)]);
    const before = await standing(one);
    const { recorded, repeated } = await one.state.record([result(0, 1), result(0, 1)]);
    expect({ recorded, repeated }).toEqual({ recorded: [], repeated: ["exercise-0", "exercise-0"] });
    expect(await standing(one)).toEqual(before);
  });

  test("goes on in the session under way, and in a new one after a long pause", async () => {
    using one = learner();
    const at = (time: string) => ({ started: `2026-02-01T${time}:00Z`, completed: `2026-02-01T${time}:00Z` });
    await one.state.record([result(0, 3, at("08:00"))]);
    await one.state.record([result(1, 3, at("08:40"))]);
    await one.state.record([result(2, 3, at("11:00"))]);
    const names = readdirSync(join(one.state.places.folder, "sessions")).sort();
    expect(names).toEqual(["20260201T080000Z.json", "20260201T110000Z.json"]);
  });
});

describe("a session (12.5)", () => {
  const sessions = ({ state }: ReturnType<typeof learner>) =>
    readdirSync(state.places.sessions)
      .sort()
      .map((name) => JSON.parse(readFileSync(join(state.places.sessions, name), "utf8")));

  test("is what was done in one sitting: results of three days sent at once are three", async () => {
    using one = learner();
    const next = { started: "2026-02-02T08:10:00.000Z", completed: "2026-02-02T08:30:00.000Z" };
    await one.state.record([result(2, 3), result(0, 3), result(1, 3), result(4, 2, next)]);
    expect(sessions(one).map((log) => log.exercises.map((each: ExerciseResult) => each.exercise_id))).toEqual(
      [["exercise-0"], ["exercise-1", "exercise-4"], ["exercise-2"]],
    );
  });

  test("begins when the work does, not when a sheet was made that lay for months", async () => {
    using one = learner();
    await one.state.record([
      result(0, 3, { started: "2025-09-01T08:00:00.000Z", completed: "2026-02-01T08:00:00.000Z" }),
      result(1, 3, { started: "2026-02-02T08:00:00.000Z", completed: "2026-02-02T08:25:00.000Z" }),
    ]);
    expect(sessions(one).map(({ session_id, started, ended }) => [session_id, started, ended])).toEqual([
      ["20260201T080000Z", "2026-02-01T08:00:00.000Z", "2026-02-01T08:00:00.000Z"],
      ["20260202T080000Z", "2026-02-02T08:00:00.000Z", "2026-02-02T08:25:00.000Z"],
    ]);
  });
});

describe("replacing", () => {
  test("leaves exactly what would be there had the new one come at once, whichever it was", async () => {
    await fc.assert(
      fc.asyncProperty(series, fc.nat(), rating, async (results, which, better) => {
        const old = which % results.length;
        const by = result(old, better);
        using one = learner();
        await one.state.record(results);
        expect((await one.state.replace([by])).recorded).toEqual([by]);
        using straight = learner();
        await straight.state.record(results.map((each, n) => (n === old ? by : each)));
        expect(await standing(one)).toEqual(await standing(straight));
        rmSync(one.state.places.progress);
        expect(await standing(one)).toEqual(await standing(straight));
        expect((await one.state.takeBack(by.exercise_id))?.fsrs_rating).toBe(better);
        expect((await one.state.results()).length).toBe(results.length - 1);
      }),
      { numRuns: 15 },
    );
  });

  test("where there is nothing to replace, it is recorded", async () => {
    using one = learner();
    await one.state.replace([result(0, 3)]);
    expect((await one.state.results()).map(({ result: { exercise_id } }) => exercise_id)).toEqual([
      "exercise-0",
    ]);
  });
});

describe("taking back", () => {
  test("leaves exactly what would be there without it, whichever it was", async () => {
    await fc.assert(
      fc.asyncProperty(series, fc.nat(), async (results, which) => {
        const gone = results[which % results.length];
        using one = learner();
        await one.state.record(results);
        expect((await one.state.takeBack(gone?.exercise_id))?.exercise_id).toBe(gone?.exercise_id ?? "");
        using without = learner();
        await without.state.record(results.filter((each) => each !== gone));
        expect(await standing(one)).toEqual(await standing(without));
        rmSync(one.state.places.progress);
        expect(await standing(one)).toEqual(await standing(without));
      }),
      { numRuns: 15 },
    );
  });

  test("the last one, and then the one before, until there is none", async () => {
    using one = learner();
    await one.state.record([result(0, 3), result(1, 2)]);
    expect((await one.state.takeBack())?.exercise_id).toBe("exercise-1");
    expect((await one.state.takeBack())?.exercise_id).toBe("exercise-0");
    expect(await one.state.takeBack()).toBeNull();
    expect(await standing(one)).toEqual({});
    await one.state.record([result(1, 4)]);
    expect(Object.keys(await standing(one))).toEqual(["makan"]);
  });
});

describe("damage", () => {
  test.each([
    ["half a file", (text: string) => text.slice(0, text.length / 2)],
    ["not JSON", () => "oops"],
    ["an impossible number", (text: string) => text.replace(/"mastery_score": [\d.]+/, '"mastery_score": 9')],
    ["empty", () => ""],
  ])("a progress file that is %s is kept aside, and rebuilt from the logs", async (_name, damage) => {
    using one = learner();
    await one.state.record([result(0, 3), result(1, 2), result(4, 4)]);
    const before = await standing(one);
    const { progress, folder } = one.state.places;
    const damaged = damage(readFileSync(progress, "utf8"));
    writeFileSync(progress, damaged);
    const { concepts, problems } = await one.state.progress();
    expect(plain(concepts)).toEqual(before);
    expect(problems).toEqual([expect.stringContaining("rebuilt from the session logs")]);
    const aside = readdirSync(folder).filter((name) => name.startsWith("progress.json.damaged-"));
    expect(aside).toHaveLength(1);
    expect(readFileSync(join(folder, aside[0] ?? ""), "utf8")).toBe(damaged);
    expect((await one.state.progress()).problems).toEqual([]);
  });

  test("a progress file of an earlier version is made anew from the logs, once; where a log is gone, it is kept", async () => {
    using one = learner();
    await one.state.record([result(0, 3, { uses: ["vocabulary:salam"], errors: [] }), result(2, 4)]);
    const file = join(one.home, "learner", "kampung", "progress.json");
    const now = JSON.parse(readFileSync(file, "utf8"));
    expect(Object.keys(now.concepts.salam.items)).toEqual(["vocabulary:salam"]);
    const earlier = JSON.stringify(now, (key, value) =>
      ["version", "items"].includes(key) ? undefined : value,
    );
    writeFileSync(file, earlier);
    const { problems } = await one.state.progress();
    expect(problems).toEqual([]);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ version: 4, concepts: now.concepts });

    writeFileSync(file, earlier);
    for (const log of readdirSync(join(dirname(file), "sessions")))
      rmSync(join(dirname(file), "sessions", log));
    const kept = (await one.state.progress()).concepts.get("salam");
    expect(kept).toMatchObject({ ...now.concepts.salam, items: {} });
  });

  test("a damaged session log is kept aside when it is read, and what it counted for stays counted", async () => {
    using one = learner();
    await one.state.record([result(0, 3)]);
    const before = await standing(one);
    const log = join(one.state.places.sessions, "20260201T080000Z.json");
    writeFileSync(log, "x".repeat(readFileSync(log).length));
    await one.state.record([result(1, 4)]);
    expect(await standing(one)).toMatchObject(before);
    expect(await one.state.takeBack("exercise-0")).toBeNull();
    const names = readdirSync(one.state.places.sessions);
    expect(names.filter((name) => name.startsWith("20260201T080000Z.json.damaged-"))).toHaveLength(1);
    expect(await standing(one)).toMatchObject(before);
  });

  test("results that a killed process logged but did not count are counted", async () => {
    using one = learner();
    await one.state.record([result(0, 3)]);
    const old = readFileSync(one.state.places.progress);
    await one.state.record([result(1, 3)]);
    const full = await standing(one);
    writeFileSync(one.state.places.progress, old);
    expect(await standing(one)).toEqual(full);
  });
});

describe("fitted parameters", () => {
  test("count from when they were fitted: what was before replays as it was", async () => {
    using one = learner();
    const w = Array.from({ length: 21 }, (_, i) => [0.4, 1.2, 3, 15, 7, 0.5, 1.5][i] ?? 0.5);
    await one.state.record([result(0, 3)]);
    const before = await standing(one);
    await changeProfile(one.home, ports, (profile) => ({
      ...profile,
      fsrs: { ...profile.fsrs, fitted: [{ since: "2026-02-02T00:00:00.000Z", w, reviews: 600 }] },
    }));
    rmSync(one.state.places.progress);
    expect(await standing(one)).toEqual(before);
    await one.state.record([result(3, 3)]);
    using other = learner();
    await other.state.record([result(0, 3), result(3, 3)]);
    expect(await standing(one)).not.toEqual(await standing(other));
  });
});
