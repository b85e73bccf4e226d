import { describe, expect, test } from "bun:test";
import { bloomLevels } from "../../../../src/bloom.ts";
import { type KeyEntry, unseal } from "../../../../src/learning/exercises/worksheet/body.ts";
import { generateWorksheet } from "../../../../src/learning/exercises/worksheet/generate.ts";
import { gradeWorksheet } from "../../../../src/learning/exercises/worksheet/grade.ts";
import { filled } from "../../../../src/learning/exercises/worksheet/prove.ts";
import { asksTheSame } from "../../../../src/learning/exercises/worksheet/same-sentence.ts";
import { question } from "../../../../src/learning/exercises/worksheet/sheet.ts";
import type { PastExercise } from "../../../../src/learning/progress.ts";
import { shippedCourse } from "../../shipped-course.ts";
import { courseOf, made, now, request } from "./small-course.ts";

const names = ["bahasa-melayu", "intro-to-algorithms", "research-methods", "behavioural-interviews"];

type Sheet = { id: string; content: string; entries: KeyEntry[] };

/** One sheet of every concept, the level and the seed changing from one to the next. */
function* sheets(name: string): Generator<Sheet> {
  const course = shippedCourse(name);
  for (const [at, concept] of course.concepts.entries()) {
    const sheet = generateWorksheet(
      request({ course, concept, bloom: bloomLevels[at % 6] ?? "apply", seed: 100 + at }),
    );
    if ("problem" in sheet) continue;
    const entries = unseal(sheet.record)?.key.entries ?? [];
    yield { id: concept.id, content: sheet.files[0]?.content ?? "", entries };
  }
}

const counts: Readonly<Record<string, number>> = { One: 1, Two: 2 };

