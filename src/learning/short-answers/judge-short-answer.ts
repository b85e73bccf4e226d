import { foldWord } from "../../text/stem.ts";
import type { Token } from "../../words/tokens.ts";
import { isBlank } from "../answers/blank.ts";
import { type AnswerText, readAnswer } from "./answer-text.ts";
import { answerWords } from "./answer-words.ts";
import type { Compared } from "./compare.ts";
import { comparedOtherWay } from "./compared-other-way.ts";
import { mostSure } from "./doubt.ts";
import { exchanged } from "./exchanged.ts";
import { type Features, featuresOf } from "./features.ts";
import { fittedModel, modestly, probability } from "./fitted-model.ts";
import { mispaired } from "./mispaired.ts";
import { isNamedInPart } from "./named-in-part.ts";
import {
  blankNote,
  comparedNote,
  contradictionNote,
  echoNote,
  exchangedNote,
  missingNote,
  noReferenceNote,
  otherChoiceNote,
  otherNumberNote,
} from "./notes.ts";
import { onlyTurnsRound } from "./only-turns-round.ts";
import { otherChoice } from "./other-choice.ts";
import { type Prepared, prepare } from "./prepare.ts";
import { isSaidInPart } from "./said-in-part.ts";
import { saysOtherNumber } from "./said-number.ts";
import { isWrongNumber } from "./wrong-number.ts";

export interface ShortAnswerRow {
  question: string;
  /** Model answers; any one of them is enough. */
  references: readonly string[];
  answer: string;
}

export type ShortAnswerError =
  | "blank"
  | "contradiction"
  | "echo"
  | "incomplete"
  | "off_topic"
  | "wrong_answer";

export interface ShortVerdict {
  /** `partial` is a wrong answer on the way to the right one: it counts as not correct. */
  verdict: "correct" | "partial" | "incorrect";
  /** The probability, 0 to 1, that a teacher would call it correct. */
  score: number;
  /** The probability, 0 to 1, that the verdict is right, where partial and incorrect both mean "not correct". */
  confidence: number;
  /** Null when correct. */
  error_type: ShortAnswerError | null;
  /** One sentence for the learner. Empty when correct. */
  note: string;
  /** What decides cannot be told from the words: no other look at them makes it surer. */
  open?: true;
}

/** The verdict on a short answer in the learner's own words, without a model. Deterministic; never throws. */
export function judgeShortAnswer(row: ShortAnswerRow): ShortVerdict {
  const prepared = prepare(row.question, row.references);
  if (prepared.references.length === 0)
    return { ...wrong(0.5, "wrong_answer", noReferenceNote), confidence: 0 };
  const answer = readAnswer(prepared, row.answer);
  if (prepared.references.some(({ tokens }) => sameWords(tokens, answer.tokens))) return right(certain);
  if (isBlank(row.answer) || answer.tokens.length === 0) return wrong(0, "blank", blankNote);
  const { features, closest } = featuresOf(prepared, answer);
  if (repeatsQuestion(prepared, answer)) return wrong(1 - certain, "echo", echoNote(closest));
  if (closest !== null && onlyTurnsRound(features, closest, answer))
    return wrong(0.05, "contradiction", contradictionNote(closest));
  const swapped = closest === null ? null : takenForEachOther(closest, answer, prepared);
  if (swapped !== null) return wrong(0.1, "contradiction", swapped);
  const choices = prepared.references.map((reference) => otherChoice(prepared, reference, answer));
  if (choices.every((choice) => choice === "other")) return wrong(0.1, "wrong_answer", otherChoiceNote);
  if (prepared.references.every(({ text }) => saysOtherNumber(row.question, text, row.answer)))
    return wrong(0.1, "wrong_answer", otherNumberNote);
  const verdict = byModel(prepared, answer, features, closest);
  if (verdict.verdict !== "correct") return verdict;
  if (closest !== null && prepared.references.every((reference) => isWrongNumber(reference, answer))) {
    return wrong(0.15, "wrong_answer", missingNote(closest));
  }
  const inPart = isPiece(features, answer, closest) || (closest !== null && isNamedInPart(closest));
  if (inPart) return half(closest);
  const isOpen =
    choices.every((choice) => choice !== null) ||
    prepared.references.every(({ text }) => isSaidInPart(row.question, text, row.answer));
  return isOpen ? { ...verdict, confidence: Math.min(verdict.confidence, unsure), open: true } : verdict;
}

