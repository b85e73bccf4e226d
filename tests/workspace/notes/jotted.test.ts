import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../../../src/documents/read-text.ts";
import { isOwnReminder } from "../../../src/lesson/own-reminders.ts";
import { type Found, findIn } from "../../../src/workspace/notes/found.ts";
import { textBlocks, withHeadings } from "../../../src/workspace/notes/text-blocks.ts";

/** What is found in a note, read from its file and pasted. */
function bothWays(text: string): Found[] {
  const { format, blocks } = readText(new TextEncoder().encode(text));
  return [findIn(textBlocks(text, "jotted")), findIn(withHeadings({ title: "jotted", format, blocks }))];
}

const jotted = (name: string) => readFileSync(join(import.meta.dir, "jotted", name), "utf8");

const notes: {
  name: string;
  hers: string[];
  terms: string[];
  asked: [string, string][];
}[] = [
  {
    name: "plants.txt",
    hers: ["TO DO: get celery from tesco + ring Mr Bevan re hall keys!!", "DONT FORGET: trip money due fri"],
    terms: ["root", "stem", "leaf", "soil", "sprout"],
    asked: [
      ["blue dots show. why?", "the tubes carried the ink up"],
      ["what would happen to a plant with no leaves?", "it could not make food"],
      ["how does the water get to the top", "through the stem"],
      ["why do we give plants water??", "they need it to make food and stay upright"],
    ],
  },
  {
    name: "fractions.txt",
    hers: ["REMEMBER: photocopy strips, tell Mrs Owen about the assembly"],
    terms: ["whole", "equal", "half", "quarter"],
    asked: [
      ["what is the bottom number called?", "denominator"],
      ["which is more, 1/3 or 1/5?", "1/3"],
    ],
  },
  {
    name: "eau.txt",
    hers: ["RAPPEL: demander les glaçons à la cantine, rendre les clés à M. Petit!!"],
    terms: ["vapeur", "glace", "liquide", "goutte"],
    asked: [
      ["des gouttes apparaissent. pourquoi?", "la vapeur de l'air s'est condensée"],
      ["que devient la flaque au soleil?", "elle s'évapore"],
      ["comment sécher le linge plus vite", "l'étendre au soleil"],
    ],
  },
  {
    name: "magnete.txt",
    hers: ["ERINNERUNG: Magnete bei Frau Klein holen, Elternbrief austeilen!!"],
    terms: ["Pol", "Eisen", "anziehen", "abstoßen"],
    asked: [
      ["was passiert mit zwei Nordpolen?", "sie stoßen sich ab"],
      ["warum zeigt der Kompass nach Norden?", "die Erde ist selbst ein Magnet"],
    ],
  },
];

describe("notes jotted down in haste", () => {
  for (const { name, hers, terms, asked } of notes) {
    test(`a reminder stays hers, whatever it is called: ${name}`, () => {
      for (const { rest, ideas, words, questions, mistakes, examples } of bothWays(jotted(name))) {
        expect(rest.map(({ text }) => text)).toEqual(expect.arrayContaining(hers));
        const put = [...ideas, ...questions, ...mistakes, ...examples].map(({ text }) => text);
        const all = [...put, ...words.map(({ term, meaning }) => `${term}: ${meaning}`)];
        for (const one of hers) expect(all.filter((text) => one.includes(text))).toEqual([]);
      }
    });

    test(`a list of words is the vocabulary: ${name}`, () => {
      for (const { words } of bothWays(jotted(name)))
        expect(words.map(({ term }) => term)).toEqual(expect.arrayContaining(terms));
    });

    test(`a question has no mark before it, and the answer that stands in its line: ${name}`, () => {
      for (const { questions } of bothWays(jotted(name)))
        expect(questions.map(({ text, answer }): [string, string] => [text, answer ?? ""])).toEqual(asked);
    });
  }

  test("what pupils do step by step is no word with its meaning", () => {
    for (const name of ["plants.txt", "fractions.txt", "eau.txt", "magnete.txt"])
      for (const { words } of bothWays(jotted(name)))
        expect(words.filter(({ term }) => /celery|folding|verre froid|angeln/.test(term))).toEqual([]);
  });

  test("a term in a list has the meaning that an idea gives it, without what is said of pupils behind it", () => {
    for (const { words, rest, ideas } of bothWays(
      "Maps\n\n- scale = how much smaller the map is. key = what each sign means - they always mix these up!!\n- maps are drawn from above\n\nwords: scale, key, grid\n",
    )) {
      expect(words.map(({ term, meaning }) => [term, meaning])).toEqual([
        ["scale", "how much smaller the map is."],
        ["key", "what each sign means"],
        ["grid", ""],
      ]);
      expect(rest.map(({ text }) => text)).toEqual(["they always mix these up!!"]);
      expect(ideas.map(({ text }) => text).join()).not.toContain("mix these up");
    }
  });

  test("a letter that stands for a quantity is no question, and what more is asked is no answer", () => {
    for (const { questions } of bothWays(
      "Heat\n\n- Q is the heat that flows\n- P is how fast it flows\n\nWhich pan is hotter? Why?\nWhich one cools first? Explain.\n",
    ))
      expect(questions.map(({ text, answer }) => [text, answer])).toEqual([
        ["Which pan is hotter? Why?", null],
        ["Which one cools first? Explain.", null],
      ]);
  });

  test("what is to be remembered of the matter is taught, and a glossary in capitals is one", () => {
    for (const { ideas, words } of bothWays(
      "Decimals\n\nREMEMBER: line up the decimal points\n\nTENTH: one of ten equal parts\nHUNDREDTH: one of a hundred equal parts\n",
    )) {
      expect(ideas.map(({ text }) => text)).toEqual(["line up the decimal points"]);
      expect(words.map(({ term }) => term)).toEqual(["TENTH", "HUNDREDTH"]);
    }
  });

  test("in a lesson a reminder is known by its name in other languages too", () => {
    for (const line of ["ERINNERUNG: Magnete holen", "Recordatorio: pedir las llaves", "À faire: imprimer"])
      expect({ line, hers: isOwnReminder(line) }).toEqual({ line, hers: true });
    expect(isOwnReminder("Memory: what a computer keeps")).toBe(false);
  });
});
