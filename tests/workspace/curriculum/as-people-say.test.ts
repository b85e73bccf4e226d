import { describe, expect, test } from "bun:test";
import { importCase } from "../../../src/workspace/curriculum/case-import.ts";
import { importCsv } from "../../../src/workspace/curriculum/csv-import.ts";
import { levelName } from "../../../src/workspace/curriculum/level-names.ts";
import { parseCurriculum } from "../../../src/workspace/curriculum/parse.ts";
import { withoutMarkup } from "../../../src/workspace/curriculum/without-markup.ts";

describe("what is brought in reads as people say it", () => {
  test.each([
    [["05"], "grade", "Grade 5"],
    [["KG"], "grade", "Kindergarten"],
    [["PK"], "grade", "Pre-K"],
    [["06", "07", "08"], "grade", "Grades 6-8"],
    [["KG", "01", "02"], "grade", "Grades K-2"],
    [["03", "07"], "grade", "Grade 3, Grade 7"],
    [["7"], "Year", "Year 7"],
    [["7"], "Level", "7"],
    [["05"], "Level", "Grade 5"],
    [["Third"], "Level", "Third"],
    [["HS"], "grade", "HS"],
    [[""], "grade", ""],
  ])("%p under %s is %s", (given, under, said) => expect(levelName(given, under)).toBe(said));

  test.each([
    ["<p>Weigh <em>small</em> things&nbsp;&ndash; and say why.</p>", "Weigh small things – and say why."],
    ["x<sup>2</sup> and CO<sub>2</sub>", "x² and CO₂"],
    ["Know that 2 < x and y > 3", "Know that 2 < x and y > 3"],
    ["if a<b then b>a", "if a<b then b>a"],
    ["One<br/>two<li>three</li>", "One twothree"],
    ["Fish &amp; chips &unknown;", "Fish & chips &unknown;"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ])("%p is read as %p", (given, read) => expect(withoutMarkup(given)).toBe(read));

  test("a package and a table alike, and going out again nothing is lost", () => {
    const item = {
      identifier: "3f1c2f5e-1111-4222-8333-444455556666",
      uri: "urn:x",
      humanCodingScheme: "M.5.1",
      fullStatement: "<p>Measure <b>angles</b> with a protractor&hellip;</p>",
      educationLevel: ["05"],
      lastChangeDateTime: "2026-01-01T00:00:00Z",
    };
    const document = {
      identifier: "doc",
      uri: "urn:doc",
      title: "M",
      creator: "x",
      lastChangeDateTime: "2026-01-01T00:00:00Z",
    };
    const read = importCase({ CFDocument: document, CFItems: [item], CFAssociations: [] }, "2026-01-02");
    const file = parseCurriculum("curriculum/m.md", read.ok ? read.text : "");
    expect(file.outcomes[0]).toMatchObject({ text: "Measure angles with a protractor…", level: "Grade 5" });
    expect(read.ok && read.text.includes("<b>angles</b>")).toBe(true);

    const table = importCsv("Code,Grade,Statement\nM1,05,<i>Draw</i> a circle\n", {
      title: "T",
      source: "t.csv",
      retrieved: "2026-01-02",
    });
    const [drawn] = parseCurriculum("curriculum/t.md", table.ok ? table.text : "").outcomes;
    expect(drawn).toMatchObject({ text: "Draw a circle", level: "Grade 5" });
  });
});
