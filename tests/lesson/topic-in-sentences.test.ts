import { describe, expect, test } from "bun:test";
import { writeLesson } from "../../plugins/lesson-planning/builtin/drafting/lesson.ts";
import { namedIn } from "../../plugins/lesson-planning/builtin/drafting/named.ts";
import { phasesFor } from "../../plugins/lesson-planning/builtin/drafting/phases.ts";
import { makePlan } from "../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { withoutNotesShapes } from "../../plugins/lesson-planning/builtin/drafting/shapes/by-subject.ts";
import { topicIn } from "../../src/lesson/brief/topic-in.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";

function lessonFor(subject: string, said: string, { minutes = 55, prior = "" } = {}) {
  const profile = parseClassProfile(
    "classes/Wrens.md",
    `---\nclass: Wrens\nstage: Year 9\nsubject: ${subject}\nsize: 24\nperiod_minutes: ${minutes}\n---\n\n${prior === "" ? "" : `- Prior knowledge: ${prior}\n`}`,
  );
  const plan = makePlan({
    request: { said, topic: said, profile, minutes: null, outcomes: [] },
    profile,
    topic: null,
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
  return { text: writeLesson(plan), plan };
}

const goalsOf = (text: string) => text.split("## Learning outcomes")[1]?.split("\n## ")[0] ?? "";

describe("a topic stands inside sentences as people would say it", () => {
  test.each([
    ["the Enclosure Acts", "the Enclosure Acts", "explain the Enclosure Acts", null],
    ["how dunes move inland", "how dunes move inland", "explain how dunes move inland", null],
    [
      "folding a filter paper",
      "folding a filter paper",
      "explain how to fold a filter paper",
      "fold a filter paper",
    ],
    [
      "cutting and joining pine",
      "cutting and joining pine",
      "explain how to cut and join pine",
      "cut and join pine",
    ],
    ["how to lay a table", "how to lay a table", "explain how to lay a table", "lay a table"],
    [
      "why do volcanic islands sink",
      'the question "Why do volcanic islands sink?"',
      'answer the question "Why do volcanic islands sink?"',
      null,
    ],
    ["Culloden - could it have been won?", "Culloden", "explain Culloden", null],
    ["hockey: the reverse stick", "the reverse stick in hockey", "explain the reverse stick in hockey", null],
    [
      "netball – passing on the move",
      "passing on the move in netball",
      "explain how to pass on the move in netball",
      "pass on the move in netball",
    ],
    ["glaciers: from snow to ice", "glaciers from snow to ice", "explain glaciers from snow to ice", null],
    [
      "inside a beehive",
      'the theme "Inside a beehive"',
      'explain what belongs to the theme "Inside a beehive"',
      null,
    ],
    ["Under Milk Wood", "Under Milk Wood", "explain Under Milk Wood", null],
    ["in vitro fertilisation", "in vitro fertilisation", "explain in vitro fertilisation", null],
    ["spring tides", "spring tides", "explain spring tides", null],
    ["clothing in Tudor England", "clothing in Tudor England", "explain clothing in Tudor England", null],
  ])("%s", (topic, thing, explain, doing) => {
    expect(namedIn(topic)).toEqual({ thing, explain, doing });
  });

  test("whatever the subject, what is done is the aim, and a question is answered", () => {
    for (const { frame, called } of withoutNotesShapes) {
      if (frame === undefined) throw new Error(`${called} says nothing of its aims`);
      const asked = frame.goals(namedIn("should zoos be closed?")).join("\n");
      expect([called, asked]).toEqual([
        called,
        expect.not.stringMatching(/\?"? (?:came|happens|uses|will)\b/),
      ]);
      expect(frame.signs.length).toBeGreaterThanOrEqual(2);
      expect(frame.exit(namedIn("tin")).length).toBeGreaterThanOrEqual(2);
    }
    expect(goalsOf(lessonFor("Food technology", "baking soda bread").text)).toContain(
      "Bake soda bread, to a brief.",
    );
    expect(goalsOf(lessonFor("Joinery", "cutting a mortise").text)).toContain(
      "Cut a mortise, to the standard of the job.",
    );
    expect(goalsOf(lessonFor("History", "who was to blame for Peterloo?").text)).toContain(
      'Answer the question "Who was to blame for Peterloo?", with at least two causes',
    );
  });

  test("nobody reads the whole topic in every other line", () => {
    const topic = "the way that coral reefs protect low islands from storms";
    for (const subject of [
      "History",
      "Geography",
      "Science",
      "PE",
      "Drama",
      "Plumbing",
      "Music",
      "Spanish",
      "Law",
    ]) {
      const { text } = lessonFor(subject, topic);
      expect([subject, text.toLowerCase().split(topic).length - 1 <= 7]).toEqual([subject, true]);
    }
  });

  test("whom it is for is no part of what it is about", () => {
    expect(topicIn("osmosis, Year 11", [])).toBe("osmosis");
    expect(topicIn("A level osmosis", [])).toBe("osmosis");
    expect(topicIn("osmosis (KS4)", [])).toBe("osmosis");
    expect(topicIn("sight reading grade 3", [])).toBe("sight reading grade 3");
  });
});

describe("each subject ends a lesson and looks at it in its own way", () => {
  test("no two subjects have the same look-fors or the same end", () => {
    const frames = withoutNotesShapes.flatMap(({ frame }) => frame ?? []);
    expect(new Set(frames.map(({ signs }) => signs[0])).size).toBe(frames.length);
    expect(new Set(frames.map(({ exit }) => exit(namedIn("tin"))[1])).size).toBe(frames.length);
  });

  test("a trade is taught at the bench, and drama on its feet", () => {
    for (const trade of ["Hairdressing Level 2", "Bricklaying", "Motor Vehicle", "Electrical Installation"])
      expect(lessonFor(trade, "sharpening blades").text).toContain("### Work to the standard");
    const { text } = lessonFor("Drama", "tension in a scene");
    expect(text).toContain("### Make a short scene");
    expect(text).not.toMatch(/whiteboard|on paper|instruments|Books closed/i);
  });

  test("the starter asks for what the class file says they have met", () => {
    expect(
      lessonFor("Geography", "oxbow lakes", { prior: "meanders; deltas not yet taught" }).text,
    ).toContain("Think of: meanders.");
  });
});

describe("a long period is spent on the work", () => {
  test.each([75, 100, 120, 180])("%d minutes", (minutes) => {
    for (const shape of withoutNotesShapes) {
      const phases = phasesFor(minutes, "", shape, 0);
      expect(phases.reduce((sum, phase) => sum + phase.minutes, 0)).toBe(minutes);
      for (const { name, minutes: long } of phases)
        if (/^(?:Starter|Review|Plenary|Check|Stop)/.test(name)) expect(long).toBeLessThanOrEqual(8);
    }
  });

  test("unless the teacher wants it otherwise", () => {
    const [shape] = withoutNotesShapes;
    if (shape === undefined) throw new Error("no shape");
    const phases = phasesFor(120, "", shape, 0, { starter: 20, plenary: 15 });
    expect(phases.find(({ name }) => name === "Plenary")?.minutes).toBe(15);
  });
});
