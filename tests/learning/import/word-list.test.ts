import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import fc from "fast-check";
import { deckOfCourse } from "../../../src/coach/deck/deck-of-course.ts";
import { importCourse } from "../../../src/learning/import/import-course.ts";
import { imported, refusal, withSource } from "./imported-course.ts";

const words = async (name: string, content: string | Uint8Array) => {
  const { course, report } = await imported(name, content);
  const found = [...course.items.values()].flatMap(({ vocabulary }) => vocabulary);
  return { found, report, course };
};

describe("a word list becomes a course", () => {
  test.each([
    ["commas and a header", "words.csv", "term,meaning\nkucing,cat\nanjing,dog\n"],
    ["semicolons, no header", "words.csv", "kucing;cat\nanjing;dog\n"],
    ["tabs", "words.tsv", "Front\tBack\nkucing\tcat\nanjing\tdog"],
    ["a header in capitals, columns turned round", "words.csv", "English,L2\ncat,kucing\ndog,anjing\n"],
    ["languages as headings", "words.csv", "English,Malay\ncat,kucing\ndog,anjing\n"],
    ["languages in their own words", "words.csv", "Bahasa,Melayu,English\nx,kucing,cat\ny,anjing,dog\n"],
    ["a German header", "w.csv", "Wort;Übersetzung\nkucing;cat\nanjing;dog"],
    [
      "a mark for UTF-8 and Windows' line ends",
      "w.csv",
      "\uFEFFterm,meaning\r\nkucing,cat\r\nanjing,dog\r\n",
    ],
    ["all quoted", "w.csv", '"Word","Translation"\n"kucing","cat"\n"anjing","dog"\n'],
    ["old Macintosh line ends", "w.csv", "word,meaning\rkucing,cat\ranjing,dog"],
    [
      "Anki's text export",
      "w.txt",
      "#separator:tab\n#html:true\n#columns:Front\tBack\n<b>kucing</b>\tcat\nanjing\tdog<br>",
    ],
  ])("%s", async (_, name, content) => {
    const { found } = await words(name, content);
    expect(found.map(({ term, meanings }) => [term, ...meanings])).toEqual([
      ["kucing", "cat"],
      ["anjing", "dog"],
    ]);
  });

  test.each([
    ["utf-16le", [0xff, 0xfe], false],
    ["utf-16be", [0xfe, 0xff], true],
  ])("text as %s, which spreadsheets call Unicode", async (_, mark, swap) => {
    const text = Buffer.from("term\tmeaning\nдом\thouse\n", "utf16le");
    const body = swap ? text.swap16() : text;
    const { found } = await words("words.txt", Buffer.concat([Buffer.from(mark), body]));
    expect(found.map(({ term }) => term)).toEqual(["дом"]);
  });

  test.each([
    ["malay,english\nkucing,cat\nanjing,dog\n", "ms", "en"],
    ["English;Deutsch\ncat;Katze\ndog;Hund\n", "de", "en"],
    ["français,espagnol\n chat,gato\n chien,perro\n", "fr", "es"],
    ["Gàidhlig,English\ncat,cat\ncù,dog\n", "gd", "en"],
    ["word (Italian),meaning\ngatto,cat\ncane,dog\n", "it", "en"],
    ["term (de),translation (en)\nKatze,cat\nHund,dog\n", "de", "en"],
    ["English word,Polish word\ncat,kot\ndog,pies\n", "pl", "en"],
  ])("headings that name languages say what is learned: %j", async (content, target, instruction) => {
    const { course, found } = await words("w.csv", content);
    expect([course.config.target_language, course.config.instruction_language]).toEqual([
      target,
      instruction,
    ]);
    expect(found).toHaveLength(2);
    expect(found[1]?.meanings).toEqual([target === "fr" ? "perro" : "dog"]);
  });

  test("a list whose headings name the languages can be spoken, with sentences and without; what has a gap to fill needs one", async () => {
    const list = "english,malay,example,example translation\ncat,kucing,Kucing itu tidur.,That cat sleeps.\n";
    expect(deckOfCourse((await words("w.csv", list)).course)).toMatchObject({
      target_language: "ms",
      instruction_language: "en",
      items: [{ target: "kucing", gloss: "cat" }],
    });
    const bare = deckOfCourse((await words("w.csv", "english,malay\ncat,kucing\n")).course);
    expect(bare).toMatchObject({ items: [{ target: "kucing", gloss: "cat" }] });
    const open = deckOfCourse((await words("w.csv", "english,malay\nmy name is …,nama saya …\n")).course);
    expect("problem" in open && open.problem).toContain("none with a sentence");
  });

  test.each([
    ["learned first", (learned: string, english: string) => `${learned},${english}`],
    ["English first", (learned: string, english: string) => `${english},${learned}`],
  ])("without a heading the column in the learner's own language holds the meanings: %s", async (_, line) => {
    const pairs = [
      ["das Haus", "the house"],
      ["der Garten", "the garden"],
      ["schnell", "quick"],
      ["die Schule", "the school"],
      ["kaufen", "to buy"],
      ["der Bahnhof", "the railway station"],
    ] as const;
    const { found } = await words(
      "w.csv",
      pairs.map(([learned, english]) => line(learned, english)).join("\n"),
    );
    expect(found.map(({ term, meanings }) => [term, meanings[0]])).toEqual(pairs.map((pair) => [...pair]));
  });

  test("where the languages cannot be told apart the columns stay as they come", async () => {
    const { found } = await words("w.csv", "gato,perro\nrojo,verde\nuno,dos\n");
    expect(found.map(({ term }) => term)).toEqual(["gato", "rojo", "uno"]);
  });

  test("text of an old Windows program keeps its accents", async () => {
    const { found } = await words("w.csv", Buffer.from("mot,meaning\ncaf\xe9,coffee\n", "latin1"));
    expect(found[0]?.term).toBe("café");
  });

  test("alternatives, variants, sentences, units, parts and notes find their places", async () => {
    const { found, course } = await words(
      "w.csv",
      [
        "Word,Translation,Example,Example translation,Unit,Part of speech,Notes",
        "rumah / kediaman,house; home,Rumah itu besar.,That house is big.,At home,noun,common",
        '"kereta, lama","old ""car""",Hanya contoh.,,On the road,noun,',
        "km/h,km/h,,,On the road,,",
      ].join("\n"),
    );
    expect(found[0]).toEqual({
      term: "rumah",
      accepted: ["kediaman"],
      meanings: ["house", "home"],
      sentences: [{ text: "Rumah itu besar.", translation: "That house is big." }],
      confusions: [],
      part: "noun",
      note: "common",
    });
    expect(found[1]).toMatchObject({
      term: "kereta, lama",
      meanings: ['old "car"'],
      note: "Hanya contoh.",
      sentences: [],
    });
    expect(found[2]?.meanings).toEqual(["km/h"]);
    expect(course.concepts.map(({ id, unit }) => [id, unit])).toEqual([
      ["at-home", "At home"],
      ["on-the-road", "On the road"],
    ]);
  });

  test("what is broken costs only its own line, and is named", async () => {
    const { found, report } = await words("w.csv", "term,meaning\nsatu,one\n,two\ntiga,\n\nempat,four\n");
    expect(found.map(({ term }) => term)).toEqual(["satu", "empat"]);
    expect(report.skipped.map(({ where }) => where)).toEqual(["line 3", "line 4"]);
  });

  test("a quotation mark that is never closed does not swallow the rest", async () => {
    const rows = Array.from({ length: 80 }, (_, i) => `kata${i},word ${i}`);
    const { found, report } = await words("w.csv", ['"lima,five', ...rows].join("\n"));
    expect(found).toHaveLength(81);
    expect(report.skipped[0]?.where).toBe("line 1");
  });

  test("line numbers count the lines inside quoted fields", async () => {
    const { report } = await words("w.csv", 'term,meaning\n"dua\nbaris",two lines\nrosak,\n');
    expect(report.skipped.map(({ where }) => where)).toEqual(["line 4"]);
  });

  test("a word that stands there twice keeps the meanings of both, and that is said", async () => {
    const { found, report } = await words("w.csv", "term,meaning\nbuah,fruit\nBuah,piece\nbuah,Fruit\n");
    expect(found.map(({ term, meanings }) => [term, meanings])).toEqual([["buah", ["fruit", "piece"]]]);
    expect(report.skipped.map(({ where }) => where)).toEqual(["line 3", "line 4"]);
    expect(report.items).toBe(1);
  });

  test("a long list without units is cut into parts that can be learned together", async () => {
    const rows = Array.from({ length: 101 }, (_, i) => `kata ${i},word ${i}`);
    const { course } = await words("w.csv", rows.join("\n"));
    const sizes = course.concepts.map(({ id }) => course.items.get(id)?.vocabulary.length ?? 0);
    expect(sizes.reduce((a, b) => a + b)).toBe(101);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
    expect(Math.min(...sizes)).toBeGreaterThan(10);
  });

  test("units in other scripts, of equal name, and named like Windows' devices get files that open everywhere", async () => {
    const { course } = await words(
      "w.csv",
      "term,meaning,unit\n猫,cat,动物\n犬,dog,食べ物\nx,y,CON\nz,w,Unité 1!\nq,r,unite 1\n",
    );
    const ids = course.concepts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(ids).not.toContain("con");
    expect(course.concepts[0]?.title).toBe("动物");
  });

  test("any table of words comes back as it was, whatever is in the cells", async () => {
    const cell = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
      .filter(
        (text) =>
          /\p{L}/u.test(text) && !/[;；/\n\r]/.test(text) && text.trim() === text && !text.includes("\0"),
      );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(cell, cell), {
          minLength: 1,
          maxLength: 8,
          selector: ([term]) => term.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim(),
        }),
        async (pairs) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const rows = [["term", "meaning"], ...pairs].map((row) => row.map(quoted).join(","));
          const { found } = await words("w.csv", rows.join("\n"));
          const strip = (text: string) => text.replace(/^'(?='*[=+@\t\r-])/, "");
          expect(found.map(({ term, meanings }) => [term, meanings[0] ?? ""])).toEqual(
            pairs.map(([a, b]) => [strip(a), strip(b)]),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  test("30,000 words are imported, none is lost", async () => {
    const rows = Array.from(
      { length: 30_000 },
      (_, i) =>
        `perkataan ${i},meaning ${i} / sense ${i},Ayat ${i}.,Sentence ${i}.,Unit ${Math.floor(i / 100)}`,
    );
    const text = ["term,meaning,example,example translation,unit", ...rows].join("\n");
    await withSource({ "w.csv": text }, async (folder) => {
      const made = await importCourse(
        { path: join(folder, "w.csv") },
        { name: "imported", now: new Date(0) },
      );
      expect("problem" in made ? made.problem : made.report.items).toBe(30_000);
    });
  });

  test.each([
    ["empty", "w.csv", "", /empty/],
    ["only spaces", "w.csv", " \n \n", /empty/],
    ["one column", "w.csv", "satu\ndua\n", /word and its meaning/],
    ["a picture", "w.csv", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1), /not text/],
    ["a spreadsheet file", "w.xlsx", Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), /CSV/],
    ["a kind nobody knows", "w.doc", "hello", /\.doc/],
  ])("%s is refused with what to do", async (_, name, content, says) => {
    expect(await refusal(name, content)).toMatch(says);
  });
});
