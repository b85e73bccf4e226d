import { decodedText } from "./decoded-text.ts";
import type { Block } from "./document-text.ts";
import { followsIn } from "./follows.ts";
import { lineOf } from "./line.ts";
import type { Content } from "./read-any.ts";
import { Unreadable } from "./unreadable.ts";
import { wrapsIn } from "./wrapped-lines.ts";

/** A text file, or what was pasted: paragraphs are parted by an empty line, markdown's own marks are understood. */
export function readText(bytes: Uint8Array): Content {
  const text = decodedText(bytes);
  if (text === null || isNoise(text))
    throw new Unreadable(
      "is not a document that is read here. DOCX, PPTX, PDF, ODT, HTML, text and photos (PNG, JPEG, WebP) are.",
    );
  return { format: "text", named: "", blocks: blocksOf(text) };
}

/** Letters that no keyboard types. */
function isNoise(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const odd = text.match(/[\x00-\x08\x0b\x0e-\x1f\x7f\ufffd]/g)?.length ?? 0;
  return odd > text.length / 100;
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split(/\r\n|\r|\n|\u2028|\u2029/);
  const wraps = wrapsIn(lines.map((line) => (blockOf(line)?.kind === "paragraph" ? line.trim() : null)));
  const follows = followsIn(lines);
  /** The block that the next line goes on with; null after an empty line. */
  let open: Block | null = null;
  for (const [at, line] of lines.entries()) {
    const block = blockOf(line);
    if (block === null) open = null;
    else if (open !== null && block.kind === "paragraph" && (wraps.has(at) || hangs(open, line)))
      open.text += ` ${line.trim()}`;
    else {
      open = /^(?:-{3,}|={3,}|\*{3,})$/.test(line.trim()) ? null : block;
      const how = follows[at] ?? null;
      if (open !== null && how !== null) open.follows = how;
      if (open !== null) blocks.push(open);
    }
  }
  return blocks;
}

function blockOf(line: string): Block | null {
  const text = line.trim();
  if (text === "") return null;
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(text);
  if (heading?.[1] !== undefined && heading[2] !== undefined)
    return { kind: "heading", text: plain(heading[2]), page: null, level: heading[1].length };
  if (/^\|.*\|$/.test(text)) {
    const cells = text.slice(1, -1).split("|");
    if (cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell))) return null;
    return { kind: "row", text: cells.map((cell) => plain(cell.trim())).join(" | "), page: null };
  }
  if (text.includes("\t") && !/^\s/.test(line)) {
    const cells = text.split("\t").filter((cell) => cell.trim() !== "");
    if (cells.length > 1) return { kind: "row", text: cells.map(plain).join(" | "), page: null };
  }
  const block = lineOf(text, null);
  return { ...block, text: plain(block.text) };
}

/** A line below an item that stands further in belongs to it. */
function hangs(open: Block, line: string): boolean {
  return open.kind === "item" && /^\s{2,}/.test(line);
}

function plain(text: string): string {
  return text.replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2").replace(/`([^`]+)`/g, "$1");
}
