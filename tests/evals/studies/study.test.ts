import { describe, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import fc from "fast-check";
import { assign } from "../../../src/evals/studies/assign.ts";
import { beginning } from "../../../src/evals/studies/begin.ts";
import {
  newStudy,
  type StudyPlan,
  withConsent,
  withNote,
  withParticipants,
} from "../../../src/evals/studies/changes.ts";
import { isPresent, nameForParticipants, type Study } from "../../../src/evals/studies/study.ts";
import {
  changeStudy,
  createStudy,
  parseStudy,
  readStudy,
  studyIds,
  studyNamed,
  studyPlaces,
} from "../../../src/evals/studies/study-file.ts";
import { temporaryFolders } from "../../store/temporary.ts";

const folder = temporaryFolders();
const desk = folder();
const now = "2026-11-16T09:00:00.000Z";
const plan: StudyPlan = {
  id: "desk-or-not",
  title: "With a desk and without",
  conditions: ["A1", "A0"],
  how: "balanced",
  per: "participant",
  seed: 11,
  consent: "I agree that what I do here is recorded.",
};

function ids(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `P${String(at + 1).padStart(2, "0")}`);
}

describe("participants have ids and no names", () => {
  test("a range is every id in it, written as its first", () => {
    const added = (...typed: string[]) => {
      const { participants } = withParticipants(newStudy(plan, now), typed, now);
      return participants.map(({ id }) => id);
    };
    expect(added("P01-P16")).toEqual(ids(16));
    expect(added("q9–q11", "P-3-P-4", "P1-2")).toEqual(["Q9", "Q10", "Q11", "P-3", "P-4", "P1", "P2"]);
    for (const wrong of ["P05-P01", "P01-Q04", "P1-P900"])
      expect(() => added(wrong)).toThrow("no range of ids");
    expect(() => added("P01-P03", "P02")).toThrow("takes part already");
  });

  test("what they read is never the title", () => {
    expect(nameForParticipants(newStudy(plan, now))).toBe("A study of lesson planning");
    const named = newStudy({ ...plan, shownAs: " Planning in two ways " }, now);
    expect(nameForParticipants(named)).toBe("Planning in two ways");
  });

  test.each([
    "Oluwaseun",
    "Mia",
    "mia3",
    "Jo1",
    "Mrs Baker",
    "anna.k@school.example",
    "AB Smith",
    "",
    "12",
    "P",
    "P123456",
  ])("%p is refused, with what to do", (typed) => {
    const study = newStudy(plan, now);
    expect(() => withParticipants(study, [typed], now)).toThrow("as in P01");
  });

  test("P01, t-7 and X120 are taken, each once, and never again once they withdrew", () => {
    const study = withParticipants(newStudy(plan, now), ["P01", "t-7", " X120 "], now);
    expect(study.participants.map(({ id }) => id)).toEqual(["P01", "T-7", "X120"]);
    expect(() => withParticipants(study, ["P02", "p01"], now)).toThrow("P01 takes part already");
    expect(() => withParticipants(study, ["P02", "P02"], now)).toThrow("takes part already");
    const gone: Study = { ...study, participants: [{ id: "P01", withdrawn: now }] };
    expect(() => withParticipants(gone, ["P01"], now)).toThrow("withdrew");
    expect(() => withNote(gone, "P01", "said hello", now)).toThrow("withdrew");
  });
});

