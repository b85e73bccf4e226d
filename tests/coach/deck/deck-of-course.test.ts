import { describe, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { courseOfDeck } from "../../../src/coach/deck/course-of-deck.ts";
import type { Deck } from "../../../src/coach/deck/deck-format.ts";
import { conceptOfItem, deckOfCourse, leftOutOfDeck } from "../../../src/coach/deck/deck-of-course.ts";
import { loadDeck } from "../../../src/coach/deck/load-deck.ts";
import { readDeck } from "../../../src/coach/deck/read-deck.ts";
import { saysItem } from "../../../src/coach/deck/spoken-form.ts";
import { type Course, loadCourse } from "../../../src/learning/course.ts";
import { Concept, CourseConfig, Items } from "../../../src/learning/course-format.ts";
import { generateConversation } from "../../../src/learning/exercises/conversation/generate-conversation.ts";
import { deckOf, item } from "./sample.ts";

const root = join(import.meta.dir, "..", "..", "..");
const decksFolder = join(root, "plugins", "coach", "decks");

function courseOf(dir: string): Course {
  const { course, problems } = loadCourse(dir);
  if (course === null) throw new Error(JSON.stringify(problems));
  return course;
}

function spoken(course: Course): Deck {
  const deck = deckOfCourse(course);
  if ("problem" in deck) throw new Error(deck.problem);
  return deck;
}

type Word = { term: string; meanings?: string[] } & Partial<Items["vocabulary"][number]>;

function smallCourse(concepts: Record<string, Word[]>, config: Partial<CourseConfig> = {}): Course {
  return {
    config: CourseConfig.parse({
      name: "small",
      title: "Small",
      description: "A small course.",
      domain_type: "language",
      target_language: "ms",
      license: "CC0",
      ...config,
    }),
    concepts: Object.keys(concepts).map((id) =>
      Concept.parse({
        id,
        title: id,
        description: id,
        unit: "One",
        type: "vocabulary",
        bloom_target: "remember",
      }),
    ),
    items: new Map(
      Object.entries(concepts).map(([id, words]) => [
        id,
        Items.parse({
          concept: id,
          teach: { explanation: "So.", example: "So." },
          vocabulary: words.map((word) => ({ meanings: [`meaning of ${word.term}`], ...word })),
        }),
      ]),
    ),
  };
}
const sentence = (text: string) => ({ text, translation: `${text} (English)` });

describe("a language course is a deck", () => {
  const courses = readdirSync(join(root, "courses"))
    .map((name) => courseOf(join(root, "courses", name)))
    .filter(({ config }) => config.domain_type === "language");

  test("every one that comes with the program, of more than 300 words, with nothing wrong", () => {
    expect(courses.map(({ config }) => config.name)).toContain("bahasa-melayu");
    for (const course of courses) {
      const deck = spoken(course);
      expect(deck.items.length).toBeGreaterThan(300);
      expect(readDeck(JSON.stringify(deck))).toEqual({ deck, problems: [] });
    }
  });

  test("with a concept for each word, the one that teaches it", () => {
    for (const course of courses) {
      const concepts = conceptOfItem(course);
      const deck = spoken(course);
      expect([...concepts.keys()]).toEqual(deck.items.map(({ id }) => id));
      for (const { id, target } of deck.items) {
        const taught = course.items.get(concepts.get(id) ?? "")?.vocabulary ?? [];
        expect(taught.map(({ term }) => term)).toContain(target);
      }
    }
  });

  test("whose cues ask for the word and do not say it", () => {
    for (const course of courses) {
      const { items } = spoken(course);
      for (const item of items) for (const { text } of item.cues) expect(saysItem(text, item)).toBe(false);
      expect(items.filter(({ cues }) => cues.length > 0).length / items.length).toBeGreaterThan(0.95);
    }
  });
});

describe("of a course's words", () => {
  test("those without a sentence are said by themselves; what has a slot, no word in it or is there already is left out, and counted", () => {
    const course = smallCourse({
      animals: [
        { term: "kucing", sentences: [sentence("Kucing itu tidur.")] },
        { term: "anjing" },
        { term: "kuda", sentences: [sentence("Dia tidur.")] },
        { term: "Saya mahu ___" },
        { term: "…" },
      ],
      more: [{ term: "Kucing", sentences: [sentence("Ada kucing.")] }],
    });
    expect(spoken(course).items.map(({ target }) => target)).toEqual(["kucing", "anjing", "kuda"]);
    const [, dog] = spoken(course).items;
    expect(dog?.examples.map(({ text }) => text)).toEqual(["anjing"]);
    expect(leftOutOfDeck(course)).toEqual([
      { term: "Saya mahu ___", concept: "animals", why: "no sentence" },
      { term: "…", concept: "animals", why: "not a word" },
      { term: "Kucing", concept: "more", why: "there already" },
    ]);
  });

  test("none is explained with what the course does not say", () => {
    const [noted, plain] = spoken(
      smallCourse({
        animals: [
          {
            term: "lembu",
            meanings: ["cow", "ox"],
            note: "Kept in fields.",
            part: "noun",
            sentences: [sentence("Lembu makan.")],
          },
          { term: "buaya", meanings: ["crocodile"], sentences: [sentence("Buaya tidur.")] },
        ],
      }),
    ).items;
    expect(noted?.gloss).toBe("cow");
    expect(noted?.explanation).toBe("It can also mean: ox. Kept in fields.");
    expect(plain?.explanation).toBe("It means: crocodile.");
  });

  test("each is asked for with its sentence, the word left out", () => {
    const [cat] = spoken(
      smallCourse({ animals: [{ term: "kucing", sentences: [sentence("Kucing itu tidur di kerusi.")] }] }),
    ).items;
    expect(cat?.cues).toEqual([
      { text: "… itu tidur di kerusi.", translation: "Kucing itu tidur di kerusi. (English)" },
    ]);
  });

  test("one that means the same as another is no use of it", () => {
    const [mother] = spoken(
      smallCourse({
        family: [
          { term: "ibu", accepted: ["emak", "mak"], sentences: [sentence("Ibu tidur.")] },
          { term: "emak", accepted: ["ibu"], sentences: [sentence("Emak tidur.")] },
        ],
      }),
    ).items;
    expect(mother?.accepted).toEqual(["mak"]);
  });

  test("one with an open end has a slot there", () => {
    const [want] = spoken(
      smallCourse({
        wishes: [
          { term: "saya mahu …", accepted: ["saya nak ..."], sentences: [sentence("Saya mahu air.")] },
        ],
      }),
    ).items;
    expect(want).toMatchObject({ target: "saya mahu ___", accepted: ["saya nak ___"] });
  });

  test("each keeps its id when others come and go, in any script", () => {
    const words = ["kafe", "kafé", "日本", "日中"].map((term) => ({ term, sentences: [sentence(term)] }));
    const all = spoken(smallCourse({ words })).items;
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
    for (const [index, word] of words.entries()) {
      const [alone] = spoken(smallCourse({ words: [word] })).items;
      expect(alone?.id).toBe(all[index]?.id ?? "");
    }
  });
});

describe("a course that cannot be spoken says why", () => {
  const cases: [course: Course, words: RegExp][] = [
    [smallCourse({ a: [] }, { domain_type: "technical" }), /does not teach a language/],
    [smallCourse({ a: [] }, { target_language: undefined }), /does not teach a language/],
    [smallCourse({ a: [] }), /has no words/],
    [smallCourse({ a: [{ term: "x ___" }, { term: "y ___" }] }), /has 2 words, none with a sentence/],
  ];
  for (const [course, words] of cases) {
    test(String(words), () => {
      expect(deckOfCourse(course)).toEqual({ problem: expect.stringMatching(words) });
    });
  }
});

test("whatever words a course has, its deck is sound or there is a reason", () => {
  const text = fc.string({ unit: "binary", minLength: 1 }).filter((each) => each.trim() !== "");
  const odd = fc.oneof(
    text,
    fc.stringMatching(/^[a-z()[\]*+?.$…_ -]{1,12}$/).filter((each) => each.trim() !== ""),
  );
  const word = fc
    .record({
      term: odd,
      accepted: fc.array(odd, { maxLength: 3 }),
      confusions: fc.array(odd, { maxLength: 3 }),
    })
    .map((each) => ({ ...each, sentences: [sentence(`Ini ${each.term} itu.`)] }));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const course = smallCourse({ words });
      const deck = deckOfCourse(course);
      if ("problem" in deck) return;
      expect(readDeck(JSON.stringify(deck))).toEqual({ deck, problems: [] });
      expect(deck.items.length + leftOutOfDeck(course).length).toBe(words.length);
    }),
  );
});

