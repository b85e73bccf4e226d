import { describe, expect, test } from "bun:test";
import {
  type ClassDraft,
  classTroubles,
  classWish,
  emptyClass,
  linesOf,
} from "../../../src/web/plan/start/class-draft.ts";
import { readClass } from "../../../src/web/plan/start/read-class.ts";
import {
  asName,
  emptySetUp,
  filesThere,
  firstUnfinished,
  isName,
  readSetUp,
  setUpWish,
  withSubject,
} from "../../../src/web/plan/start/set-up-draft.ts";
import { NewClass } from "../../../src/workspace/new-class.ts";
import { NewWorkspace } from "../../../src/workspace/new-workspace.ts";
import { packCurricula } from "../../../src/workspace/packs/offered.ts";
import { packsFor } from "../../../src/workspace/packs/subject-match.ts";
import { stageWritten } from "../../../src/workspace/stage.ts";

const least: ClassDraft = { ...emptyClass, id: "4C", stage: "S4", subject: "History" };

describe("a class that is typed in", () => {
  test("what the form lets through, the workspace takes", () => {
    const full = {
      ...least,
      size: "22",
      level: "Fourth",
      needs: "- 2 students with EAL\n\n• 1 student with dyslexia",
    };
    for (const draft of [
      least,
      full,
      { ...least, periodMinutes: "240", id: "7 Maths_2-b" },
      { ...least, id: "P6/7" },
      { ...least, id: "3ème Β" },
    ]) {
      expect(classTroubles(draft)).toEqual({});
      expect(NewClass.safeParse(classWish(draft)).success).toBe(true);
    }
    expect(classWish(full).needs).toEqual(["2 students with EAL", "1 student with dyslexia"]);
  });

  test("what the workspace would refuse, the form says in its place", () => {
    const wrong: [Partial<ClassDraft>, keyof ClassDraft][] = [
      [{ id: "" }, "id"],
      [{ id: "../3B" }, "id"],
      [{ stage: " " }, "stage"],
      [{ subject: "" }, "subject"],
      [{ size: "0" }, "size"],
      [{ size: "many" }, "size"],
      [{ periodMinutes: "5" }, "periodMinutes"],
      [{ needs: "x".repeat(201) }, "needs"],
    ];
    for (const [change, field] of wrong) {
      const draft = { ...least, ...change };
      expect(Object.keys(classTroubles(draft))).toEqual([field]);
      expect(NewClass.safeParse(classWish(draft)).success).toBe(false);
    }
  });

  test("comes back after a reload, whatever was remembered", () => {
    expect(readClass(JSON.stringify(least))).toEqual(least);
    for (const kept of ["", "[]", "{", null, 7]) expect(readClass(kept)).toEqual(emptyClass);
    expect(linesOf(" * a\n-b\n\n  c ")).toEqual(["a", "-b", "c"]);
  });
});

