import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { ExerciseRecord } from "../../../../src/learning/exercises/exercise.ts";
import { seal } from "../../../../src/learning/exercises/worksheet/body.ts";
import { filled } from "../../../../src/learning/exercises/worksheet/prove.ts";
import { readWorksheet } from "../../../../src/learning/exercises/worksheet/read.ts";
import { question } from "../../../../src/learning/exercises/worksheet/sheet.ts";
import { times } from "../../../sweep.ts";
import { made } from "./small-course.ts";

const template = `<!-- WORKSHEET -->
<!-- course: bahasa-melayu -->
<!-- status: pending -->

# Worksheet: Greetings

**Instructions**: Fill in the blanks below. Replace each \`___\` with your answer.

---

## Section 1: Translation

Translate.

1. Malay for "good morning": ___
2. Malay for "thank you": ___
3. Malay for "how are you": ___

## Section 2: Fill in the Blank

1. When you meet your teacher at 9 AM, you say: "___, cikgu!"
2. Saya tidak tahu alamat___. (her)

## Section 3: Matching

| Malay | | Context |
|---|---|---|
| 1. Selamat pagi | ___ | A. Leaving at night |
| 2. Apa khabar | ___ | B. Morning greeting |

## Section 4: Predict the Output

1. Output: ___

   \`\`\`python
   print(1)
   print(2)
   \`\`\`
`;

const entry = (id: string, prompt: string, judging: "words" | "letter" | "output", accepted: string) => ({
  ...question({ prompt, judging, accepted: [accepted], uses: [] }),
  id,
  kind: "cloze" as const,
  section: "S",
});

const identity = { exercise_id: "x", course: "bahasa-melayu", concept_id: "greetings" };
const record: ExerciseRecord = {
  ...identity,
  modality: "worksheet",
  bloom_level: "remember",
  type: "cloze",
  seed: 1,
  started: "2026-02-22T14:30:00.000Z",
  status: "pending",
  files: [],
  uses: [],
  hints_used: 0,
  body: seal(identity, template, {
    entries: [
      entry("1.1", 'Malay for "good morning": ___', "words", "selamat pagi"),
      entry("1.2", 'Malay for "thank you": ___', "words", "terima kasih"),
      entry("1.3", 'Malay for "how are you": ___', "words", "apa khabar"),
      entry("2.1", 'When you meet your teacher at 9 AM, you say: "___, cikgu!"', "words", "selamat pagi"),
      entry("2.2", "Saya tidak tahu alamat___. (her)", "words", "nya"),
      entry("3.1", "Selamat pagi", "letter", "B"),
      entry("3.2", "Apa khabar", "letter", "A"),
      entry("4.1", "Output: ___", "output", "1\n2"),
    ],
    words: { terms: [], meanings: [] },
  }),
};

const full = template
  .replace('"good morning": ___', '"good morning": selamat pagi')
  .replace('"thank you": ___', '"thank you": terima kasih')
  .replace('"how are you": ___', '"how are you": apa khabar')
  .replace('"___, cikgu', '"Selamat pagi, cikgu')
  .replace("alamat___", "alamatnya")
  .replace("| 1. Selamat pagi | ___", "| 1. Selamat pagi | B")
  .replace("| 2. Apa khabar | ___", "| 2. Apa khabar | A")
  .replace("Output: ___", "Output: 1\n   2");

const right = {
  "1.1": "selamat pagi",
  "1.2": "terima kasih",
  "1.3": "apa khabar",
  "2.1": "Selamat pagi",
  "2.2": "nya",
  "3.1": "B",
  "3.2": "A",
  "4.1": "1\n2",
};

const read = (text: string) => Object.fromEntries(readWorksheet(text, record).answers);

