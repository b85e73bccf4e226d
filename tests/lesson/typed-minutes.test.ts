import { describe, expect, test } from "bun:test";
import { lessonContext } from "../../src/lesson/check/lesson-context.ts";
import { LessonDecision } from "../../src/lesson/decide/decision.ts";
import { decide, lessonOf } from "../../src/lesson/decide/decisions.ts";
import { exportInput } from "../../src/lesson/export/export-input.ts";
import { shapeOf } from "../../src/lesson/lesson-shape.ts";
import { lessonView } from "../../src/lesson/lesson-view.ts";
import { userText } from "../../src/message.ts";
import { assistant, sessionWith } from "./decisions-samples.ts";
import { sampleWorkspace } from "./planning.ts";

const lesson = (timings: string) => `# Tides: 3B

## Overview

A lesson.

## Starter

**Time:** 6 minutes, then 3 minutes to review the answers.

1. Name one of 6 seas.

## Main

### Explain (14 minutes)

Watch.

### Practise (20 minutes)

In pairs.

## Plenary

**Time:** 7 minutes.

Say one.

## Timings

${timings}
`;
const table = lesson(
  "| Phase | Minutes | What |\n|---|---|---|\n| Starter | 6 | 6 seas |\n| Review | 3 | Swap |\n| Explain | 14 | |\n| Practise | 20 | |\n| Plenary | 7 | |\n| **Total** | **50** | |",
);
const list = lesson(
  "- Starter: 6 minutes\n- Review: 3 minutes\n- Explain: 14 minutes\n- Practise: 20 minutes\n- Plenary: 7 minutes\n- Total: 50 minutes",
);

/** Every place that says how long a lesson is, after these edits. */
async function lengths(markdown: string, ...edits: { section: string; text?: string }[]) {
  const decisions: LessonDecision[] = [];
  const session = () => sessionWith([userText("tides for 3B"), assistant(markdown)], decisions);
  for (const { section, text } of edits) {
    const state = lessonOf(session());
    if (state === null) throw new Error("no lesson");
    const action =
      text === undefined ? { type: "undo" as const, section } : { type: "edit" as const, section, text };
    decisions.push(LessonDecision.parse(decide(state, action, "2026-11-16T07:00:00Z")));
  }
  const view = await lessonView(session(), sampleWorkspace);
  if (view === null) throw new Error("no lesson");
  const bodies = view.sections.map((one) => ({ ...one, body: one.text }));
  const context = await lessonContext(session(), view.markdown, sampleWorkspace);
  const header = exportInput(session(), view, { ...context, author: "" }).subtitle;
  return {
    markdown: view.markdown,
    bar: shapeOf(bodies).reduce((sum, { minutes }) => sum + minutes, 0),
    box: view.length.planned,
    total: Number(/Total\W+(\d+)/.exec(view.markdown)?.[1]),
    header: Number(/(\d+) minutes$/.exec(header)?.[1]),
  };
}

describe("minutes typed into a section", () => {
  for (const [name, markdown] of Object.entries({ table, list })) {
    test.each([
      ["one number for another", "starter", "**Time:** 10 mins, then 3 minutes to review.\n\nx", 54],
      ["one where there were two", "starter", "**Time:** 6 mins.\n\nx", 47],
      [
        "in the headings of parts",
        "main",
        "### Explain (9 minutes)\n\nx\n\n### Practise (22 minutes)\n\nx",
        47,
      ],
      ["a part less", "main", "### Practise (20 minutes)\n\nx", 36],
      [
        "in her own words, on ordinary lines",
        "main",
        "Carousel round the four walls (20 mins)\n\nThey write 3 things at each.\n\nWrite it up in full sentences (24 mins)\n\nIn silence.",
        60,
      ],
      ["minutes first", "main", "20 min – Carousel\n\nx\n\n10' Write it up\n\nx", 46],
      [
        "in a list, with what is inside a part",
        "main",
        "- Carousel (20 mins)\n  - each wall (5 mins)\n- Talk: 9 min",
        45,
      ],
      [
        "bold names, a part of before among them",
        "main",
        "**Warm up** (3 mins)\n\nx\n\n### Practise (20 minutes)\n\nTalk for (2 mins) at most.",
        39,
      ],
      [
        "a part more, below those that stay",
        "main",
        "### Explain (14 minutes)\n\nx\n\n### Practise (20 minutes)\n\nx\n\nGallery walk (6 mins)\n\nx",
        56,
      ],
      ["other parts, as many", "main", "### Watch (10 minutes)\n\nx\n\n### Make (30 minutes)\n\nx", 56],
      ["the same as before", "plenary", "**Time:** 7 minutes.\n\nSay two.", 50],
    ] as const)(
      `the bar, the box, the total and the header agree: %s (${name})`,
      async (_, section, text, all) => {
        const said = await lengths(markdown, { section, text });
        expect(said).toMatchObject({ bar: all, box: all, total: all, header: all });
      },
    );

    test(`rows of parts that are gone go, and those of new ones stand in their place (${name})`, async () => {
      const text = "Carousel round the walls (20 mins)\n\nx\n\nWrite it up (24 mins)\n\nx";
      const { markdown: now } = await lengths(markdown, { section: "main", text });
      const timings = now.slice(now.indexOf("## Timings"));
      const order = ["Review", "Carousel round the walls", "Write it up", "Plenary"].map((row) =>
        timings.indexOf(row),
      );
      expect(order.every((at) => at > 0)).toBe(true);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(timings).not.toContain("Explain");
      expect(timings).not.toContain("Practise");
      const { markdown: undone } = await lengths(markdown, { section: "main", text }, { section: "main" });
      expect(undone).toBe(markdown);
    });

    test(`numbers of minutes inside a sentence or a task are no part (${name})`, async () => {
      const text =
        "A bus takes 20 minutes to town.\n\n1. 45 min – 20 min = ?\n2. Run for 10 minutes.\n\n| Leg (5 min) | x |\n\nPlay (5–10 mins) of it.";
      const { markdown: now } = await lengths(markdown, { section: "main", text });
      expect(now.slice(now.indexOf("## Timings"))).toBe(markdown.slice(markdown.indexOf("## Timings")));
    });

    test(`one undo takes the timings back with it (${name})`, async () => {
      const edit = { section: "starter", text: "**Time:** 6 mins.\n\nx" };
      const { markdown: undone } = await lengths(markdown, edit, { section: "starter" });
      expect(undone).toBe(markdown);
    });
  }

  test("where it says none any more, its timings stand", async () => {
    const { markdown } = await lengths(table, { section: "plenary", text: "Say one, quickly." });
    expect(markdown).toContain("| Plenary | 7 | |");
  });
});

test("a lesson's header says its own minutes, whatever the class's period is", async () => {
  const double = table
    .replace("| Practise | 20 |", "| Practise | 80 |")
    .replace("(20 minutes)", "(80 minutes)")
    .replace("**50**", "**110**");
  expect(await lengths(double)).toMatchObject({ bar: 110, box: 110, total: 110, header: 110 });
});
