import { z } from "zod";
import { readAnswer } from "../../src/learning/short-answers/answer-text.ts";
import { answerWords } from "../../src/learning/short-answers/answer-words.ts";
import { featuresOf } from "../../src/learning/short-answers/features.ts";
import { prepare } from "../../src/learning/short-answers/prepare.ts";
import type { Row } from "./fit.ts";

const Line = z.object({
  id: z.string(),
  dataset: z.string(),
  question_id: z.string(),
  question: z.string(),
  refs: z.array(z.object({ text: z.string() })),
  answer: z.string(),
  label2: z.enum(["correct", "incorrect"]),
});

export interface Example {
  set: string;
  questionId: string;
  /** The module of the curriculum: the letters before the underscore in SciEntsBank; Beetle is one domain. */
  domain: string;
  question: string;
  references: string[];
  answer: string;
  correct: boolean;
}

/** The labelled rows, which are never part of the project (shared/data/README.md). */
export async function readExamples(path: string): Promise<Example[]> {
  const lines = (await Bun.file(path).text()).split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const row = Line.parse(JSON.parse(line));
    return {
      set: row.dataset,
      questionId: `${row.dataset}/${row.question_id}`,
      domain: row.dataset === "beetle" ? "beetle" : row.question_id.replace(/_.*$/, ""),
      question: row.question,
      references: row.refs.map(({ text }) => text),
      answer: row.answer,
      correct: row.label2 === "correct",
    };
  });
}

/** The features of each row, in one order, and the names that give the order. */
export function featureRows(examples: readonly Example[]): { names: string[]; rows: Row[] } {
  const named = examples.map(({ question, references, answer }) => {
    const prepared = prepare(question, references);
    const text = readAnswer(prepared, answer);
    const words = references.length > 1 ? [] : answerWords(prepared, text);
    return { features: featuresOf(prepared, text).features, words };
  });
  const names = [...new Set(named.flatMap(({ features }) => Object.keys(features)))];
  const rows = examples.map(({ set, questionId, references, correct }, at) => ({
    set,
    questionId,
    several: references.length > 1,
    correct,
    features: Float64Array.from(names, (name) => named[at]?.features[name] ?? 0),
    words: named[at]?.words ?? [],
  }));
  return { names, rows };
}
