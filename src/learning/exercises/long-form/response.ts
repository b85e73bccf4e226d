import type { ExerciseRecord } from "../exercise.ts";
import { longFormBody } from "./body.ts";

/**
 * What the learner wrote: what stands below the line, and anything they wrote above it. The page's own words are never
 * part of it, whatever an editor did to line ends, rules and wrapping; a page whose template is gone is all response.
 */
export function readResponse(text: string, record: ExerciseRecord): string {
  const template = pageOf(longFormBody(record)?.template ?? "");
  const lines = withoutComments(plain(text)).split("\n");
  const marker = lines.findIndex(isMarker);
  const above = marker === -1 ? lines : lines.slice(0, marker);
  const below = marker === -1 ? [] : lines.slice(marker + 1);
  const own = [...written(above, template), "", ...written(withoutRule(below), template)];
  return withoutEnds(own.join("\n").replace(/\n{3,}/g, "\n\n"));
}

type Page = { lines: ReadonlySet<string>; words: string };

/** A line as long as this that stands in the template word for word was wrapped anew, not written. */
const wordsOfItsOwn = 4;

function pageOf(template: string): Page {
  const lines = withoutComments(plain(template)).split("\n").map(folded);
  const kept = lines.filter((line) => line !== "");
  return { lines: new Set(kept), words: ` ${kept.join(" ")} ` };
}

function written(lines: readonly string[], page: Page): string[] {
  return blocksOf(lines).flatMap((block) => {
    const words = block
      .map(folded)
      .filter((line) => line !== "")
      .join(" ");
    return isOfPage(words, page) ? [""] : block.filter((line) => isWritten(line, page));
  });
}

function isWritten(line: string, page: Page): boolean {
  const words = folded(line);
  return words === "" ? !isRule(line) : !isOfPage(words, page) && !isMarker(line);
}

function isOfPage(words: string, page: Page): boolean {
  if (page.lines.has(words)) return true;
  return words.split(" ").length >= wordsOfItsOwn && page.words.includes(` ${words} `);
}

/** Lines up to the next empty one, which ends the block. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    blocks.at(-1)?.push(line);
    if (line.trim() === "") blocks.push([]);
  }
  return blocks;
}

/** The page's own rule goes; the learner's text begins after it. */
function withoutRule(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  return first !== -1 && isRule(lines[first] ?? "") ? lines.slice(first + 1) : lines;
}

function isMarker(line: string): boolean {
  return /^your response(?: write)?(?: below this line)?$/.test(folded(line));
}

function isRule(line: string): boolean {
  return /^\s*(?:([-*_=—–])\s*){3,}$/u.test(line);
}

function folded(line: string): string {
  return line
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^\s*\d+[.)]\s+/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** One that never ends stays: it is what was written. */
function withoutComments(text: string): string {
  const last = text.lastIndexOf("-->") + 3;
  return text.slice(0, last).replace(/<!--[\s\S]*?-->/g, "") + text.slice(last);
}

function withoutEnds(text: string): string {
  return text.replace(/^\n+/, "").trimEnd();
}

function plain(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?|\u2028|\u2029/g, "\n");
}

/**
 * What the learner wrote, to go on writing: on a page that is otherwise as it was given, every letter below its line,
 * also where it repeats the question.
 */
export function responseOn(text: string, record: ExerciseRecord): string {
  const template = plain(longFormBody(record)?.template ?? "").trimEnd();
  const page = plain(text);
  if (template === "" || !page.startsWith(template)) return readResponse(text, record);
  return withoutEnds(page.slice(template.length));
}

/** The page with the response on it, where the learner's page is what is kept of both. */
export function withResponse(record: ExerciseRecord, response: string): string | null {
  const template = longFormBody(record)?.template;
  if (template === undefined) return null;
  const text = withoutEnds(plain(response));
  return `${template.trimEnd()}\n\n${text}${text === "" ? "" : "\n"}`;
}