describe.each(names)("what %s says of its sections is so", (name) => {
  const all = [...sheets(name)];

  test("tables have a choice to spare, as many as they say", () => {
    let tables = 0;
    for (const { id, content } of all) {
      for (const section of content.split(/\n## /).slice(1)) {
        if (!section.includes("|---|")) continue;
        tables++;
        const rows = section.match(/^\| \d+\. /gm)?.length ?? 0;
        const options = section.match(/\| [A-Z]\. [^|]*\|$/gm)?.length ?? 0;
        const said = /(One|Two) \w+ (?:is|are) left over/.exec(section)?.[1] ?? "";
        expect({ id, left: options - rows }).toEqual({ id, left: counts[said] ?? -1 });
      }
    }
    expect(tables).toBeGreaterThan(0);
  });

  test("everything to be sorted belongs to one of the groups that are asked for", () => {
    for (const { entries } of all) {
      const lists = entries.filter(({ kind }) => kind === "category_lists");
      const letters = lists.flatMap(({ accepted }) => (accepted[0] ?? "").split(" "));
      expect(letters.length).toBe(lists[0]?.options.length ?? 0);
      expect(new Set(letters).size).toBe(letters.length);
    }
  });

  test("no sentence is asked for twice", () => {
    for (const { entries } of all)
      for (const [at, one] of entries.entries())
        for (const other of entries.slice(at + 1))
          expect({ one: one.prompt, same: asksTheSame(one, other) }).toEqual({
            one: one.prompt,
            same: false,
          });
  });

  test("where nothing is to be programmed, the sheet says so", () => {
    for (const { content } of all) {
      const section = content.split(/\n## /).find((text) => text.includes("What Does the Call Give Back?"));
      if (section !== undefined) expect(section).toContain("nothing to program");
      expect(content).not.toMatch(/^\d+\. Write \w+\(/m);
    }
  });
});

test("a sentence to be built and the same one to be corrected are one question", () => {
  const built = question({
    prompt: '"The person who sits there is my teacher." [ situ · Orang · di … ] → ___',
    judging: "reorder",
    accepted: ["Orang yang duduk di situ guru saya."],
    uses: [],
  });
  const corrected = question({
    prompt: "Orang duduk di situ yang guru saya. → ___",
    judging: "correction",
    accepted: ["Orang yang duduk di situ guru saya.", "yang duduk"],
    given: "Orang duduk di situ yang guru saya.",
    uses: [],
  });
  const other = question({
    prompt: "___ itu guru saya. (That person)",
    judging: "words",
    accepted: ["Orang"],
    uses: [],
  });
  expect(asksTheSame(built, corrected)).toBe(true);
  expect(asksTheSame(built, other)).toBe(false);
});

test("a sentence to be built shows where it ends, so that a time or a place cannot stand elsewhere", () => {
  const vocabulary = ["esok", "pasar"].map((term) => ({
    term,
    meanings: [`the ${term} word`],
    sentences: [{ text: "Kami pergi ke pasar esok.", translation: "We go to the market tomorrow." }],
  }));
  const cloze = [
    { text: "Satu dan ___.", answers: ["dua"] },
    { text: "Tiga dan ___.", answers: ["empat"] },
  ];
  for (let seed = 0; seed < 20; seed++) {
    const { entries, content } = made({
      course: courseOf("language", { vocabulary, cloze }),
      bloom: "apply",
      seed,
    });
    for (const { judging, prompt } of entries) if (judging === "reorder") expect(prompt).toContain("esok.");
    if (entries.some(({ judging }) => judging === "reorder")) expect(content).toContain("comes last");
  }
});

describe("how many mistakes a sentence has", () => {
  const orderings = [{ prompt: "Build: We are here.", parts: ["Kami", "ada", "di", "sini"] }];
  const one = [
    { wrong: "Das ist mein Katze.", right: "Das ist meine Katze.", why: "Feminine." },
    { wrong: "Ich bin müde sehr.", right: "Ich bin sehr müde.", why: "Order." },
  ];
  const several = {
    wrong: "Er geben mich ein Buch gut.",
    right: "Er gibt mir ein gutes Buch.",
    why: "Three.",
  };
  const said = (errors: object[]) =>
    made({ course: courseOf("language", { errors, orderings }), bloom: "apply" }).content;

  test("is one where one word is wrong or out of place", () => {
    expect(said(one)).toContain("Each sentence has one mistake.");
  });

  test("is left open where there are more", () => {
    expect(said([...one, { ...several, right: "Er gibt mir ein Buch gern." }])).toContain(
      "one or more mistakes",
    );
  });
});

describe("an answer with a sign before it", () => {
  const sheet = made();
  const score = (write: (answer: string) => string, text = sheet) => {
    const answers = filled(text.content, text.entries, ({ accepted }) => write(accepted[0] ?? ""));
    const result = gradeWorksheet(text.record, answers, { now, domain: "language", hintsUsed: 0 });
    return "problem" in result ? 0 : result.evaluation.score.percentage;
  };

  test.each(["-> ", "=> ", "→ ", "= ", ": ", "--> "])("%p counts as the answer", (sign) => {
    expect(score((answer) => sign + answer)).toBe(1);
  });

  test("a letter may stand in brackets or before one", () => {
    const write = (wrap: (letter: string) => string) => (answer: string) =>
      /^[A-Z]$/.test(answer) ? wrap(answer) : answer;
    for (const wrap of [
      (letter: string) => `(${letter})`,
      (letter: string) => `${letter})`,
      (letter: string) => `${letter.toLowerCase()}.`,
      (letter: string) => `-> (${letter})`,
    ])
      expect(score(write(wrap))).toBe(1);
  });

  test("a sign that was asked for stays", () => {
    const cloze = [
      { text: "An arrow function is written x ___ x + 1.", answers: ["=>"] },
      { text: "A new value comes after the sign in x ___.", answers: ["= 5"] },
    ];
    const code = made({ course: courseOf("technical", { cloze }), bloom: "apply" });
    expect(score((answer) => answer, code)).toBe(1);
  });
});

test("a letter is never given without what it stands for", () => {
  const sheet = made();
  const wrong = filled(sheet.content, sheet.entries, ({ judging }) => (judging === "letter" ? "zzz" : ""));
  for (const text of [sheet.content, wrong]) {
    const result = gradeWorksheet(sheet.record, text, { now, domain: "language", hintsUsed: 0 });
    if ("problem" in result) throw new Error(result.problem);
    const { errors } = result.evaluation.details;
    const lettered = sheet.entries.filter(({ judging }) => judging === "letter");
    expect(lettered.length).toBeGreaterThan(0);
    for (const { id, accepted, options } of lettered) {
      const meaning = options[(accepted[0] ?? "").charCodeAt(0) - 65] ?? "";
      expect(errors.find(({ question }) => question === id)?.note).toContain(meaning);
    }
  }
});

test("three days of one concept are three different sheets, section by section", () => {
  const course = shippedCourse("intro-to-algorithms");
  const concept = course.concepts.find(({ id }) => id === "loops-and-counting");
  if (concept === undefined) throw new Error("no such concept");
  const history: PastExercise[] = [];
  const programs: string[] = [];
  for (let day = 0; day < 3; day++) {
    const today = new Date(now.getTime() + day * 86_400_000);
    const sheet = generateWorksheet(
      request({ course, concept, bloom: "remember", seed: day + 1, now: today, history }),
    );
    if ("problem" in sheet) throw new Error(sheet.problem);
    const { exercise_id, modality, type, uses, bloom_level } = sheet.record;
    programs.push(
      uses
        .filter((key) => key.startsWith("outputs:"))
        .sort()
        .join("\n"),
    );
    const completed = today.toISOString();
    history.push({ exercise_id, completed, modality, type, uses, bloom_level, percentage: 1, rating: 4 });
  }
  const asked = programs.filter((one) => one !== "");
  expect(new Set(asked).size).toBe(asked.length);
});
