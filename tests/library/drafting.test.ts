import { describe, expect, test } from "bun:test";
import { falseClaim } from "../../plugins/lesson-planning/builtin/drafting/library/claims.ts";
import { gapsIn } from "../../plugins/lesson-planning/builtin/drafting/library/gaps.ts";
import { goalOf } from "../../plugins/lesson-planning/builtin/drafting/library/goal.ts";
import { topicFromLibrary } from "../../plugins/lesson-planning/builtin/drafting/library/library-topic.ts";
import { plain } from "../../plugins/lesson-planning/builtin/drafting/library/plain.ts";
import type { LessonRead, LibraryLesson } from "../../src/library/entry.ts";
import { otherSenses } from "../../src/library/other-sense.ts";

const lesson = (more: Partial<LibraryLesson> = {}): LibraryLesson => ({
  kind: "lesson",
  id: "lesson-1",
  title: "Why bread rises",
  subject: "Science",
  also: [],
  keyStage: "Key Stage 2",
  years: [5],
  unit: { id: "unit-1", title: "Kitchen changes", position: 2, of: 3 },
  outcome: "I can explain why bread rises.",
  points: [
    "Yeast feeds on sugar and gives off carbon dioxide.",
    "Warm dough rises faster than cold dough.",
    "Baking sets the bubbles in the bread.",
  ],
  keywords: [
    { word: "yeast", meaning: "a tiny living thing that is used to make bread" },
    { word: "dough", meaning: "flour and water, worked into a soft mass" },
  ],
  misconceptions: [
    {
      statement: "Pupils may think that bread rises because hot air blows it up.",
      correction: "Bread rises because yeast gives off a gas.",
    },
  ],
  priorKnowledge: ["Pupils need to know that gases spread out to fill a space."],
  threads: [],
  descriptors: [],
  ...more,
});

const read = (more: Partial<LibraryLesson> = {}, rest: Partial<LessonRead> = {}): LessonRead => ({
  library: {
    name: "oak",
    title: "Oak",
    licence: "OGL",
    licenceUrl: "",
    rights: "",
    version: "1",
    source: "",
    imported: "2026-01-01",
    lessons: 1,
    units: 1,
    descriptors: 0,
  },
  lesson: lesson(more),
  before: [],
  words: [
    ...lesson(more).keywords,
    { word: "bubble", meaning: "a ball of gas inside something" },
    { word: "crust", meaning: "the hard outside of a loaf" },
  ],
  descriptors: [],
  doubtful: [],
  ...rest,
});

describe("a library's misconception becomes a question only where it can be judged", () => {
  test("what pupils think is taken out of what is said of pupils", () => {
    expect(
      falseClaim({
        statement: "Some children might believe that snow is frozen fog",
        correction: "Snow forms from ice crystals in clouds.",
      }),
    ).toEqual({
      wrong: "Snow is frozen fog.",
      right: "Snow forms from ice crystals in clouds.",
    });
    expect(
      falseClaim({
        statement: "All rivers flow to the north.",
        correction: "Rivers flow downhill, whichever way that is.",
      }),
    ).toMatchObject({ wrong: "All rivers flow to the north." });
  });

  test("a difficulty, and a truth that pupils do not know yet, are no false statements", () => {
    const right = "It is so.";
    for (const statement of [
      "Pupils may struggle to hold the needle.",
      "Pupils often confuse mass and weight.",
      "Pupils may not realise that whales are mammals.",
      "Mixing up the terms latitude and longitude.",
      "Lack of confidence with long division.",
    ])
      expect([statement, falseClaim({ statement, correction: right })]).toEqual([statement, null]);
  });

  test("advice to teachers is never shown to pupils as what is right", () => {
    for (const correction of [
      "Use a globe to show this.",
      "Encourage pupils to check with a ruler.",
      "It is important to model this first.",
      "This is not quite true.",
    ])
      expect(falseClaim({ statement: "The Sun goes round the Earth.", correction })?.right).toBe("");
  });
});

