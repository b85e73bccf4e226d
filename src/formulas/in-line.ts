import type { Nodes } from "mdast";
import { parseMarkdown } from "../markdown/tree.ts";

/** Text, and the formulas that stand in it, as they were typed. */
export type Part = string | { tex: string; display: boolean; source: string };

/** A text apart, formula by formula; nothing else of markdown counts. Together the parts are the text again. */
export function partsOf(text: string): Part[] {
  if (!text.includes("$")) return text === "" ? [] : [text];
  const parts: Part[] = [];
  let from = 0;
  for (const { start, end, ...formula } of formulasIn(parseMarkdown(text))) {
    parts.push(text.slice(from, start), { ...formula, source: text.slice(start, end) });
    from = end;
  }
  return [...parts, text.slice(from)].filter((part) => part !== "");
}

type Found = { start: number; end: number; tex: string; display: boolean };

function formulasIn(node: Nodes): Found[] {
  if (node.type === "formula" || node.type === "formulaBlock") {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return [];
    const display = node.type === "formulaBlock" || node.display;
    return [{ start: start.offset, end: end.offset, tex: node.tex, display }];
  }
  return "children" in node ? node.children.flatMap((child: Nodes) => formulasIn(child)) : [];
}
