import type { Block, DocumentText } from "../../documents/document-text.ts";
import { followsIn } from "../../documents/follows.ts";
import { isClassOrTime, isFurniture } from "../../documents/page-furniture.ts";
import { withPlainHeadings } from "./heading-line.ts";

/** A piece of a text, and the lines of it that it stands on, 1-based and inclusive. */
export type LinedBlock = Block & { start: number; end: number };
export type LinedText = DocumentText & { blocks: LinedBlock[] };

/** Longer notes are read as far as this; what follows stays in the file. */
const mostLines = 4_000;
const longestLine = 2_000;

/**
 * Plain text or markdown of any make, line by line and in linear time: headings, lists, tables, code, and paragraphs,
 * with or without marks. `named`: what it is called where it does not say.
 */
export function textBlocks(text: string, named: string): LinedText {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/, mostLines)
    .map(bounded);
  const read: LinedBlock[] = [];
  let at = afterFrontmatter(lines);
  const first = lines.findIndex((line, index) => index >= at && line.trim() !== "" && !ofThePaper(line));
  const title = titleIn(lines, first);
  if (title !== null) {
    read.push({
      kind: "heading",
      text: inline(lines[first] ?? ""),
      page: null,
      level: 1,
      start: first + 1,
      end: first + 1,
    });
    at = first + 1;
  }
  const follows = followsIn(lines);
  while (at < lines.length) {
    const block = blockAt(lines, at);
    const how = follows[at] ?? null;
    if (block !== null) read.push(how === null ? block : { ...block, follows: how });
    at = block?.end ?? at + 1;
  }
  const marked = read.slice(title === null ? 0 : 1).some(({ kind }) => kind === "heading");
  const blocks = withPlainHeadings(read, marked);
  const heading = blocks.find(
    ({ kind, level, text: told }) => kind === "heading" && level === 1 && !ofThePaper(told),
  )?.text;
  return { title: heading === undefined ? named : nameIn(heading), format: "text", blocks };
}

/** For whom and when, or where to sign: no title. */
function ofThePaper(line: string): boolean {
  const told = line.replace(/^#+\s/, "").trim();
  return isClassOrTime(told) || isFurniture(told);
}

function afterFrontmatter(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== "---") return 0;
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  return end < 0 ? 1 : end + 1;
}

/** Nobody writes such a line by hand: what is left of it is its words. */
function bounded(line: string): string {
  return (line.match(/[*_`[\]<!|~&\\]/g)?.length ?? 0) > 200 || line.length > longestLine
    ? line.replace(/[*_`[\]<!|~&\\]+/g, " ").slice(0, 10 * longestLine)
    : line;
}

/** A first line that is short and no sentence names what follows; null where the first line is something else. */
function titleIn(lines: readonly string[], first: number): string | null {
  const line = lines[first]?.trim() ?? "";
  if (!couldName(line)) return null;
  const more = lines.slice(first + 1).some((other) => other.trim() !== "");
  const alone = (lines[first + 1] ?? "").trim() === "";
  return more && (alone || !/[:=–]/.test(line)) ? inline(line) : null;
}

/** A title without what its writer noted beside it: "VOLCANOES - yr 9 (tidy up one day)" is about volcanoes. */
function nameIn(line: string): string {
  const told = line.replace(/\s*\([^()]*\)\s*$/, "");
  const [name = "", ...more] = told.split(/\s+[-–—]\s+|,\s+/);
  const bare = more.length > 0 && more.every(isClassOrTime) ? name : told;
  return bare.trim() === "" ? line : bare.trim();
}

function couldName(whole: string): boolean {
  const line = nameIn(whole);
  if (line === "" || /^(?:#|[-*+•|>]\s?|\d+[.)]|`{3}|Q\d)/.test(line) || /[.?!;,]$/.test(line)) return false;
  return line.split(/\s+/).length <= 8 && line.length <= 90;
}

/** A document whose file marks no headings: its lines that stand for some are read as such, the first as its title. */
export function withHeadings(document: DocumentText): DocumentText {
  const { blocks, title } = document;
  const marked = blocks.some(({ kind }) => kind === "heading");
  if (marked)
    return document.format === "text" ? { ...document, blocks: withPlainHeadings(blocks, true) } : document;
  const [first] = blocks;
  const named =
    document.format === "text" &&
    blocks.length > 1 &&
    first?.kind === "paragraph" &&
    couldName(first.text) &&
    !/[:=–]/.test(first.text);
  const titled = blocks.map(
    (block, at): Block => (named && at === 0 ? { ...block, kind: "heading", level: 1 } : block),
  );
  return {
    ...document,
    title: named ? nameIn(first.text) : title,
    blocks: withPlainHeadings(titled, false),
  };
}

function blockAt(lines: readonly string[], at: number): LinedBlock | null {
  const told = (lines[at] ?? "").trim();
  if (told === "" || /^[\s:|*_=-]+$/.test(told)) return null;
  const where = { page: null, start: at + 1, end: at + 1 };
  const fence = /^(`{3,}|~{3,})/.exec(told)?.[1];
  if (fence !== undefined) return fenced(lines, at, fence);
  const hashes = /^#{1,6}(?=\s)/.exec(told)?.[0].length ?? 0;
  const heading = told.slice(hashes).trim().replace(/\s#+$/, "");
  if (hashes > 0 && heading !== "")
    return { kind: "heading", text: inline(heading), level: hashes, ...where };
  if (told.startsWith("|") && told.split("|").length > 2) return { kind: "row", text: cells(told), ...where };
  const item = /^(?:[-*+•–·]|\[[ x]\])\s+(.*)$/u.exec(told);
  if (item !== null) return { kind: "item", text: inline(item[1] ?? ""), ...where };
  if (/^(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)]\s+\S/.test(told))
    return { kind: "item", text: inline(told), ...where };
  const underlined = /^(?:={3,}|-{3,})\s*$/.test(lines[at + 1] ?? "");
  if (underlined)
    return { kind: "heading", text: inline(told), level: 2, page: null, start: at + 1, end: at + 2 };
  return { kind: "paragraph", text: inline(told), ...where };
}

function fenced(lines: readonly string[], at: number, fence: string): LinedBlock {
  const end = lines.findIndex((line, index) => index > at && line.trim().startsWith(fence));
  const last = end < 0 ? Math.min(lines.length - 1, at + 200) : end;
  const text = [...lines.slice(at, end < 0 ? last + 1 : end), fence].join("\n");
  return { kind: "paragraph", text, page: null, start: at + 1, end: last + 1 };
}

function cells(row: string): string {
  return row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()))
    .join(" | ");
}

/** What is read of a line: links between notes as their words, quotation marks of an e-mail gone. */
function inline(text: string): string {
  return text
    .replace(/!?\[\[(?:[^\][|]{1,200}\|)?([^\][|]{1,200})\]\]/g, "$1")
    .replace(/^>\s?/, "")
    .trim();
}
