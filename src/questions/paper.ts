import { labelled } from "./labels.ts";
import type { Question } from "./question.ts";
import { letterAt, shuffled } from "./shuffled.ts";

/** How much support a sheet gives. The tasks and their numbers are the same on all three. */
export const levels = ["scaffolded", "core", "stretch"] as const;
export type Level = (typeof levels)[number];

type Lettered = { letter: string; text: string };

/** What pupils see of a question. No field but the figure, which is blank where it is drawn, depends on which answer is right. */
export type PupilForm = {
  kind: Question["kind"];
  prompt: string;
  marks: number | null;
  /** What is shown beside it at this level; "" where nothing is. */
  beside: string;
  /** To be drawn, never shown as data: what is blank in the picture stands in it. */
  figure: Record<string, unknown> | null;
  /** To choose from, to put in order, or to match with `left`. */
  options: Lettered[];
  left: string[];
  /** Marks in the figure to say something of. */
  blanks: string[];
  unit: string;
  lines: number;
};

export function forPupils(question: Question, level: Level = "core"): PupilForm {
  const { kind, prompt, marks = null, help = "", further = "" } = question;
  const beside = level === "scaffolded" ? help : level === "stretch" ? further : "";
  return {
    kind,
    prompt,
    marks,
    beside,
    figure: question.figure ?? null,
    options: [],
    left: [],
    blanks: [],
    unit: "",
    lines: 0,
    ...ownForm(question),
  };
}

function ownForm(question: Question): Partial<PupilForm> {
  switch (question.kind) {
    case "choice":
      return { options: lettered(question.options.map(({ text }) => text)) };
    case "short":
      return { lines: question.lines ?? linesFor(question.prompt) };
    case "number":
      return { unit: question.unit ?? "", lines: question.lines ?? 1 };
    case "order":
      return { options: lettered(shownOrder(question)) };
    case "match":
      return { left: question.pairs.map(({ left }) => left), options: lettered(shownRights(question)) };
    case "label":
      return { figure: labelled(question), blanks: question.blanks.map(({ mark }) => mark) };
  }
}

/** By the question alone: how long a key is says how long the answer is. */
function linesFor(prompt: string): number {
  if (/\b(?:explain|describe|why|how|compare|evaluate|justify|write (?:a|two|three))\b/i.test(prompt))
    return 3;
  return 2;
}

/** What the key says of a question, for the teacher. */
export type KeyForm = {
  answer: string;
  why: string;
  /** Behind each wrong option, where it is known. */
  misconceptions: Lettered[];
};

const changedSince = "To check: the question was changed after this answer was written.";

export function keyOf(question: Question): KeyForm {
  const toCheck = question.keyToCheck === true ? [changedSince] : [];
  const key = { why: [...toCheck, question.why ?? ""].filter(Boolean).join(" "), misconceptions: [] };
  switch (question.kind) {
    case "choice": {
      const right = question.options.findIndex((option) => option.right);
      const misconceptions = question.options.flatMap(({ misconception = "" }, at) =>
        misconception === "" ? [] : [{ letter: letterAt(at), text: misconception }],
      );
      return { ...key, answer: `${letterAt(right)}. ${question.options[right]?.text ?? ""}`, misconceptions };
    }
    case "short":
      return { ...key, answer: question.answers.join(" / ") };
    case "number": {
      const { answer, unit = "", tolerance } = question;
      const about = tolerance === undefined ? "" : ` (within ${tolerance})`;
      return { ...key, answer: `${withUnit(answer, unit)}${about}` };
    }
    case "order":
      return { ...key, answer: keyOrder(question).join(", ") };
    case "match":
      return {
        ...key,
        answer: keyMatch(question)
          .map((letter, at) => `${at + 1} ${letter}`)
          .join(", "),
      };
    case "label":
      return {
        ...key,
        answer: question.blanks.map(({ mark, answers }) => `${mark}: ${answers.join(" / ")}`).join("; "),
      };
  }
}

/** Letters of the right order, as they are printed. */
export function keyOrder(question: Extract<Question, { kind: "order" }>): string[] {
  const shown = shownOrder(question);
  return question.items.map((item) => letterAt(shown.indexOf(item)));
}

/** The letter that belongs to each of the left, as they are printed. */
export function keyMatch(question: Extract<Question, { kind: "match" }>): string[] {
  const shown = shownRights(question);
  return question.pairs.map(({ right }) => letterAt(shown.indexOf(right)));
}

function shownOrder({ items, prompt }: Extract<Question, { kind: "order" }>): string[] {
  return shuffled(items, prompt);
}

function shownRights({ pairs, spare, prompt }: Extract<Question, { kind: "match" }>): string[] {
  return shuffled([...pairs.map(({ right }) => right), ...spare], prompt);
}

function lettered(texts: readonly string[]): Lettered[] {
  return texts.map((text, at) => ({ letter: letterAt(at), text }));
}

/** A sign of money stands before its number. */
function withUnit(answer: string, unit: string): string {
  if (unit === "") return answer;
  return /^[£$€]$/.test(unit) ? `${unit}${answer}` : `${answer}${/^[%°]$/.test(unit) ? "" : " "}${unit}`;
}
