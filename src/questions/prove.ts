import { readAmount } from "../maths/amount.ts";
import { compare, equal } from "../maths/rational.ts";
import { comesOut, computable } from "./computed.ts";
import { saysInFigure } from "./labels.ts";
import type { Question, QuestionOf } from "./question.ts";

/** Something wrong with a question, for whoever writes it. `where`: the field, "" for the whole. */
export type Flaw = { where: string; message: string };

/**
 * What is wrong with a question's figure, or between the two. Handed in, so that whoever does not draw figures need not
 * load what does: `figureFlaws` is the one.
 */
export type FigureCheck = (question: Question) => Flaw[];

/** What would make a question unfair: no key, two right answers, a sum that does not come out. Empty: it may be asked. */
export function prove(question: Question, figures: FigureCheck): Flaw[] {
  const figure = question.figure === undefined ? [] : figures(question);
  return [...figure, ...told(question), ...own(question)];
}

function own(question: Question): Flaw[] {
  switch (question.kind) {
    case "choice":
      return choice(question);
    case "short":
      return short(question);
    case "number":
      return number(question);
    case "order":
      return order(question);
    case "match":
      return match(question);
    case "label":
      return label(question);
  }
}

/** Pupils read the prompt, and what helps them. */
function told({ prompt, help = "", further = "" }: Question): Flaw[] {
  const marked = /(?:^|\n|[.?!)]\s+)\W*(?:answers?(?: key)?|solution)\s*:\W*\S/i;
  const fields = { prompt, help, further };
  return Object.entries(fields).flatMap(([where, text]) =>
    marked.test(text) && !/answers?\s*:\W*[_.…]{2,}/i.test(text)
      ? [{ where, message: "The answer stands in what pupils read." }]
      : [],
  );
}

function choice({ prompt, options }: QuestionOf<"choice">): Flaw[] {
  const flaws: Flaw[] = [];
  const right = options.filter((option) => option.right);
  if (right.length === 0) flaws.push({ where: "options", message: "No option is marked as right." });
  if (right.length > 1) flaws.push({ where: "options", message: "Only one option can be right." });
  flaws.push(
    ...repeated(
      options.map(({ text }) => text),
      "options",
      "Two options say the same",
    ),
  );
  const task = computable(prompt);
  if (task === null || right.length !== 1) return flaws;
  for (const { text, right: isRight = false } of options) {
    const out = comesOut(task, text);
    if (isRight && out === false)
      flaws.push({ where: "options", message: `It does not come out at ${text}.` });
    // "Simplify 6/8": the same worth in another form may be wrong.
    if (!isRight && out === true && !/\bsimplif|\bsimplest|\blowest terms\b|\bform\b/i.test(prompt))
      flaws.push({ where: "options", message: `${text} is right as well.` });
  }
  return flaws;
}

function short({ prompt, answers }: QuestionOf<"short">): Flaw[] {
  const task = computable(prompt);
  if (task === null) return [];
  return answers
    .filter((answer) => comesOut(task, answer) === false)
    .map((answer) => ({ where: "answers", message: `It does not come out at ${answer}.` }));
}

function number({ prompt, answer, tolerance = 0 }: QuestionOf<"number">): Flaw[] {
  if (readAmount(answer) === null)
    return [{ where: "answer", message: "The answer must be one number, such as 12, −3.5 or 3/4." }];
  const task = computable(prompt);
  const wrong = task !== null && tolerance === 0 && comesOut(task, answer) === false;
  return wrong ? [{ where: "answer", message: `It does not come out at ${answer}.` }] : [];
}

function order({ prompt, items }: QuestionOf<"order">): Flaw[] {
  const flaws = repeated(items, "items", "Two steps say the same, so their order cannot be told");
  const values = items.map((item) => readAmount(item)?.value ?? null);
  const numbers = values.flatMap((value) => value ?? []);
  if (numbers.length < items.length || flaws.length > 0) return flaws;
  const turns = numbers.slice(1).map((value, at) => Math.sign(compare(value, numbers[at] ?? value)));
  if (numbers.some((value, at) => numbers.slice(at + 1).some((other) => equal(value, other))))
    return [{ where: "items", message: "Two numbers are equal, so their order cannot be told." }];
  if (turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0)) {
    const down =
      /\b(?:largest|biggest|highest|greatest|descending|longest|heaviest) (?:first|to)|\bdescending\b/i;
    const up = /\b(?:smallest|lowest|least|shortest|lightest) (?:first|to)|\bascending\b/i;
    const against = (turns[0] ?? 0) > 0 ? down.test(prompt) : up.test(prompt);
    return against ? [{ where: "items", message: "The order is not the one that is asked for." }] : [];
  }
  return [{ where: "items", message: "Numbers go up or go down all the way; these do not." }];
}

function match({ pairs, spare }: QuestionOf<"match">): Flaw[] {
  return [
    ...repeated(
      pairs.map(({ left }) => left),
      "pairs",
      "Two on the left say the same",
    ),
    ...repeated([...pairs.map(({ right }) => right), ...spare], "pairs", "Two on the right say the same"),
  ];
}

function label({ figure, blanks }: QuestionOf<"label">): Flaw[] {
  const letters = repeated(
    blanks.map(({ mark }) => mark),
    "blanks",
    "Two blanks have the same letter",
  );
  // Its own blanks are places, and two places may hold the same.
  if (figure.blanks !== undefined) return letters;
  const missing = blanks.filter(({ answers: [first = ""] }) => !saysInFigure(figure, first));
  return [
    ...letters,
    ...repeated(
      blanks.map(({ answers: [first = ""] }) => first),
      "blanks",
      "Two blanks have the same answer",
    ),
    ...missing.map(({ mark, answers: [first = ""] }) => ({
      where: "blanks",
      message: `The figure has no "${first}" for ${mark} to stand at.`,
    })),
  ];
}

function repeated(texts: readonly string[], where: string, message: string): Flaw[] {
  const folded = texts.map(fold);
  const twice = texts.find((_, at) => folded.indexOf(folded[at] ?? "") !== at);
  return twice === undefined ? [] : [{ where, message: `${message}: "${twice}".` }];
}

/** Signs stay: "<" and ">" are two answers. */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ")
    .replace(/[.;,]$/, "")
    .trim();
}
