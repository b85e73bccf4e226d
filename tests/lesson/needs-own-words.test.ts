import { expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning } from "./planning.ts";

/** As people say it in a staff room, and what today's advice must then be about. */
const needs: readonly [string, RegExp][] = [
  ["a pair who joined us from Kyiv and have next to no English", /on a card|frame for the first sentence/],
  ["one who panics if called on", /without warning|partner agreed/],
  ["three fidgets", /halves|standing up/],
  ["1 who lip-reads", /in writing as well|shown, not only said/],
  ["two whose pencil grip lets them down", /nothing is copied|beginning written|may be said or typed/],
  ["the four who always finish early", /hinge question|harder|explain/],
  ["5 who still do sums on their fingers", /number|steps/],
  ["1 on crutches till Easter", /standing|reach|break/],
  ["a few with gaps from last year", /once more|done together/],
  ["2 who muddle their letters", /read|aloud/],
];

test("needs in anybody's words reach the lesson, each with something of its own to do today", async () => {
  const list = needs.map(([need]) => `- ${need}`).join("\n");
  const desk = folderOf({
    "teacher.md": "# Teacher\n\nI teach in England.\n",
    "classes/5K.md": `---\nclass: 5K\nstage: Year 5\nsubject: Primary, all subjects\nsize: 29\nperiod_minutes: 50\n---\n\n## Needs\n${list}\n`,
  });
  try {
    const { ask } = await planning("create-lesson", desk);
    const { result } = await ask("electric circuits for 5K");
    const help = result.text.slice(result.text.indexOf("## Differentiation")).split(/\n## /)[0] ?? "";
    const lines = help.split("\n").filter((line) => line.startsWith("- "));
    for (const [need, means] of needs) {
      const [line = "", ...others] = lines.filter((each) => each.toLowerCase().includes(need.toLowerCase()));
      expect([need, others.length]).toEqual([need, 0]);
      expect([need, line.split("Today:")[1]]).toEqual([need, expect.stringMatching(means)]);
    }
    const said = lines.map((line) => line.split("Today:")[1]);
    expect(new Set(said).size).toBe(said.length);
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
});

test("what a wheelchair user needs is said in her words, and where the class moves is named", async () => {
  const desk = folderOf({
    "teacher.md": "# Teacher\n\nI teach in England.\n",
    "classes/4C.md":
      "---\nclass: 4C\nstage: Year 4\nsubject: Primary, all subjects\nsize: 27\nperiod_minutes: 60\n---\n\n## Needs\n- 1 wheelchair user: room to get between tables\n",
  });
  try {
    const { ask } = await planning("create-lesson", desk);
    const { result } = await ask("column subtraction for 4C, group work");
    const [, help = ""] = result.text.split("## Differentiation");
    expect(help).toMatch(
      /Today: room to get between tables, .*groups change between "Learn your part" and "Teach/,
    );
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
});
