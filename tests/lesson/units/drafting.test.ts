import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import inUnit from "../../../plugins/lesson-planning/hooks/in-unit.ts";
import { placeInUnit, unitWords } from "../../../src/lesson/brief/in-unit.ts";
import { checkInWorkspace } from "../../../src/lesson/check/check-in-workspace.ts";
import { parseLesson } from "../../../src/lesson/document.ts";
import { claimedIn } from "../../../src/lesson/draft/adapt-lesson.ts";
import { Timetable } from "../../../src/lesson/timetable/timetable.ts";
import { askForLesson } from "../../../src/lesson/units/ask-for-lesson.ts";
import { happen } from "../../../src/lesson/units/happen.ts";
import { standingUnit } from "../../../src/lesson/units/standing-unit.ts";
import type { Unit } from "../../../src/lesson/units/unit.ts";
import { scriptedModel } from "../../../src/model/scripted.ts";
import { memoryStore } from "../../../src/store/memory-store.ts";
import { parseTopic } from "../../../src/workspace/topic.ts";
import { trial } from "../../agent/harness.ts";
import { planning, quietly } from "../planning.ts";
import { project, tenLessons, unitAt } from "./desks.ts";

const timetableFor = (id: string) =>
  Timetable.parse({
    periods: [
      { class: id, day: "mon", start: "09:00", minutes: 50 },
      { class: id, day: "wed", start: "11:00", minutes: 60 },
    ],
  });

type Desk = Awaited<ReturnType<typeof unitAt>>;

/** The lesson at a place of a unit, drafted by the real planner; `id` of the unit as in its file. */
async function draftOf({ root, profile }: Desk, unit: Unit, place: number, store = memoryStore()) {
  const lessons = standingUnit(unit, timetableFor(profile.id), profile.periodMinutes, "2026-09-01");
  const lesson = lessons[place - 1];
  if (lesson === undefined) throw new Error(`no lesson ${place}`);
  const asked = askForLesson("a-unit", unit, lessons, lesson);
  const room = await planning("create-lesson", root, { store });
  const conversation = await room.start(asked.input);
  const result = await conversation.send(asked.input, { ...quietly(), about: asked.about });
  return {
    lesson,
    asked,
    result,
    conversation,
    text: result.text,
    sections: parseLesson(result.text).sections,
  };
}

function noteAt(path: string | undefined) {
  if (path === undefined) throw new Error("no note");
  return parseTopic(path, readFileSync(join(project, path), "utf8"));
}

