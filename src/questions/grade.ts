import { readAmount } from "../maths/amount.ts";
import { compare, equal, minus, negative, rational } from "../maths/rational.ts";
import { keyMatch, keyOrder } from "./paper.ts";
import type { Question, QuestionOf } from "./question.ts";
import { letterAt } from "./shuffled.ts";

/** What a judge says of one typed answer. */
export type Judged = { verdict: "correct" | "partial" | "incorrect"; score: number; note: string };

/** Study's judges, handed in: this folder lies below the rooms. */
export type Judges = {
  /** A word, a name or a number, against what is accepted. */
  typed(answer: string, accepted: readonly string[]): Judged;
  /** An answer in somebody's own words, against model answers. */
  inOwnWords(question: string, answer: string, references: readonly string[]): Judged;
};

/** What a pupil gave: a letter or text; letters in order; a letter or text for each number or mark. */
export type Given = string | readonly string[] | Readonly<Record<string, string>>;

/** `null` for the verdict: only a person can mark it. */
export type Graded = {
  verdict: Judged["verdict"] | null;
  score: number;
  note: string;
  /** What the wrong answer shows, where the question knows it. */
  misconception: string | null;
};

export function grade(question: Question, given: Given, judges: Judges): Graded {
  switch (question.kind) {
    case "choice":
      return choice(question, text(given));
    case "short":
      return short(question, text(given), judges);
    case "number":
      return number(question, text(given), judges);
    case "order":
      return share(
        keyOrder(question).map((letter, at) => (letter === lettersIn(given)[at] ? 1 : 0)),
        "Not all stand in their place.",
      );
    case "match": {
      const named = byName(given);
      return share(
        keyMatch(question).map((letter, at) => (named.get(`${at + 1}`) === letter ? 1 : 0)),
        "Not all belong together.",
      );
    }
    case "label": {
      const named = byName(given);
      const judged = question.blanks.map(({ mark, answers }) => judges.typed(named.get(mark) ?? "", answers));
      return share(
        judged.map(({ score }) => score),
        judged.find(({ note }) => note !== "")?.note ?? "",
      );
    }
  }
}

/** The key as a pupil would hand it in; null where there is none. Graded, it is right (`prove` and this are the proof). */
export function keyAsGiven(question: Question): Given | null {
  switch (question.kind) {
    case "choice":
      return letterAt(question.options.findIndex((option) => option.right));
    case "short":
      return question.answers[0] ?? null;
    case "number":
      return question.answer;
    case "order":
      return keyOrder(question);
    case "match":
      return Object.fromEntries(keyMatch(question).map((letter, at) => [`${at + 1}`, letter]));
    case "label":
      return Object.fromEntries(question.blanks.map(({ mark, answers: [first = ""] }) => [mark, first]));
  }
}

function choice({ options }: QuestionOf<"choice">, given: string): Graded {
  const letter = given.trim().toUpperCase().charAt(0);
  const chosen = options.find((_, at) => letterAt(at) === letter);
  if (chosen?.right) return right;
  return { ...wrong(""), misconception: chosen?.misconception ?? null };
}

/** Up to so many words are a term or a name, and are compared as such; more are a sentence. */
const termWords = 4;

function short({ prompt, answers }: QuestionOf<"short">, given: string, judges: Judges): Graded {
  if (answers.length === 0) return { ...wrong("A person marks this one."), verdict: null };
  const typed = judges.typed(given, answers);
  const sentences = answers.filter((answer) => answer.split(/\s+/).length > termWords);
  if (typed.verdict === "correct" || sentences.length === 0) return judged(typed);
  const said = judges.inOwnWords(prompt, given, sentences);
  return judged(said.score > typed.score || said.verdict === "correct" ? said : typed);
}

function number(question: QuestionOf<"number">, given: string, judges: Judges): Graded {
  const { answer, unit = "", tolerance = 0 } = question;
  const wanted = readAmount(answer);
  const amount = readAmount(given.split("=").at(-1) ?? "");
  if (wanted === null) return { ...wrong("A person marks this one."), verdict: null };
  // "twelve" is 12.
  if (amount === null) return judged(judges.typed(given, [answer]));
  const off = minus(amount.value, wanted.value);
  const size = off.top < 0n ? negative(off) : off;
  const near = equal(amount.value, wanted.value) || compare(size, asRational(tolerance)) <= 0;
  if (!near) return wrong("");
  if (question.exact && sameForm(given) !== sameForm(answer))
    return { ...half, note: "As much as that, but in another form than was asked for." };
  const expected = sameUnit(unit || wanted.unit);
  if (amount.unit === "" || sameUnit(amount.unit) === expected) return right;
  return { ...half, note: "The number is right; look at the unit again." };
}

function asRational(value: number) {
  return rational(BigInt(Math.round(value * 1e9)), 1_000_000_000n);
}

const half = { verdict: "partial" as const, score: 0.5, misconception: null };

/** The number alone, without its unit. */
function sameForm(text: string): string {
  const last = (text.split("=").at(-1) ?? "").normalize("NFKC").replace(/[−–]/g, "-").replace(/⁄/g, "/");
  return (/-?\d[\d ,./]*/.exec(last)?.[0] ?? "").replace(/,/g, "").replace(/\s+/g, " ").trim();
}

function sameUnit(unit: string): string {
  return unit.normalize("NFKC").toLowerCase().replace(/[\s.]/g, "");
}

function share(scores: readonly number[], note: string): Graded {
  const sum = scores.reduce((a, b) => a + b, 0) / Math.max(1, scores.length);
  if (sum === 1) return right;
  return sum >= 0.5
    ? { verdict: "partial", score: sum, note, misconception: null }
    : { ...wrong(note), score: sum };
}

const right: Graded = { verdict: "correct", score: 1, note: "", misconception: null };

function wrong(note: string): Graded {
  return { verdict: "incorrect", score: 0, note, misconception: null };
}

function judged({ verdict, score, note }: Judged): Graded {
  return { verdict, score, note, misconception: null };
}

function text(given: Given): string {
  return typeof given === "string" ? given : "";
}

function lettersIn(given: Given): string[] {
  if (typeof given === "string") return given.toUpperCase().match(/[A-P]/g) ?? [];
  return Array.isArray(given) ? given.map((one) => String(one).trim().toUpperCase()) : [];
}

function byName(given: Given): Map<string, string> {
  if (typeof given === "string" || Array.isArray(given)) return new Map();
  return new Map(Object.entries(given).map(([name, value]) => [name, value.trim()]));
}
