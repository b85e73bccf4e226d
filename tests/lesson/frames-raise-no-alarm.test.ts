import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeLesson } from "../../plugins/lesson-planning/builtin/drafting/lesson.ts";
import { phasesFor } from "../../plugins/lesson-planning/builtin/drafting/phases.ts";
import { makePlan } from "../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { withoutNotesShapes } from "../../plugins/lesson-planning/builtin/drafting/shapes/by-subject.ts";
import { shapes } from "../../plugins/lesson-planning/builtin/drafting/shapes/shapes.ts";
import { checkAge } from "../../src/lesson/check/age/age.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { parseTopic, type Topic } from "../../src/workspace/topic.ts";
import { labelledNotes } from "../workspace/notes/labelled.ts";

const packs = join(import.meta.dir, "..", "..", "packs");
const profile = parseClassProfile(
  "classes/7K.md",
  "---\nclass: 7K\nstage: Year 7\nsubject: General\nsize: 27\nperiod_minutes: 60\n---\n- 2 EAL (Polish)\n- 1 with dyslexia\n",
);

function planFor(topic: Topic | null, text = topic?.title ?? "") {
  return makePlan({
    request: { said: text, topic: text, profile, minutes: null, outcomes: [] },
    profile,
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
    lately: [],
  });
}

/** What is said of the fitness of a lesson's own words; what a note brought is the note's. */
function alarms(lesson: string, note = ""): string[] {
  return checkAge(lesson, { stage: "Year 7", vocabulary: [] })
    .findings.filter(({ rule }) => rule === "unfit" || rule === "reads-unfit")
    .map(({ message }) => message)
    .filter((message) => !note.includes(/"([^…]+)/.exec(message)?.[1]?.replace(/[."]+$/, "") ?? message));
}

test("a lesson of any shape sets no alarm off by the words it is framed in", () => {
  const notes = readdirSync(packs, { recursive: true, encoding: "utf8" })
    .filter((path) => /^[^/]+\/topics\/[^/]+\.md$/.test(path))
    .toSorted()
    .filter((_, at) => at % 12 === 5)
    .map((path) => ({ path, text: readFileSync(join(packs, path), "utf8") }))
    .map((note) => ({ ...note, topic: parseTopic(note.path, note.text) }));
  for (const [at, shape] of shapes.entries()) {
    const fitting = notes.filter(({ topic }) => topic !== null && shape.fits(topic));
    expect({ shape: shape.id, some: fitting.length > 0 }).toEqual({ shape: shape.id, some: true });
    for (const { path, text, topic } of [0, 1].flatMap((i) => fitting[(at + i) % fitting.length] ?? [])) {
      const phases = phasesFor(60, "", shape, 0);
      const lesson = writeLesson({
        ...planFor(topic),
        shape: { shape, why: "it is tried" },
        phases,
      });
      expect({ shape: shape.id, path, alarms: alarms(lesson, text) }).toMatchObject({ alarms: [] });
    }
  }
});

test("nor does one without notes", () => {
  for (const about of ["glass blowing", "the Vikings", "ratio and proportion", "poems about the sea"])
    expect({ about, alarms: alarms(writeLesson(planFor(null, about))) }).toEqual({ about, alarms: [] });
  for (const shape of withoutNotesShapes) {
    const phases = phasesFor(60, "", shape, 0);
    const lesson = writeLesson({
      ...planFor(null, "bell ringing"),
      shape: { shape, why: "it is tried" },
      phases,
    });
    expect({ shape: shape.called, alarms: alarms(lesson) }).toEqual({ shape: shape.called, alarms: [] });
  }
});

test("nor one from a teacher's own notes, whatever language they are in", () => {
  for (const { name, text } of labelledNotes) {
    const lesson = writeLesson(planFor(parseTopic(`topics/${name}`, text)));
    expect({ name, alarms: alarms(lesson) }).toEqual({ name, alarms: [] });
  }
});
