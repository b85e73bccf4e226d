import { describe, expect, test } from "bun:test";
import { sentencesOf } from "../../../src/lesson/check/age/sentences.ts";
import { sentencesIn } from "../../../src/text/sentences.ts";
import { parseTopic } from "../../../src/workspace/topic.ts";

const passage = (text: string) => ({ text, lineAt: () => 1, headings: [], section: null, forTeacher: false });

/** Each is made of these sentences and no others. */
const texts: [string, string[]][] = [
  [
    "dates",
    [
      "Am 3. Oktober 1990 war die Einheit da.",
      "Am 9. und 10. Mai wurde gefeiert.",
      "Danach kam der 2. Weltkrieg zur Sprache.",
    ],
  ],
  [
    "centuries",
    [
      "Im 19. Jahrhundert wuchsen die Städte.",
      "Der 1. Kreislauf führt zur Lunge.",
      "Man zählt bis 20.",
      "Dann ist Schluss.",
    ],
  ],
  [
    "German short forms",
    [
      "Viele Tiere, z. B. Igel, schlafen im Winter.",
      "Sie sparen Kraft, d. h. das Herz schlägt langsam.",
      "Es sind ca. 5 Schläge, u. a. beim Igel.",
      "Das hilft.",
    ],
  ],
  [
    "German, closed up",
    ["Metalle leiten, z.B. Kupfer.", "Dr. Weiß und Hr. Klein messen bzw. rechnen.", "Vgl. Abb. 3 im Heft."],
  ],
  [
    "French",
    [
      "Certains animaux, p. ex. la chauve-souris, hibernent.",
      "M. Dupont et Mme. Leroy mesurent env. 3 litres.",
      "En 1905, tout change.",
    ],
  ],
  [
    "Spanish",
    [
      "Algunos metales, p. ej. el cobre, conducen.",
      "El Sr. Ortega midió aprox. 4 metros.",
      "Fue en 1978.",
      "Luego cambió.",
    ],
  ],
  ["Dutch", ["Sommige dieren, bijv. egels, slapen.", "Op 4. mei is het stil.", "Dhr. Bakker vertelt."]],
  [
    "English",
    [
      "Mr. Hale met J. K. Moss at approx. 9 o'clock.",
      "It was in 1923.",
      "So did I.",
      "Some metals, e.g. iron, rust, etc. in water.",
      "See Fig. 4.",
    ],
  ],
  ["numbers that end", ["The answer is 42.", "Nobody knew why.", "There were 12.", "All of them left."]],
  [
    "words that look short",
    ["It was me.", "Cells copy their DNA.", "He said no.", "It took 5 ms.", "Choose a or b.", "Then go on."],
  ],
];

describe("a full stop that ends no sentence", () => {
  test.each(texts)("in notes: %s", (_, sentences) => {
    expect(sentencesIn(sentences.join(" "))).toEqual(sentences);
  });

  test.each(texts)("where a lesson's sentences are measured: %s", (_, sentences) => {
    expect(sentencesOf(passage(sentences.join(" "))).map(({ text }) => text)).toEqual(sentences);
  });

  test("leaves the ideas of a note whole", () => {
    const [, sentences] = texts[0] ?? ["", []];
    const topic = parseTopic("topics/einheit.md", `# Deutsche Einheit\n\n${sentences.join(" ")}\n`);
    expect(topic?.keyIdeas).toEqual(sentences);
  });
});
