import { expect, test } from "bun:test";
import { isClassOrTime, isFurniture } from "../../../src/documents/page-furniture.ts";
import { titleOf } from "../../../src/documents/title-of.ts";
import { findIn } from "../../../src/workspace/notes/found.ts";
import { textBlocks } from "../../../src/workspace/notes/text-blocks.ts";

const found = (text: string) => findIn(textBlocks(text, "sheet"));

test("an exercise without a question mark is a question, with its answer by its number", () => {
  const sheet = found(
    "# Surds and brackets\n\nName ________ Class ____ Date\n\nExpand each of these\n\na) 3(x + 4)\nb) 2y(y − 7)\n\n1. 2/7 + 4/7 =\n2. 0.6 × 0.3 = ____\n3. 5² − 4² = [1 mark]\n\nSolve\n\n4. 3x + 2 = 11\n\nPage 1 of 2\n\nA surd is a root that is not a whole number.\n\nAnswers\n\n1. 6/7\n2. 0.18\n4. x = 3\n",
  );
  expect(sheet.questions.map(({ text, answer }) => [text, answer])).toEqual([
    ["Expand each of these: 3(x + 4)", null],
    ["Expand each of these: 2y(y − 7)", null],
    ["2/7 + 4/7 =", "6/7"],
    ["0.6 × 0.3 = ____", "0.18"],
    ["5² − 4² =", null],
    ["Solve: 3x + 2 = 11", "x = 3"],
  ]);
  expect(sheet.ideas.map(({ text }) => text)).toEqual(["A surd is a root that is not a whole number."]);
  expect(JSON.stringify(sheet)).not.toMatch(/Name|Page 1/);
});

test("a rule with a sum in it, and an example that is worked out, are no exercises", () => {
  const sheet = found(
    "# Area\n\nThe area of a square is s × s.\n\nExample\n\n4 × 4 = 16\n\nThe war lasted from 1914 to 1918 and changed Europe.\n",
  );
  expect(sheet.questions).toEqual([]);
  expect(sheet.examples.map(({ text }) => text)).toContain("4 × 4 = 16");
});

test("what stands on a page for the paper is known, and what is taught is not taken for it", () => {
  for (const line of [
    "Name: ______",
    "Nom ........ Classe ....",
    "**Name:** ____ **Date:** ____",
    "Page 3",
    "- 4 -",
  ])
    expect([line, isFurniture(line)]).toEqual([line, true]);
  for (const line of ["12/03/2025 09:14", "Printed on 3 May 2025", "Tuesday 4th March 2025", "2025-01-31"])
    expect([line, isFurniture(line)]).toEqual([line, true]);
  for (const line of [
    "Name the parts of a cell",
    "Class war in Russia",
    "Date of the battle: 1066",
    "Pages of history",
  ])
    expect([line, isFurniture(line)]).toEqual([line, false]);
  for (const line of ["Name three rivers ____", "1066", "The date palm", "Class", "x = ____"])
    expect([line, isFurniture(line)]).toEqual([line, false]);
});

test("a document is called by its first heading that names its matter", () => {
  const heading = (text: string) => ({ kind: "heading" as const, text, page: null, level: 1 });
  for (const first of [
    "Yr10",
    "Year 8 Set 2",
    "9B Period 3, Tuesday 4th March",
    "12/03/2025",
    "Name ____ Date ____",
  ]) {
    expect([first, titleOf("", [heading(first), heading("Factorising")], "x.docx")]).toEqual([
      first,
      "Factorising",
    ]);
    expect([first, titleOf(first, [heading("Factorising")], "x.docx")]).toEqual([first, "Factorising"]);
    expect(found(`${first}\n\n# Factorising\n\nIt undoes expanding.\n`).title).toBe("Factorising");
  }
  for (const real of [
    "The year 1066",
    "Week of fashion",
    "Period 3 elements",
    "May fourth movement",
    "S-block metals",
    "March",
    "Set",
    "1984",
    "ph",
  ])
    expect([real, isClassOrTime(real)]).toEqual([real, false]);
});
