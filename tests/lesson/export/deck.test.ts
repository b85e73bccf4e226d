import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import fc from "fast-check";
import { flat } from "../../../src/lesson/export/block.ts";
import { type Deck, type DeckSlide, deckOf, wordsOnSlide } from "../../../src/lesson/export/deck.ts";
import { boxesOf } from "../../../src/lesson/export/deck-boxes.ts";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { slideThemes } from "../../../src/lesson/export/slide-themes.ts";
import { readZip } from "../../../src/text/zip.ts";
import { swept, times } from "../../sweep.ts";
import { planning } from "../planning.ts";
import { wrongInDeck } from "./deck-check.ts";
import { loops, odd, soup } from "./inputs.ts";
import { slidesIn, wordsOf } from "./office.ts";

const lessonOf = (markdown: string, title = "Heat: 9B, Science") => ({ ...soup, markdown, title });
const asked = (deck: Deck): DeckSlide[] => deck.slides.filter(({ body }) => body.kind === "choice");

const hinge = `# Heat

## Starter

**Time:** 6 minutes, then 2 minutes to go through it.

1. What is a gas? **Answer:** It fills its box.
2. Name a liquid. **Answer:** Milk, for example.

## Main

### Find out (12 minutes)

Read and talk.

### Check (3 minutes)

Teacher: on whiteboards. It targets the misconception "cold flows in".

What happens to a spoon in hot tea?

- A. Cold flows into the tea
- B. Heat flows into the spoon
- C. Nothing flows

**Answer:** B, because heat flows from hot to cold; A shows the misconception.

Teacher: if most are right, go on.
`;

