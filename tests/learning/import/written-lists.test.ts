import { describe, expect, test } from "bun:test";
import { Items } from "../../../src/learning/course-format.ts";
import { importCourse } from "../../../src/learning/import/import-course.ts";
import type { ImportOptions } from "../../../src/learning/import/imported.ts";

async function read(text: string, options: Partial<ImportOptions> = {}) {
  const bytes = new TextEncoder().encode(text);
  const made = await importCourse(
    { fileName: "list.txt", bytes },
    { name: "list", now: new Date(0), ...options },
  );
  if ("problem" in made) throw new Error(made.problem);
  const items = made.files
    .filter(({ path }) => path.startsWith("items/"))
    .map(({ content }) => Items.parse(JSON.parse(content)));
  return { ...made.understood, items, report: made.report };
}

const biology = [
  ["mitochondrion", "the part of a cell that releases energy from food, by respiration"],
  ["osmosis", "the movement of water through a membrane, from dilute to concentrated"],
  ["enzyme", "a protein that speeds up a reaction, and is not used up"],
];

describe("a list as people write one", () => {
  test.each([" – ", " — ", " - ", ": ", " = ", "\t", " -> "])(
    "its two sides may be parted by %j",
    async (mark) => {
      const { items, list } = await read(biology.map((row) => row.join(mark)).join("\n"));
      expect(items[0]?.definitions.map(({ term, definition }) => [term, definition])).toEqual(biology);
      expect(list?.kind).toBe("terms");
    },
  );

  test("each line by its own mark, as in notes that grew: dashes, colons, a tab, commas and semicolons in the meaning", async () => {
    const { items, report } = await read(
      [
        "der Hammer - hammer",
        "die Zange – pliers; tongs",
        "",
        "die Säge: saw",
        "der Nagel\tnail, spike",
        "die Schraube = screw",
        "der Bohrer — drill",
      ].join("\n"),
    );
    const terms = items.flatMap(({ vocabulary, definitions }) => [...vocabulary, ...definitions]);
    expect(terms.map(({ term }) => term)).toEqual([
      "der Hammer",
      "die Zange",
      "die Säge",
      "der Nagel",
      "die Schraube",
      "der Bohrer",
    ]);
    expect(report.skipped).toEqual([]);
  });

  test("a line with another mark than most is a line of it too, and a remark is none", async () => {
    const { items, report } = await read(
      [
        "la forchetta – fork",
        "il coltello – knife",
        "il cucchiaio - spoon",
        "il piatto — plate",
        "il bicchiere – glass",
        "la tazza = cup",
        "uno, due, tre - one, two, three",
        "* note: nobody orders milk after lunch",
        "il tovagliolo – napkin",
        "il capo – boss (male / female)",
        "la tavola – table / board",
      ].join("\n"),
      { list: { kind: "words" } },
    );
    const words = items.flatMap(({ vocabulary }) => vocabulary);
    expect(words.map(({ term }) => term)).toEqual([
      "la forchetta",
      "il coltello",
      "il cucchiaio",
      "il piatto",
      "il bicchiere",
      "la tazza",
      "uno, due, tre",
      "il tovagliolo",
      "il capo",
      "la tavola",
    ]);
    expect(words.slice(-4).map(({ meanings }) => meanings)).toEqual([
      ["one, two, three"],
      ["napkin"],
      ["boss (male / female)"],
      ["table", "board"],
    ]);
    expect(report.skipped.map(({ where }) => where)).toEqual(["line 8"]);
  });

  const wordsOf = async (lines: readonly string[]) => {
    const { items, report, topics } = await read(lines.join("\n"), { list: { kind: "words" } });
    const words = items.flatMap(({ vocabulary }) => vocabulary);
    return { words: words.map(({ term, meanings }) => [term, ...meanings]), left: report.skipped, topics };
  };

  test("a table that was written on by hand: what it does not part is parted by its own mark", async () => {
    const table = ["die Pumpe\tpump", "das Ventil\tvalve, tap", "der Kolben\tpiston", "die Welle\tshaft"];
    const byHand = [
      "Drehmoment - torque (T)",
      "das Getriebe – gearbox",
      "die Kupplung = clutch",
      "die Bremse: brake",
      "der Zahnriemen − toothed belt; timing belt",
      "die Achse ― axle",
    ];
    const { words, left } = await wordsOf([...table, ...byHand]);
    expect(left).toEqual([]);
    expect(words.slice(2)).toEqual([
      ["der Kolben", "piston"],
      ["die Welle", "shaft"],
      ["Drehmoment", "torque (T)"],
      ["das Getriebe", "gearbox"],
      ["die Kupplung", "clutch"],
      ["die Bremse", "brake"],
      ["der Zahnriemen", "toothed belt", "timing belt"],
      ["die Achse", "axle"],
    ]);
  });

  test("commas are no different: a line with a dash has its commas in the meaning", async () => {
    const { words } = await wordsOf([
      "uhr,clock",
      "huhn – hen, chicken",
      "hut,hat",
      "hose,trousers",
      "hemd – shirt",
    ]);
    expect(words.filter(([, meaning]) => /hen|shirt/.test(meaning ?? ""))).toEqual([
      ["huhn", "hen, chicken"],
      ["hemd", "shirt"],
    ]);
  });

  test("among the columns of such a table a written line is a word and its meaning, the table's way round", async () => {
    const { words } = await wordsOf([
      "Unit\tEnglish\tGerman",
      "1\tpump\tdie Pumpe",
      "1\tvalve\tdas Ventil",
      "clutch – die Kupplung",
    ]);
    expect(words).toContainEqual(["die Kupplung", "clutch"]);
  });

  test.each([
    [" – ", "das Amt, ¨er", "die Wahl, -en", "der Wähler, -", "die Macht, ⸚e"],
    [" = ", "kniha, -y", "žena, -y", "město, -a", "hrad, -y"],
    ["\t", "das Amt, -ämter", "die Wahl, -en", "der Staat, -en", "der Bürger, -"],
    ["; ", "amigo, -a", "bueno, -a", "rojo, -a", "alto, -a"],
  ])("an ending after a comma belongs to its word, in some lines or in all: %j", async (mark, a, b, c, d) => {
    const terms = [a, b, c, d];
    for (const inForms of [1, 2, 4]) {
      const lines = terms.map((term, at) => (at < inForms ? term : term.replace(/,.*/, "")));
      const { words, left } = await wordsOf(lines.map((term, at) => `${term}${mark}meaning${at}`));
      expect(left).toEqual([]);
      expect(words).toEqual(lines.map((term, at) => [term, `meaning${at}`]));
    }
  });

  test("where the endings are what is learned, or a column of their own, the comma parts them", async () => {
    const endings = await wordsOf(["monikko, -t", "omanto, -n", "olento, -na"]);
    expect(endings.words).toEqual([
      ["monikko", "-t"],
      ["omanto", "-n"],
      ["olento", "-na"],
    ]);
    const three = await wordsOf(["Haus, house, -er", "Tisch, table, -e", "Frau, woman, -en"]);
    expect(three.words.map(([term, meaning]) => [term, meaning])).toEqual([
      ["Haus", "house"],
      ["Tisch", "table"],
      ["Frau", "woman"],
    ]);
  });

  test("a word without its meaning heads nothing where it begins as the others do, and why it was left out is so", async () => {
    const { words, left, topics } = await wordsOf([
      "der Richter – judge",
      "der Zeuge – witness",
      "",
      "der Anwalt",
      "die Klage, -n – action",
      "",
      "die Klage vor Gericht, -n",
      "das Urteil – judgment",
      "der Eid –",
    ]);
    expect(words.map(([term]) => term)).toEqual(["der Richter", "der Zeuge", "die Klage, -n", "das Urteil"]);
    expect(topics).toHaveLength(1);
    expect(left.map(({ where }) => where)).toEqual(["line 4", "line 7", "line 9"]);
    expect(left[0]?.why).toContain("nothing parts a word from its meaning");
    expect(left[1]?.why).toContain("die Klage vor Gericht, -n");
  });

  test("one word without its meaning, of a list with as many articles, is left out and named", async () => {
    const { left, topics } = await wordsOf([
      "der Lohn – wage",
      "die Frist – deadline",
      "",
      "das Amt",
      "die Steuer – tax",
    ]);
    expect([left.map(({ where }) => where), topics.length]).toEqual([["line 4"], 1]);
  });

  test("a sentence after one more dash is its example; any other dash is the meaning's own", async () => {
    const { items } = await read(
      [
        "German – English",
        "die Rechnung – bill – Ich zahle die Rechnung.",
        "bestellen – to order – Wir bestellen zwei Suppen",
        "der Imbiss – snack bar – or a snack",
        "das Trinkgeld – tip",
      ].join("\n"),
    );
    const words = items.flatMap(({ vocabulary }) => vocabulary);
    expect(words.map(({ meanings, note }) => [meanings[0], note ?? ""])).toEqual([
      ["bill", "Ich zahle die Rechnung."],
      ["to order", "Wir bestellen zwei Suppen"],
      ["snack bar – or a snack", ""],
      ["tip", ""],
    ]);
  });

  test("numbers and bullets before its lines are no part of it, and what is in a word stays", async () => {
    const { items } = await read(
      "1. sama-sama – you are welcome\n2. jalan-jalan – a walk\n- kura-kura – tortoise",
    );
    expect(items[0]?.vocabulary.map(({ term }) => term)).toEqual(["sama-sama", "jalan-jalan", "kura-kura"]);
  });
});

