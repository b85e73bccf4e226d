import { describe, expect, test } from "bun:test";
import { parseLesson } from "../../../src/lesson/document.ts";
import { grown, nothingWritten, partsOf, stillToCome } from "../../../src/web/plan/lesson/growing.ts";
import { bodyOf, draftInFlight, piecesOf } from "../../../src/web/plan/lesson/pieces.ts";
import type { Live } from "../../../src/web/plan/session/session-state.ts";

const lesson = [
  "# Loops: 3B",
  "",
  "For Monday.",
  "",
  "## Overview",
  "",
  "A lesson on *loops*.",
  "",
  "## Starter (8 min)",
  "",
  "Four questions.",
  "",
  "```markdown",
  "## Not a section",
  "```",
  "",
  "### A part",
  "",
  "- one",
  "",
  "Plenary",
  "-------",
  "",
  "Look back.",
  "",
  "## Overview",
  "",
  "Twice.",
  "",
].join("\n");

function grownInSteps(text: string, step: number) {
  let now = nothingWritten;
  for (let at = step; at < text.length; at += step) now = grown(now, text.slice(0, at));
  return grown(now, text);
}

describe("a lesson that is being written", () => {
  test("is, whole, what it would be if it had come at once; however small the pieces it comes in", () => {
    const { sections } = parseLesson(lesson);
    const wanted = sections.map(({ id, title, body }) => ({ id, title, body }));
    for (const step of [1, 2, 3, 7, 11, 50, 1000]) {
      const { sections: got, title, preamble } = grownInSteps(lesson, step);
      expect({ step, got: [...got] }).toEqual({ step, got: wanted });
      expect([title, preamble]).toEqual(["Loops: 3B", "For Monday."]);
    }
  });

  test("never shows half a heading, and finished sections stay the objects they were", () => {
    const at = lesson.indexOf("## Starter") + "## Star".length;
    const half = grown(nothingWritten, lesson.slice(0, at));
    expect(half.sections.map(({ title }) => title)).toEqual(["Overview"]);
    const more = grown(half, lesson.slice(0, at + 40));
    const evenMore = grown(more, lesson.slice(0, at + 60));
    expect(evenMore.sections[0]).toBe(more.sections[0]);
  });

  test("begins again where the text does", () => {
    const first = grown(nothingWritten, lesson);
    expect(grown(first, "# Other\n\n## Main\n\nText").sections.map(({ id }) => id)).toEqual(["main"]);
  });

  test("a section of many parts is cut where a smaller heading begins, never inside code", () => {
    const body = "Intro\n\n### One\n\n```md\n### not here\n```\n\n### Two\n\ntext";
    expect(partsOf(body)).toEqual(["Intro\n", "### One\n\n```md\n### not here\n```\n", "### Two\n\ntext"]);
    expect(partsOf(body).join("\n")).toBe(body);
  });

  test("names what is still to come, by what a section is and not by how it is called", () => {
    expect(stillToCome(["Overview", "Warm-up (5 min)", "Plenary and assessment"])).toEqual([
      "Learning outcomes",
      "Curriculum links",
      "Success criteria",
      "Main",
      "Differentiation",
      "Resources",
      "Timings",
    ]);
  });
});

describe("what stands in the middle", () => {
  const live = (more: Partial<Live>): Live => ({
    request: { kind: "free", text: "loops" },
    text: "",
    said: "",
    steps: [],
    hooks: [],
    retrying: null,
    ...more,
  });

  test("is a draft in flight, and never the one section that is being rewritten", () => {
    expect(draftInFlight(live({ text: "# A\n" }))).toBe("# A\n");
    expect(draftInFlight(live({ text: "Which class?" }))).toBe("");
    expect(draftInFlight(live({ text: "", said: "# A\n" }))).toBe("# A\n");
    expect(draftInFlight(live({ request: null, text: "## Starter\n" }))).toBe("");
    const request = { kind: "revise" as const, section: "starter", request: "shorter" };
    expect(draftInFlight(live({ request, text: "## Starter\n" }))).toBe("");
  });

  test("shows the last section as growing, then what is still to come, or the draft before", () => {
    const now = grown(nothingWritten, "# L\n\n## Overview\n\nText\n\n## Starter\n\nFour");
    const fresh = piecesOf(now, { before: [], whole: true, ended: false });
    expect(fresh.slice(0, 3).map(({ title, state }) => [title, state])).toEqual([
      ["Overview", "written"],
      ["Starter", "growing"],
      ["Learning outcomes", "waiting"],
    ]);
    expect(fresh).toHaveLength(11);
    const before = [
      { id: "overview", title: "Overview", body: "Old", state: "written" as const },
      { id: "main", title: "Main", body: "Old", state: "written" as const },
    ];
    const again = piecesOf(now, { before, whole: true, ended: false });
    expect(again.map(({ id, state }) => [id, state])).toEqual([
      ["overview", "written"],
      ["starter", "growing"],
      ["main", "before"],
    ]);
    expect(piecesOf(now, { before, whole: true, ended: true }).map(({ state }) => state)).toEqual([
      "written",
      "written",
    ]);
  });

  test("a section's body is its text without the heading, whatever the heading looks like", () => {
    for (const section of parseLesson(lesson).sections) expect(bodyOf(section.text)).toBe(section.body);
  });
});
