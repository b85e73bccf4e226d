import { counted } from "../../../counted.ts";
import type { Lesson } from "../../document.ts";
import { kindsOf } from "../../section-kind.ts";
import type { Finding } from "../finding.ts";
import { contentWords, linesOf, plain, type Rule, sectionsOf } from "./rule.ts";
import { timingsOf } from "./timings.ts";

const everyday =
  /\b(?:regist|settl|arriv|log(?:ging)? ?(?:in|on|out|off)|pack|tidy|transition|buffer|break|welcome|clear|set ?up|hand(?:ing)? out|total|review|feedback|dismiss|home ?work|reserve|spare)/i;

/** A task that has minutes, or a number, is told somewhere: nobody meets it for the first time in the room. */
export const tasksDescribed: Rule = (lesson) => [...untoldParts(lesson), ...untoldNumbers(lesson)];

function untoldParts(lesson: Lesson): Finding[] {
  const told = contentWords(
    lesson.sections
      .filter(({ kind }) => kind !== "timings")
      .map(({ text }) => text)
      .join("\n"),
  );
  return sectionsOf(lesson, "timings").flatMap((section) =>
    timingsOf(section).parts.flatMap(({ label, line, minutes }) => {
      const name = label
        .replace(/\(?\s*\d+(?:\s*[-–—]\s*\d+)?\s*min\w*\s*\)?|\d+\s*[-–—]\s*\d+\s*:?/gi, "")
        .replace(/^[\s:–—-]+|[\s:–—-]+$/g, "");
      const words = contentWords(name);
      const known =
        words.size === 0 ||
        everyday.test(name) ||
        kindsOf(name).length > 0 ||
        [...words].some((word) => told.has(word));
      if (known) return [];
      const message = `Timings give "${name}" ${counted(minutes, "minute")}, but no section says what happens in it.`;
      return [
        {
          rule: "tasks-described",
          section: section.id,
          line,
          message,
          fix: "Describe it in Starter, Main or Plenary, or take it out of Timings.",
        },
      ];
    }),
  );
}

const numbered = /\b(Task|Activity|Worksheet|Exercise|Problem) (\d{1,2}|[A-D])\b/g;

/** Where "Task 1" and "Task 2" are set out, a "Task 3" that is only mentioned is missing. */
function untoldNumbers(lesson: Lesson): Finding[] {
  const lines = lesson.sections.flatMap((section) =>
    linesOf(section)
      .filter(({ code }) => !code)
      .map((line) => ({ ...line, section, words: plain(line.text) })),
  );
  const setOut = new Set<string>();
  for (const { text, words, section } of lines) {
    const start = words.replace(/^[\s>#*+|-]+|^\s*\d+[.)]\s+/g, "");
    for (const { 0: name, index } of start.matchAll(numbered)) {
      const told =
        /^\s*[:–—]/.test(start.slice(index + name.length)) ||
        text.includes(`**${name}`) ||
        text.includes(`| ${name}`);
      if (index === 0 || told || section.kind === "resources") setOut.add(name);
    }
  }
  const sorts = new Set([...setOut].map((name) => name.split(" ")[0]));
  const seen = new Set<string>();
  return lines.flatMap(({ words, line, section }) =>
    Array.from(words.matchAll(numbered), ([name, sort]) => ({ name, sort })).flatMap(({ name, sort }) => {
      if (setOut.has(name) || !sorts.has(sort) || seen.has(name)) return [];
      seen.add(name);
      const message = `"${section.title}" speaks of ${name}, which is not set out anywhere.`;
      return [
        {
          rule: "tasks-described",
          section: section.id,
          line,
          message,
          fix: `Write ${name}, or name the one you mean.`,
        },
      ];
    }),
  );
}