describe("a list in parts", () => {
  const knots = ["bowline – a loop that does not slip", "reef knot – joins two ends of one rope"];
  const hitches = ["clove hitch – ties a rope to a post", "half hitch – one turn around a rope, and under"];
  test.each([
    ["hashes", "# Knots", "# Hitches"],
    ["bold", "**Knots**", "**Hitches**"],
    ["frames", "== Knots ==", "== Hitches =="],
    ["brackets", "[Knots]", "[Hitches]"],
    ["a colon", "Knots:", "Hitches:"],
    ["a word for a part", "Section: Knots", "Section: Hitches"],
    ["a number and a name", "Unit 1 - Knots", "Unit 2 - Hitches"],
    ["a line of their own", "Knots", "Hitches"],
  ])("headings by %s are its units, in whatever words, and no line of it is lost", async (_, one, two) => {
    const { items, topics, report } = await read([one, ...knots, "", two, ...hitches].join("\n"));
    expect(topics).toEqual([
      { title: "Knots", items: 2 },
      { title: "Hitches", items: 2 },
    ]);
    expect(items.flatMap(({ definitions }) => definitions)).toHaveLength(4);
    expect(report.skipped).toEqual([]);
  });

  test("its title above them all is no word, and a table may have parts as well", async () => {
    const { topics, list } = await read(
      "My ropes\n\nKNOTS\nbowline\ta loop that does not slip\nreef knot\tjoins two ends of a rope\nHITCHES\nclove hitch\tties a rope to a post",
    );
    expect(topics.map(({ title }) => title)).toEqual(["KNOTS", "HITCHES"]);
    expect(list?.header).toBe(false);
  });

  test("a word whose meaning was forgotten is named, and heads nothing", async () => {
    const { report, topics } = await read([...knots, "sheet bend", ...hitches].join("\n"));
    expect(topics).toEqual([{ title: "Terms 1 to 4", items: 4 }]);
    expect(report.skipped.map(({ where }) => where)).toEqual(["line 3"]);
  });
});

