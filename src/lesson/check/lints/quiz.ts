import type { Lesson, Section } from "../../document.ts";
import { type Line, linesOf, plain } from "./rule.ts";

export type QuizOption = { letter: string; text: string };

export type QuizItem = {
  section: Section;
  /** Of the stem. */
  line: number;
  stem: string;
  options: QuizOption[];
  /** The letter given as right; null where none is given. */
  answer: string | null;
};

const option = /^\s*(?:[-*+]\s+)?(?:\*\*|__)?\(?([A-H])(?:[).:]\s*(?:\*\*|__)?|(?:\*\*|__)[).:]?)\s+(\S.*)$/;
const asks = /\?|\bquestion\b|\bwhich\b|\bwhat\b|\bchoose\b|\bcomplete the\b/i;

/** Multiple-choice questions: a stem, options lettered from A on lines of their own or all on one, and the answer. */
export function quizItems(lesson: Lesson): QuizItem[] {
  const items = lesson.sections.flatMap((section) => itemsIn(section));
  const key = answerKey(lesson);
  return items
    .map((item) => ({ ...item, answer: item.answer ?? key.get(numberOf(item.stem)) ?? null }))
    .filter(({ stem, answer }) => asks.test(stem) || answer !== null);
}

function itemsIn(section: Section): QuizItem[] {
  const lines = linesOf(section);
  const items: QuizItem[] = [];
  for (let at = 0; at < lines.length; at++) {
    const group = optionsFrom(lines, at);
    if (group === null) continue;
    const { stem, line } = stemBefore(lines, at, group.before);
    items.push({
      section,
      stem,
      line,
      options: group.options,
      answer: marked(group.options) ?? answerAfter(lines, group.end),
    });
    at = group.end - 1;
  }
  return items;
}

/** The options that start on this line, and the line after the last of them; null where fewer than two do. */
function optionsFrom(
  lines: Line[],
  at: number,
): { options: QuizOption[]; end: number; before: string } | null {
  const first = lines[at];
  if (first === undefined || first.code) return null;
  const inline = first.text.split(/(?:^|\s)\(?([A-H])[).]\s+/);
  const letters = inline.filter((_, index) => index % 2 === 1);
  if (letters.length > 1 && letters.every((letter, index) => letter === letterAt(index))) {
    const options = letters.map((letter, index) => ({ letter, text: plain(inline[index * 2 + 2] ?? "") }));
    return { options, end: at + 1, before: plain((inline[0] ?? "").replace(/^\s*[-*+]\s*$/, "")) };
  }
  const options: QuizOption[] = [];
  let end = at;
  for (let index = at; index < lines.length; index++) {
    const { text = "", code = false } = lines[index] ?? {};
    const [, letter, content = ""] = code ? [] : (option.exec(text) ?? []);
    if (letter !== undefined && letter === letterAt(options.length)) {
      options.push({ letter, text: content.trim() });
      end = index + 1;
    } else if (options.length === 0 || (text.trim() !== "" && !code && !/^\s{4,}/.test(text))) break;
  }
  return options.length < 2 ? null : { options, end, before: "" };
}

function letterAt(index: number): string {
  return String.fromCharCode(65 + index);
}

/** The nearest text above, over code and blank lines. */
function stemBefore(lines: Line[], at: number, before: string): { stem: string; line: number } {
  const own = lines[at]?.line ?? 1;
  if (before !== "") return { stem: before, line: own };
  const above = lines.slice(0, at).findLast(({ text, code }) => !code && text.trim() !== "");
  const words = plain((above?.text ?? "").replace(/^\s*(?:[-*+]|#{3,6})\s+/, ""));
  return { stem: words, line: above?.line ?? own };
}

function answerAfter(lines: Line[], end: number): string | null {
  const next = lines
    .slice(end, end + 8)
    .filter(({ text }) => text.trim() !== "")
    .slice(0, 3);
  for (const { text } of next) {
    if (option.test(text)) return null;
    const letter = letterIn(plain(text));
    if (letter !== null) return letter;
  }
  return null;
}

/** "Answer: A range stops early" gives no letter; "Answer: A, because" does. */
function letterIn(text: string): string | null {
  const [, letter, rest = ""] =
    /\b(?:correct )?(?:answer|correct)(?: is)?\s*[:–—-]?\s*\(?([A-Z])\b(.*)$/i.exec(text) ?? [];
  if (letter === undefined || letter !== letter.toUpperCase()) return null;
  return /^\s*(?:$|[.,;:)\]–—(-]|because\b|since\b|is\b|as\b)/.test(rest) ? letter : null;
}

function marked(options: QuizOption[]): string | null {
  const signs = options.filter(({ text }) => /[✓✔✅]|\(correct\)|\(right\)/i.test(text));
  return signs.length === 1 ? (signs[0]?.letter ?? null) : null;
}

/** "Answers: 1 B, 2 C" for questions with numbers. */
function answerKey(lesson: Lesson): Map<number, string> {
  const key = new Map<number, string>();
  for (const section of lesson.sections) {
    for (const { text } of linesOf(section)) {
      if (!/\banswers?\b|\bkey\b/i.test(text)) continue;
      for (const [, number = "", letter = ""] of text.matchAll(/\b(\d{1,2})\s*[.):–-]?\s*([A-H])\b(?!\w)/g))
        key.set(Number(number), letter);
    }
  }
  return key;
}

function numberOf(stem: string): number {
  return Number(/^(?:Q|Question)?\s*(\d{1,2})\b/i.exec(stem)?.[1] ?? Number.NaN);
}
