import { z } from "zod";
import { readAnswer } from "../../src/learning/short-answers/answer-text.ts";
import { answerWords } from "../../src/learning/short-answers/answer-words.ts";
import { mostSure } from "../../src/learning/short-answers/doubt.ts";
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
  label3: z.string(),
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
  contradictory: boolean;
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
      contradictory: row.label3 === "contradictory",
    };
  });
}

/** The features of each row, in one order, and the names that give the order. */
export function featureRows(examples: readonly Example[]): { names: string[]; rows: Row[] } {
  const named = examples.map(({ question, references, answer }) => {
    const prepared = prepare(question, references);
    const text = readAnswer(prepared, answer);
    const { features, closest } = featuresOf(prepared, text);
    const mostSureWrong = mostSure(prepared, text, features, closest);
    return { features, words: answerWords(prepared, text), mostSureWrong };
  });
  const names = [...new Set(named.flatMap(({ features }) => Object.keys(features)))];
  const rows = examples.map(({ set, questionId, references, correct, contradictory }, at) => ({
    set,
    questionId,
    several: references.length > 1,
    correct,
    contradictory,
    mostSureWrong: named[at]?.mostSureWrong ?? 1,
    features: Float64Array.from(names, (name) => named[at]?.features[name] ?? 0),
    words: named[at]?.words ?? [],
  }));
  return { names, rows };
}
