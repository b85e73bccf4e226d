import { drawFigure } from "../../../figures/draw-figure.ts";
import { asFigure } from "../../../figures/read-figure.ts";
import type { MathsTaskKept } from "./maths-record.ts";

/** The learner's own file: a heading a task, and what is written under its "Answer:". */
export function renderTasks(title: string, exerciseId: string, tasks: readonly MathsTaskKept[]): string {
  const head = `<!-- MATHS -->
<!-- exercise: ${exerciseId} -->

# ${title}

Write under each "Answer:". Each step stands on a line of its own; the last line is your answer.
Write 3/4 for a fraction, 1 3/4 for a mixed number, x^2 for a power, sqrt(9) for a root.`;
  return `${[head, ...tasks.map(taskText)].join("\n\n")}\n`;
}

function taskText({ id, question, asksSteps, figure }: MathsTaskKept): string {
  const steps = asksSteps ? "\n\nShow each step." : "";
  const picture = figure === undefined ? "" : `\n\nFigure: ${drawFigure(asFigure(figure)).alt}`;
  return `## ${id}. ${question}${picture}${steps}\n\nAnswer:\n`;
}

const heading = /^## (\d+)\. .*$/gm;
const marker = /^Answer:[ \t]*/m;

/** What is written to each task, by its id; a task whose heading or "Answer:" is gone is not there. */
export function readTasks(text: string): Map<string, string> {
  const plain = text.replaceAll("\r\n", "\n");
  const heads = [...plain.matchAll(heading)];
  const found = new Map<string, string>();
  heads.forEach((head, at) => {
    const part = plain.slice(head.index + head[0].length, heads[at + 1]?.index ?? plain.length);
    const answer = marker.exec(part);
    if (answer !== null && head[1] !== undefined)
      found.set(head[1], part.slice(answer.index + answer[0].length).trim());
  });
  return found;
}

/** The file with other answers in it; what has no place there is named. */
export function fillTasks(
  text: string,
  answers: Readonly<Record<string, string>>,
): { text: string; unplaced: string[] } {
  const plain = text.replaceAll("\r\n", "\n");
  const heads = [...plain.matchAll(heading)];
  const placed = new Set<string>();
  const parts = heads.map((head, at) => {
    const part = plain.slice(head.index, heads[at + 1]?.index ?? plain.length);
    const answer = answers[head[1] ?? ""];
    const place = marker.exec(part);
    if (answer === undefined || place === null) return part;
    placed.add(head[1] ?? "");
    return `${part.slice(0, place.index)}Answer:\n${harmless(answer)}\n\n`;
  });
  const before = plain.slice(0, heads[0]?.index ?? plain.length);
  const unplaced = Object.keys(answers).filter((id) => !placed.has(id));
  return { text: `${(before + parts.join("")).trimEnd()}\n`, unplaced };
}

/** No line of an answer is taken for a heading. */
function harmless(answer: string): string {
  return answer
    .trim()
    .split("\n")
    .map((line) => (/^(?:#|Answer:)/.test(line) ? ` ${line}` : line))
    .join("\n");
}
