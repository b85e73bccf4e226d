import { foldWord } from "../../../text/stem.ts";
import { languageOf } from "../../../words/function-words.ts";
import type { Rubric } from "../../course-format.ts";
import { unanswered } from "../../errors/error-type.ts";
import { aspectsOf } from "./aspects.ts";
import { kindOf } from "./dimension-kind.ts";
import { round } from "./feedback.ts";
import { subjectStems } from "./measure/on-subject.ts";
import { type Prose, readProse, wordsOf } from "./measure/prose.ts";
import { type DimensionScore, measuredScores } from "./measured-scores.ts";
import { type NonAnswer, nonAnswer, offTopic } from "./non-answer.ts";
import { ownRubric, readRubric } from "./rubric.ts";
import { weightedScore } from "./weighted-score.ts";

export type EssayRow = { prompt: string; text: string; rubric?: unknown };

export type EssayVerdict = {
  verdict: "correct" | "partial" | "incorrect";
  score: number;
  confidence: number;
  error_type: string | null;
  note: string;
};

/**
 * A verdict on an essay of which only the prompt is known: from how far it is worked out, how it argues and how it is
 * written. It cannot know whether what is said is true, and its confidence says so. Never throws.
 */
export function judgeEssay({ prompt, text, rubric }: EssayRow): EssayVerdict {
  const by = rubricFor(rubric);
  if ("problem" in by)
    return { verdict: "incorrect", score: 0, confidence: 0, error_type: "rubric_problem", note: by.problem };
  const words = lengthAsked(prompt);
  const prose = readProse(text, prompt);
  const none = nonAnswer(prose, { words, languages: [languageFor(prose, prompt)], wanted: null });
  if (none !== null) return noAnswer(none);
  const aspects = aspectsOf(prompt);
  const { dimensions, confidence, onTopic } = measuredScores(
    prose,
    { prompt, points: [], words, subject: aspects, definitions: [], known: null },
    by.dimensions,
  );
  if (!onTopic && prose.words.length >= tellsItsSubject) return noAnswer(offTopic);
  return verdictOf(by, dimensions, onTopic ? confidence : confidence / 2);
}

/** What is wrong with a row's rubric, in words; null where it can be judged by. Such a row has no verdict to count. */
export function rubricProblem({ rubric }: Pick<EssayRow, "rubric">): string | null {
  const by = rubricFor(rubric);
  return "problem" in by ? by.problem : null;
}

function rubricFor(rubric: unknown): Rubric | { problem: string } {
  return rubric === undefined || rubric === null ? ownRubric : readRubric(rubric);
}

/** A text with too few small words to tell its language is taken to be in the prompt's if it shares words with it. */
function languageFor({ language, smallWords, words }: Prose, prompt: string): string {
  if (language !== null && smallWords >= 0.2) return language;
  const asked = languageOf(wordsOf(prompt)).language;
  const subject = subjectStems([prompt], asked);
  const shared = new Set(words.map((word) => foldWord(word).stem).filter((stem) => subject.has(stem)));
  return asked !== null && shared.size >= 2 ? asked : "und";
}

/** An answer of this many words without a single word of the question's is about something else. */
const tellsItsSubject = 150;
const usualLength = 250;

function lengthAsked(prompt: string): number {
  const asked = /(\d{2,4})(?:\s*(?:-|–|to)\s*(\d{2,4}))?[\s-]words?\b/i.exec(prompt);
  return Math.min(1000, Math.max(50, Number(asked?.[2] ?? asked?.[1] ?? usualLength)));
}

function verdictOf(rubric: Rubric, dimensions: readonly DimensionScore[], confidence: number): EssayVerdict {
  const scores = Object.fromEntries(dimensions.map(({ name, guess }) => [name, guess]));
  const score = Math.round(weightedScore(rubric, scores) * 250) / 1000;
  const verdict = score >= 0.625 ? "correct" : score >= 0.375 ? "partial" : "incorrect";
  const weakest = dimensions.toSorted((a, b) => a.guess - b.guess)[0];
  const dimension = rubric.dimensions.find(({ name }) => name === weakest?.name);
  const error_type = verdict === "correct" || dimension === undefined ? null : weaknesses[kindOf(dimension)];
  const judged = dimensions.flatMap(({ name, score: one }) => (one === null ? [] : `${name} ${round(one)}`));
  const unjudged = dimensions.flatMap(({ name, score: one }) => (one === null ? name : []));
  const note = [
    ...(judged.length === 0 ? [] : [`${judged.join(", ")} (of 4).`]),
    ...(unjudged.length === 0 ? [] : [`Not judged: ${unjudged.join(", ")}.`]),
  ].join(" ");
  return {
    verdict,
    score,
    confidence: Math.round(confidence * 100) / 100,
    error_type,
    note: `${note} What it says was not checked.`,
  };
}

const weaknesses = {
  accuracy: "incomplete",
  completeness: "incomplete",
  reasoning: "few_reasons",
  communication: "unclear",
  language: "limited_language",
  other: "incomplete",
} as const;

/** Nothing is 0; something that is no answer has the rubric's lowest mark, 1 of 4. */
function noAnswer({ kind, reason, confidence }: NonAnswer): EssayVerdict {
  const nothing = kind === "empty";
  return {
    verdict: "incorrect",
    score: nothing ? 0 : 0.25,
    confidence,
    error_type: nothing ? unanswered : kind,
    note: reason,
  };
}
