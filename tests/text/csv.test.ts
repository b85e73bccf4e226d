import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { csvText, fromSafeCell } from "../../src/text/csv.ts";
import { times } from "../sweep.ts";

/** Read by a library that knows nothing of how it was written. */
const read = (text: string): string[][] =>
  parse(text, { bom: true, relax_column_count: true, record_delimiter: "\r\n" });

const formulas = [
  "=1+1",
  "-1+cmd|' /C calc'!A0",
  "+1+cmd|' /C calc'!A0",
  "@SUM(1+1)",
  "\t=1+1",
  "\r=1+1",
  " =1+1",
  "\n=1+1",
  "＝1+1",
  "－1+1",
  "'=1+1",
  "''=1+1",
  "-2-3",
  '=HYPERLINK("http://evil.example";"x")',
];
const anything = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(...formulas, "-5", "+4.5", "-0,5", 'say "b", c', "a;b"),
);

test("no cell of a table begins as a formula does, and every cell reads back as it was", () => {
  const tables = fc
    .integer({ min: 1, max: 5 })
    .chain((width) =>
      fc.array(fc.array(anything, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
    )
    // A row of one empty cell is an empty line, which no reader takes for a row.
    .filter((rows) => rows.every((row) => row.join("") !== ""));
  fc.assert(
    fc.property(tables, (rows) => {
      const back = read(csvText(rows));
      expect(back.map((row) => row.map(fromSafeCell))).toEqual(rows);
      for (const cell of back.flat())
        if (!/^[+-]?\d+([.,]\d+)?$/.test(cell)) expect(cell.trimStart()).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
    }),
    { numRuns: times(125, 500) },
  );
});

test("numbers stay numbers, and what was harmless stays as it was written", () => {
  expect(
    csvText([
      ["a", 'say "b", c'],
      ["=1+1", "-5"],
    ]),
  ).toBe('\uFEFFa,"say ""b"", c"\r\n\'=1+1,-5\r\n');
});

test("there is no other writer of tables: pages and exports all use this one", () => {
  const root = join(import.meta.dir, "..", "..");
  const files = [...new Bun.Glob("{src,plugins}/**/*.{ts,tsx}").scanSync(root)];
  const quoting = files.filter((file) =>
    /replaceAll\(\s*'"',\s*'""'\s*\)/.test(readFileSync(join(root, file), "utf8")),
  );
  // A name in SQL is quoted in the same way.
  expect(quoting.filter((file) => file !== "src/learning/anki/collection.ts")).toEqual(["src/text/csv.ts"]);
});