describe("a deck", () => {
  test("has a question with all its options on one slide, and the answer on the next in the same places", () => {
    const deck = deckOf(lessonOf(hinge), "teacher");
    const [question, answer] = asked(deck);
    if (question === undefined || answer === undefined) throw new Error("no question");
    expect(deck.slides.indexOf(answer)).toBe(deck.slides.indexOf(question) + 1);
    expect(wordsOnSlide(question)).toContain(
      "A Cold flows into the tea\nB Heat flows into the spoon\nC Nothing flows",
    );
    const cards = (one: DeckSlide) => boxesOf(one, deck).filter(({ kind }) => kind === "card");
    expect(cards(question).map(({ x, y, width }) => [x, y, width])).toEqual(
      cards(answer).map(({ x, y, width }) => [x, y, width]),
    );
    expect(
      cards(answer).flatMap((box) => (box.kind === "card" && box.right === true ? [box.letter] : [])),
    ).toEqual(["B"]);
    expect(wordsOnSlide(answer)).toContain("heat flows from hot to cold");
    expect(wordsOnSlide(answer)).not.toContain("misconception");
    expect(question.notes).toContain("if most are right, go on");
    expect(asked(deckOf(lessonOf(hinge), "student"))).toHaveLength(1);
  });

  test("says the minutes of a part on the first slide of it, and the lesson in its title", () => {
    const { title, subtitle, slides } = deckOf(lessonOf(hinge), "teacher");
    expect(title).toBe("Heat");
    expect(subtitle).toContain("9B, Science");
    const minutes = slides.filter((one) => one.minutes !== null).map((one) => [one.title, one.minutes]);
    expect(minutes).toEqual([
      ["Starter", 6],
      ["Find out", 12],
      ["Check", 3],
    ]);
  });

  test.each([
    ["loops", loops],
    ["soup", soup],
    ["odd", odd],
  ] as const)("of %s has nothing over its edges, on anything else or torn apart", (_, input) => {
    for (const audience of ["teacher", "student"] as const)
      expect(wrongInDeck(deckOf(input, audience))).toEqual([]);
  });

  test("keeps any question and its options together", () => {
    const words = (most: number) => fc.lorem({ maxCount: most });
    const code = fc.array(fc.constantFrom("x = 1", "for i in range(9):", "    print(i)"), { maxLength: 8 });
    fc.assert(
      fc.property(
        words(30),
        fc.array(words(14), { minLength: 2, maxLength: 6 }),
        code,
        (question, options, lines) => {
          const listed = options
            .map((option, at) => `- ${String.fromCharCode(65 + at)}. ${option}`)
            .join("\n");
          const program = lines.length === 0 ? "" : `\n\n~~~\n${lines.join("\n")}\n~~~`;
          const deck = deckOf(
            lessonOf(
              `# T\n\n## Main\n\n${question}?${program}\n\n${listed}\n\n**Answer:** A, because it is.`,
            ),
            "teacher",
          );
          expect(wrongInDeck(deck)).toEqual([]);
          expect(asked(deck)).toHaveLength(2);
          for (const one of asked(deck))
            expect(boxesOf(one, deck).filter(({ kind }) => kind === "card")).toHaveLength(options.length);
        },
      ),
      { numRuns: times(60, 1000) },
    );
  });

  test("the check finds what is over an edge, on another box and torn apart", () => {
    const deck = deckOf(lessonOf(hinge), "teacher");
    const [first] = asked(deck);
    if (first?.body.kind !== "choice") throw new Error("no question");
    const [card] = first.body.options;
    if (card === undefined) throw new Error("no option");
    const moved = {
      ...first,
      body: {
        ...first.body,
        options: [
          { ...card, y: 490 },
          { ...card, y: 480 },
        ],
      },
    };
    const torn = { ...first, body: { ...first.body, options: [{ ...card, letter: "C" }] } };
    const found = wrongInDeck({ ...deck, slides: [moved, torn] }).join("\n");
    expect(found).toContain("card beyond the foot");
    expect(found).toContain("card on card");
    expect(found).toContain("option C without the one before it");
  });

  test.each([
    [
      "history",
      "The harvest failed in two years of three, and rents were not lowered; so families sold what they had.",
    ],
    [
      "science",
      "The bulb went out because the circuit was broken: no current can flow through a gap of air.",
    ],
    [
      "geography",
      "Most rain falls on the western side, where wet air from the sea is pushed up and cools down.",
    ],
  ])(
    "a model answer in %s stays off what is below it, also in the wider letters that stand in for Arial",
    (_, told) => {
      for (const many of [2, 4, 5, 6, 7]) {
        const quoted = Array.from({ length: many }, () => told).join(" ");
        const main = `# T\n\n## Main\n\n### Make sense of it (10 minutes)\n\n> ${quoted}\n\n**Result:** A point, its reason and a judgement.\n`;
        expect([many, wrongInDeck(deckOf(lessonOf(main), "teacher"))]).toEqual([many, []]);
      }
    },
  );

  const stations = (count: number, why = "and why") =>
    `# T\n\n## Main\n\n### Go round (20 minutes)\n\n${[
      "Place 1, words.",
      "Place 2, practice.",
      "Place 3, further.",
    ]
      .map((name) => {
        const tasks = Array.from(
          { length: count },
          (_, at) =>
            `${at + 1}. Say in a whole sentence what river number ${at + 1} carries to the sea, ${why}.`,
        );
        return `${name}\n\n${tasks.join("\n")}`;
      })
      .join("\n\n")}\n`;

  test("the name of a list never stands at the foot of a slide without its first task", () => {
    for (const count of [2, 3, 4, 5, 6, 7])
      for (const why of ["and why", "and what the people who live beside it make of that in a dry year"]) {
        const { slides } = deckOf(lessonOf(stations(count, why)), "teacher");
        const ends = slides.flatMap(({ body }) => (body.kind === "pieces" ? (body.pieces.at(-1) ?? []) : []));
        const alone = ends.filter((one) => one.kind === "text" && /^Place \d/.test(flat(one.runs)));
        expect([count, why, alone]).toEqual([count, why, []]);
      }
  });

  test("a list that begins again on a slide counts from 1 in every program: it does not look like the one before it", async () => {
    const { bytes } = await exportLesson(lessonOf(stations(2)), { format: "pptx", for: "teacher" });
    const slides = [...readZip(bytes)].filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
    const counted = slides.map(([, content]) =>
      Array.from(
        new TextDecoder().decode(content).matchAll(/<a:buAutoNum type="(\w+)" startAt="(\d+)"/g),
        ([, type, start]) => ({ type, start: Number(start) }),
      ),
    );
    const restarts = counted.flatMap((all) =>
      all.flatMap((one, at) => {
        const before = all[at - 1];
        return before !== undefined && one.start <= before.start ? [one.type !== before.type] : [];
      }),
    );
    expect(restarts.length).toBeGreaterThan(0);
    expect(restarts).not.toContain(false);
  });

  test("has two looks with letters that stand out from their ground", async () => {
    for (const { ink, paper, quiet, accent, onAccent, shade, opening } of Object.values(slideThemes)) {
      for (const [over, under] of [
        [ink, paper],
        [ink, shade],
        [quiet, paper],
        [accent, paper],
        [onAccent, accent],
        [opening.ink, opening.paper],
        [opening.quiet, opening.paper],
      ] as const)
        expect(contrast(over, under)).toBeGreaterThan(4.5);
    }
    const dark = await exportLesson(lessonOf(hinge), { format: "pptx", for: "student", look: "dark" });
    expect(slidesIn(dark.bytes).map(wordsOf).join("\n")).toContain("3 min");
  });

  test("shows a question that is data as a pupil sees it, whole and without its key", () => {
    const yaml =
      "kind: choice\nprompt: Which is a gas?\noptions:\n  - text: Iron\n  - text: Oxygen\n    right: true\n  - text: Milk";
    const deck = deckOf(lessonOf(`# G\n\n## Main\n\nThink.\n\n\`\`\`question\n${yaml}\n\`\`\`\n`), "student");
    const [question] = asked(deck);
    if (question === undefined) throw new Error(deck.slides.map(wordsOnSlide).join("\n---\n"));
    expect(wordsOnSlide(question)).toMatch(/Which is a gas\?[\s\S]*A Iron\nB Oxygen\nC Milk/);
    expect(JSON.stringify(deck)).not.toContain("right");
    expect(wrongInDeck(deck)).toEqual([]);
  });

  test("draws a formula where it stands, with its words", async () => {
    const markdown = "# F\n\n## Main\n\nWork out $\\frac{3}{4}+\\frac{1}{6}$ now.\n\n$$\nx^2\n$$\n";
    const deck = deckOf(lessonOf(markdown), "student");
    expect(wrongInDeck(deck)).toEqual([]);
    const { bytes } = await exportLesson(lessonOf(markdown), { format: "pptx", for: "student" });
    const slides = slidesIn(bytes).join("");
    expect(slides).toContain('descr="three quarters plus one sixth"');
    expect(slides).toContain('descr="x squared"');
    expect(slides.match(/<p:pic>/g)).toHaveLength(2);
  });
});

