import type { Nodes } from "mdast";
import type { Figure } from "../../../../src/figures/figure.ts";
import { readFigure } from "../../../../src/figures/read-figure.ts";
import { parseMarkdown } from "../../../../src/markdown/tree.ts";
import { Problem } from "../../../../src/problem.ts";

export type Shown = { figure: Figure; start: number; end: number };

/** The figures of a markdown text, wherever they stand in it. One that cannot be drawn is none. */
export function figuresIn(markdown: string): Shown[] {
  return markdown.includes("figure") ? found(parseMarkdown(markdown)) : [];
}

function found(node: Nodes): Shown[] {
  if (node.type === "code" && node.lang === "figure") {
    const figure = drawable(node.value);
    const { start, end } = node.position ?? {};
    return figure === null ? [] : [{ figure, start: start?.offset ?? 0, end: end?.offset ?? 0 }];
  }
  return "children" in node ? node.children.flatMap((child: Nodes) => found(child)) : [];
}

function drawable(source: string): Figure | null {
  try {
    return readFigure(source);
  } catch (problem) {
    if (problem instanceof Problem) return null;
    throw problem;
  }
}

/** What a task asks, and the one figure that stands with it. */
export function figureApart(text: string): { words: string; figure: Figure | null } {
  const [only, another] = figuresIn(text);
  if (only === undefined || another !== undefined) return { words: text, figure: null };
  const words = `${text.slice(0, only.start).trimEnd()}\n${text.slice(only.end)}`.trim();
  return { words, figure: only.figure };
}

/** The same picture, whatever the order of its fields. */
export function sameFigure(one: Figure, other: Figure): boolean {
  return Bun.deepEquals(one, other);
}
