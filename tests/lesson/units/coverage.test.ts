import { expect, test } from "bun:test";
import { noTimetable } from "../../../src/lesson/timetable/timetable.ts";
import { arranged } from "../../../src/lesson/units/arranged.ts";
import { coverageOf } from "../../../src/lesson/units/coverage.ts";
import { happen } from "../../../src/lesson/units/happen.ts";
import { namedLesson, withLesson } from "../../../src/lesson/units/name-lesson.ts";
import { standingUnit } from "../../../src/lesson/units/standing-unit.ts";
import { Unit } from "../../../src/lesson/units/unit.ts";
import { unitAt } from "./desks.ts";

test("the map of a class: planned, taught and assessed are told apart, a planned test proves nothing, and what is missing is there", async () => {
  const { unit, profile, material } = await unitAt("desks/mathematics", "7Y1", "fractions");
  const standing = (one: Unit) => standingUnit(one, noTimetable, 50, "2026-12-01");
  const mapOf = (one: Unit, loose: { title: string; codes: string[] }[] = []) =>
    coverageOf(
      profile,
      material.registry,
      [{ id: "u", title: one.title, class: one.class, lessons: standing(one) }],
      loose,
    );
  const reached = (one: Unit, code: string) =>
    mapOf(one).outcomes.find((outcome) => outcome.code === code)?.reached;
  const taughtIn = unit.lessons.findIndex(({ kind, outcomes }) => kind === "teach" && outcomes.length > 0);
  const code = unit.lessons[taughtIn]?.outcomes[0] ?? "";
  expect(reached(unit, code)).toBe("planned");

  const teach = happen(
    unit,
    { kind: "taught", lesson: unit.lessons[taughtIn]?.id ?? "", on: "2026-09-07" },
    standing(unit),
  );
  expect(reached(teach, code)).toBe("taught");
  const assess = unit.lessons.find(({ kind, outcomes }) => kind === "assess" && outcomes.includes(code));
  const both = happen(teach, { kind: "taught", lesson: assess?.id ?? "", on: "2026-09-21" }, standing(teach));
  expect(reached(both, code)).toBe("assessed");

  const { outcomes, counts } = mapOf(unit, [
    { title: "A lesson by itself", codes: ["TA-MA3-29", "no such code"] },
  ]);
  expect(outcomes.find((one) => one.code === "TA-MA3-29")).toMatchObject({
    reached: "planned",
    in: [{ unit: null, title: "A lesson by itself" }],
  });
  expect(Object.values(counts).reduce((a, b) => a + b, 0)).toBe(outcomes.length);
  expect(counts.none).toBeGreaterThan(0);
  const own = material.registry.outcomes.filter(
    ({ level }) => material.registry.levelDistance(level, profile.stage) === 0,
  );
  for (const one of own) expect(outcomes.map((outcome) => outcome.code)).toContain(one.code);
});

test("a period that she names has its note and its outcomes, and is assessed at the end; one without notes stays hers to fill", async () => {
  const { unit: made, profile, material } = await unitAt("desks/science", "S2C", "electricity");
  const unit = Unit.parse({ ...made, drafted: { l1: "s1" } });
  const open = unit.lessons.find(({ kind }) => kind === "open")?.id ?? "";
  const named = namedLesson(unit, open, "acids and alkalis", profile, material);
  const lesson = named.lessons.find(({ id }) => id === open);
  expect(lesson).toMatchObject({ kind: "teach", note: "packs/science/topics/acids-and-alkalis.md" });
  expect(lesson?.to_fill).toBeUndefined();
  expect(named.lessons.at(-1)?.covers).toContain(open);
  for (const code of lesson?.outcomes ?? []) expect(named.lessons.at(-1)?.outcomes).toContain(code);
  const own = namedLesson(unit, open, "our trip to the lighthouse", profile, material).lessons.find(
    ({ id }) => id === open,
  );
  expect(own).toMatchObject({ kind: "teach", title: "Our trip to the lighthouse", outcomes: [] });
  expect(own?.to_fill).toContain("notes on Our trip");
  const assess = unit.lessons.at(-1)?.id ?? "";
  expect(() => namedLesson(unit, assess, "x", profile, material)).toThrow("no topic of its own");
  // Another topic, and the old draft is no longer this lesson's.
  const other = namedLesson(unit, "l1", "cells", profile, material);
  expect([other.lessons[0]?.note, other.drafted]).toEqual(["packs/science/topics/cells.md", {}]);
  const { unit: more, added } = withLesson(unit, "microscopes and cells", "l2", profile, material);
  expect(
    arranged(more)
      .map(({ id }) => id)
      .slice(0, 3),
  ).toEqual(["l1", added.id, "l2"]);
  const renamed = namedLesson(more, added.id, "acids", profile, material);
  expect(arranged(renamed)[1]).toMatchObject({
    kind: "teach",
    note: "packs/science/topics/acids-and-alkalis.md",
  });
});
