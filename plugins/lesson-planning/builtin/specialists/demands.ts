import { contentWords, plain } from "../../../../src/lesson/check/lints/rule.ts";
import type { LessonTask } from "../../../../src/lesson/lesson-tasks.ts";

/** What a task asks of a pupil beside the idea itself, as a sentence about it. */
export type Demand =
  | "asks for writing"
  | "is a long text to read"
  | "is spoken or done before others"
  | "is heard"
  | "is seen: a picture, a colour or a diagram"
  | "works with numbers"
  | "is done with the hands or the body"
  | "lasts long"
  | "uses words of the subject"
  | "changes groups or places"
  | "is practice alone"
  | "is practice with help";

const signs: readonly [Demand, RegExp][] = [
  [
    "asks for writing",
    /\b(?:write|sentences?|paragraph|describe|note|record|fill|complete|copy|list|label|explain)\b/i,
  ],
  [
    "is spoken or done before others",
    /\b(?:say|tell|read (?:out|aloud)|speak|talk|discuss|explain (?:it )?to|present|perform|volunteers?|play|sing|show one)\b/i,
  ],
  ["is heard", /\b(?:listen|hear|recording|played|audio|clip|song|clap|music|video)\b/i],
  [
    "is seen: a picture, a colour or a diagram",
    /\b(?:colours?|diagram|picture|draw|map|chart|graph|photo\w*|cards?|screen|shade|read off)\b/i,
  ],
  [
    "works with numbers",
    /\d\s*[-+×÷*/=<>]|[-+×÷*=<>]\s*\d|\b(?:calculate|count|how many|how much|measure|total|sum|multiply|divide)\b/i,
  ],
  [
    "is done with the hands or the body",
    /\b(?:draw|cut|fold|knead|weigh|pour|type|program|dribble|run|jump|throw|build|drum|ruler|drops?|practical|perform|handwriting)\b/i,
  ],
  [
    "changes groups or places",
    /\b(?:groups?|in threes|in fours|swap|change over|stand|move|rotate|carousel|tag|walk)\b/i,
  ],
];

/** `subject`: the words, cut to their stems, of what the lesson is about. */
export function demands(task: LessonTask, subject: ReadonlySet<string>): Demand[] {
  const words = plain(task.text.split("```")[0] ?? "");
  const found = signs.flatMap(([demand, sign]) => (sign.test(words) ? [demand] : []));
  if (words.split(/\s+/).length > 30) found.push("is a long text to read");
  if ((task.minutes ?? 0) >= 10) found.push("lasts long");
  if (subjectWords(task, subject).length > 0) found.push("uses words of the subject");
  if (task.when === "alone" || task.when === "deeper") found.push("is practice alone");
  if (task.when === "together") found.push("is practice with help");
  const small = (plain(task.text).match(/\d+/g) ?? []).every((number) => Number(number) <= 10);
  return found.filter((demand) => demand !== "works with numbers" || !small);
}

/** The words of a task that the lesson is about: those that somebody new to them would look up. */
export function subjectWords({ text }: LessonTask, subject: ReadonlySet<string>): string[] {
  const words = plain(text).match(/\p{L}{4,}/gu) ?? [];
  const told = words.filter((word) => [...contentWords(word)].some((stem) => subject.has(stem)));
  return [...new Set(told.map((word) => word.toLowerCase()))].slice(0, 4);
}