function folded(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

describe("a lesson of a unit knows those before it", () => {
  for (const { desk, id, topic, ...more } of tenLessons)
    test(`lesson seven on ${topic} brings back and counts on lessons one to six, and teaches none of them again`, async () => {
      const at = await unitAt(desk, id, topic, 10, [], "near" in more);
      const { unit, root, material } = at;
      const { text, sections, lesson, result } = await draftOf(at, unit, 7);
      expect(result.status).toBe("success");
      const body = (section: string) => sections.find((one) => one.id === section)?.body ?? "";

      const earlier = unit.lessons.slice(0, 6).filter(({ kind }) => kind === "teach");
      expect(earlier.length).toBeGreaterThan(2);
      const known = body("overview").toLowerCase();
      for (const { title } of earlier) expect(known).toContain(title.toLowerCase());
      expect(body("overview")).toContain(`Lesson 7 of 10 in the unit "${unit.title}"`);
      const starter = body("starter");
      for (const { from, what } of lesson.retrieves)
        expect(starter).toContain(`From lesson ${from.slice(1)}, ${what}:`);
      expect(lesson.retrieves.length).toBeGreaterThan(0);

      // What was taught is asked about, and shown to nobody a second time.
      if (lesson.kind === "teach")
        for (const { note } of earlier) {
          const before = noteAt(note);
          for (const idea of before?.keyIdeas ?? []) expect(body("main")).not.toContain(idea);
          expect(body("main")).not.toContain(before?.example?.problem ?? "nothing");
        }
      expect(text).toContain(`${lesson.minutes}-minute lesson`);
      const claimed = claimedIn(text, material.registry);
      for (const code of claimed) expect(lesson.outcomes).toContain(code);
      const { found } = await checkInWorkspace(text, root, { class: id, minutes: lesson.minutes }, null);
      expect(found.lints.filter(({ rule }) => rule.includes("tim"))).toEqual([]);
      expect(found.evidence.invented + found.evidence.unsupported).toBe(0);
    });

  test("every lesson of a unit comes whole: claims are its own and no other's, and what is new is new", async () => {
    const at = await unitAt("desks/mathematics", "7Y1", "fractions");
    const { unit, material } = at;
    const store = memoryStore();
    const shapes: string[] = [];
    for (const place of [1, 2, 3, 4, 5, 10]) {
      const { text, lesson, result, conversation } = await draftOf(at, unit, place, store);
      expect([place, result.status]).toEqual([place, "success"]);
      expect(new Set(claimedIn(text, material.registry))).toEqual(new Set(lesson.outcomes));
      const last = conversation.session.messages.findLast((message) => message.role === "assistant");
      if (last?.role === "assistant" && last.answer?.kind === "lesson") shapes.push(last.answer.shape);
      await conversation.close();
    }
    expect(shapes[3]).toBe("a review");
    expect([shapes[4], shapes[5]]).toEqual(["an assessment", "an assessment"]);
    expect(new Set(shapes.slice(0, 3)).size).toBeGreaterThan(1);
  });

  test("an assessment asks about every topic that it covers, with an answer to each question", async () => {
    const at = await unitAt("workspace", "3B", "programming in Python");
    for (const place of [5, 10]) {
      const { sections, lesson } = await draftOf(at, at.unit, place);
      const main = sections.find(({ id }) => id === "main")?.body ?? "";
      const covered = at.unit.lessons.filter(({ id }) => lesson.covers.includes(id));
      expect(covered.length).toBeGreaterThan(2);
      for (const { note, title } of covered) {
        const practice = noteAt(note)?.practice;
        const tasks = [...(practice?.easy ?? []), ...(practice?.medium ?? [])].map(({ text }) =>
          folded(text),
        );
        expect([title, tasks.some((text) => folded(main).includes(text))]).toEqual([title, true]);
      }
      const questions = main.match(/^\d+\. /gm) ?? [];
      expect((main.match(/\*\*Answer:\*\*/g) ?? []).length).toBeGreaterThanOrEqual(questions.length);
      expect(sections.find(({ id }) => id === "starter")?.body).toContain("put every note away");
    }
  });

  test("what was left last time comes first in the lesson that goes on with it", async () => {
    const at = await unitAt("desks/mathematics", "7Y1", "fractions");
    const { profile, unit } = at;
    const standing = standingUnit(unit, timetableFor(profile.id), 50, "2026-09-08");
    const left = "comparing two fractions on the number line";
    const marked = happen(unit, { kind: "taught", lesson: "l1", on: "2026-09-07", left }, standing);
    const { text, lesson } = await draftOf(at, marked, 2);
    expect(lesson.id).toBe("l1-2");
    expect(text).toContain(`We first finish: ${left}`);
    expect(text).toContain(`Left last time, and first today: ${left}`);
    expect(text).toMatch(/## Main\n\n### [^\n]+\n\n\*\*First:\*\* finish what was left last time: comparing/);
  });

  test("a lesson that only the teacher can name is not drafted: she is asked for its topic", async () => {
    const at = await unitAt("desks/history", "7H", "the history of our village hall", 5);
    await expect(draftOf(at, at.unit, 1)).rejects.toThrow("Name its topic first");
  });

  test("a lesson without notes leaves places to fill in, and claims the outcome of its place", async () => {
    const at = await unitAt("desks/history", "7H", "", 4, ["TA-HI2-06"]);
    const bare: Unit = { ...at.unit, lessons: at.unit.lessons.map(({ note: _, ...one }) => one) };
    const { text } = await draftOf(at, bare, 1);
    expect(text).toContain("[To fill in:");
    expect(claimedIn(text, at.material.registry)).toEqual(["TA-HI2-06"]);
  });

  test("a model is told the same, out of the data on the message and not out of its words", async () => {
    const at = await unitAt("workspace", "3B", "programming in Python");
    const { conversation, asked } = await draftOf(at, at.unit, 7);
    const { messages } = conversation.session;
    const first = messages.find((message) => message.role === "user");
    expect(first?.role === "user" ? first.about : null).toEqual(asked.about);
    const place = placeInUnit(messages);
    const words = place === null ? "" : unitWords(place);
    for (const { title, kind } of at.unit.lessons.slice(0, 6))
      if (kind === "teach") expect(words).toContain(title);
    expect(words).toContain("lesson 7 of 10");
    expect(words).toContain("Do not teach any of it again");
    const model = scriptedModel(["Done."], { record: true });
    const { about, input } = asked;
    await trial({ model, agentHooks: [inUnit], input: [{ type: "text", text: input }], about });
    expect(model.requests[0]?.volatile).toContain(words);
  });
});
