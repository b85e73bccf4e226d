import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readingAge } from "../../plugins/lesson-planning/builtin/drafting/easier.ts";
import { sections, writeSection } from "../../plugins/lesson-planning/builtin/drafting/lesson.ts";
import { phasesFor } from "../../plugins/lesson-planning/builtin/drafting/phases.ts";
import { firstDraft, makePlan } from "../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { alternatives, reviseSection } from "../../plugins/lesson-planning/builtin/drafting/revising.ts";
import { withoutNotesShapes } from "../../plugins/lesson-planning/builtin/drafting/shapes/by-subject.ts";
import { fromNotes } from "../../plugins/lesson-planning/builtin/drafting/shapes/from-notes.ts";
import { shapes } from "../../plugins/lesson-planning/builtin/drafting/shapes/shapes.ts";
import { checkOutput } from "../../src/agent/output-schema.ts";
import { alternativesFromReply, alternativesSchema } from "../../src/lesson/decide/decision-replies.ts";
import { recently } from "../../src/recently.ts";
import { planLesson } from "../../src/web/words/en/plan-lesson.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { parseTopic, type Topic } from "../../src/workspace/topic.ts";
import { swept } from "../sweep.ts";

const packs = join(import.meta.dir, "..", "..", "packs");
const paths = readdirSync(packs, { recursive: true, encoding: "utf8" })
  .filter((path) => /^[^/]+\/topics\/[^/]+\.md$/.test(path))
  .toSorted();
const notes: Topic[] = swept(paths, 28).flatMap(
  (path) => parseTopic(`packs/${path}`, readFileSync(join(packs, path), "utf8")) ?? [],
);
const robins = parseClassProfile(
  "classes/Robins.md",
  "---\nclass: Robins\nstage: Year 5\nsubject: Primary\nsize: 27\nperiod_minutes: 50\n---\n- 2 EAL (Urdu)\n",
);

function planned(shape: (typeof shapes)[number], topic: Topic | null, ahead: boolean) {
  const said = topic?.title ?? "bell ringing";
  const request = { said, topic: said, profile: robins, minutes: null, outcomes: [] };
  const none = {
    beside: [],
    outcomes: [],
    prior: [],
    curricula: [],
    needSections: [],
    wishes: [],
    lately: [],
  };
  const plan = makePlan({ request, profile: robins, topic, ahead, timingsGuide: "", lost: 0, ...none });
  return { ...plan, shape: { shape, why: "it is tried" }, phases: phasesFor(50, "", shape, 0) };
}

