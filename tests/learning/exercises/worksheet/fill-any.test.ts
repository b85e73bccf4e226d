import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { BloomLevel } from "../../../../src/learning/course-format.ts";
import type { ExerciseRecord } from "../../../../src/learning/exercises/exercise.ts";
import { type KeyEntry, unseal } from "../../../../src/learning/exercises/worksheet/body.ts";
import { sheetFields } from "../../../../src/learning/exercises/worksheet/fields.ts";
import { fillSheet } from "../../../../src/learning/exercises/worksheet/fill.ts";
import { generateWorksheet } from "../../../../src/learning/exercises/worksheet/generate.ts";
import { judgeQuestion } from "../../../../src/learning/exercises/worksheet/judge-question.ts";
import { readWorksheet } from "../../../../src/learning/exercises/worksheet/read.ts";
import { Judging } from "../../../../src/learning/exercises/worksheet/sheet.ts";
import { times } from "../../../sweep.ts";
import { shippedCourse } from "../../shipped-course.ts";
import { request } from "./small-course.ts";

type Sheet = { record: ExerciseRecord; text: string; entries: KeyEntry[] };

/** Sheets that have, together, every way of judging an answer. */
const asked: readonly [course: string, concept: string, bloom: BloomLevel][] = [
  ["bahasa-melayu", "greetings", "remember"],
  ["bahasa-melayu", "polite-words", "analyze"],
  ["bahasa-melayu", "numbers", "remember"],
  ["bahasa-melayu", "numbers", "understand"],
  ["bahasa-melayu", "ada-there-is", "remember"],
  ["intro-to-algorithms", "variables-and-trace-tables", "remember"],
  ["behavioural-interviews", "star-method", "apply"],
];

const all = asked.map(([name, id, bloom]): Sheet => {
  const course = shippedCourse(name);
  const concept = course.concepts.find((one) => one.id === id);
  if (concept === undefined) throw new Error(`${name} has no ${id}`);
  const made = generateWorksheet(request({ course, concept, bloom, seed: 3 }));
  if ("problem" in made) throw new Error(made.problem);
  const entries = unseal(made.record)?.key.entries ?? [];
  return { record: made.record, text: made.files[0]?.content ?? "", entries };
});

test("the sheets that are tried have every way of judging an answer", () => {
  const ways = new Set(all.flatMap(({ entries }) => entries.map(({ judging }) => judging)));
  expect([...ways].sort()).toEqual([...Judging.options].sort());
});

const sign = fc.constantFrom(
  ..."`*_~<>&|\\#[](){}!:=-+$.\"' ",
  "\u200f",
  "\u200e",
  "\u200b",
  "\u202e",
  "\u2066",
  "\u00a0",
  "\u2028",
  "___",
  "**",
  "~~",
  "```",
  "&amp;",
  "&#60;",
  "<b>",
  "</script>",
  "<!--",
  "-->",
  "  ",
);
const word = fc.constantFrom("mid", "saya", "بيت", "1", "A", "x", "List", "True", "because");
const typed = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.oneof(sign, word), { maxLength: 8 }).map((parts) => parts.join("")) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.oneof(sign, word, fc.constant("\n")), { maxLength: 8 }).map((p) => p.join("")),
  },
);

const folded = (text: string) => text.replace(/\s+/g, " ").trim();

describe("any text that is typed into a field of a sheet as it was given", () => {
  test("every way of judging is among the sheets", () => {
    const kinds = new Set<string>(all.flatMap(({ entries }) => entries.map(({ judging }) => judging)));
    expect([...kinds].sort()).toEqual(
      ["correction", "letter", "letters", "output", "own", "reorder", "sequence", "truth", "words"].sort(),
    );
  });

  test("comes back as it was typed, over what stood there before, and changes no other answer", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.array(fc.tuple(fc.nat(40), typed), { minLength: 1, maxLength: 4 }),
        ({ record, text, entries }, wishes) => {
          let now = text;
          const held = new Map(entries.map(({ id }) => [id, ""]));
          for (const [at, answer] of wishes) {
            const id = entries[at % entries.length]?.id ?? "";
            const filled = fillSheet(record, now, new Map([[id, answer]]));
            expect(filled?.unplaced).toEqual([]);
            now = filled?.text ?? now;
            held.set(id, answer);
            for (const field of sheetFields(record, now) ?? [])
              expect(folded(field.answer)).toBe(folded(held.get(field.id) ?? ""));
          }
        },
      ),
      { numRuns: times(8, 30) },
    );
  });

  const dressed: [string, (right: string) => string][] = [
    ["as it is", (right) => right],
    ["in code marks", (right) => `\`${right}\``],
    ["in bold", (right) => `**${right}**`],
    ["with a mark of direction before it", (right) => `\u200f${right}`],
    ["with spaces around it", (right) => `   ${right}  `],
  ];
  test.each(dressed)("a right answer %s is right", (_, dress) => {
    for (const { record, text, entries } of all) {
      const asked = entries.filter(({ judging }) => judging !== "own" && judging !== "output");
      const answers = new Map(asked.map(({ id, accepted: [right = ""] }) => [id, dress(right)]));
      const filled = fillSheet(record, text, answers);
      expect(filled?.unplaced).toEqual([]);
      const read = readWorksheet(filled?.text ?? "", record).answers;
      for (const entry of asked) {
        const [right = ""] = entry.accepted;
        const verdict = (answer: string) => judgeQuestion(entry, answer, []).verdict;
        expect([entry.prompt, verdict(read.get(entry.id) ?? "")]).toEqual([entry.prompt, verdict(right)]);
      }
    }
  });

  test.each(["<script>alert(1)</script>", "<b>", "List<int>", "~x~", "__init__"])(
    "%s is an answer, never a question left open",
    (answer) => {
      for (const { record, text, entries } of all) {
        const filled = fillSheet(record, text, new Map(entries.map(({ id }) => [id, answer])));
        const read = readWorksheet(filled?.text ?? "", record).answers;
        expect([filled?.unplaced, entries.filter(({ id }) => read.get(id) === "")]).toEqual([[], []]);
      }
    },
  );

  test("an outline keeps its lines, also over one with paragraphs that was written in an editor", () => {
    const sheet = all.find(({ entries }) => entries.some(({ judging }) => judging === "own"));
    const own = sheet?.entries.find(({ judging }) => judging === "own");
    if (sheet === undefined || own === undefined) throw new Error("no such sheet");
    const outline = "Once:\n- a list\n\n1. and *more*\n## Section 2: x\n| a | b |";
    const first = fillSheet(sheet.record, sheet.text, new Map([[own.id, outline]]));
    const answer = (text: string) =>
      sheetFields(sheet.record, text)?.find(({ id }) => id === own.id)?.answer ?? "";
    expect(answer(first?.text ?? "")).toBe(outline);
    const edited = sheet.text.replace(
      own.prompt.split("\n")[0] ?? "",
      (line) => `${line.replace("___", "One")}\n   two\n\n   three\n\n   - four`,
    );
    expect(answer(edited)).toContain("four");
    const second = fillSheet(sheet.record, edited, new Map([[own.id, "Another"]]));
    expect([second?.unplaced, answer(second?.text ?? "")]).toEqual([[], "Another"]);
  });
});
