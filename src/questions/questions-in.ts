import { parseMarkdown } from "../markdown/tree.ts";
import { reasonOf } from "../problem.ts";
import { recently } from "../recently.ts";
import type { Question } from "./question.ts";
import { readQuestion, writeQuestion } from "./read-question.ts";

/** A question block in a text. `start` and `end` are offsets of the whole block, fences included. */
export type Placed = { start: number; end: number; source: string } & (
  | { question: Question; problem: null }
  | { question: null; problem: string }
);

/** Every `question` block of a markdown text, in its order; one that cannot be read says why, and stays. */
export function questionsIn(markdown: string): Placed[] {
  if (!markdown.includes("question")) return [];
  return parseMarkdown(markdown).children.flatMap((node): Placed[] => {
    if (node.type !== "code" || node.lang !== "question") return [];
    const place = {
      start: node.position?.start.offset ?? 0,
      end: node.position?.end.offset ?? 0,
      source: node.value,
    };
    return [{ ...place, ...readOrSay(node.value) }];
  });
}

type Said = { question: Question; problem: null } | { question: null; problem: string };

/** The same question for the same text, or one sentence. Its author, its check, its page and its paper all ask; nobody changes it. */
export const readOrSay: (source: string) => Said = recently(240, readSaid);

function readSaid(source: string): Said {
  try {
    return { question: readQuestion(source), problem: null };
  } catch (error) {
    return { question: null, problem: reasonOf(error) };
  }
}

/** A question as a block of markdown; its fence is longer than any inside it. */
export function questionBlock(question: Question): string {
  const source = writeQuestion(question).trimEnd();
  const longest = Math.max(2, ...Array.from(source.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}question\n${source}\n${fence}`;
}