/** Those of the section and its parts; tasks may speak of minutes too. */
const minutesIn = (text: string) => text.match(/^(?:### .*\(\d+ minutes?\)|\*\*Time:\*\*.*)$/gm);
const minutesOf = (text: string) =>
  (
    minutesIn(text)
      ?.join(" ")
      .match(/\d+(?= minutes?)/g) ?? []
  ).reduce((sum, said) => sum + Number(said), 0);
const wordsIn = (text: string) => text.split(/\s+/).length;

/** Few questions, as a teacher's own note has them. */
const few = (topic: Topic): Topic => ({ ...topic, retrieval: topic.retrieval.slice(0, 2) });

const cases = [...shapes, fromNotes, ...withoutNotesShapes].flatMap((shape) => {
  const fitting = withoutNotesShapes.includes(shape)
    ? [null]
    : swept(
        notes.filter((note) => shape.fits(note)),
        2,
      );
  const variants = fitting.flatMap((topic) =>
    [true, false].flatMap((ahead) =>
      (topic === null ? [null] : [topic, few(topic)]).map((note, at) => ({ note, ahead, isFew: at > 0 })),
    ),
  );
  // Two of eight, the first and the fifth: both notes.
  return swept(variants, 2).map(
    ({ note, ahead, isFew }) =>
      [
        `${shape.called}, ${note?.slug ?? "no note"}${ahead ? ", ahead" : ""}${isFew ? ", few" : ""}`,
        planned(shape, note, ahead),
      ] as const,
  );
});

describe.each(cases)("%s", (_, plan) => {
  const drafted = recently(20, (id) => ({ text: writeSection(plan, id, firstDraft(plan, id)) }));
  const revised = recently(100, (asked) => {
    const [id = "", request = ""] = asked.split(": ");
    return reviseSection(plan, id, [request], drafted(id).text, []);
  });
  const asked = (id: string, request: string) => ({
    current: drafted(id).text,
    revised: revised(`${id}: ${request}`),
  });

  test("starter and main are made shorter, in words and in minutes; a later wish leaves those minutes", () => {
    for (const id of ["starter", "main"]) {
      const { current, revised } = asked(id, "make it shorter");
      if (!("text" in revised)) throw new Error(revised.unable);
      expect(wordsIn(revised.text)).toBeLessThan(wordsIn(current));
      expect(minutesOf(revised.text)).toBeLessThan(minutesOf(current));
      expect(minutesOf(revised.text)).toBeGreaterThanOrEqual((minutesOf(current) * 2) / 3);
      const again = reviseSection(plan, id, ["make it shorter", "make it harder"], revised.text, []);
      if ("text" in again) expect(minutesOf(again.text)).toBe(minutesOf(revised.text));
    }
  });

  test("starter and main are made easier and harder", () => {
    for (const id of ["starter", "main"])
      for (const request of ["make it easier", "make it harder"])
        expect([id, request, asked(id, request).revised]).toEqual([
          id,
          request,
          expect.objectContaining({ text: expect.any(String) }),
        ]);
  });

  test("what is made easier reads no harder than before, and leaves no part empty", () => {
    for (const id of ["starter", "main", "plenary"]) {
      const { current, revised } = asked(id, "make it easier");
      if (!("text" in revised)) continue;
      expect(readingAge(plan, revised.text)).toBeLessThanOrEqual(readingAge(plan, current));
      const parts = (text: string) => text.split(/\n(?=### )/).map((part) => part.split("\n"));
      for (const [heading = "", ...body] of parts(revised.text)) {
        const before = parts(current).find(([first]) => first?.split(" (")[0] === heading.split(" (")[0]);
        expect([heading, body.join("").trim() === "" && !heading.startsWith("## ")]).toEqual([
          heading,
          false,
        ]);
        const tasks = (lines: readonly string[]) => lines.filter((line) => /^\d+\. /.test(line)).length;
        if (tasks(before ?? []) > 0) expect([heading, tasks(body)]).not.toEqual([heading, 0]);
      }
    }
  });

  test("every example that the page gives for built-in drafting changes its section, as typed", () => {
    for (const [id, request] of Object.entries(planLesson.reviseBuiltin))
      expect([id, request, asked(id, request).revised]).toEqual([
        id,
        request,
        expect.objectContaining({ text: expect.any(String) }),
      ]);
  });

  test("alternatives are in the form that is asked for, or there are plainly none", () => {
    for (const id of Object.keys(sections)) {
      const current = drafted(id).text;
      const offered = alternatives(plan, id, current);
      const checked = checkOutput(alternativesSchema, JSON.stringify({ alternatives: offered }));
      expect([id, checked.ok]).toEqual([id, true]);
      expect(offered.map(({ text }) => text)).not.toContain(current);
      if (offered.length > 0) expect(alternativesFromReply({ alternatives: offered })).toEqual(offered);
      else
        expect(() => alternativesFromReply({ alternatives: offered })).toThrow(
          /^Nothing was changed: .*pencil/,
        );
    }
  });

  test("what stays the same is never named as what would change", () => {
    for (const [id, { title }] of Object.entries(sections))
      for (const request of ["make it shorter", "make it easier", "make it harder", "more detail"]) {
        const { revised } = asked(id, request);
        if ("text" in revised) continue;
        const [, named = ""] = /wish\. (.*) would change/.exec(revised.unable) ?? [];
        expect(named.split(/, | and /)).not.toContain(title);
        for (const [other, { title: name }] of Object.entries(sections))
          if (named.split(/, | and /).includes(name))
            expect(asked(other, request).revised).toHaveProperty("text");
      }
  });
});

test("with a wheelchair user in the class no draft, alternative or revision has everybody stand, walk or run", () => {
  const one = parseClassProfile(
    "classes/Robins.md",
    "---\nclass: Robins\nstage: Year 5\nsubject: Primary\nsize: 27\nperiod_minutes: 50\n---\n- 1 wheelchair user\n",
  );
  const asksToStand = /\b(?:stand|stands|standing) (?:up|where|still)|\bon your feet\b|\bwalk\b/i;
  const heard: string[] = [];
  for (const shape of [...shapes, fromNotes, ...withoutNotesShapes]) {
    const topic = withoutNotesShapes.includes(shape)
      ? null
      : (notes.find((note) => shape.fits(note)) ?? null);
    if (topic !== null && asksToStand.test(JSON.stringify(topic))) continue;
    const plan = { ...planned(shape, topic, false), profile: one };
    for (const id of ["starter", "main", "plenary"]) {
      const first = writeSection(plan, id, firstDraft(plan, id));
      const revised = ["make it shorter", "more detail", "make it harder"].flatMap((request) => {
        const again = reviseSection(plan, id, [request], first, []);
        return "text" in again ? [again.text] : [];
      });
      const all = [first, ...revised, ...alternatives(plan, id, first).map(({ text }) => text)];
      heard.push(
        ...all
          .flatMap((text) => asksToStand.exec(text)?.[0] ?? [])
          .map((said) => `${shape.id} ${id} ${said}`),
      );
    }
  }
  expect(heard).toEqual([]);
});

test("what is said of an alternative is true of it, in every shape", () => {
  for (const [shape, topic] of [...shapes, ...withoutNotesShapes].flatMap((shape) => {
    const fitting = withoutNotesShapes.includes(shape) ? [null] : notes.filter((note) => shape.fits(note));
    return fitting.slice(0, 2).map((topic) => [shape, topic] as const);
  })) {
    const plan = planned(shape, topic, false);
    for (const id of ["starter", "main"]) {
      const first = writeSection(plan, id, firstDraft(plan, id));
      for (const { why, text } of alternatives(plan, id, first)) {
        const says = [shape.id, id, why, text] as const;
        if (/\bin pairs\b/.test(why)) expect(says[3]).toContain("In pairs, one whiteboard");
        if (/misconception, before/.test(why)) throw new Error(`nothing shows a misconception: ${why}`);
        if (/^Predict/.test(why)) expect(says[3]).toMatch(/[Pp]redict|what they expect/);
        if (/^Try it first/.test(why))
          expect(says[3].indexOf("### Guided")).toBeLessThan(says[3].indexOf("### Explain"));
        const [, asked] = /^Asks in the middle about "(.+)"\.$/.exec(why) ?? [];
        if (asked !== undefined && topic?.own === undefined) expect(says[3]).toContain(asked.slice(0, 20));
        if (shape.frame?.moving) expect(text).not.toMatch(/whiteboard/i);
      }
    }
  }
});
