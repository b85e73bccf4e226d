import { expect, test } from "bun:test";
import fc from "fast-check";
import { shortNeed } from "../../src/lesson/brief/scope/feedforward.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { classText, NewClass } from "../../src/workspace/new-class.ts";
import { times } from "../sweep.ts";

/** As teachers write them, with how many it is; null: nobody is counted. Written before the rule. */
const needs: readonly [string, number | null][] = [
  ["2 autistic pupils", 2],
  ["2 EAL students", 2],
  ["1 visual impairment", 1],
  ["bottom set", null],
  ["3 with low reading age", 3],
  ["one wheelchair user", 1],
  ["six on the SEN register", 6],
  ["5 PP", 5],
  ["3 on free school meals", 3],
  ["2 young carers", 2],
  ["1 selective mute", 1],
  ["2 new to English (Arabic)", 2],
  ["1 has epilepsy", 1],
  ["EHCP x 1", 1],
  ["ASD: 2", 2],
  ["2 x ADHD", 2],
  ["dyslexia (3)", 3],
  ["three pupils are dyslexic", 3],
  ["Two struggle to sit still", 2],
  ["1 in a wheelchair", 1],
  ["2 w/ anxiety", 2],
  ["1 pupil colour blind", 1],
  ["low literacy overall", null],
  ["some EAL", null],
  ["a few dyslexic pupils", null],
  ["low ability group", null],
  ["2 can't read a clock yet", 2],
  ["1 partially sighted", 1],
  ["4 high attainers", 4],
  ["1 with Tourette's", 1],
  ["2 have a reading age of 7", 2],
  ["1 girl with a hearing aid", 1],
  ["a boy with cerebral palsy", null],
  ["12 pupils read below age 9", 12],
  ["1 non-verbal", 1],
  ["most need instructions read out", null],
  ["1 stammer", 1],
  ["2 left-handed", 2],
  ["1 with diabetes (type 1)", 1],
  ["lower prior attainers", null],
];
const innocent = [
  "28 pupils",
  "30 children in all",
  "2 periods a week",
  "12 laptops",
  "Lively after lunch",
  "5 rows of desks",
  "Works well in pairs",
  "3 lessons before the test",
];

const read = (body: string) => parseClassProfile("classes/7C.md", `---\nclass: 7C\n---\n\n${body}\n`);

test.each(needs)("%s is a need", (line, count) => {
  for (const body of [`- ${line}`, `* ${line}.`, line, `1. ${line}`, `## The class\n\n  - ${line}`]) {
    const profile = read(body);
    expect([body, profile.needs.map((need) => need.count), profile.unclear]).toEqual([body, [count], []]);
    expect(profile.needs[0]?.text).toContain(line.replace(/\.$/, ""));
  }
});

test.each(innocent)("%s is none", (line) => {
  const profile = read(`- ${line}\n${line}`);
  expect([profile.needs, profile.unclear]).toEqual([[], []]);
});

test("however many stand in a line, in a sentence, in a table or in the head of the file, none is dropped", () => {
  const counted = needs.filter(([line, count]) => count !== null && /^\d/.test(line));
  const some = fc.subarray([...counted], { minLength: 2, maxLength: 5 });
  const joined = fc.constantFrom(", ", "; ", ", and ", " and ", " & ", " + ");
  fc.assert(
    fc.property(
      some,
      joined,
      fc.constantFrom("", "28 pupils, ", "SEN: ", "Needs - "),
      (lines, join, before) => {
        const text = before + lines.map(([line]) => line).join(join);
        const kept = read(`- ${text}`);
        expect([text, kept.needs.map(({ count }) => count)]).toEqual([text, lines.map(([, count]) => count)]);
      },
    ),
    { numRuns: times(200, 2000) },
  );
  expect(
    read("A lovely class, but 2 are autistic and one uses a wheelchair. 3 have EAL.").needs.map(
      ({ count }) => count,
    ),
  ).toEqual([2, 1, 3]);
  expect(
    read("| need | how many |\n|---|---|\n| EAL | 2 |\n| low reading age | 3 |").needs.map(
      ({ count }) => count,
    ),
  ).toEqual([2, 3]);
  const headed = parseClassProfile(
    "c.md",
    "---\nclass: 7C\nneeds:\n  - 2 EAL\n  - 1 visual impairment\n---\n",
  );
  expect(headed.needs.map(({ count }) => count)).toEqual([2, 1]);
  const inOneLine = parseClassProfile("c.md", "---\nclass: 7C\nneeds: 2 EAL, bottom set\n---\n");
  expect(inOneLine.needs.map(({ count }) => count)).toEqual([2, null]);
});

test("a card never counts nobody", () => {
  for (const [line, count] of needs) {
    const [need] = read(`- ${line}`).needs;
    if (need === undefined) throw new Error(line);
    expect(shortNeed(need)).not.toMatch(/null|NaN|^0/);
    if (count !== null) expect(shortNeed(need)).toStartWith(`${count} `);
  }
});

test.each([
  ["4 pupils with low confidence in long division", "4 low confidence in long division"],
  ["2 pupils who are anxious about reading aloud", "2 anxious about reading aloud"],
  ["1 pupil with EAL (Farsi) — new this term", "1 EAL"],
  ["3 pupils with trouble to keep up when we copy from the board", "3 trouble to keep up when…"],
])("on a card %s stands whole, or says that it is cut", (line, shown) => {
  const [need] = read(`- ${line}`).needs;
  expect(need === undefined ? null : shortNeed(need)).toBe(shown);
});

test("what stands under a heading for needs is one in whatever words, and so is what set-up was told", () => {
  const told = [
    "gifted: 2 native speakers",
    "exam class",
    "lively after lunch",
    "reads lips, sits left",
    "English at home: none",
    "no flashing videos",
  ];
  const body = `---\nclass: 4K\n---\n\n## Class 4K\n- loves quizzes\n\n## Needs\n${told.map((line) => `- ${line}`).join("\n")}\n- 24 pupils in all\n\n## What works\n- pairs\n`;
  const profile = parseClassProfile("classes/4K.md", body);
  expect(profile.needs.map(({ text }) => text)).toEqual(told);
  expect(profile.needs[0]?.count).toBe(2);
  expect(profile.notes).toContain("loves quizzes");
  const asked = NewClass.parse({
    id: "4K",
    stage: "Year 9",
    subject: "Maths",
    periodMinutes: 50,
    needs: told,
    worksWell: [],
    equipment: [],
  });
  expect(parseClassProfile("classes/4K.md", classText(asked)).needs.map(({ text }) => text)).toEqual(told);
});