describe("answers are found whatever an editor or a learner did to the file", () => {
  const change = (from: string, to: string) => {
    if (!full.includes(from)) throw new Error(`no such text: ${from}`);
    return full.replace(from, to);
  };
  const cases: [what: string, text: string, answers?: Partial<typeof right>][] = [
    ["nothing but answers", full],
    ["Windows line ends", full.replaceAll("\n", "\r\n")],
    ["old Mac line ends", full.replaceAll("\n", "\r")],
    ["a byte order mark", `\uFEFF${full}`],
    ["UTF-16 read as something else", `\uFFFD\uFFFD${[...full].join("\0")}\0`],
    ["the blank kept, the answer after it", change(": selamat pagi", ": ___ selamat pagi")],
    ["the blank kept, the answer before it", change(": selamat pagi", ": selamat pagi ___")],
    ["blanks on both sides", change(": selamat pagi", ": ___selamat pagi___")],
    ["a longer blank", change(": selamat pagi", ": ________ selamat pagi")],
    ["escaped underscores", change(": selamat pagi", ": \\_\\_\\_ selamat pagi")],
    ["the answer on the next line", change(": selamat pagi", ": ___\nselamat pagi")],
    ["the answer indented on the next line", change(": selamat pagi", ": ___\n   selamat pagi")],
    ["the answer below, as a bullet", change(": selamat pagi", ": ___\n   - selamat pagi")],
    ["the answer below, after an empty line", change(": selamat pagi", ": ___\n\n   selamat pagi")],
    ["the answer below, quoted", change(": selamat pagi", ": ___\n\n> selamat pagi")],
    ["the answer at the end of the line", change('"Selamat pagi, cikgu!"', '"___, cikgu!" Selamat pagi')],
    [
      "the whole sentence written out",
      change(
        '"Selamat pagi, cikgu!"',
        '"___, cikgu!"\n   When you meet your teacher at 9 AM, you say: "Selamat pagi, cikgu!"',
      ),
    ],
    ["the question gone, its number kept", change('Malay for "good morning": selamat pagi', "selamat pagi")],
    ["a list marked with brackets", full.replace(/^(\d)\. /gm, "$1) ")],
    ["a list marked with dashes", full.replace(/^\d\. /gm, "- ")],
    ["a renumbered list", full.replace(/^1\. Malay/m, "4. Malay").replace(/^2\. Malay/m, "5. Malay")],
    ["all numbers 1, as some editors do", full.replace(/^\d\. /gm, "1. ")],
    ["headings of another level", full.replaceAll("## Section", "#### Section")],
    ["headings gone", full.replace(/^## .*$/gm, "")],
    ["curly quotes", full.replace(/"([^"]*)"/g, "“$1”")],
    ["a bold answer", change(": selamat pagi", ": **selamat pagi**")],
    ["an answer in italics by a formatter", change(": selamat pagi", ": _selamat pagi_")],
    ["an answer as code", change(": selamat pagi", ": `selamat pagi`")],
    ["a crossed-out attempt before it", change(": selamat pagi", ": ~~selamat malam~~ selamat pagi")],
    ["an entity", change(": selamat pagi", ": selamat&nbsp;pagi")],
    ["HTML", change(": selamat pagi", ": <u>selamat pagi</u>")],
    ["a comment of the learner's", change(": selamat pagi", ": selamat pagi <!-- unsure -->")],
    ["a note on the next line", change(": selamat pagi", ": selamat pagi\n   (had to look that up)")],
    ["notes between the questions", full.replace(/^2\. Malay/m, "I should learn these.\n\n2. Malay")],
    ["trailing spaces", full.replace(/$/gm, "  ")],
    [
      "a table padded by a formatter",
      full
        .replace(
          "| 1. Selamat pagi | B | A. Leaving at night |",
          "| 1. Selamat pagi  |  B  | A. Leaving at night  |",
        )
        .replace("|---|---|---|", "| --------------- | --- | -------------------- |"),
    ],
    ["a table's answer in bold", change("| B |", "| **B** |")],
    ["a table's blank kept", change("| B |", "| ___ B |")],
    ["a table's rows swapped", full.replace(/(\| 1\. Selamat.*\n)(\| 2\. Apa.*\n)/, "$2$1")],
    ["questions in another order", full.replace(/(1\. Malay.*\n)(2\. Malay.*\n)(3\. Malay.*\n)/, "$3$1$2")],
    ["a section moved to the end", full.replace(/(## Section 1[\s\S]*?)(## Section 2[\s\S]*)$/, "$2\n$1")],
    [
      "lines wrapped by a formatter",
      change("When you meet your teacher at 9 AM, you", "When you meet your teacher\n   at 9 AM, you"),
    ],
    ["output in a fence of its own", change("Output: 1\n   2", "Output: ___\n\n   ```\n   1\n   2\n   ```")],
    ["output on the lines below", change("Output: 1\n   2", "Output: ___\n   1\n   2")],
    [
      "the question copied and the copy filled in",
      change(
        '1. Malay for "good morning": selamat pagi',
        '1. Malay for "good morning": ___\n   Malay for "good morning": selamat pagi',
      ),
    ],
    ["a space after a half word", change("alamatnya", "alamat nya")],
    ["comments at the top gone", full.replace(/<!--.*-->\n/g, "")],
    ["a question deleted", full.replace(/^2\. Malay.*\n/m, ""), { "1.2": "" }],
    ["a half-finished sheet", change("terima kasih", "___"), { "1.2": "" }],
    ["a blank that was emptied", change("terima kasih", ""), { "1.2": "" }],
    ["a typo put into the question", change("When you meet your teacher", "When you met your techer")],
  ];
  for (const [what, text, answers] of cases) {
    test(what, () => expect(read(text)).toEqual({ ...right, ...answers }));
  }

  test("a sheet nobody touched has no answers", () => {
    expect(Object.values(read(template)).every((answer) => answer === "")).toBe(true);
  });
});

test("edits can be combined at will, and the answers stay the same", () => {
  const edits: ((text: string) => string)[] = [
    (text) => text.replaceAll("\n", "\r\n"),
    (text) => `\uFEFF${text}`,
    (text) => text.replace(/^(\d)\. /gm, "$1) "),
    (text) => text.replaceAll("## Section", "### Section"),
    (text) => text.replace(/"([^"\n]*)"/g, "“$1”"),
    (text) => text.replace(": terima kasih", ": **terima kasih**"),
    (text) => text.replace(": apa khabar", ": ___ apa khabar"),
    (text) => text.replace(/(1[.)] Malay.*\n)(2[.)] Malay.*\n)/, "$2$1"),
    (text) => text.replace(/<!--.*-->\r?\n/g, ""),
    (text) => text.replace("## Section 2", "Not easy.\n\n## Section 2"),
    (text) => text.replace("| B |", "|    B    |"),
    (text) => text.replace(/[^\S\r\n]+$/gm, ""),
    (text) => text.replace(": selamat pagi", ": ___\n   selamat pagi"),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(edits), (chosen) => {
      expect(read(chosen.reduce((text, edit) => edit(text), full))).toEqual(right);
    }),
    { numRuns: times(38, 150) },
  );
});

test("whatever is typed into a blank comes out, if it is words", () => {
  const words = fc.stringMatching(/^[a-zäöüéñ]{2,9}( [a-zäöüéñ]{2,9}){0,3}$/);
  const { content, entries, record: own } = made();
  fc.assert(
    fc.property(fc.array(words, { minLength: entries.length, maxLength: entries.length }), (answers) => {
      const byId = new Map(entries.map(({ id }, at) => [id, answers[at] ?? ""]));
      const text = filled(content, entries, ({ id }) => byId.get(id) ?? "");
      const found = readWorksheet(text, own).answers;
      for (const { id, prompt } of entries) {
        const answer = byId.get(id) ?? "";
        if (answer.split(" ").some((part) => prompt.toLowerCase().includes(part))) continue;
        expect(found.get(id)).toBe(answer);
      }
    }),
    { numRuns: 40 },
  );
});

test("no text makes reading fail, and every question has an answer or none", () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "|",
      "```",
      "<!--",
      "-->",
      "___",
      "\n",
      "1. ",
      "## Section 1:",
      "\r",
      "\0",
      "~~",
      "&amp;",
      "| 1. Selamat pagi |",
    ),
    fc.constantFrom(...full.split("\n")),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(readWorksheet(pieces.join(""), record).answers.size).toBe(8);
      readWorksheet(pieces.join("\n"), null);
    }),
    { numRuns: times(38, 150) },
  );
});
