import { describe, expect, test } from "bun:test";
import { bloomLevels } from "../../../../src/bloom.ts";
import type { Course } from "../../../../src/learning/course.ts";
import type { BloomLevel } from "../../../../src/learning/course-format.ts";
import { itemKey } from "../../../../src/learning/exercises/exercise.ts";
import { type KeyEntry, unseal } from "../../../../src/learning/exercises/worksheet/body.ts";
import { generateWorksheet } from "../../../../src/learning/exercises/worksheet/generate.ts";
import { judgeQuestion } from "../../../../src/learning/exercises/worksheet/judge-question.ts";
import { foldText } from "../../../../src/text/fold.ts";
import { shippedCourse } from "../../shipped-course.ts";
import { courseOf, made, request } from "./small-course.ts";

function sheetOf(course: Course, id: string, seed: number, bloom?: BloomLevel) {
  const concept = course.concepts.find((one) => one.id === id);
  if (concept === undefined) throw new Error(`no concept ${id}`);
  const sheet = generateWorksheet(request({ course, concept, bloom: bloom ?? concept.bloom_target, seed }));
  const key = "problem" in sheet ? undefined : unseal(sheet.record)?.key;
  if ("problem" in sheet || key === undefined) throw new Error(`${id}: no sheet`);
  return { ...sheet, content: sheet.files[0]?.content ?? "", entries: key.entries };
}

const malay = shippedCourse("bahasa-melayu");
const words = [...malay.items.values()].flatMap(({ vocabulary }) => vocabulary);

/** What the course itself says is right for a word: worked out here from its items alone. */
function allowed(entry: KeyEntry): Set<string> {
  const own = words.filter(({ term }) => entry.uses.includes(itemKey("vocabulary", term)));
  const meanings = (word: (typeof words)[number]) => word.meanings.map(foldText).sort().join("|");
  const same = words.filter((word) =>
    own.some((one) => one.part === word.part && meanings(one) === meanings(word)),
  );
  return new Set([...own, ...same].flatMap(({ term, accepted }) => [term, ...accepted]).map(foldText));
}

describe("an answer beside the word's own is right only where the course says so", () => {
  test("in every sheet of the Malay course", () => {
    let asked = 0;
    for (const [at, concept] of malay.concepts.entries()) {
      const { entries } = sheetOf(malay, concept.id, at, bloomLevels[at % 3]);
      for (const entry of entries) {
        const isWord = entry.judging === "words" && entry.words === "terms";
        if (!isWord || !entry.uses.some((key) => key.startsWith("vocabulary:"))) continue;
        asked++;
        const right = allowed(entry);
        expect(entry.accepted.map(foldText).filter((form) => !right.has(form))).toEqual([]);
      }
    }
    expect(asked).toBeGreaterThan(40);
  });

  test("a listed confusion of the same meaning is wrong in a sentence", () => {
    const gap = (id: string, seed: number, bloom: BloomLevel, start: string) => {
      const entry = sheetOf(malay, id, seed, bloom).entries.find(({ prompt }) => prompt.startsWith(start));
      if (entry === undefined) throw new Error(`"${start}" is not in the sheet`);
      return entry;
    };
    const cari = gap("question-words", 3, "understand", "___ yang kamu cari?");
    expect(judgeQuestion(cari, "Siapa", []).verdict).toBe("incorrect");
    expect(judgeQuestion(cari, "apa", []).verdict).toBe("correct");
  });

  const vocabulary = [
    {
      term: "pesan",
      meanings: ["to order", "order"],
      confusions: ["pesanan"],
      part: "verb",
      sentences: [{ text: "Saya hendak pesan nasi.", translation: "I want to order rice." }],
    },
    {
      term: "pesanan",
      meanings: ["order"],
      confusions: ["pesan"],
      part: "noun",
      sentences: [{ text: "Pesanan kami belum sampai.", translation: "Our order has not come." }],
    },
    {
      term: "kamu",
      meanings: ["you"],
      part: "pronoun",
      sentences: [{ text: "Di mana kamu tinggal?", translation: "Where do you live?" }],
    },
    {
      term: "awak",
      meanings: ["you", "you (friendly)"],
      part: "pronoun",
      sentences: [{ text: "Apa awak makan?", translation: "What do you eat?" }],
    },
    { term: "lekas", meanings: ["quick"], part: "adjective" },
    { term: "cepat", meanings: ["quick"], part: "adjective" },
  ];

  test("where two words share the meaning shown, the question says which one it wants", () => {
    const course = courseOf("language", { vocabulary });
    const seen = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      for (const { prompt, accepted, judging } of made({ course, seed }).entries) {
        if (judging !== "words") continue;
        const [answer = ""] = accepted;
        seen.add(answer);
        if (answer === "kamu") expect(prompt).toContain('begins with "k"');
        if (answer === "pesanan") expect(accepted).toEqual(["pesanan"]);
        if (answer === "pesan") expect(accepted).toEqual(["pesan"]);
        if (prompt.includes('for "quick"')) expect([...accepted].sort()).toEqual(["cepat", "lekas"]);
      }
    }
    expect(seen).toContain("kamu");
    expect(seen).toContain("pesan");
  });
});

