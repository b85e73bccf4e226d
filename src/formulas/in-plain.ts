import type { Nodes } from "mdast";
import { parseMarkdown } from "../markdown/tree.ts";
import { plain } from "./plain.ts";
import { readFormula } from "./read-formula.ts";

/** Markdown with every formula in ordinary letters, for a terminal. What cannot be read stays as it was typed. */
export function inPlain(markdown: string): string {
  if (!markdown.includes("$")) return markdown;
  let text = "";
  let from = 0;
  for (const { start, end, words } of formulasIn(parseMarkdown(markdown))) {
    text += markdown.slice(from, start) + words;
    from = end;
  }
  return text + markdown.slice(from);
}

/** A title, wherever it is shown, listed or made a file's name of: in words, since nothing there sets formulas. */
export function titleInWords<Title extends string | null>(title: Title): string | Extract<Title, null>;
export function titleInWords(title: string | null): string | null {
  return title === null ? null : inPlain(title);
}

type Found = { start: number; end: number; words: string };

function formulasIn(node: Nodes): Found[] {
  if (node.type === "formula" || node.type === "formulaBlock") {
    const { start, end } = node.position ?? {};
    const words = lineOf(node.tex, node.type === "formulaBlock" || node.display);
    if (words === null || start?.offset === undefined || end?.offset === undefined) return [];
    return [{ start: start.offset, end: end.offset, words }];
  }
  return "children" in node ? node.children.flatMap((child: Nodes) => formulasIn(child)) : [];
}

function lineOf(tex: string, display: boolean): string | null {
  try {
    return plain(readFormula(tex, display));
  } catch {
    return null;
  }
}
