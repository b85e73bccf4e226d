import { describe, expect, test } from "bun:test";
import { Evaluation } from "../../../../src/learning/evaluation.ts";
import { gradeForeignWorksheet, gradeWorksheet } from "../../../../src/learning/exercises/worksheet/grade.ts";
import { filled } from "../../../../src/learning/exercises/worksheet/prove.ts";
import { courseOf, made, now } from "./small-course.ts";

const options = { now: new Date("2026-02-22T14:45:00.000Z"), domain: "language" as const, hintsUsed: 0 };

function graded(sheet: ReturnType<typeof made>, text: string, over: Partial<typeof options> = {}) {
  const result = gradeWorksheet(sheet.record, text, { ...options, ...over });
  if ("problem" in result) throw new Error(result.problem);
  return result;
}

function problem(result: object): string {
  return "problem" in result && typeof result.problem === "string" ? result.problem : "";
}

describe("a worksheet handed in", () => {
  const sheet = made();
  const right = filled(sheet.content, sheet.entries);

  test("all right is Easy, with a hint Good, and says so in the shared form", () => {
    const { evaluation, answered } = graded(sheet, right);
    expect(Evaluation.parse(evaluation)).toMatchObject({
      fsrs_rating: 4,
      time_spent_seconds: 900,
      provisional: false,
    });
    expect(evaluation.score.percentage).toBe(1);
    expect(answered).toBe(evaluation.score.total);
    expect(evaluation.feedback).toContain(`Score: ${answered} of ${answered}*`);
    expect(evaluation.details.strengths.length).toBeGreaterThan(0);
    expect(graded(sheet, right, { hintsUsed: 2 }).evaluation.fsrs_rating).toBe(3);
  });

  test("only the status changes in the file, byte for byte", () => {
    const windows = right.replaceAll("\n", "\r\n");
    expect(graded(sheet, windows).text).toBe(windows.replace("status: pending", "status: evaluated"));
  });

  test("left blank is Again, every question unanswered", () => {
    const { evaluation, answered } = graded(sheet, sheet.content);
    expect(answered).toBe(0);
    expect(evaluation.fsrs_rating).toBe(1);
    expect(new Set(evaluation.details.errors.map(({ error_type }) => error_type))).toEqual(
      new Set(["unanswered"]),
    );
  });

  test("the key taken out is no harm, an edited key is refused", () => {
    const without = right.slice(0, right.indexOf("<!-- ANSWER_KEY"));
    expect(graded(sheet, without).evaluation.score.percentage).toBe(1);
    const edited = right.replace(/^1\.1: .*$/m, "1.1: Z");
    expect(problem(gradeWorksheet(sheet.record, edited, options))).toContain("answer key");
  });

  test.each([
    ["course: deutsch", "course: russisch", "another course"],
    ["concept: haus", "concept: garten", "another concept"],
    ["exercise: 20260222T143000Z-haus-ws", "exercise: other", "another exercise"],
  ])("%s → %s is refused", (from, to, said) => {
    expect(problem(gradeWorksheet(sheet.record, right.replace(from, to), options))).toContain(said);
  });

  test("a file that is no worksheet is refused", () => {
    expect(problem(gradeWorksheet(sheet.record, "Dear diary", options))).toContain(
      "not look like a worksheet",
    );
    expect(problem(gradeForeignWorksheet("Dear diary", options))).toContain("not a worksheet");
  });

  test("a record that was changed is refused", () => {
    const body = { ...Object(sheet.record.body), template: "other" };
    expect(problem(gradeWorksheet({ ...sheet.record, body }, right, options))).toContain(
      "changed or damaged",
    );
  });

  test("the record does not show its answers to whoever opens it", () => {
    const sealed = made({ sealed: true });
    const text = JSON.stringify(sealed.record);
    expect(sealed.content).not.toContain("ANSWER_KEY");
    for (const { accepted, judging } of sealed.entries) {
      if (judging === "words") expect(text).not.toContain(`"${accepted[0]}"`);
    }
    expect(graded(sealed, filled(sealed.content, sealed.entries)).evaluation.score.percentage).toBe(1);
  });
});

/** The first of many seeds whose sheet has a question that fits. */
function sheetWith(
  fits: (entry: ReturnType<typeof made>["entries"][number]) => boolean,
  bloom: "remember" | "apply",
) {
  for (let seed = 1; seed < 60; seed++) {
    const sheet = made({ seed, bloom });
    const entry = sheet.entries.find(fits);
    if (entry !== undefined) return { sheet, entry };
  }
  throw new Error("no such question");
}

function answering(sheet: ReturnType<typeof made>, id: string, answer: string) {
  const text = filled(sheet.content, sheet.entries, (entry) =>
    entry.id === id ? answer : (entry.accepted[0] ?? ""),
  );
  const { evaluation } = graded(sheet, text);
  return { evaluation, error: evaluation.details.errors[0] };
}

