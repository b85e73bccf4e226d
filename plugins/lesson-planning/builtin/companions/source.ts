import { plain } from "../../../../src/lesson/check/lints/rule.ts";
import { planOf } from "../../../../src/lesson/check/review/plan.ts";
import { parseLesson } from "../../../../src/lesson/document.ts";
import { type LessonTask, tasksIn } from "../../../../src/lesson/lesson-tasks.ts";
import type { Topic } from "../../../../src/workspace/topic.ts";

/** What a companion is made of: a lesson as it stands, and the note it was drawn from, where there is one. */
export type Source = {
  /** All of it, as it stands. */
  lesson: string;
  /** Without the class: it goes on a pupil's sheet. */
  title: string;
  tasks: LessonTask[];
  ideas: string[];
  words: { term: string; meaning: string }[];
  example: { problem: string; steps: string[]; result: string } | null;
  /** The longest text in it that pupils read; "" where there is none. */
  text: string;
  /** Names of misconceptions that the lesson speaks of, by the line they stand on. */
  misconceptions: { line: number; name: string }[];
  note: Topic | null;
};

export function sourceOf(lesson: string, note: Topic | null): Source {
  const lines = lesson.split("\n");
  const ideas = ideasIn(lines);
  return {
    lesson,
    title: nameOf(lesson),
    tasks: tasksIn(lesson).filter(({ text }) => !ideas.includes(text.trim())),
    ideas,
    words: wordsIn(lines),
    example: exampleIn(lines),
    text: textIn(lines),
    misconceptions: lines.flatMap((line, at) =>
      Array.from(line.matchAll(/misconception ["“]([^"”]{3,200})["”]/gi), ([, name = ""]) => ({
        line: at + 1,
        name,
      })),
    ),
    note,
  };
}

/** The note that a lesson says it was drawn from; null where it names none. */
export function notePathIn(lesson: string): string | null {
  return /`((?:packs\/[\w-]+\/)?topics\/[^`]+\.md)`/.exec(lesson)?.[1] ?? null;
}

export function nameOf(markdown: string): string {
  const { title } = planOf(markdown).lesson;
  return plain(title ?? parseLesson(markdown).title ?? "This lesson").replace(/:\s*(?=[^:]*$).*$/, (tail) =>
    /\b[A-Z]?\d{1,2}[A-Z]?\b|\b\p{L}*\d\p{L}*\b/u.test(tail) ? "" : tail,
  );
}

/** "What to remember", a line each. */
function ideasIn(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) =>
    /^\W*(?:what to remember|key (?:ideas|points|facts)|remember)\W*$/i.test(line),
  );
  if (at < 0) return [];
  const rest = lines.slice(at + 1).filter((line, index, all) => line.trim() !== "" || index < all.length);
  const found: string[] = [];
  for (const line of rest) {
    const [, idea] = /^\s*[-*+]\s+(\S.*)$/.exec(line) ?? [];
    if (idea !== undefined) found.push(idea.trim());
    else if (line.trim() !== "") break;
  }
  return found;
}

/** Terms that the lesson itself explains: "*range*: the numbers that a loop counts through". */
function wordsIn(lines: readonly string[]): { term: string; meaning: string }[] {
  const found = lines.flatMap((line) => {
    const [, term = "", meaning = ""] =
      /^\s*[-*+]\s+(?:\*{1,2}|_{1,2})([^*_:]{2,40})(?:\*{1,2}|_{1,2})\s*[:–—]\s+(\S.{2,200})$/.exec(line) ??
      [];
    const isNeed =
      term === "" || /^\d|\b(?:pupils?|students?|support|challenge|answer|teacher|time)\b/i.test(term);
    return isNeed ? [] : [{ term: term.trim(), meaning: meaning.trim() }];
  });
  return [...new Map(found.map((word) => [word.term.toLowerCase(), word])).values()];
}

function exampleIn(lines: readonly string[]): Source["example"] {
  const at = lines.findIndex((line) => /^\s*\*\*(?:Problem|Example|Worked example):?\*\*/i.test(line));
  if (at < 0) return null;
  const problem = (lines[at] ?? "").replace(/^\s*\*\*[^*]+\*\*:?\s*/, "").trim();
  const steps: string[] = [];
  let next = at + 1;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? "";
    const [, step] = /^\d+[.)]\s+(\S.*)$/.exec(line) ?? [];
    if (step !== undefined) steps.push(step.trim());
    else if (line.trim() !== "" && !/^\s+\S/.test(line)) break;
  }
  const [, result = ""] =
    /^\s*\*\*Result:?\*\*:?\s*(\S.*)$/.exec(
      lines.slice(next).find((line) => /\*\*Result/.test(line)) ?? "",
    ) ?? [];
  return problem === "" || steps.length === 0 ? null : { problem, steps, result };
}

/** Quoted: what somebody else wrote, for pupils to read. */
function textIn(lines: readonly string[]): string {
  const quotes: string[] = [""];
  for (const line of lines) {
    const [, said] = /^\s*>\s?(.*)$/.exec(line) ?? [];
    if (said !== undefined) quotes.push(`${quotes.pop() ?? ""}${said}\n`);
    else if (quotes.at(-1) !== "") quotes.push("");
  }
  const [longest = ""] = quotes.toSorted((a, b) => b.length - a.length);
  return longest.split(/\s+/).length >= 40 ? longest.trim() : "";
}
