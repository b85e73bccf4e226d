import type { CodePattern } from "./code-patterns.ts";
import { fold } from "./fold.ts";
import { passages } from "./passages.ts";

/** `index` and `line` (1-based) are in the markdown; `raw` is how it was written there. */
export type FoundCode = { code: string; index: number; line: number; raw: string };

/** Plain hyphens, single plain spaces: "TCH 4–14a" → "TCH 4-14a". */
export function normaliseCode(text: string): string {
  if (alreadyPlain.test(text)) return text;
  return fold(text).text.trim();
}

/** Nothing but single spaces, none of them beside a hyphen. */
const alreadyPlain = /^(?!.*(?: -|- ))[!-~]+(?: [!-~]+)*$/;

/** What two ways of writing the same code have in common. */
export function codeKey(code: string): string {
  return normaliseCode(code).toLowerCase().replaceAll(" ", "");
}

/**
 * Every code in a text, known or only code-shaped, in order. Looks at what a reader sees, not at link addresses.
 * @internal Asked by tests alone.
 */
export function findCodes(markdown: string, patterns: readonly CodePattern[]): FoundCode[] {
  return passages(markdown).flatMap((passage) =>
    codesIn(passage.text, patterns).map(({ code, start, end }) => ({
      code,
      index: passage.indexAt(start),
      line: passage.lineAt(start),
      raw: passage.text.slice(start, end),
    })),
  );
}

/** `start` and `end` are in the text. */
export type CodeSpan = { code: string; start: number; end: number };

/** The same in plain text. */
export function codesIn(text: string, patterns: readonly CodePattern[]): CodeSpan[] {
  const folded = fold(text);
  const spans = patterns.flatMap((pattern) => matches(folded.text, pattern));
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: CodeSpan[] = [];
  for (const span of spans) if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  const original = (index: number) => folded.at[index] ?? text.length;
  return kept.map(({ code, start, end }) => ({ code, start: original(start), end: original(end - 1) + 1 }));
}

/** No pattern sees more than this at once, so that a slow one stays bounded; no code is longer than the overlap. */
const window = 120;
const overlap = 60;

function matches(text: string, { pattern, elided }: CodePattern): CodeSpan[] {
  const found = new Map<number, CodeSpan>();
  const search = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, "")}g`);
  for (let from = 0; from < text.length; from += window - overlap) {
    for (const match of text.slice(from, from + window).matchAll(search)) {
      const start = from + match.index;
      const end = start + match[0].length;
      if ((found.get(start)?.end ?? 0) >= end || !standsAlone(text, start, end)) continue;
      found.set(start, { code: match[0].trim(), start, end });
    }
  }
  return elided === null
    ? [...found.values()]
    : [...found.values()].flatMap((span) => [span, ...goOn(text, span, elided)]);
}

/** "TCH 3-13a, 3-14a and 3-15a" are three codes. */
function goOn(text: string, span: CodeSpan, { prefix, tail }: { prefix: string; tail: string }): CodeSpan[] {
  const next = new RegExp(
    `(?: ?(?:,|;|&|/|\\+|\\band\\b|\\bor\\b|\\bto\\b) ?)+(${tail})(?![\\p{L}\\p{N}])`,
    "uy",
  );
  const spans: CodeSpan[] = [];
  next.lastIndex = span.end;
  for (let match = next.exec(text); match !== null; match = next.exec(text)) {
    const bare = match[1] ?? "";
    spans.push({ code: prefix + bare, start: next.lastIndex - bare.length, end: next.lastIndex });
  }
  return spans;
}

function standsAlone(text: string, start: number, end: number): boolean {
  const word = /[\p{L}\p{N}_]/u;
  return !word.test(text.charAt(start - 1)) && !word.test(text.charAt(end));
}