/** Much is alike, but not what decides: the learner compares. */
const unsure = 0.5;

/** Never quite 1: a reference may be wrong too. */
const certain = 0.99;

/** The right words in each other's place, or compared the other way round: what to say of it, or null. */
function takenForEachOther(
  { reference }: Compared,
  answer: AnswerText,
  { language }: Prepared,
): string | null {
  const [wanted, given] = [reference.tokens, answer.tokens];
  const swapped = exchanged(wanted, given, language) ?? mispaired(wanted, given);
  if (swapped !== null) return exchangedNote(swapped);
  const compared = comparedOtherWay(wanted, given);
  return compared === null ? null : comparedNote(compared);
}

function byModel(
  prepared: Prepared,
  answer: AnswerText,
  features: Features,
  closest: Compared | null,
): ShortVerdict {
  const several = prepared.references.length > 1;
  const part = several ? fittedModel.several : fittedModel.one;
  const score = probability(fittedModel, part, features, answerWords(prepared, answer));
  if (score >= part.threshold) return { ...right(score), confidence: modestly(score) };
  const error = errorOf(features);
  const plain = modestly(1 - score);
  if (error === "contradiction")
    return { ...wrong(score, error, contradictionNote(closest)), confidence: plain };
  if (error === "echo") return { ...wrong(score, error, echoNote(closest)), confidence: plain };
  const sure = Math.min(plain, mostSure(prepared, answer, features, closest));
  const known = error === "off_topic" && sure < plain ? "wrong_answer" : error;
  const verdict = { ...wrong(score, known, missingNote(closest)), confidence: sure };
  return error === "incomplete" && score >= part.threshold / 2 ? { ...verdict, verdict: "partial" } : verdict;
}

function errorOf(features: Features): ShortAnswerError {
  const value = (name: string) => features[name] ?? 0;
  if (value("opposed") + value("turned") + value("localOpposed") >= 0.2) return "contradiction";
  if (value("echo") === 1 && value("hasNew") === 1 && value("gotNewMeaning") === 0) return "echo";
  if (value("recallNew") >= 0.3 || (value("hasNew") === 0 && value("recall") >= 0.3)) return "incomplete";
  return value("recall") < 0.15 ? "off_topic" : "wrong_answer";
}

/** A piece of the reference, word for word, that stops well before all was said that the question does not say. */
function isPiece(features: Features, answer: AnswerText, closest: Compared | null): boolean {
  const value = (name: string) => features[name] ?? 0;
  const said = answer.tokens.filter(({ kind }) => kind !== "function").length;
  const isCopied = said >= 3 && value("lcsA") >= 0.95 && value("precision") >= 0.95;
  const missing = closest?.found.filter(
    ({ wanted, likeness }) => wanted.kind !== "function" && likeness < 0.7 && !framing.has(wanted.stem),
  );
  if (!isCopied || missing === undefined || missing.length === 0) return false;
  return value("max_recall") < pieceBelow && value("max_recallNew") < pieceBelow;
}

/** Words that say what sort of thing is said: "his answer was to run" says that he ran. */
const framing = new Set(
  "response answer reaction decision choice reason idea aim goal purpose plan result outcome effect way method step thing fact task job role meaning point"
    .split(" ")
    .map((word) => foldWord(word).stem),
);

const pieceBelow = 0.75;

function half(closest: Compared | null): ShortVerdict {
  return { ...wrong(0.35, "incomplete", missingNote(closest)), verdict: "partial" };
}

function repeatsQuestion({ question, asked }: Prepared, { tokens, given }: AnswerText): boolean {
  const stems = new Set(tokens.map(({ stem }) => stem));
  const covers = (words: readonly Token[]) => words.length > 1 && words.every(({ stem }) => stems.has(stem));
  return given.every((word) => word) && (covers(question) || covers(asked));
}

function sameWords(one: readonly Token[], other: readonly Token[]): boolean {
  return one.length === other.length && one.every(({ stem }, at) => stem === other[at]?.stem);
}

function right(score: number): ShortVerdict {
  return { verdict: "correct", score, confidence: score, error_type: null, note: "" };
}

function wrong(score: number, error_type: ShortAnswerError, note: string): ShortVerdict {
  return { verdict: "incorrect", score, confidence: 1 - score, error_type, note };
}
