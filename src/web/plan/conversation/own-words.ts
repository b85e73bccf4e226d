import type { PrivacyFound } from "../../../agent/reports.ts";

/** A request for one section is sent with some lines above it; see `reviseRequest`. */
const linesAbove = 3;

/**
 * Where something was found, in the lines that the teacher wrote: `request` is what they asked of a section, null where
 * what they wrote was sent as it is. A request of one line needs no number.
 */
export function placeOf(
  { where, line }: Pick<PrivacyFound, "where" | "line">,
  { request, text }: { request: string | null; text: string },
): { kind: "file" } | { kind: "request"; line: number | null } | { kind: "section" } | { kind: "earlier" } {
  if (where.includes(".")) return { kind: "file" };
  if (where !== "your request") return { kind: "earlier" };
  const written = (request ?? text).split(/\r\n|\n|\r/).length;
  const at = request === null ? line : line - linesAbove;
  if (at < 1 || (request !== null && at > written)) return { kind: "section" };
  return { kind: "request", line: written === 1 ? null : at };
}

/** "Line 4 of classes/3B.md has what looks like …", "In your request there is …", without the place: "what looks like …". */
export function withoutPlace(message: string): string {
  return message.replace(/^(?:Line \d+ of .*? has|In .*? there is) (?=what looks like)/, "");
}

const mostHeard = 240;

/** What is read aloud of an answer: its first sentence, without the marks of its text. */
export function firstSentence(markdown: string): string {
  const plain = markdown
    .replace(/```[\s\S]*?(?:```|$)/g, " ")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^ {0,3}(?:#{1,6}|[-*+]|\d+\.|>)\s+/gm, "")
    .replace(/[*_`~|]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const [first = plain] = /^.+?[.?!](?=\s|$)/u.exec(plain) ?? [];
  return first.length <= mostHeard ? first : `${first.slice(0, mostHeard).trimEnd()}…`;
}
