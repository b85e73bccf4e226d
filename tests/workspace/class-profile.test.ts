import { expect, test } from "bun:test";
import { join } from "node:path";
import { shortNeed } from "../../src/lesson/brief/scope/feedforward.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { classNamedIn, loadClasses } from "../../src/workspace/classes.ts";

const workspace = join(import.meta.dir, "..", "..", "workspace");

test("the sample classes are read with their needs, one line each, and the whole class is no need", async () => {
  const classes = await loadClasses(workspace);
  expect(classes.map(({ id, stage, size, periodMinutes }) => [id, stage, size, periodMinutes])).toEqual([
    ["1B", "S1", 20, 50],
    ["2A", "S2", 25, 55],
    ["3B", "S3", 28, 50],
  ]);
  const [, , third] = classes;
  expect(third?.needs[0]).toEqual({
    count: 2,
    text: "2 students with EAL (Ukrainian) — conversational English, limited technical vocabulary",
  });
  expect(third?.needs.some(({ count }) => count === 28)).toBe(false);
  expect(third?.equipment.join()).toContain("Python 3");
  expect(third?.worksWell.length).toBeGreaterThan(2);
});

test("a class is found in a sentence however it is written, and not inside another word", async () => {
  const classes = await loadClasses(workspace);
  for (const text of ["iteration for 3B", "for 3b, please", "3B: loops", "class 3B"])
    expect(classNamedIn(text, classes)?.id).toBe("3B");
  for (const text of ["", "chapter 13B", "3Bs", "3-B", "3B-2"])
    expect(classNamedIn(text, classes)).toBeNull();
});

test("a profile without frontmatter still says what it says", () => {
  const profile = parseClassProfile(
    "classes/4C.md",
    "## Class 4C\n- 3 pupils with ADHD\n- Prior knowledge: lists\n",
  );
  expect(profile).toMatchObject({
    id: "4C",
    periodMinutes: 50,
    needs: [{ count: 3, text: "3 pupils with ADHD" }],
    priorKnowledge: "lists",
  });
});

test("a need is a need however a teacher counts it, and what is counted in the room is none", () => {
  const lines = [
    "30 children",
    "2 EAL (Romanian)",
    "3 children with autism — a visual timetable",
    "2 EAL students (Urdu) — read slowly",
    "4 low confidence in times tables",
    "1 x dyslexia",
    "2 periods a week in room 12",
    "Prior knowledge: halves",
  ];
  const text = `---\nclass: P4\n---\n${lines.map((line) => `- ${line}`).join("\n")}\n\n## Equipment\n- 12 laptops for low vision\n`;
  const { needs, notes } = parseClassProfile("classes/P4.md", text);
  expect(needs.map((need) => need.text)).toEqual(lines.slice(1, 6));
  expect(needs.map(({ count }) => count)).toEqual([2, 3, 2, 4, 1]);
  expect(notes).toContain("2 periods a week in room 12");
});

test("shorthand is a need, wherever it stands and however it is marked", () => {
  const lines = [
    ["- 2 EAL polish", [2]],
    ["* 1 HI sits front", [1]],
    ["• 3 SpLD", [3]],
    ["- two MLD, short tasks", [2]],
    ["- 2x ASD", [2]],
    ["- EAL x2 (Polish)", [2]],
    ["- VI: 1", [1]],
    ["1 PD, uses a frame", [1]],
    ["- 26 pupils, 2 EAL polish, 1 HI, 3 SpLD", [2, 1, 3]],
    ["4 EHCP", [4]],
  ] as const;
  for (const [line, counts] of lines) {
    const { needs, unclear } = parseClassProfile("classes/7C.md", `---\nclass: 7C\n---\n\n${line}\n`);
    expect([line, needs.map(({ count }) => count), unclear]).toEqual([line, [...counts], []]);
  }
});

test("what counts somebody or names a need and cannot be read is listed, never dropped", () => {
  const text =
    "- 2 XYZQ\n- one new girl from Kyiv's school system, tbc\n- some EAL\n- 2 periods a week\n- 12 laptops\n- Lively after lunch\n";
  const { needs, unclear, notes } = parseClassProfile("classes/7C.md", text);
  expect(unclear).toEqual(["2 XYZQ"]);
  expect(needs.map(({ count }) => count)).toEqual([1, null]);
  expect(notes).toEqual(["2 periods a week", "12 laptops", "Lively after lunch"]);
});

test("nothing in the sample classes is unclear", async () => {
  expect((await loadClasses(workspace)).flatMap(({ unclear }) => unclear)).toEqual([]);
});

test("a card says shorthand in a few words", () => {
  const card = (line: string) => parseClassProfile("classes/7C.md", `- ${line}\n`).needs.map(shortNeed);
  expect(["2 EAL polish", "1 HI sits front", "3 SpLD", "2x ASD", "EAL x2 (Polish)"].flatMap(card)).toEqual([
    "2 EAL polish",
    "1 HI sits front",
    "3 SpLD",
    "2 ASD",
    "2 EAL",
  ]);
});