describe("setting up a workspace", () => {
  const draft = { ...emptySetUp, teaches: "History", class: least };

  test("begins again where it was left", () => {
    const left = { ...draft, step: "curriculum" as const, curriculum: ["curriculum/a.md"] };
    expect(readSetUp(JSON.stringify(left))).toEqual(left);
    for (const text of ["", "7", '{"step":"nowhere","curriculum":"x"}'])
      expect(readSetUp(text)).toEqual(emptySetUp);
  });

  test("a class begins with the subject that was said first, and keeps one that was typed", () => {
    const said = { ...emptySetUp, teaches: "Mathematics, Years 7 to 11" };
    expect(withSubject(said).subject).toBe("Mathematics");
    expect(withSubject({ ...said, class: { ...emptyClass, subject: "Physics" } }).subject).toBe("Physics");
  });

  test.each([
    ["everything, yr 4", "All subjects", "Year 4"],
    ["yr4", "All subjects", "Year 4"],
    ["I teach the lot to P6", "All subjects", "P6"],
    ["history to year 9", "History", "Year 9"],
    ["grade 5 science, and art", "Science", "Grade 5"],
    ["Year 7 and Year 8 French", "French", ""],
    ["Mathematics", "Mathematics", ""],
    ["", "", ""],
  ])("free words are understood as a class's subject and stage: %s", (teaches, subject, stage) => {
    expect(withSubject({ ...emptySetUp, teaches })).toMatchObject({ subject, stage });
  });

  test("what is taught to one class all day draws on every curriculum of the country, and on no other country's", () => {
    const all = packCurricula();
    for (const [teaches, country] of [
      ["everything, yr 4", "england"],
      ["whole class, Year 2", "England"],
      ["p5, all of it", "scotland"],
    ] as const) {
      const said = { ...emptySetUp, teaches, country };
      const { subject } = withSubject(said);
      const coming = packsFor(all, subject, said.country);
      const wish = setUpWish({ ...said, class: { ...least, subject } }, all);
      expect(coming.length).toBeGreaterThan(3);
      expect(new Set(coming.map((one) => one.country.toLowerCase()))).toEqual(
        new Set([country.toLowerCase()]),
      );
      expect(wish.country).toBe(country === "scotland" ? "Scotland" : "England");
      expect(filesThere(all, said).every((one) => one.country === wish.country)).toBe(true);
    }
  });

  test("a size in words is a size, and a stage is written as a person would", () => {
    for (const [size, meant] of [
      ["thirty", 30],
      ["twenty-eight", 28],
      ["about 25 pupils", 25],
      ["22", 22],
    ] as const) {
      const draft = { ...least, size, stage: "yr4" };
      expect(classTroubles(draft)).toEqual({});
      expect(classWish(draft)).toMatchObject({ size: meant, stage: "Year 4" });
    }
    const written = ["ks2", "y7", "Year 10", "p6", "Higher", "Third level", "mixed group"].map(stageWritten);
    expect(written).toEqual(["KS2", "Year 7", "Year 10", "P6", "Higher", "Third level", "mixed group"]);
  });

  test("a curriculum of another country is not ticked", () => {
    const offered = [
      { path: "curriculum/a.md", title: "History here", subject: "History", country: "Scotland" },
      { path: "curriculum/b.md", title: "History anywhere", subject: "History" },
    ];
    const ticked = (country: string) => setUpWish({ ...draft, country }, offered).curriculum;
    expect(ticked("England")).toEqual(["curriculum/b.md"]);
    expect(ticked("scotland")).toEqual(["curriculum/a.md", "curriculum/b.md"]);
    expect(ticked("")).toEqual(["curriculum/a.md", "curriculum/b.md"]);
    expect(NewWorkspace.safeParse(setUpWish({ ...draft, country: "England" }, offered)).success).toBe(true);
  });

  test("goes on only from what is complete", () => {
    expect(firstUnfinished(emptySetUp, "finish")).toBe("you");
    expect(firstUnfinished({ ...draft, class: emptyClass }, "finish")).toBe("class");
    expect(firstUnfinished({ ...draft, name: "" }, "curriculum")).toBeNull();
    expect(firstUnfinished({ ...draft, name: "" }, "finish")).toBe("finish");
    expect(firstUnfinished(draft, "finish")).toBeNull();
    expect(NewWorkspace.safeParse(setUpWish(draft, [])).success).toBe(true);
  });

  test("begins with the files of the subject, until others are chosen", () => {
    const offered = [
      { path: "curriculum/c.md", title: "Computing Science (summaries)", subject: "Computing Science" },
      { path: "curriculum/t.md", title: "Technologies", subject: "Technologies" },
      { path: "curriculum/h.md", title: "CfE History", subject: "" },
    ];
    const paths = (change: Partial<typeof draft>) => setUpWish({ ...draft, ...change }, offered).curriculum;
    expect(paths({})).toEqual(["curriculum/h.md"]);
    const computing = { ...least, subject: "Computing Science" };
    expect(paths({ teaches: "S1 to S6", class: computing })).toEqual(["curriculum/c.md"]);
    expect(paths({ teaches: "Social Science", class: { ...least, subject: "Art" } })).toEqual([]);
    expect(paths({ curriculum: ["curriculum/t.md"] })).toEqual(["curriculum/t.md"]);
  });

  test("one's own curriculum files come back after a reload and are sent along", () => {
    const own = [
      { name: "history", text: "Code,Text\nH1,Then", subject: "History", title: "history", outcomes: 1 },
    ];
    const kept = readSetUp(JSON.stringify({ ...draft, own: [...own, { name: 7 }] }));
    expect(kept.own).toEqual(own);
    expect(setUpWish(kept, []).own).toEqual([
      { name: "history", text: "Code,Text\nH1,Then", subject: "History" },
    ]);
  });

  test("any name becomes one for a folder", () => {
    expect(asName("Frau Müller's Desk")).toBe("frau-muller-s-desk");
    for (const text of ["My desk", "3B", "../up", "ÄÖ x"]) expect(isName(asName(text))).toBe(true);
    expect(isName(asName("--"))).toBe(false);
  });
});
