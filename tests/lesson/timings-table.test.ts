import { expect, test } from "bun:test";
import fc from "fast-check";
import { minutesOfRow, readTimings, sumOf, writeTimings } from "../../src/lesson/timings-table.ts";
import { times } from "../sweep.ts";

const section = `## Timings

| Phase | Minutes | What happens |
|---|---|---|
| Warm-up | 6 | Stretches |
| Relay | 14 | In teams \\| on grass |
| **Total** | **20** | |`;

function read(text: string) {
  const table = readTimings(text);
  if (table === null) throw new Error("no table");
  return table;
}

test("what is not touched stays byte for byte, and rows are what a person reads", () => {
  const table = read(section);
  expect(writeTimings(table)).toBe(section);
  expect(table.rows[1]).toEqual(["Relay", "14", "In teams | on grass"]);
  expect(sumOf(table)).toBe(20);
  const more = `${section}\n\nLeave two minutes to change.\n`;
  expect(writeTimings(read(more))).toBe(more);
});

test("the total follows the rows: another number, a row more, a row less, another order", () => {
  const table = read(section);
  const longer = writeTimings({ ...table, rows: [["Warm-up", "9", "Stretches"], ...table.rows.slice(1)] });
  expect(longer).toContain("| Warm-up | 9 | Stretches |");
  expect(longer).toContain("| **Total** | **23** | |");
  const added = writeTimings({ ...table, rows: [...table.rows, ["Cool-down", "5", ""]] });
  expect(added).toContain("| Cool-down | 5 | |\n| **Total** | **25** | |");
  expect(writeTimings({ ...table, rows: table.rows.slice(1) })).toContain("**14**");
  expect(sumOf(read(writeTimings({ ...table, rows: table.rows.toReversed() })))).toBe(20);
});

test("a row without a whole number counts nothing and is told apart", () => {
  const table = read(section);
  expect(minutesOfRow(table, ["Relay", "14 min", ""])).toBe(14);
  for (const typed of ["", "ten", "5-10", "1.5", "-3"])
    expect(minutesOfRow(table, ["Relay", typed, ""])).toBeNull();
});

test.each([
  ["a list", "## Timings\n\n- Warm-up: 6 minutes\n- Relay: 14 minutes\n"],
  ["two tables", `${section}\n\n${section.split("\n").slice(2).join("\n")}`],
  ["clock times", "## Timings\n\n| Phase | When |\n|---|---|\n| Warm-up | 9:00–9:06 |\n"],
  ["a row with a cell too many", section.replace("| Warm-up | 6 |", "| Warm-up | 6 | a |")],
  ["nothing but a heading", "## Timings\n"],
])("%s is edited as text", (_, text) => expect(readTimings(text)).toBeNull());

test("whatever is typed into a cell comes back as it was typed", () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.replace(/[\s\\]+/g, " ").trim());
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, fc.nat(90), cell), { minLength: 1, maxLength: 6 }), (typed) => {
      const rows = typed.map(([name, minutes, what]) => [`x${name}`, String(minutes), what]);
      const again = read(writeTimings({ ...read(section), rows }));
      expect(again.rows).toEqual(rows);
      expect(again.total?.[1]).toBe(`**${sumOf(again)}**`);
    }),
    { numRuns: times(30, 300), seed: 20 },
  );
});
