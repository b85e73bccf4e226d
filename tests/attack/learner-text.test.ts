import { describe, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { judgeUtterance } from "../../src/coach/judge/judge-utterance.ts";
import { wishIn } from "../../src/coach/session/control-words.ts";
import { judgeAnswer } from "../../src/learning/answers/judge.ts";
import { Items, type Modality } from "../../src/learning/course-format.ts";
import { examineScript } from "../../src/learning/exercises/code/script/examine-script.ts";
import { mostText } from "../../src/learning/exercises/most-text.ts";
import { fillSheet } from "../../src/learning/exercises/worksheet/fill.ts";
import { gradeForeignWorksheet } from "../../src/learning/exercises/worksheet/grade.ts";
import { gradeExercise } from "../../src/learning/room/grade-exercise.ts";
import { newExercise } from "../../src/learning/room/new-exercise.ts";
import { type Room, visit } from "../../src/learning/room/room.ts";
import { judgeShortAnswer } from "../../src/learning/short-answers/judge-short-answer.ts";
import { Problem } from "../../src/problem.ts";
import { deckItem } from "../coach/judge/labelled.ts";
import { scriptTask } from "../learning/exercises/code/support.ts";
import { ownRoom } from "../learning/room/own-room.ts";
import { swept, times } from "../sweep.ts";
import { hostileTexts } from "./hostile-texts.ts";

/**
 * What a learner wrote is read on the server's own thread, so it must be read in linear time (decision 43). No clock is
 * read here: whatever is worse than linear does not come to its end before the runner ends it.
 */
const kinds = Object.keys(hostileTexts);
const text = (kind: string, length: number) => (hostileTexts[kind]?.(length) ?? "").slice(0, length);
const limit = 300_000;
/** Twice what is read of anything, or a megabyte. */
const farTooLong = times(2 * mostText, 1_000_000);
const CodeTasks = Items.shape.code_tasks;

async function exerciseOf(room: Room, course: string, concept: string, modality: Modality) {
  const learner = await visit(room, course);
  const { record, files } = await newExercise(learner, concept, { modality });
  const [file = ""] = files;
  return { record, file };
}

/** Graded or told why not; anything else is a fault. */
async function graded(room: Room, id: string, response: string): Promise<string> {
  try {
    const { evaluation } = await gradeExercise(room, { id }, { record: false, response });
    return evaluation.modality;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

const given = [
  ["bahasa-melayu", "greetings", "worksheet"],
  ["research-methods", "validity", "conversation"],
  ["research-methods", "validity", "long_form"],
  ["bahasa-melayu", "jawi-basics", "image_review"],
] as const;

describe("a learner's text that is all one thing", () => {
  for (const [course, concept, modality] of given)
    test(
      `is graded as far as it is read: ${modality}`,
      async () => {
        using own = ownRoom();
        const { record } = await exerciseOf(own.room, course, concept, modality);
        for (const kind of swept(kinds, 3))
          expect(await graded(own.room, record.exercise_id, text(kind, mostText)), kind).not.toBe("");
      },
      limit,
    );

  test(
    "stands in the blanks of a worksheet, and below them",
    async () => {
      using own = ownRoom();
      const { record, file } = await exerciseOf(own.room, "bahasa-melayu", "greetings", "worksheet");
      const sheet = readFileSync(file, "utf8");
      for (const kind of swept(kinds, 3)) {
        const hostile = text(kind, (mostText - sheet.length) / 2 - 10);
        let left = 2;
        const filled = sheet.replace(/___/g, (blank) => (left-- > 0 ? hostile : blank));
        expect(left).toBeLessThan(0);
        expect(await graded(own.room, record.exercise_id, filled), kind).not.toBe("");
      }
      const ids = ["1.1", "1.2"];
      for (const kind of swept(kinds, 3)) {
        const answers = new Map(ids.map((id) => [id, text(kind, 20_000)]));
        expect(fillSheet(record, sheet, answers), kind).not.toBeNull();
      }
    },
    limit,
  );

  test(
    "stands anywhere in a worksheet that somebody else made",
    () => {
      const head =
        "<!-- WORKSHEET -->\n<!-- course: bahasa-melayu -->\n<!-- concept: greetings -->\n<!-- bloom_level: remember -->\n<!-- generated: 2026-01-01T00:00:00Z -->\n\n# Worksheet\n\n## Section 1: Words\n\n";
      const key = "\n\n<!-- answers:\n1.1: kucing\n1.2: anjing\n-->\n";
      const places = [
        (hostile: string) => `${head}1. cat: ___${hostile}\n2. dog: ___${key}`,
        (hostile: string) => `${head}1. cat: ___\n${hostile}\n2. dog: ___${key}`,
        (hostile: string) => `${head}1. cat: ___ kucing\n2. dog: ___${key.replace("kucing", () => hostile)}`,
        (hostile: string) =>
          `${head}1. cat: ___ kucing\n2. dog: ___${key.replace("1.1", () => `${hostile}\n1.1`)}`,
        (hostile: string) => `<!-- WORKSHEET -->\n<!-- course: ${hostile}\n${head}1. cat: ___ kucing${key}`,
      ];
      const options = { now: new Date(0), domain: "language", hintsUsed: 0 } as const;
      for (const kind of swept(kinds, 3))
        for (const place of places)
          expect(gradeForeignWorksheet(place(text(kind, mostText - 1_000)), options), kind).toBeDefined();
    },
    limit,
  );

  test(
    "is looked at as a program",
    () => {
      const task = CodeTasks.parse([scriptTask])[0];
      if (task === undefined) throw new Error("there is no task");
      for (const kind of swept(kinds, 3))
        expect(examineScript(text(kind, mostText), task).unchanged, kind).toBe(false);
    },
    limit,
  );

  for (const kind of swept(kinds, 3))
    test(
      `is judged as a typed answer, a short answer, and something said, at ${farTooLong} characters too: ${kind}`,
      async () => {
        const call = deckItem("call", "anrufen", "to call", ["rufe … an", "ruft … an"]);
        const coffee = deckItem("coffee", "der Kaffee", "coffee", ["Kaffees"], ["Café"]);
        const languages = { targetLanguage: "de", instructionLanguage: "en" };
        const hostile = text(kind, farTooLong);
        const typed = judgeAnswer({ accepted: ["the cat sat on (the) mat", "twelve"], answer: hostile });
        expect(typed.verdict).toBe("incorrect");
        const references = ["The sample is small and its variance is large."];
        const short = await judgeShortAnswer({ question: "Why?", references, answer: hostile });
        expect(short.verdict).not.toBe("correct");
        const said = judgeUtterance({
          heard: hostile,
          item: call,
          others: [coffee],
          ...languages,
          repeating: false,
        });
        expect(said.verdict).not.toBe("correct");
        expect(wishIn(hostile, ["de", "ms"])).toBeNull();
      },
      limit,
    );
});

describe("a text far beyond anything that is asked for", () => {
  for (const [course, concept, modality] of [
    ...given,
    ["intro-to-algorithms", "loops-and-counting", "code"],
  ] as const)
    test(
      `is refused with a sentence before it is read: ${modality}`,
      async () => {
        using own = ownRoom();
        const { record, file } = await exerciseOf(own.room, course, concept, modality);
        const refusal = /up to 100,000 characters are read. Nothing was graded or saved/;
        expect(await graded(own.room, record.exercise_id, "(".repeat(1_000_000))).toMatch(refusal);
        if (modality === "conversation" || modality === "image_review") return;
        writeFileSync(file, "(".repeat(1_000_000));
        const whole = gradeExercise(own.room, { id: record.exercise_id }, { record: true });
        await expect(whole).rejects.toThrow(refusal);
      },
      limit,
    );
});
