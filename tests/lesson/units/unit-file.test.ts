import { expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { Unit } from "../../../src/lesson/units/unit.ts";
import { readUnit, unitText } from "../../../src/lesson/units/unit-file.ts";
import { changeUnit, saveNewUnit, unitNamed, unitsIn } from "../../../src/lesson/units/units-in.ts";
import { temporary } from "../../workspace/temporary.ts";

const small = Unit.parse({
  version: 1,
  title: "Fractions & more",
  class: "7Y1",
  topic: "fractions",
  starts: "2026-09-07",
  lessons: [
    { id: "l1", kind: "teach", title: "Halves: a start", note: "topics/halves.md", outcomes: ["A-1"] },
    {
      id: "l2",
      kind: "assess",
      title: "What we can do now",
      covers: ["l1"],
      retrieves: [{ from: "l1", what: "Halves", gap: 1 }],
    },
  ],
});

test("any unit is read back as it was written, whatever stands in its lines", () => {
  const line = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
    .map((text) => text.replace(/[\p{C}\s]+/gu, " ").trim() || "x");
  fc.assert(
    fc.property(line, line, line, line, (title, topic, how, left) => {
      const unit: Unit = {
        ...small,
        title,
        topic,
        happened: [{ kind: "taught", lesson: "l1", on: "2026-09-07", how, left }],
      };
      expect(readUnit(unitText(unit))).toEqual({ ok: true, unit });
    }),
  );
});

test("no text breaks the reader: it is a unit, or there is a sentence with a line", () => {
  const bits = fc.array(
    fc.constantFrom(
      "version: 1\n",
      "lessons:\n",
      "  - id: l1\n",
      "&a [*a]",
      "\t",
      "title: x\n",
      "---\n",
      "{",
      "}}",
      "happened: 3\n",
      "é",
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        bits.map((all) => all.join("")),
      ),
      (text) => {
        const read = readUnit(text);
        if (read.ok) return;
        expect(read.problems.length).toBeGreaterThan(0);
        for (const problem of read.problems) expect(problem).toMatch(/^Line \d+: /);
      },
    ),
  );
});

test("a lesson cannot go back to one that comes after it, and no id stands twice", () => {
  const [first, second] = small.lessons;
  const wrong = (lessons: unknown[]) => readUnit(unitTextOf({ ...small, lessons }));
  expect(wrong([second, first]).ok).toBe(false);
  expect(wrong([first, first]).ok).toBe(false);
});

function unitTextOf(value: unknown): string {
  return JSON.stringify(value);
}

test("units are files of the workspace: found, changed whole, and never written over", async () => {
  using folder = temporary({ "units/damaged.yaml": "version: 1\ntitle: [", "units/notes.txt": "x" });
  const one = await saveNewUnit(folder.dir, small);
  const two = await saveNewUnit(folder.dir, small);
  expect([one.path, two.path]).toEqual(["units/fractions-more-7y1.yaml", "units/fractions-more-7y1-2.yaml"]);
  const found = unitsIn(folder.dir);
  expect(found.units.map(({ id }) => id).toSorted()).toEqual(["fractions-more-7y1", "fractions-more-7y1-2"]);
  expect(found.damaged.map(({ path }) => path)).toEqual(["units/damaged.yaml"]);
  expect(found.damaged[0]?.problems[0]).toMatch(/^Line 2: /);

  await changeUnit(folder.dir, one.id, (unit) => ({ ...unit, title: "Other" }));
  expect(unitNamed(folder.dir, one.id).unit.title).toBe("Other");
  expect(unitNamed(folder.dir, two.id).unit.title).toBe(small.title);
  await expect(changeUnit(folder.dir, "damaged", (unit) => unit)).rejects.toThrow("was left as it is");
  expect(readFileSync(folder.path("units/damaged.yaml"), "utf8")).toBe("version: 1\ntitle: [");
  expect(() => unitNamed(folder.dir, "fractions-more-7y")).toThrow("Did you mean");
});

test("two who change a unit at once both have their say", async () => {
  using folder = temporary();
  const { id } = await saveNewUnit(folder.dir, small);
  const lost = (on: string) =>
    changeUnit(folder.dir, id, (unit) => ({ ...unit, happened: [...unit.happened, { kind: "lost", on }] }));
  await Promise.all(["2026-09-07", "2026-09-08", "2026-09-09"].map(lost));
  expect(unitNamed(folder.dir, id).unit.happened).toHaveLength(3);
  expect(readdirSync(folder.path("units"))).toEqual([`${id}.yaml`]);
  expect(existsSync(folder.path("units"))).toBe(true);
});

test("a workspace without units has none", () => {
  using folder = temporary();
  expect(unitsIn(folder.dir)).toEqual({ units: [], damaged: [] });
});
