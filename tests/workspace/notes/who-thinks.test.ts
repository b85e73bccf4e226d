import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../../../src/documents/read-text.ts";
import { noteOf } from "../../../src/workspace/material/note-of.ts";
import { findIn } from "../../../src/workspace/notes/found.ts";
import { withHeadings } from "../../../src/workspace/notes/text-blocks.ts";
import { isWhoThinks } from "../../../src/workspace/notes/who-thinks.ts";
import { parseTopic, type Topic } from "../../../src/workspace/topic.ts";

/** Notes as jotted down: in the file as they are, and pasted, looked over and kept as a note. */
function bothWays(text: string): (Topic | null)[] {
  const { format, blocks } = readText(new TextEncoder().encode(text));
  const { questions, ...found } = findIn(withHeadings({ title: "Pasted", format, blocks }));
  const kept = noteOf({
    ...found,
    source: "",
    questions: questions.map((one) => ({ ...one, answer: one.answer ?? "" })),
  });
  return [parseTopic("topics/jotted.md", text), parseTopic("topics/kept.md", kept)];
}

/** Everything that a note would teach as true. */
function taught(topic: Topic | null): string {
  const { keyIdeas = [], vocabulary = [], keywords = [], practice, misconceptions = [] } = topic ?? {};
  const tasks = Object.values(practice ?? {}).flat();
  return [
    ...keyIdeas,
    ...keywords,
    ...vocabulary.map(({ term, meaning }) => `${term} ${meaning}`),
    ...tasks.map(({ text, answer }) => `${text} ${answer}`),
    ...misconceptions.map(({ truth }) => truth),
  ].join("\n");
}

const jotted = (name: string) => readFileSync(join(import.meta.dir, "jotted", name), "utf8");
const notes: { name: string; text: string; wrong: string[] }[] = [
  {
    name: "plants",
    text: jotted("plants.txt"),
    wrong: ["plants eat soil", "seeds are not alive", "plants sleep at night", "a tree is not a plant"],
  },
  {
    name: "fractions, each on a line of its own further in",
    text: jotted("fractions.txt"),
    wrong: ["1/8 is bigger than 1/4 because 8 is bigger than 4", "the parts dont have to be equal"],
  },
  {
    name: "water, in French",
    text: jotted("eau.txt"),
    wrong: [
      "la vapeur est de la fumée",
      "l'eau disparaît quand elle sèche",
      "les gouttes traversent le verre",
    ],
  },
  {
    name: "magnets, in German",
    text: jotted("magnete.txt"),
    wrong: [
      "alle Metalle sind magnetisch",
      "große Magnete sind immer stärker",
      "ein Magnet wirkt nicht durch Papier",
    ],
  },
  {
    name: "what must be, what always is, a dash and a but",
    text: "Floating\n\n- things float when they push away enough water\n- ships are hollow\n\nmost kids still think: heavy things always sink / wood must float; ships float - they are light\nthey say: big things sink but small things float\n",
    wrong: [
      "heavy things always sink",
      "wood must float",
      "ships float - they are light",
      "big things sink but small things float",
    ],
  },
  {
    name: "a list below it",
    text: "Shadows\n\n- a shadow is where light is blocked\n- shadows are longest in the morning and evening\n\nkids think:\n- shadows are always black\n- a shadow is a reflection\n- the night is a shadow of clouds\n",
    wrong: ["shadows are always black", "a shadow is a reflection", "the night is a shadow of clouds"],
  },
];

describe("what is said to be what pupils think", () => {
  for (const { name, text, wrong } of notes)
    test(`is a mistake, each thing by itself, and taught nowhere: ${name}`, () => {
      for (const topic of bothWays(text)) {
        const thought = topic?.misconceptions.map(({ think }) => think) ?? [];
        expect(thought).toEqual(expect.arrayContaining(wrong));
        for (const one of wrong) expect(taught(topic)).not.toContain(one);
        expect(thought.filter((one) => isWhoThinks(one.replace(/\W+$/, "")))).toEqual([]);
      }
    });

  test("what puts it right in its own line does", () => {
    for (const topic of bothWays(
      "Forces\n\n- a force is a push or a pull\n\npupils think: heavy things fall faster -> without air all fall alike / still things have no force. Actually two forces balance\n",
    ))
      expect(topic?.misconceptions.map(({ think, truth }) => [think, truth])).toEqual([
        ["heavy things fall faster", "without air all fall alike"],
        ["still things have no force.", "two forces balance"],
      ]);
  });

  test("a bare line right below is taught as neither; after an empty line it is an idea again", () => {
    const [topic] = bothWays(
      "Rocks\n\n- rocks are made of grains\n\nkids think: rocks grow\nall stones are rocks\n\nchalk is a soft white rock\n",
    );
    expect(topic?.misconceptions.map(({ think }) => think)).toEqual(["rocks grow"]);
    expect(topic?.own?.unclear).toEqual(["all stones are rocks"]);
    expect(topic?.keyIdeas).toEqual(["rocks are made of grains", "chalk is a soft white rock"]);
  });

  test("a label of the matter says nothing of who thinks", () => {
    for (const name of [
      "people",
      "some rocks",
      "what plants need",
      "class",
      "they",
      "thinking",
      "the children's crusade",
    ])
      expect({ name, thinks: isWhoThinks(name) }).toEqual({ name, thinks: false });
    for (const name of [
      "some of the children still think",
      "year 4 think",
      "muchos alumnos creen que",
      "murid sering fikir",
    ])
      expect({ name, thinks: isWhoThinks(name) }).toEqual({ name, thinks: true });
  });
});
