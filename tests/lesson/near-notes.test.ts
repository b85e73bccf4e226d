import { afterAll, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { optionsIn } from "../../src/lesson/brief/choice.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning, quietly } from "./planning.ts";

const classFile = (id: string, subject: string) =>
  `---\nclass: ${id}\nstage: Year 8\nsubject: ${subject}\nsize: 26\nperiod_minutes: 50\n---\n`;
const desk = folderOf({
  "teacher.md": "---\ncountry: England\n---\n",
  "classes/8Mu.md": classFile("8Mu", "Music"),
  "classes/8Hi.md": classFile("8Hi", "History"),
  "classes/8Ar.md": classFile("8Ar", "Art"),
  "classes/8Ma.md": classFile("8Ma", "Mathematics"),
  "classes/8Co.md": classFile("8Co", "Computing"),
});
afterAll(() => rmSync(desk, { recursive: true, force: true }));
const { ask } = await planning("create-lesson", desk);

test.each([
  ["ukulele chords for 8Mu", "The twelve-bar blues"],
  ["keyboard triads for 8Mu", "The twelve-bar blues"],
  ["causes of the second world war for 8Hi", "Causes of the First World War"],
  ["two-point perspective for 8Ar", "One-point perspective"],
  ["Renaissance drawing for 8Ar", "One-point perspective"],
  ["Van Gogh's letters for 8Ar", "Marks and texture: learning from Van Gogh"],
  ["binary search trees for 8Co", "Searching and sorting algorithms"],
])("%p is only near to a note, and is asked about", async (request, title) => {
  const { result } = await ask(request);
  expect(result.text).not.toContain("## Timings");
  const options = optionsIn(result.text);
  expect(options.some((option) => option.startsWith(title))).toBe(true);
  expect(options.at(-1)).toContain("as you wrote it");
});

test.each([
  ["blues improvisation for 8Mu", "twelve-bar-blues"],
  ["12 bar blues for 8Mu", "twelve-bar-blues"],
  ["Anne Boleyn for 8Hi", "henry-viii-and-the-tudors"],
  ["monasteries and the Pope for 8Hi", "henry-viii-and-the-tudors"],
  ["VAT and interest for 8Ma", "percentages"],
  ["monasteries with the Pope for 8Hi", "henry-viii-and-the-tudors"],
  ["routers, servers for 8Co", "networks-and-the-internet"],
  ["Roman roads for 8Hi", "romans-in-britain"],
  ["one-point perspective for 8Ar", "one-point-perspective"],
  ["discount for 8Ma", "percentages"],
  ["area of a circle for 8Ma", "circles-circumference-and-area"],
  ["binary search for 8Co", "searching-and-sorting-algorithms"],
])("%p is what a note is about, and is drafted from it unasked", async (request, slug) => {
  expect((await ask(request)).result.text).toContain(`topics/${slug}.md`);
});

test("what was asked about is drafted as it was chosen: from the note, or as it was written", async () => {
  const first = await ask("ukulele chords for 8Mu");
  expect((await first.conversation.send("1", quietly())).text).toContain("topics/twelve-bar-blues.md");
  const second = await ask("ukulele chords for 8Mu");
  const own = (await second.conversation.send("2", quietly())).text;
  expect(own).toStartWith("# Ukulele chords");
  expect(own).not.toContain("topics/twelve-bar-blues.md");
});