describe("a deck is a course", () => {
  const decks = ["german", "malay", "english"].map((name) => {
    const { deck } = loadDeck(join(decksFolder, `${name}.yaml`));
    if (deck === null) throw new Error(name);
    return deck;
  });

  test("that the learner's program can keep on disk and open again", () => {
    for (const deck of decks) {
      const course = courseOfDeck(deck);
      const top = mkdtempSync(join(tmpdir(), "teacher-assist-deck-"));
      try {
        const dir = join(top, deck.name);
        mkdirSync(join(dir, "items"), { recursive: true });
        writeFileSync(join(dir, "config.json"), JSON.stringify(course.config));
        writeFileSync(join(dir, "concepts.yaml"), JSON.stringify(course.concepts));
        for (const [id, items] of course.items)
          writeFileSync(join(dir, "items", `${id}.yaml`), JSON.stringify(items));
        expect(loadCourse(dir)).toEqual({ course, problems: [] });
      } finally {
        rmSync(top, { recursive: true, force: true });
      }
    }
  });

  test("with a concept for each word, to be applied, by the word's own id", () => {
    for (const deck of decks) {
      const { concepts } = courseOfDeck(deck);
      expect(concepts.map(({ id }) => id)).toEqual(deck.items.map(({ id }) => id));
      expect(new Set(concepts.map(({ type, bloom_target }) => `${type} ${bloom_target}`))).toEqual(
        new Set(["vocabulary apply"]),
      );
    }
  });

  test("in which each of several meanings is an answer", () => {
    const [tall] = courseOfDeck(deckOf([item("gross", "groß", { gloss: "big; tall" })])).items.values();
    expect(tall?.vocabulary[0]?.meanings).toEqual(["big; tall", "big", "tall"]);
  });

  test("with something to talk about on every word, when it comes back for review", () => {
    for (const deck of decks) {
      const course = courseOfDeck(deck);
      for (const concept of course.concepts) {
        const made = generateConversation({
          course,
          concept,
          bloom: "apply",
          exerciseId: "review",
          seed: 1,
          now: new Date("2026-02-20T10:00:00Z"),
          history: [],
          errors: [],
          due: new Set(),
          sealed: false,
        });
        expect(made).not.toHaveProperty("problem");
      }
    }
  });

  test("and comes back as a deck with the same words, forms, sentences and decoys", () => {
    const kept = ({ target, gloss, examples, accepted, decoys, unit }: Deck["items"][number]) => ({
      target,
      gloss,
      examples,
      accepted,
      decoys,
      unit,
    });
    for (const deck of decks) {
      const course = courseOfDeck(deck);
      expect(spoken(course).items.map(kept)).toEqual(deck.items.map(kept));
      expect([...conceptOfItem(course).values()]).toEqual(deck.items.map(({ id }) => id));
    }
  });
});
