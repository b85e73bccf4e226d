import { foldText } from "../../../../text/fold.ts";
import type { Question } from "../conversation-record.ts";
import { type CourseBook, type Entry, subjectsIn } from "./course-book.ts";
import { givesAway } from "./gives-away.ts";
import { isTalk } from "./word-said.ts";

/**
 * What a wrong answer says, where it is another word of the course or the meaning of one ("dua I think"); "" where it is
 * none, or where saying so would answer the question.
 */
export function otherWord(
  text: string,
  question: Question,
  { find, findByMeaning }: Pick<CourseBook, "find" | "findByMeaning">,
): string {
  if (question.kind !== "typed" || question.weighing !== "answer") return "";
  for (const said of withoutTalk(text)) {
    const [word] = find(said);
    const [meant] = findByMeaning(said);
    const line =
      word === undefined ? meantBy(said, meant) : `**${word.term}** is “${word.meanings.join(", ")}”.`;
    if (line !== "") return givesAway(line, question) ? "" : line;
  }
  return "";
}

function meantBy(said: string, entry: Entry | undefined): string {
  return entry === undefined ? "" : `“${said}” would be **${entry.term}**.`;
}

/** The text, and what is left of it without words at either end that are about nothing; the longest first. */
export function withoutTalk(text: string): string[] {
  const words = foldText(text).split(" ").slice(0, mostWords);
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, many) => ({ from, to: words.length - many })),
  );
  return runs
    .filter(({ from, to }) => isAllTalk(words.slice(0, from)) && isAllTalk(words.slice(to)))
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .map(({ from, to }) => words.slice(from, to).join(" "));
}

const mostWords = 12;

function isAllTalk(words: readonly string[]): boolean {
  return subjectsIn(words.filter((word) => !isTalk(word)).join(" ")).size === 0;
}
