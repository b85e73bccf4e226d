import { describe, expect, test } from "bun:test";
import { ageOf, agesOf, stageIn, yearsBetween } from "../../src/workspace/stage.ts";

describe("how old a class is, however its stage is said", () => {
  test.each([
    ["Year 7", 11, 12],
    ["Y7", 11, 12],
    ["yr 10", 14, 15],
    ["Y5 (Oak)", 9, 10],
    ["S3", 13, 14],
    ["P5", 8, 9],
    ["Primary 1", 4, 5],
    ["Grade 5", 10, 11],
    ["5th grade", 10, 11],
    ["3rd-graders", 8, 9],
    ["Grade 12", 17, 18],
    ["Kindergarten", 5, 6],
    ["K", 5, 6],
    ["6e", 11, 12],
    ["3ème B", 14, 15],
    ["CM2", 10, 11],
    ["terminale", 17, 18],
    ["Klasse 7", 12, 13],
    ["7. Klasse", 12, 13],
    ["Jahrgangsstufe 11", 16, 17],
    ["3º ESO", 14, 15],
    ["4 de primaria", 9, 10],
    ["groep 8", 11, 12],
    ["5th class", 10, 11],
    ["2nd year", 13, 14],
    ["Class 9", 14, 15],
    ["KS3", 11, 14],
    ["Key Stage 2", 7, 11],
    ["Second", 8, 11],
    ["third level", 11, 14],
    ["Grades 6-8", 11, 14],
    ["K-2", 5, 8],
    ["P6/7", 9, 11],
    ["Years 5 and 6", 9, 11],
    ["Reception", 4, 5],
    ["A-level", 16, 18],
    ["Middle School", 11, 14],
  ])("%s is %p to %p", (stage, from, to) => expect(agesOf(stage)).toEqual({ from, to }));

  test.each([
    "",
    "adults",
    "Year 25",
    "S9",
    "Grade 0",
    "the second lesson",
    "my third set",
    "6 weeks",
    "Form",
  ])("%p says nothing of age", (stage) => expect(agesOf(stage)).toBeNull());

  test("ordinary words inside a sentence are no stage", () => {
    expect(stageIn("a first lesson on the form of a sonnet")).toBeNull();
    expect(stageIn("fractions for 5th grade, second part")).toBe("5th grade");
    expect(stageIn("Bruchrechnen für die 6. Klasse")).toBe("6. Klasse");
  });

  test("one that is too young to read has no reading age", () => {
    expect(ageOf("Nursery")).toBeNull();
    expect(ageOf("Grade 12")).toBe(18);
  });

  test("spans that overlap or touch are no years apart", () => {
    expect(yearsBetween({ from: 11, to: 12 }, { from: 11, to: 14 })).toBe(0);
    expect(yearsBetween({ from: 11, to: 12 }, { from: 12, to: 14 })).toBe(0);
    expect(yearsBetween({ from: 5, to: 7 }, { from: 11, to: 14 })).toBe(4);
    expect(yearsBetween({ from: 11, to: 14 }, { from: 5, to: 7 })).toBe(4);
  });
});
