import { inWords } from "../figures/numbers.ts";
import type { QuestionOf } from "./question.ts";

type Figure = Record<string, unknown>;

/**
 * The figure as pupils get it. Where it names its own blanks, those are asked for, under their letters. Else each label
 * that is an answer becomes a blank, and wherever else an answer stands among words its letter does.
 */
export function labelled({ figure, blanks }: QuestionOf<"label">): Figure {
  const marks = blanks.map(({ mark }) => mark);
  if (figure.blanks !== undefined) return { ...figure, marks };
  const asked = new Map<string, string>();
  const names = blanks
    .flatMap(({ mark, answers }) => answers.map((answer) => ({ mark, name: wholeWords(answer), answer })))
    .toSorted((a, b) => b.answer.length - a.answer.length);
  const hidden = mapped(figure, (words) => {
    const own = names.find(({ answer }) => folded(answer) === folded(words));
    if (own === undefined) return names.reduce((left, { mark, name }) => left.replace(name, mark), words);
    // One form of it for all its places: what is blank is found by its words.
    const form = asked.get(own.mark) ?? words;
    asked.set(own.mark, form);
    return form;
  });
  if (asked.size === 0) return hidden;
  return { ...hidden, blanks: [...asked.values()], marks: [...asked.keys()] };
}

/** The figure with other answers in its blanks: labels get other words, cells of a table other contents. */
export function relabelled({ figure, blanks }: QuestionOf<"label">, answers: readonly string[]): Figure {
  const firsts = blanks.map(({ answers: [first = ""] }) => first);
  const own = Array.isArray(figure.blanks) ? figure.blanks : null;
  const renamed = new Map(
    firsts.flatMap((first, at) =>
      own === null || typeof own[at] === "string" ? [[folded(first), answers[at] ?? first]] : [],
    ),
  );
  const named = mapped(figure, (words) => renamed.get(folded(words)) ?? words);
  const cells = (own ?? []).flatMap((blank: unknown, at): [unknown, string][] =>
    answers[at] !== undefined && answers[at] !== firsts[at] ? [[blank, answers[at]]] : [],
  );
  return cells.reduce((now, [blank, answer]) => withCell(now, blank, answer), named);
}

function withCell(figure: Figure, blank: unknown, answer: string): Figure {
  const { row, column } = { row: null, column: null, ...(blank instanceof Object ? blank : {}) };
  if (typeof row !== "number" || typeof column !== "number" || !Array.isArray(figure.rows)) return figure;
  const rows = figure.rows.map((cells: unknown, at) =>
    at === row - 1 && Array.isArray(cells) && column <= cells.length ? cells.with(column - 1, answer) : cells,
  );
  return { ...figure, rows };
}

/** Whether a figure says something, in whole words and whatever its capitals. */
export function saysInFigure(figure: Figure, words: string): boolean {
  const name = wholeWords(words);
  let said = false;
  mapped(figure, (text) => {
    if (text.search(name) >= 0) said = true;
    return text;
  });
  return said;
}

export function wholeWords(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, "giu");
}

function folded(words: string): string {
  return words.trim().toLowerCase().replace(/^-/, "−");
}

/** Fields that say how a figure is drawn, and are no words of it. */
const drawing: ReadonlySet<string> = new Set([
  "kind",
  "is",
  "shape",
  "fill",
  "name",
  "next",
  "yes",
  "no",
  "open",
  "about",
]);

function mapped(figure: Figure, change: (text: string) => string): Figure {
  return Object.fromEntries(
    Object.entries(figure).map(([key, value]) => [key, drawing.has(key) ? value : deep(value, change)]),
  );
}

function deep(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  // A number stays one: where it is asked for, it is blank as it is written.
  if (typeof value === "number") {
    change(inWords(value));
    return value;
  }
  if (Array.isArray(value)) return value.map((one) => deep(one, change));
  if (typeof value !== "object" || value === null) return value;
  return mapped({ ...value }, change);
}
