import { type Lesson, parseLesson } from "../../document.ts";
import { plain } from "../lints/rule.ts";
import { minutesIn } from "../lints/timings.ts";
import { roleOf } from "./roles.ts";

/**
 * A lesson plan as other people write it, read as ours: parts under `###`, or under a line in bold or in capitals, count
 * as sections where there are none under `##`. Every line keeps its number.
 */
export function readPlan(markdown: string): Lesson {
  const asIs = parseLesson(markdown);
  const named = (lesson: Lesson) => new Set(lesson.sections.flatMap(({ title }) => roleOf(title) ?? [])).size;
  const ways = named(asIs) >= enough ? [] : headings.map((heading) => parseLesson(raised(markdown, heading)));
  const best = ways.reduce((before, way) => (named(way) > named(before) ? way : before), asIs);
  return {
    ...best,
    title: asIs.title ?? topicLine(markdown),
    sections: best.sections.map((section) => ({ ...section, kind: roleOf(section.title) })),
  };
}

const enough = 4;

/** What a plan without a heading says it is about: "Topic: …", else its first line. */
function topicLine(markdown: string): string | null {
  const lines = markdown.split("\n", 12).map((line) => plain(line.replace(/^[\s>#|]+/, "")));
  const named = lines.flatMap(
    (line) => /\b(?:topic|title|lesson)\s*:\s*(\S.*?)(?:\s{2,}|\||$)/i.exec(line)?.[1] ?? [],
  );
  return named[0] ?? lines.find((line) => /\p{L}{3}/u.test(line)) ?? null;
}

/** The other ways of writing a heading: the first group is its text. Ordinary headings of the same text then go one down. */
const headings: readonly RegExp[] = [
  /^ {0,3}#{3}\s+(\S.*)$/,
  /^ {0,3}#\s+(\S.*)$/,
  /^ {0,3}(?:\*\*|__)([^*_]{2,80})(?:\*\*|__):?\s*$/,
  /^ {0,3}(\p{Lu}[\p{Lu}\p{P}\p{N} ]{3,60})$/u,
  /^ {0,3}(?:\d+[.)]\s+)?(\p{Lu}[\p{L} ]{2,40}(?:\s*\([^)]{1,20}\))?):\s*$/u,
];

function raised(markdown: string, heading: RegExp): string {
  let fenced = false;
  return markdown
    .split("\n")
    .map((line) => {
      if (/^\s*(?:`{3,}|~{3,})/.test(line)) fenced = !fenced;
      const text = fenced ? undefined : heading.exec(line)?.[1]?.trim();
      if (text === undefined) return line;
      return roleOf(text) !== null || minutesIn(text) !== null || line.includes("#") ? `## ${text}` : line;
    })
    .join("\n");
}
