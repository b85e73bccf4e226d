import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeLesson } from "../../plugins/lesson-planning/builtin/drafting/lesson.ts";
import { phasesFor } from "../../plugins/lesson-planning/builtin/drafting/phases.ts";
import { makePlan } from "../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { chooseShape } from "../../plugins/lesson-planning/builtin/drafting/shapes/choose-shape.ts";
import type { ShapeId } from "../../plugins/lesson-planning/builtin/drafting/shapes/shape.ts";
import { shapes, shapesIn } from "../../plugins/lesson-planning/builtin/drafting/shapes/shapes.ts";
import { gapsIn } from "../../src/lesson/check/gaps.ts";
import { lintLesson } from "../../src/lesson/check/lints/lint-lesson.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { parseTopic, type Topic } from "../../src/workspace/topic.ts";
import { lessonShapes } from "../../src/workspace/topic-notes.ts";
import { swept } from "../sweep.ts";

const root = join(import.meta.dir, "..", "..");
const packs = join(root, "packs");

const paths = readdirSync(packs, { recursive: true, encoding: "utf8" })
  .filter((path) => /^[^/]+\/topics\/[^/]+\.md$/.test(path))
  .toSorted();
const notes: Topic[] = swept(paths, 28).flatMap(
  (path) => parseTopic(`packs/${path}`, readFileSync(join(packs, path), "utf8")) ?? [],
);

const wrens = parseClassProfile(
  "classes/Wrens.md",
  "---\nclass: Wrens\nstage: Year 6\nsubject: Primary\nsize: 29\nperiod_minutes: 55\n---\n- 2 EAL (Tamil)\n- 1 with dyslexia\n- 1 uses a wheelchair\n- 3 need stretching beyond the rest\n- 1 hearing impairment\n",
);

function planFor(topic: Topic | null, lately: readonly ShapeId[] = [], text = topic?.title ?? "kite making") {
  return makePlan({
    request: { said: text, topic: text, profile: wrens, minutes: null, outcomes: [] },
    profile: wrens,
    topic,
    beside: [],
    outcomes: [],
    prior: [],
    curricula: [],
    ahead: false,
    needSections: [],
    wishes: [],
    timingsGuide: "",
    lost: 0,
    lately,
  });
}

/** Sentences of at least five words, without what marks them up. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/```[\s\S]*?```/g, "")
    .split(/\n|(?<=[.!?])\s/)
    .map((line) =>
      line
        .replace(/^[\s>#|*-]+|^\d+\.\s+|\*\*[^*]+:\*\*/g, "")
        .replace(/[*_"]/g, "")
        .trim()
        .toLowerCase(),
    )
    .filter((line) => line.split(" ").length >= 5);
}

