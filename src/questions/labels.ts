import type { QuestionOf } from "./question.ts";

type Figure = Record<string, unknown>;

/** The figure as pupils get it: a mark wherever the name stood that they are to give, in any word of it. */
export function labelled({ figure, blanks }: QuestionOf<"label">): Figure {
  const names = blanks
    .flatMap(({ mark, answers }) => answers.map((answer) => ({ mark, answer })))
    .toSorted((a, b) => b.answer.length - a.answer.length);
  const hidden = names.map(({ mark, answer }) => ({ mark, name: wholeWords(answer) }));
  return mapped(figure, (text) => hidden.reduce((left, { mark, name }) => left.replace(name, mark), text));
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

function wholeWords(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, "giu");
}

function mapped(figure: Figure, change: (text: string) => string): Figure {
  return Object.fromEntries(
    Object.entries(figure).map(([key, value]) => [key, key === "kind" ? value : deep(value, change)]),
  );
}

function deep(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => deep(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [change(key), deep(one, change)]));
}
