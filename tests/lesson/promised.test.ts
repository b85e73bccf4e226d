import { expect, test } from "bun:test";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { feedforwardParts } from "../../src/lesson/brief/scope/feedforward.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning } from "./planning.ts";

/** What a reader would look for in the lesson who was promised this, and where. */
const kept: Readonly<Record<string, [section: string, RegExp]>> = {
  "retrieval starters": ["starter", /remember|\?/i],
  "worked examples": ["main", /example/i],
  "predict before running": ["main", /predict|expect/i],
  "hinge questions": ["main", /hinge/i],
  "pair programming": ["main", /pairs?, one at/i],
  "exit questions": ["plenary", /exit/i],
  "mini-whiteboards": ["main", /whiteboard/i],
  "group work": ["main", /groups?|threes|fours/i],
  enquiry: ["main", /enquiry|find out|found out|evidence/i],
  "demonstration first": ["main", /demonstrate first/i],
  "clearing up": ["plenary", /put away|clear|tid/i],
  "talk before writing": ["main", /talk|tell|say|pairs/i],
  "words before they are needed": ["main", /words?/i],
};

const root = join(import.meta.dir, "..", "..");
const shipped = (desk: string) => readFileSync(join(root, desk, "pedagogy.md"), "utf8");

const desks: [stage: string, subject: string, topic: string, pedagogy: string][] = [
  ["S3", "Computing Science", "for loops", shipped("workspace")],
  [
    "Year 8",
    "Food technology",
    "bread rolls",
    "# How I teach\n\n- Demo first, then they do it\n- Ten minutes for clearing up\n- Exit tickets\n",
  ],
  [
    "Year 9",
    "PE",
    "basketball lay-ups",
    "# How I teach\n\n- Retrieval starters\n- Mini-whiteboards\n- Hinge questions\n",
  ],
  [
    "Year 7",
    "Music",
    "the twelve-bar blues",
    "- I demonstrate before they play\n- group work\n- tidy up together at the end\n",
  ],
  [
    "Year 9",
    "French",
    "the perfect tense with avoir",
    "- Key words first\n- Talk in pairs before anybody writes\n- enquiry\n",
  ],
  [
    "Level 1",
    "Electrical installation",
    "wiring a plug",
    "- demonstrations\n- predict, then test\n- pair programming where we code\n",
  ],
];

test.each(desks)(
  "%s %s, %s: what is named before drafting is in the draft",
  async (stage, subject, topic, pedagogy) => {
    const said = feedforwardParts({
      request: topic,
      profile: null,
      outcomesLevel: "none",
      pedagogy,
      builtin: true,
    }).slice(2);
    expect(said.length).toBeGreaterThan(0);
    const desk = folderOf({
      "classes/C1.md": `---\nclass: C1\nstage: ${stage}\nsubject: ${subject}\nperiod_minutes: 60\n---\n\n- 24 pupils\n`,
      "pedagogy.md": pedagogy,
    });
    try {
      const { result } = await (await planning("create-lesson", desk)).ask(`${topic} for C1`);
      const { sections } = parseLesson(result.text);
      for (const promise of said) {
        const [section, sign] = kept[promise] ?? ["", /(?!)/];
        const body = sections.find(({ id }) => id === section)?.body ?? "";
        expect({ promise, kept: sign.test(body) }).toEqual({ promise, kept: true });
      }
    } finally {
      rmSync(desk, { recursive: true, force: true });
    }
  },
);

test("what built-in drafting cannot do is not promised of it", () => {
  const pedagogy = "# How I teach\n\n- Timelines on the wall\n- Sources before the textbook\n";
  const parts = (builtin: boolean) =>
    feedforwardParts({ request: "x", profile: null, outcomesLevel: null, pedagogy, builtin }).slice(2);
  expect(parts(false)).toEqual(["Timelines on the wall", "Sources before the textbook"]);
  expect(parts(true)).toEqual(["not yet how you teach: built-in drafting cannot follow that by itself"]);
});
