import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { exportCase } from "../../../src/workspace/curriculum/case-export.ts";
import { importCsv } from "../../../src/workspace/curriculum/csv-import.ts";
import { parseCurriculum } from "../../../src/workspace/curriculum/parse.ts";
import { times } from "../../sweep.ts";
import { casePackage } from "./case-schema.ts";

const source = { title: "A table", source: "table.csv", retrieved: "2026-11-15" };

function imported(csv: string) {
  const result = importCsv(csv, source);
  if (!result.ok) throw new Error(result.message);
  return parseCurriculum("curriculum/table.md", result.text);
}

describe("a table comes in, one outcome a row", () => {
  const csv = `\uFEFFCode;TITLE;Statement;Level;Strand;Progression From;To;Keywords;Teacher's page
AB 1-01a;Counting;"I can count; and say ""ten"".";First;Number;;AB 2-01a (higher);count, number;12
AB 2-01a;;I can add;Second;Number;AB 1-01a;;;
;;A row without a code;Second;;;;;`;

  test("with other headers, another separator, quotation marks and a mark at its start", () => {
    const file = imported(csv);
    expect(file.problems).toEqual([]);
    expect(file).toMatchObject({ wording: "official", integrity: "intact", title: "A table" });
    expect(file.outcomes).toHaveLength(3);
    expect(file.outcomes[0]).toMatchObject({
      code: "AB 1-01a",
      title: "Counting",
      text: 'I can count; and say "ten".',
      level: "First",
      organiser: "Number",
      to: [{ code: "AB 2-01a", note: "higher" }],
      keywords: ["count", "number"],
      other: [{ label: "Teacher's page", text: "12" }],
    });
    expect(file.outcomes[1]).toMatchObject({ title: "I can add", from: [{ code: "AB 1-01a" }] });
    expect(file.outcomes[2]?.code).toMatch(/^ID-/);
    expect(casePackage.safeParse(JSON.parse(JSON.stringify(exportCase(file)))).error?.issues ?? []).toEqual(
      [],
    );
  });

  test("commas, tabs and bars separate as well", () => {
    for (const separator of [",", "\t", "|"]) {
      expect(
        imported(["code", "text"].join(separator).concat("\n", ["X 1", "Y"].join(separator))).outcomes[0],
      ).toMatchObject({ code: "X 1", text: "Y" });
    }
  });

  test("under headings of anybody's, by what stands in the columns", () => {
    const schemes = [
      "No.;What we do;For whom\nR-1;Read a bar chart and say what it shows;Year 4\nR-2;Draw a bar chart of the class's pets;Year 4\n",
      "Yr,Unit ref,Can-do statement\n4,R-1,Read a bar chart and say what it shows\n4,R-2,Draw a bar chart of the class's pets\n",
      "I can …\tWeek\tUnit\tYear group\nRead a bar chart and say what it shows\t1\tR-1\tYear 4\nDraw a bar chart of the class's pets\t2\tR-2\tYear 4\n",
    ];
    for (const scheme of schemes)
      expect(imported(scheme).outcomes.map(({ code, text, level }) => [code, text, level])).toEqual([
        ["R-1", "Read a bar chart and say what it shows", "Year 4"],
        ["R-2", "Draw a bar chart of the class's pets", "Year 4"],
      ]);
  });

  test("a table that is none is refused in words", () => {
    expect(importCsv("a,b\n1,2\n", source)).toMatchObject({
      ok: false,
      message: expect.stringContaining("a, b"),
    });
    expect(importCsv("", source).ok).toBe(false);
    expect(importCsv('code,text\n"never closed', source).ok).toBe(false);
    expect(importCsv("code,text\n", source).ok).toBe(false);
  });
});

test("every row arrives with its text, whatever is in it", () => {
  const cell = fc.string({ maxLength: 40 }).filter((text) => text.trim() !== "");
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ maxLength: 20 }), cell), { minLength: 1, maxLength: 6 }),
      (rows) => {
        const file = imported(`code,text\n${rows.map((row) => row.map(quote).join(",")).join("\n")}\n`);
        expect(file.problems).toEqual([]);
        expect(file.integrity).toBe("intact");
        expect(file.outcomes.map(({ text }) => text)).toEqual(
          rows.map(([, text]) => text.replace(/\s+/g, " ").trim()),
        );
      },
    ),
    { numRuns: times(38, 150), seed: 7 },
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => void importCsv(text, source)),
    { seed: 3 },
  );
});