describe("what a list is of", () => {
  test("biology is not a language, whatever its file is like", async () => {
    const rows = ["Key word,What it means", ...biology.map(([term, meaning]) => `${term},"${meaning}"`)];
    const { domain, target, items } = await read(rows.join("\n"));
    expect([domain, target, items[0]?.vocabulary.length]).toEqual(["conceptual", null, 0]);
  });

  test("the example of a term is its example, whatever is noted beside it", async () => {
    const { items } = await read(
      "term,definition,example,note\nerosion,the wearing away of rock by water or wind,A river cuts a valley.,see page 4",
    );
    expect(items[0]?.definitions[0]?.example).toBe("A river cuts a valley.");
  });

  test("short English answers to English terms are terms too", async () => {
    const { list, domain } = await read(
      "density – mass per volume\nspeed – distance per time\nwork – force times distance",
    );
    expect([list?.kind, domain]).toEqual(["terms", "conceptual"]);
  });

  test("words with their translation are a language, with the languages that the headings name", async () => {
    const { list, domain, target, instruction } = await read(
      "Malay – English\nkucing – cat\nanjing – dog\nburung – bird",
    );
    expect([list?.kind, list?.header, domain, target, instruction]).toEqual([
      "words",
      true,
      "language",
      "ms",
      "en",
    ]);
  });

  test.each([
    ["articles", "der Löffel – spoon\ndie Gabel – fork\ndas Messer – knife\nder Teller – plate", "de", "en"],
    ["letters", "кошка – cat\nсобака – dog\nптица – bird", "ru", "en"],
    ["letters among others", "食べる – eat\n水 – water\nねこ (neko) – cat", "ja", "en"],
    ["both sides", "la cuchara = der Löffel\nel tenedor = die Gabel\nla mesa = der Tisch", "es", "de"],
    ["nothing", "kijiko – spoon\numa – fork\nkisu – knife", null, "en"],
  ])(
    "without headings its languages are told by %s, and asked about",
    async (_, text, target, instruction) => {
      const seen = await read(text, { list: { kind: "words" } });
      expect([seen.target, seen.instruction, seen.list?.isGuessed]).toEqual([target, instruction, true]);
    },
  );

  test("turned round, the meanings are learned, and the languages of the headings turn too", async () => {
    const text = "Malay – English\nsudu – spoon\ngarpu – fork\npisau – knife";
    const turned = await read(text, { list: { columns: ["meaning", "term"], header: true } });
    expect([turned.target, turned.instruction, turned.list?.isGuessed]).toEqual(["en", "ms", false]);
    expect(turned.sample[0]).toEqual({ front: "spoon", back: "sudu" });
  });

  test("questions are asked as they are written: a word is filled in, a sentence is explained", async () => {
    const { items, domain } = await read(
      "What is the capital of Perak? – Ipoh\nWho wrote Hamlet? – William Shakespeare\nWhy do leaves look green? – Chlorophyll reflects green light. It absorbs red and blue light.",
    );
    expect(domain).toBe("conceptual");
    expect(items.flatMap(({ cloze }) => cloze).map(({ text, answers }) => [text, answers[0]])).toEqual([
      ["What is the capital of Perak? ___", "Ipoh"],
      ["Who wrote Hamlet? ___", "William Shakespeare"],
    ]);
    const [open] = items.flatMap(({ questions }) => questions);
    expect([open?.question, open?.points.length]).toEqual(["Why do leaves look green?", 2]);
  });

  test("whoever brings it in has the last word: of its kind, its columns, its languages", async () => {
    const text = "hus,house,a building to live in\nhund,dog,an animal that barks";
    const { list, target, items } = await read(text, {
      targetLanguage: "sv",
      list: { kind: "words", columns: ["term", null, "meaning"], header: false },
    });
    expect([list?.columns.map(({ holds }) => holds), target]).toEqual([["term", null, "meaning"], "sv"]);
    expect(items[0]?.vocabulary[1]).toMatchObject({ term: "hund", meanings: ["an animal that barks"] });
  });
});