for (const shape of shapes)
  describe(`${shape.id} on every note that has what it needs`, () => {
    const fitting = notes.filter((note) => shape.fits(note));
    test.each(
      swept(
        fitting.map((note) => [note.slug, note] as const),
        4,
      ),
    )("%s", (_, note) => {
      const phases = phasesFor(55, "", shape, 0);
      const lesson = writeLesson({ ...planFor(note), shape: { shape, why: "it is tried" }, phases });
      const { sections } = parseLesson(lesson);
      expect(sections.length).toBe(11);
      for (const section of sections) expect(section.text.split("\n").slice(1).join("").trim()).not.toBe("");
      expect(gapsIn(lesson)).toBe(0);
      expect(lesson).not.toMatch(/undefined|\bnull\b|\[object| {2,}\w+\.\.|\.\.(?!\.)/);
      const seen = new Map<string, string>();
      for (const { id, text } of sections)
        for (const sentence of new Set(sentencesOf(text))) {
          expect({ sentence, in: seen.get(sentence) ?? id }).toEqual({ sentence, in: id });
          seen.set(sentence, id);
        }
      // A figure goes where its matter goes: with the ideas once in every shape, with the example wherever that stands.
      for (const figure of note.figures ?? []) expect(lesson.split(figure)).toHaveLength(2);
      const { problem = "", figure = "" } = note.example ?? {};
      if (figure !== "") expect(lesson.includes(figure)).toBe(lesson.includes(`**Problem:** ${problem}`));
      const unsound = lintLesson(parseLesson(lesson), { profile: wrens, misconceptions: [] });
      expect(unsound.filter(({ rule }) => rule !== "outcome-verbs")).toEqual([]);
    });
  });

describe("which shape", () => {
  const rich = notes.find((note) => shapes.every((shape) => shape.fits(note)));
  const quiet = { id: "Wrens", worksWell: [], subject: "" };

  test("the note's first is taken, and the reason says so", () => {
    for (const note of notes) {
      const { shape, why } = chooseShape(note.title, note, quiet, 55, []);
      const [first] = note.shapes.filter((id) => shapes.some((one) => one.id === id && one.fits(note)));
      expect({ note: note.slug, shape: shape.id }).toEqual({ note: note.slug, shape: first ?? shape.id });
      expect(why.length).toBeGreaterThan(10);
    }
  });

  test("over ten lessons of a class no shape comes more than four times, whatever the notes are like", () => {
    for (let from = 0; from < notes.length; from += 7) {
      const had: ShapeId[] = [];
      for (let i = 0; i < 10; i++) {
        const note = notes[(from + i) % notes.length] ?? null;
        had.unshift(chooseShape(note?.title ?? "", note, quiet, 55, had).shape.id);
      }
      for (const id of lessonShapes) expect(had.filter((one) => one === id).length).toBeLessThanOrEqual(4);
    }
    expect(rich).toBeDefined();
    const had: ShapeId[] = [];
    for (let i = 0; i < 10; i++) had.unshift(chooseShape("", rich ?? null, quiet, 55, had).shape.id);
    for (const id of lessonShapes) expect(had.filter((one) => one === id).length).toBeLessThanOrEqual(4);
    expect(new Set(had).size).toBeGreaterThanOrEqual(4);
  });

  test.each([
    ["a debate about it", "discussion"],
    ["revision of it", "review"],
    ["an investigation of it", "enquiry"],
    ["a hands-on lesson", "practical"],
    ["group work on it", "group-work"],
  ])("whoever asks for %s gets it", (asked, id) => {
    const { shape, why } = chooseShape(asked, rich ?? null, quiet, 55, [shapes[0]?.id ?? "review"]);
    expect(shape.id).toBe(id as ShapeId);
    expect(why).toBe("you asked for it");
  });

  test.each([
    "2 new arrivals, almost no English",
    "1 new to English (Tigrinya)",
    "2 newly arrived from Ukraine",
  ])("what lives on talk alone is not chosen by itself for a class with %s", (text) => {
    const needs = [{ count: 2, text }];
    for (const note of notes.filter(
      (one) => one.shapes[0] === "group-work" || one.shapes[1] === "group-work",
    ))
      expect(chooseShape("", note, { ...quiet, needs }, 55, ["direct-instruction"]).shape.id).not.toBe(
        "group-work",
      );
    expect(chooseShape("group work on it", rich ?? null, { ...quiet, needs }, 55, []).shape.id).toBe(
      "group-work",
    );
  });

  test("a class of one lesson is not said to have gone without anything lately", () => {
    for (const note of notes)
      expect(chooseShape("", note, quiet, 55, ["direct-instruction"]).why).not.toContain("lately");
  });

  test("twenty-five minutes are no time for setting up", () => {
    for (const note of notes)
      expect(["group-work", "practical", "making"]).not.toContain(
        chooseShape("", note, quiet, 25, []).shape.id,
      );
  });

  test("what a lesson says of its shape is read back from the list of lessons", () => {
    const list = shapes
      .map(({ called }, i) => `- 2026-03-0${i + 1}, Tides: Wrens, Year 6 | ${called}`)
      .join("\n");
    expect(shapesIn(`${list}\n- 2026-02-01, Kites: Wrens`)).toEqual([...lessonShapes]);
  });
});

test("where nobody has written notes, three places are left to fill in and everything else is there", () => {
  const lesson = writeLesson(planFor(null));
  expect(gapsIn(lesson)).toBe(3);
  for (const section of parseLesson(lesson).sections)
    expect(section.text.split("\n").slice(1).join("").trim().length).toBeGreaterThan(30);
  expect(lesson).toContain("kite making");
});

test("every need of the class says something about today, and no two say the same", () => {
  for (const note of swept(notes, 8)) {
    const lesson = writeLesson(planFor(note));
    const said = Array.from(lesson.matchAll(/^- \*\*.+?\*\*: .*Today: (.+)$/gm), ([, today]) => today);
    expect({ note: note.slug, needs: said.length }).toEqual({ note: note.slug, needs: wrens.needs.length });
    expect(new Set(said).size).toBe(said.length);
  }
});