describe("mistakes are told apart", () => {
  test("another word of the course is a confusion that names both", () => {
    const { sheet, entry } = sheetWith(
      ({ accepted, judging }) => judging === "words" && accepted[0] === "schön",
      "remember",
    );
    const { error } = answering(sheet, entry.id, "schon");
    expect(error).toMatchObject({
      question: entry.id,
      expected: "schön",
      actual: "schon",
      error_type: "vocabulary_confusion",
    });
    expect(error?.note).toContain("already");
    expect(error?.note).toContain("schön");
  });

  test("a slip counts half", () => {
    const { sheet, entry } = sheetWith(
      ({ accepted, judging }) => judging === "words" && accepted[0] === "das Fenster",
      "remember",
    );
    const { evaluation, error } = answering(sheet, entry.id, "das Fensterr");
    expect(error?.error_type).toBe("spelling");
    expect(evaluation.score.correct).toBe(evaluation.score.total - 0.5);
    expect(evaluation.feedback).toContain("1 partly right");
  });

  test("a synonym is right", () => {
    const { sheet, entry } = sheetWith(
      ({ accepted, judging }) => judging === "words" && accepted.includes("nice"),
      "remember",
    );
    expect(answering(sheet, entry.id, "nice").error).toBeUndefined();
  });

  test("a sentence copied with its mistake is wrong, and the course's own error type is kept", () => {
    const { sheet, entry } = sheetWith(({ given }) => given === "Das ist mein Katze.", "apply");
    expect(answering(sheet, entry.id, "Das ist mein Katze.").error).toMatchObject({ error_type: "gender" });
    expect(answering(sheet, entry.id, "meine").error).toBeUndefined();
    const order = sheetWith(({ given }) => given === "Ich bin müde sehr.", "apply");
    expect(answering(order.sheet, order.entry.id, "Sehr bin müde ich.").error).toMatchObject({
      error_type: "word_order",
    });
  });

  test("words in the wrong order are wrong where order is the question", () => {
    const { sheet, entry } = sheetWith(({ judging }) => judging === "reorder", "apply");
    const scrambled = answering(sheet, entry.id, "Haus alten in einem wohnen Wir");
    expect(scrambled.error).toMatchObject({ error_type: "word_order" });
    expect(scrambled.evaluation.score.correct).toBe(scrambled.evaluation.score.total - 1);
  });

  test("a letter is understood however it is written", () => {
    const { sheet, entry } = sheetWith(
      ({ judging, kind }) => judging === "letter" && kind === "choice",
      "remember",
    );
    const [letter = ""] = entry.accepted;
    const option = entry.options[letter.charCodeAt(0) - 65] ?? "";
    for (const written of [
      letter.toLowerCase(),
      `(${letter})`,
      `${letter}.`,
      `${letter}) ${option}`,
      option,
    ]) {
      expect(answering(sheet, entry.id, written).error).toBeUndefined();
    }
    expect(answering(sheet, entry.id, "A or B or C or D").error).toBeDefined();
  });
});

test("the same slip three times is explained once", () => {
  const verbs = ["bermain", "bercakap", "berlari", "bertemu"];
  const cloze = verbs.map((verb, at) => ({ text: `Ayat ${at + 1}: kami ___ di sana.`, answers: [verb] }));
  const orderings = [{ prompt: "Build: We are here.", parts: ["Kami", "ada", "di", "sini"] }];
  const sheet = made({ course: courseOf("language", { cloze, orderings }), bloom: "apply" });
  const text = filled(sheet.content, sheet.entries, ({ accepted }) =>
    (accepted[0] ?? "").replace(/^ber/, ""),
  );
  const { feedback, details } = graded(sheet, text).evaluation;
  const lost = details.errors.filter(({ error_type }) => error_type === "affix_error").length;
  expect(lost).toBeGreaterThan(1);
  expect(feedback.match(/The ber- went wrong/g)).toHaveLength(1);
});

describe("a worksheet that somebody else made", () => {
  /** In the form of exercise-modalities §3.2. */
  const foreign = `<!-- WORKSHEET -->
<!-- course: bahasa-melayu -->
<!-- concept: greetings -->
<!-- bloom_level: remember -->
<!-- generated: 2026-02-22T14:30:00Z -->
<!-- status: pending -->

# Worksheet: Greetings

## Section 1: Translation

1. Good morning: selamat pagi
2. Good afternoon: ___
3. Good evening: ___ selamat malam

## Section 2: Fill in the Blank

1. When you meet your teacher at 9 AM, you say: "Selamat pagi, cikgu!"
2. Someone gives you a gift, you respond: "selamat tinggal"

## Section 3: Matching

| Malay | | Context |
|-------|---|---------|
| 1. Selamat pagi | b | A. Leaving at night |
| 2. Selamat tinggal | ___ | B. Morning greeting |

---

<!-- ANSWER_KEY (do not edit below this line) -->
<!-- answers:
1.1: selamat pagi
1.2: selamat tengah hari / selamat petang
1.3: selamat malam / selamat petang
2.1: selamat pagi
2.2: terima kasih
3.1: B
3.2: A
-->
`;

  test("is graded by the key inside it", () => {
    const result = gradeForeignWorksheet(foreign, { ...options, now });
    if ("problem" in result) throw new Error(result.problem);
    const { evaluation, text, answered } = result;
    expect(evaluation).toMatchObject({
      concept_id: "greetings",
      bloom_level: "remember",
      score: { correct: 4, total: 7 },
    });
    expect(evaluation.details.errors.map(({ question }) => question)).toEqual(["1.2", "2.2", "3.2"]);
    expect(answered).toBe(5);
    expect(text).toBe(foreign.replace("status: pending", "status: evaluated"));
  });

  test("is refused without a key or a concept, and says which", () => {
    const keyless = foreign.slice(0, foreign.indexOf("<!-- ANSWER_KEY"));
    expect(problem(gradeForeignWorksheet(keyless, options))).toContain("no answer key");
    expect(problem(gradeForeignWorksheet(foreign.replace(/<!-- concept.*\n/, ""), options))).toContain(
      "concept",
    );
  });
});
