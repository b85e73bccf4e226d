import { expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allKept, forgetCourse, forgetLearner, sweepForgotten } from "../../../src/learning/state/forget.ts";
import { realPorts } from "../../../src/learning/state/ports.ts";
import { acquireLock } from "../../../src/store/lock.ts";
import { StoreError } from "../../../src/store/store.ts";

function learner() {
  const home = mkdtempSync(join(tmpdir(), "learner ü-"));
  for (const course of ["one", "two"]) {
    for (const part of ["records", "sessions", "coach"])
      mkdirSync(join(home, "learner", course, part), { recursive: true });
    writeFileSync(join(home, "learner", course, "records", "x.json"), "{}");
    writeFileSync(join(home, "learner", course, "progress.json"), "secret");
  }
  writeFileSync(join(home, "learner", "profile.json"), "{}");
  return {
    home,
    there: (...path: string[]) => existsSync(join(home, "learner", ...path)),
    [Symbol.dispose]: () => rmSync(home, { recursive: true }),
  };
}

test("a deletion that dies at any of its steps leaves all of the course or, once somebody enters, nothing", async () => {
  for (const step of ["rename", "syncFolder", "names"] as const) {
    for (const moment of ["before", "after"] as const) {
      using here = learner();
      let dead = false;
      /** The process is gone from that step on: nothing after it is done. */
      const dies =
        <Given extends string[], Done>(name: typeof step, real: (...given: Given) => Promise<Done>) =>
        async (...given: Given): Promise<Done> => {
          if (name === step && (step !== "names" || !here.there("one"))) dead = true;
          if (dead && moment === "before") throw new Error("killed");
          const done = await real(...given);
          if (dead) throw new Error("killed");
          return done;
        };
      const { disk } = realPorts;
      const dying = {
        ...realPorts,
        disk: {
          ...disk,
          rename: dies("rename", disk.rename),
          syncFolder: dies("syncFolder", disk.syncFolder),
          names: dies("names", disk.names),
        },
      };
      await forgetCourse(here.home, "one", dying).catch(() => {});
      const whole = here.there("one");
      if (whole)
        expect(here.there("one", "progress.json") && here.there("one", "records", "x.json")).toBe(true);
      else {
        await sweepForgotten(here.home, realPorts);
        expect(readdirSync(join(here.home, "learner")).filter((name) => name.includes("one"))).toEqual([]);
      }
      expect(here.there("two", "progress.json")).toBe(true);
      expect((await allKept(here.home, realPorts)).map(({ course }) => course)).toEqual(
        whole ? ["one", "two"] : ["two"],
      );
    }
  }
});

test("a session that is open in the course is not cut off", async () => {
  using here = learner();
  const lock = await acquireLock(join(here.home, "learner", "one", "coach", ".lock"));
  try {
    for (const forget of [
      () => forgetCourse(here.home, "one", realPorts),
      () => forgetLearner(here.home, realPorts),
    ]) {
      const failure = await forget().catch((error: unknown) => error);
      expect(failure instanceof StoreError && failure.kind).toBe("busy");
      expect(here.there("one", "progress.json")).toBe(true);
    }
  } finally {
    lock.release();
  }
  await forgetLearner(here.home, realPorts);
  expect(readdirSync(here.home)).toEqual([]);
});

test("what is kept of whoever studied at the same machine goes with it, of one course or of all", async () => {
  using here = learner();
  for (const [name, course] of [
    ["ben-ong", "one"],
    ["ben-ong", "two"],
    ["mei", "two"],
  ] as const) {
    mkdirSync(join(here.home, "partners", name, "learner", course), { recursive: true });
    writeFileSync(join(here.home, "partners", name, "learner", course, "progress.json"), "secret");
  }
  const kept = await allKept(here.home, realPorts);
  expect(kept.map(({ course, partners }) => [course, partners])).toEqual([
    ["one", ["ben-ong"]],
    ["two", ["ben-ong", "mei"]],
  ]);
  await forgetCourse(here.home, "one", realPorts);
  expect(readdirSync(join(here.home, "partners", "ben-ong", "learner"))).toEqual(["two"]);
  expect(readdirSync(join(here.home, "partners", "mei", "learner"))).toEqual(["two"]);
  await forgetLearner(here.home, realPorts);
  expect(readdirSync(here.home)).toEqual([]);
});