describe("what is asked has the answer that the library gives", () => {
  test("a gap leaves out a word of the sentence, and nothing else", () => {
    for (const gap of gapsIn("In 1666 a great fire burned most of London.", ["fire"], plain)) {
      expect(gap.text).not.toMatch(new RegExp(`\\b${gap.word}\\b`));
      expect(gap.text.replace(/(?:\\_)+/, gap.word)).toBe("In 1666 a great fire burned most of London.");
    }
    expect(
      gapsIn("The Battle of Hastings was fought by World Leaders.", [], plain).map(({ word }) => word),
    ).not.toContain("World");
  });

  test("the right letter is the correction, and the misconception is the first question", () => {
    const [hinge, exit] = topicFromLibrary(read()).misconceptions;
    const right = hinge?.options.find(({ letter }) => letter === hinge.answer)?.text;
    expect(right).toBe("Bread rises because yeast gives off a gas.");
    expect(hinge?.options.map(({ text }) => text)).toContain("Bread rises because hot air blows it up.");
    expect(exit?.options).toHaveLength(3);
    const sentence = exit?.question
      .replace("Choose the missing word: ", "")
      .replace(/(?:\\_)+/g, exit.options.find(({ letter }) => letter === exit.answer)?.text ?? "");
    expect(lesson().points).toContain(sentence ?? "");
  });

  test("matching gives each word the letter of its own meaning", () => {
    const [task] = topicFromLibrary(read()).practice.easy;
    const meanings = new Map(
      Array.from((task?.text ?? "").matchAll(/\| ([A-E])\. (.+?) \|/g), ([, letter = "", text = ""]) => [
        letter,
        text,
      ]),
    );
    const words = Array.from((task?.text ?? "").matchAll(/\| (\d)\. (.+?) \|/g), ([, , word = ""]) => word);
    for (const [, number = "", letter = ""] of (task?.answer ?? "").matchAll(/(\d) ([A-E])/g)) {
      const word = words[Number(number) - 1];
      expect(meanings.get(letter)).toBe(read().words.find((one) => one.word === word)?.meaning ?? "");
    }
  });

  test("a lesson of which little is known still has something to do everywhere", () => {
    const bare = { points: ["Rest."], keywords: [], misconceptions: [], priorKnowledge: [] };
    const { practice, retrieval } = topicFromLibrary(read(bare, { words: [] }));
    expect(
      [practice.easy.length, practice.medium.length, retrieval.length].every((count) => count >= 2),
    ).toBe(true);
  });

  test("what a library writes stays text in the lesson", () => {
    const hostile = topicFromLibrary(
      read({
        title: "[click](http://x) `a` <b>",
        points: ["# not a heading", "1. not a list of its own here", "*stars* and |bars| stay as they are"],
      }),
    );
    expect(hostile.title).toBe("\\[click\\](http://x) \\`a\\` \\<b>");
    expect(hostile.keyIdeas[0]).toBe("\\# not a heading.");
    expect(hostile.keyIdeas[1]).toStartWith("1\\. not");
  });

  test("outcomes are said of pupils, or to them, with a verb that can be seen", () => {
    expect(goalOf({ outcome: "I can improve my routine with help." }, "pupils")).toBe(
      "improve their routine with help",
    );
    expect(goalOf({ outcome: "I can understand how my heart works." }, "you")).toBe(
      "explain how your heart works",
    );
  });
});

test("a meaning that was lent by another subject is noticed, and not shown", () => {
  const music = Array.from({ length: 30 }, (_, i) =>
    lesson({
      id: `m${i}`,
      subject: "Music",
      points: [
        "A melody is sung or played in rising and falling notes.",
        "Melodic ideas are repeated by singers and players.",
      ],
      keywords: [{ word: "sequence", meaning: "a short melodic idea repeated in rising or falling notes" }],
    }),
  );
  const maths = Array.from({ length: 30 }, (_, i) =>
    lesson({
      id: `n${i}`,
      subject: "Mathematics",
      points: [
        "Each term of numbers is found by adding the same number.",
        "Terms can be calculated with a rule.",
      ],
      keywords: [{ word: "sequence", meaning: "a short melodic idea repeated in rising or falling notes" }],
    }),
  );
  expect([...otherSenses(() => [...music, ...maths])]).toEqual(["mathematics sequence"]);
  const topic = topicFromLibrary(read({}, { doubtful: ["dough"] }));
  expect(topic.vocabulary.map(({ term }) => term)).toEqual(["yeast"]);
});