describe("who gets which condition", () => {
  const designs = fc.record({
    conditions: fc.constantFrom(["A1", "A0"], ["C0", "C1", "C2"], ["A1", "A0", "B0", "D0", "E0"]),
    per: fc.constantFrom("participant" as const, "task" as const),
    how: fc.constantFrom("random" as const, "balanced" as const),
    seed: fc.nat(1_000_000),
    count: fc.integer({ min: 1, max: 23 }),
    cut: fc.nat(22),
  });

  function assigned(study: Study): Record<string, string>[] {
    return study.participants.filter(isPresent).map((one) => one.assigned ?? {});
  }

  test("the same seed gives the same; who has one keeps it; balanced, no condition is ahead by more than one at any task", () => {
    fc.assert(
      fc.property(designs, ({ conditions, per, how, seed, count, cut }) => {
        const begun = newStudy({ ...plan, conditions, per, how, seed }, now);
        const everybody = assign(withParticipants(begun, ids(count), now));
        expect(assign(withParticipants(begun, ids(count), now))).toEqual(everybody);
        const some = assign(withParticipants(begun, ids(count).slice(0, cut), now));
        const later = assign(withParticipants(some, ids(count).slice(cut), now));
        expect(assigned(later).slice(0, cut)).toEqual(assigned(some));
        for (const one of assigned(everybody)) {
          expect(Object.keys(one)).toEqual(["T1", "T2", "T3"]);
          for (const condition of Object.values(one)) expect(begun.conditions).toContain(condition);
          if (per === "participant") expect(new Set(Object.values(one)).size).toBe(1);
        }
        if (how === "random") return;
        for (const task of ["T1", "T2", "T3"]) {
          const uses = begun.conditions.map(
            (condition) => assigned(later).filter((one) => one[task] === condition).length,
          );
          expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("random draws come out as chance has them: each condition about as often, and seeds differ", () => {
    const begun = newStudy({ ...plan, how: "random", conditions: ["A1", "A0"] }, now);
    const people = Array.from({ length: 400 }, (_, at) => `P${at + 1}`);
    const drawn = assigned(assign(withParticipants(begun, people, now))).map((one) => one.T1);
    const first = drawn.filter((one) => one === begun.conditions[0]).length;
    expect(first).toBeGreaterThan(160);
    expect(first).toBeLessThan(240);
    const other = assign(
      withParticipants({ ...begun, assignment: { ...begun.assignment, seed: 12 } }, people, now),
    );
    expect(assigned(other).map((one) => one.T1)).not.toEqual(drawn);
  });

  test("whoever comes after a withdrawal fills the place that became free", () => {
    const four = assign(withParticipants(newStudy(plan, now), ids(4), now));
    const freed = four.participants.find((one) => isPresent(one) && one.assigned?.T1 === four.conditions[1]);
    const without: Study = {
      ...four,
      participants: four.participants.map((one) => (one === freed ? { id: one.id, withdrawn: now } : one)),
    };
    const next = assign(withParticipants(without, ["P05"], now)).participants.at(-1);
    expect(next !== undefined && isPresent(next) && next.assigned?.T1).toBe(four.conditions[1] ?? "");
  });
});

describe("a task is begun", () => {
  const ready = assign(withParticipants(newStudy(plan, now), ["P01", "P02"], now));

  test("only by somebody who agreed, with the words they agreed to and the time", () => {
    expect(() => beginning(ready, "P01", "T1")).toThrow("has not agreed yet");
    const agreed = withConsent(ready, "p01", { texts: true }, now);
    const { mark, task } = beginning(agreed, "p01", "t2");
    expect(mark).toMatchObject({ study: "desk-or-not", participant: "P01", task: "T2" });
    expect(ready.conditions).toContain(mark.condition);
    expect(task.title).toBe("Differentiation");
    expect(agreed.participants[0]).toMatchObject({ consent: { at: now, text: plan.consent, texts: true } });
    expect(() => withConsent({ ...ready, consent: " " }, "P01", { texts: false }, now)).toThrow(
      "no text to agree to",
    );
  });

  test("only under a condition, and only a task that the study has", () => {
    const bare = withConsent(
      withParticipants(newStudy(plan, now), ["P01"], now),
      "P01",
      { texts: false },
      now,
    );
    expect(() => beginning(bare, "P01", "T1")).toThrow("no condition yet");
    expect(() => beginning(bare, "P01", "T9")).toThrow("There is: T1, T2, T3");
    expect(() => beginning(bare, "P07", "T1")).toThrow("Did you mean `P01`");
  });
});

describe("the file of a study", () => {
  test("is read as it was written, and two who change it at once both count", async () => {
    const data = folder();
    await createStudy(data, newStudy(plan, now), desk);
    expect(createStudy(data, newStudy(plan, now), desk)).rejects.toThrow("already");
    await Promise.all(
      ids(8).map((id) => changeStudy(data, plan.id, (study) => withParticipants(study, [id], now))),
    );
    const study = await studyNamed(data, plan.id);
    expect(study.participants.map(({ id }) => id).toSorted()).toEqual(ids(8));
    expect(await studyIds(data)).toEqual([plan.id]);
    expect(
      changeStudy(data, plan.id, () => {
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await studyNamed(data, plan.id)).toEqual(study);
  });

  test("that is broken is named with its line, and is not touched", async () => {
    const data = folder();
    await createStudy(data, withParticipants(newStudy(plan, now), ["P01", "P02"], now), desk);
    const { file } = studyPlaces(data, plan.id);
    const text = await Bun.file(file).text();
    const broken: [string, string, RegExp][] = [
      [text.replace("- id: P02", "- id: Beatrix"), "- id: Beatrix", /never a name/],
      [text.replace("- id: P02", "- id: P01"), "", /two participants P01/],
      [text.replace("how: balanced", "how: fairly"), "how: fairly", /random.*balanced/],
      [text.replace("A0B1C3D3E1", "A9"), "A9", /a condition/],
      [`${text}colour: blue\n`, "colour: blue", /colour/],
      [text.replace("id: T2", "id: T1"), "", /two tasks T1/],
      [text.replace("format: 1", "format: ["), "", /./],
    ];
    for (const [source, line, message] of broken) {
      writeFileSync(file, source);
      const read = await readStudy(data, plan.id);
      if (!("problems" in read)) throw new Error(`not noticed: ${line}`);
      const [first] = read.problems;
      expect(first?.file).toBe(file);
      expect(first?.message).toMatch(message);
      if (line !== "") expect(source.split("\n")[(first?.line ?? 0) - 1]).toContain(line);
      expect(changeStudy(data, plan.id, (study) => study)).rejects.toThrow("nothing is lost");
      expect(await Bun.file(file).text()).toBe(source);
    }
  });

  test("that assigns somebody to a task that is gone says who and where", async () => {
    const study = assign(withParticipants(newStudy(plan, now), ["P01"], now));
    const data = folder();
    await createStudy(data, study, desk);
    const text = (await Bun.file(studyPlaces(data, plan.id).file).text()).replace("id: T3", "id: T4");
    const read = parseStudy("study.yaml", text);
    if (!("problems" in read)) throw new Error("not noticed");
    expect(read.problems[0]?.message).toContain("P01 is assigned to the task T3");
    expect(text.split("\n")[(read.problems[0]?.line ?? 0) - 1]).toContain("T3:");
  });

  test("of a name that would lead elsewhere is never looked for", async () => {
    const data = folder();
    for (const id of ["../x", "A B", "", "x".repeat(80)])
      expect(readStudy(data, id)).rejects.toThrow("cannot name a study");
    const { file } = studyPlaces(data, "empty");
    mkdirSync(dirname(file), { recursive: true });
    expect(await studyIds(data)).toEqual([]);
    expect(readStudy(data, "desk-or-no")).rejects.toThrow("None was made yet");
  });
});
