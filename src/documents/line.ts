import type { Block } from "./document-text.ts";

/** What people type where a list was meant: a bullet, a number, a letter. */
const marker =
  /^(?:[•◦▪▫■□●○‣⁃∙·*❖➢➤✓✔–—-]|[\uf000-\uf0ff]|(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,4})[.)]|\((?:\d{1,3}|[a-z]|[ivx]{1,4})\))[\s\u00a0]+(?=\S)/u;

/** "c. 1674": about then, and no third item of a list, unless it goes on as a sum does. */
export function saysAbout(line: string): boolean {
  return /^c\. ?\d{3,4}(?![\d.,])(?!\s*[-+−×÷*/=]\s*\d|\s*=)/.test(line);
}

export function isListed(text: string): boolean {
  return marker.test(text.trimStart()) && !saysAbout(text.trimStart());
}

/** A line or a paragraph that nothing in its file marks as more: an item where it begins like one, without its mark. */
export function lineOf(text: string, page: number | null): Block {
  const line = text.trimStart();
  const found = marker.exec(line);
  if (found === null || saysAbout(line)) return { kind: "paragraph", text, page };
  return { kind: "item", text: line.slice(found[0].length), page };
}

/** A line that stands for a heading by its looks: short, no sentence, no list. */
export function couldHead(text: string): boolean {
  const line = text.trim();
  return (
    line.length > 1 &&
    line.length <= 80 &&
    /\p{L}/u.test(line) &&
    line.split(/\s+/).length <= 12 &&
    !/[.,;?!]$/.test(line) &&
    !isListed(line)
  );
}

/** A word that was parted at a line's end is one again. */
export function joined(before: string, after: string): string {
  const isParted = /\p{L}[-\u2010\u00ad]$/u.test(before) && /^\p{Ll}/u.test(after);
  return isParted ? `${before.slice(0, -1)}${after}` : `${before} ${after}`;
}