/** A lesson of each shape and of many subjects, by built-in drafting. */
const requests = [
  ["science", "electric circuits for S2C"],
  ["history", "the Reformation for S3"],
  ["english", "persuasive writing for 8En2"],
  ["primary", "fractions for P5"],
  ["mathematics", "adding fractions for 9M2"],
  ["science", "photosynthesis for S2C"],
] as const;

describe("a drafted lesson", () => {
  test.each(swept(requests, 2).map(([desk, request]) => [request, desk] as const))(
    "%s is a deck that can be shown",
    async (request, desk) => {
      const { ask } = await planning("create-lesson", join(import.meta.dir, "..", "..", "..", "desks", desk));
      const { text } = (await ask(request)).result;
      const deck = deckOf(lessonOf(text, /^# (.+)$/m.exec(text)?.[1] ?? request), "teacher");
      expect(wrongInDeck(deck)).toEqual([]);
      expect(deck.slides.length).toBeGreaterThan(5);
      expect(deck.slides.length).toBeLessThanOrEqual(18);
      const shown = deck.slides
        .filter(({ title }) => !/answer/i.test(title))
        .map(wordsOnSlide)
        .join("\n");
      expect(shown).not.toMatch(/\bTeacher:|\bAnswer:|built-in drafting/);
    },
  );
});

/** As WCAG 2 counts it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