describe("a sentence put right in another way than the course's first", () => {
  const entryFor = (wrong: string, id: string): KeyEntry => {
    for (let seed = 0; seed < 30; seed++) {
      const found = sheetOf(malay, id, seed).entries.find(({ given }) => given?.startsWith(wrong) === true);
      if (found !== undefined) return found;
    }
    throw new Error(`"${wrong}" was never asked`);
  };

  test.each([
    ["Tuan, saya nak mohon", "Tuan, saya hendak memohon cuti esok kerana tidak sihat.", "correct"],
    [
      "Tuan, saya nak mohon",
      "Tuan, saya ingin memohon cuti esok kerana tidak sihat. (a letter to the head of department)",
      "correct",
    ],
    ["Tuan, saya nak mohon", "Tuan, saya nak mohon cuti esok sebab tak sihat.", "incorrect"],
  ])("%s → %s is %s", (wrong, answer, expected) => {
    const entry = entryFor(wrong, "formal-and-informal-register");
    expect(judgeQuestion(entry, answer, []).verdict === "correct").toBe(expected === "correct");
  });

  test("the author writes the ways with a slash between them", () => {
    const errors = [
      {
        wrong: "Walaupun sakit, tetapi dia datang.",
        right: "Walaupun sakit, dia datang. / Dia sakit, tetapi dia datang.",
        why: "One.",
      },
      { wrong: "Das ist mein Katze.", right: "Das ist meine Katze.", why: "Two." },
    ];
    const orderings = [{ prompt: "Build: We are here.", parts: ["Kami", "ada", "di", "sini"] }];
    const { entries } = made({ course: courseOf("language", { errors, orderings }), bloom: "apply" });
    const entry = entries.find(({ given }) => given?.startsWith("Walaupun") === true);
    if (entry === undefined) throw new Error("not asked");
    for (const way of ["Walaupun sakit, dia datang", "Dia sakit, tetapi dia datang."])
      expect(judgeQuestion(entry, way, []).verdict).toBe("correct");
    expect(judgeQuestion(entry, "Walaupun sakit, tetapi dia datang.", []).verdict).toBe("incorrect");
  });
});

describe("a prefix that is asked for", () => {
  test("is not optional", () => {
    const items = malay.items.get("prefix-me");
    for (const { term, accepted, meanings } of items?.vocabulary ?? []) {
      if (meanings.some((meaning) => meaning.includes("with its prefix")))
        expect(accepted.filter((form) => !form.startsWith("me"))).toEqual([]);
      expect(term.startsWith("me")).toBe(true);
    }
  });
});
