import type { LessonState } from "./decision.ts";
import { sectionOf } from "./decision-section.ts";

/**
 * The messages that ask an agent for one section, and the reading of them: what the built-in author recognises is
 * exactly what is sent. Any request and any text come back as they were.
 */

const reviseFirst = "Revise one section of the lesson:";
const alternativesFirst = "Suggest alternatives for one section of the lesson:";
const onlyThis = "Every other section stays exactly as it is: do not repeat or change any of them.";

export type SectionRequest = { section: string; request: string; current: string };

export function reviseRequest(state: LessonState, section: string, request: string): string {
  const { id, text } = sectionOf(state, section);
  return message(reviseFirst, id, request, text, [
    "Answer with the new text of this one section and nothing else: markdown that starts with the section's own heading, with no comment before or after it and no fence around it.",
    onlyThis,
  ]);
}

/** `request`: what the teacher would like to see, where they said. */
export function alternativesRequest(state: LessonState, section: string, request = ""): string {
  const { id, text } = sectionOf(state, section);
  return message(alternativesFirst, id, request, text, [
    'Answer with JSON and nothing else: {"alternatives":[{"why":"…","text":"…"}]}, two or three that really differ from each other and from the current text.',
    "`why` is one line for the teacher: when this one is the better choice. `text` is the whole section as markdown, starting with its own heading.",
    onlyThis,
  ]);
}

export function parseRevisionRequest(text: string): SectionRequest | null {
  return parse(reviseFirst, text);
}

export function parseAlternativesRequest(text: string): SectionRequest | null {
  return parse(alternativesFirst, text);
}

function message(first: string, id: string, request: string, text: string, rules: string[]): string {
  const quoted = request.split("\n").map((line) => `> ${line}`);
  const longest = Math.max(2, ...Array.from(text.matchAll(/~+/g), ([run]) => run.length));
  const fence = "~".repeat(longest + 1);
  const lines = [`${first} \`${id}\``, "", "What the teacher asks:", ...quoted, "", ...rules];
  return [...lines, "", `Current text of \`${id}\`:`, `${fence}markdown`, text, fence].join("\n");
}

const layout =
  / `([^`\n]+)`\n\nWhat the teacher asks:\n((?:> [^\n]*\n)+)\n[^\n]+\n(?:[^\n]+\n)*\nCurrent text of `([^`\n]+)`:\n(~{3,})markdown\n([\s\S]*)\n\4\s*$/y;

function parse(first: string, text: string): SectionRequest | null {
  if (!text.startsWith(first)) return null;
  layout.lastIndex = first.length;
  const [, section, quoted, again, , current] = layout.exec(text) ?? [];
  if (section === undefined || quoted === undefined || current === undefined || section !== again)
    return null;
  const request = quoted
    .slice(0, -1)
    .split("\n")
    .map((line) => line.slice(2));
  return { section, request: request.join("\n"), current };
}
