import type { Figure } from "../../../../src/figures/figure.ts";
import { plain } from "../../../../src/lesson/check/lints/rule.ts";
import { planOf } from "../../../../src/lesson/check/review/plan.ts";
import { parseLesson } from "../../../../src/lesson/document.ts";
import { type LessonTask, tasksIn } from "../../../../src/lesson/lesson-tasks.ts";
import { withoutReminders } from "../../../../src/lesson/own-reminders.ts";
import type { Topic } from "../../../../src/workspace/topic.ts";
import { figuresIn, sameFigure } from "./figures-in.ts";

/** `figure` and `code` as they stand in the lesson, fences included; "" where it has none. */
export type Example = { problem: string; figure: string; steps: string[]; code: string; result: string };

/** What a companion is made of: a lesson as it stands, and the note it was drawn from, where there is one. */
export type Source = {
  /** All of it, as it stands. */
  lesson: string;
  /** Without the class: it goes on a pupil's sheet. */
  title: string;
  tasks: LessonTask[];
  ideas: string[];
  words: { term: string; meaning: string }[];
  example: Example | null;
  /** Figures that it shows, those of tasks left out. */
  figures: Figure[];
  /** The longest text in it that pupils read; "" where there is none. */
  text: string;
  /** Names of misconceptions that the lesson speaks of, by the line they stand on. */
  misconceptions: { line: number; name: string }[];
  note: Topic | null;
};

/** What the teacher wrote down for herself is no part of what pupils get. */
export function sourceOf(typed: string, note: Topic | null): Source {
  const lesson = withoutReminders(typed);
  const lines = lesson.split("\n");
  const ideas = ideasIn(lines);
  // What is to be remembered is no task, with a figure below it or without.
  const tasks = tasksIn(lesson).filter(({ text }) => !ideas.includes((text.split("\n")[0] ?? "").trim()));
  const asked = tasks.flatMap(({ text }) => figuresIn(text)).map(({ figure }) => figure);
  return {
    lesson,
    title: nameOf(lesson),
    tasks,
    ideas,
    words: wordsIn(lines),
    example: exampleIn(lines),
    figures: figuresIn(lesson)
      .map(({ figure }) => figure)
      .filter((figure) => figure.blanks === undefined && !asked.some((one) => sameFigure(one, figure))),
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

function exampleIn(lines: readonly string[]): Example | null {
  const at = lines.findIndex((line) => /^\s*\*\*(?:Problem|Example|Worked example):?\*\*/i.test(line));
  if (at < 0) return null;
  const problem = (lines[at] ?? "").replace(/^\s*\*\*[^*]+\*\*:?\s*/, "").trim();
  const found = { problem, figure: "", steps: [] as string[], code: "", result: "" };
  for (let next = at + 1; next < lines.length; next++) {
    const line = lines[next] ?? "";
    const [, fence = ""] = /^(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== "") {
      const end = lines.findIndex((other, index) => index > next && other.trimEnd() === fence);
      if (end < 0) break;
      const block = lines.slice(next, end + 1).join("\n");
      if (/^.{3,}figure\s*$/.test(line)) found.figure ||= block;
      else found.code ||= block;
      next = end;
      continue;
    }
    const [, step] = /^\d+[.)]\s+(\S.*)$/.exec(line) ?? [];
    if (step !== undefined) found.steps.push(step.trim());
    else if (line.trim() !== "" && !/^\s+\S/.test(line)) break;
  }
  const [, result = ""] =
    /^\s*\*\*Result:?\*\*:?\s*(\S.*)$/.exec(lines.slice(at).find((line) => /\*\*Result/.test(line)) ?? "") ??
    [];
  return problem === "" || found.steps.length === 0 ? null : { ...found, result };
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
