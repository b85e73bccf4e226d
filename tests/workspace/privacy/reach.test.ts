import { describe, expect, test } from "bun:test";
import { scanPrivacy } from "../../../src/workspace/privacy/scan.ts";

const found = (line: string) => scanPrivacy(line, "your request").length > 0;

/** Words of many lessons, each with a pupil of whom something is told in another clause. Written before the rule. */
const lessons = [
  "a lesson on print statements",
  "lists and arrays in Python",
  "the five pillars of Islam",
  "a listening on the market",
  "how to solve equations",
  "a scene from a movie",
  "string handling",
  "the next chapter of our novel",
  "a poem on autumn",
  "songs of the sea",
  "variables and types",
];
const told = [
  "Kayleigh keeps shouting out",
  "Jayden never sits still",
  "Siobhan is always late",
  "Mateusz gets upset when it is loud",
  "Aaliyah cannot be left alone",
];

describe("a word of the lesson switches nothing off for the rest of the line", () => {
  for (const lesson of lessons)
    test(lesson, () => {
      for (const one of told)
        for (const line of [
          `${lesson}, but ${one}`,
          `${lesson}. ${one}.`,
          `${one}; ${lesson}`,
          `${lesson} - ${one}`,
        ])
          expect([line, found(line)]).toEqual([line, true]);
    });

  test.each([
    "a boy called Jayden keeps hitting others",
    "Jayden can't solve anything by himself",
    "Kayleigh is never listening when I speak",
    "my pupil called Siobhan gets anxious",
  ])("%s", (line) => {
    expect(found(line)).toBe(true);
  });
});

describe("people of an exercise are nobody, as before", () => {
  test.each([
    "a word problem: Amina has 12 apples, Tom gives her 5. How many has she got?",
    "a dialogue between Pierre and Sandrine at the market",
    'print("Amina") and then print("Tom")',
    "a list with Amina, Tom and Kayleigh in it",
    "a robot called Max that finds its way",
    "sentences with Tom and Amina, in the past tense",
    "a story about Jayden who loses his shoe",
    "solve: Tom is 3 years older than Amina",
  ])("%s", (line) => {
    expect(found(line)).toBe(false);
  });
});

describe("days and festivals are nobody", () => {
  test.each([
    "Hari Raya with 2A",
    "A lesson on Hari Raya Aidilfitri",
    "Hari Raya is next week",
    "Hari Merdeka for Year 4",
    "kad ucapan Hari Guru",
    "Hari Malaysia has many songs",
    "Martin Luther King Day",
    "Burns Night with P7",
    "Guy Fawkes Night is in November",
    "Ada Lovelace Day is on Tuesday",
    "St Patrick's Day",
    "Thomas Muir Week",
    "Nelson Mandela Day has a story",
    "Rosa Parks Day",
  ])("%s", (line) => {
    expect(found(line)).toBe(false);
  });

  test.each([
    "Hari Kumar has ADHD",
    "Hari has been crying a lot",
    "Hari Raman needs extra time",
    "Aisha Khan Year 9 has ADHD",
    "Aisha Khan was ill all week",
  ])("%s is somebody", (line) => {
    expect(found(line)).toBe(true);
  });
});
