import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toString as plainText } from "mdast-util-to-string";
import { gfm } from "micromark-extension-gfm";
import { recently } from "../recently.ts";
import { formulaNodes } from "./formula-nodes.ts";
import { formulaSyntax } from "./formula-syntax.ts";

/**
 * Markdown as a tree, tables and all of GitHub's additions included, and formulas. Every node has its position in the source. Whoever
 * asks about the same text gets the same tree, which nobody changes.
 */
export const parseMarkdown: (source: string) => Root = recently(16, (source) =>
  fromMarkdown(source, { extensions, mdastExtensions }),
);

const extensions = [gfm(), formulaSyntax()];
const mdastExtensions = [...gfmFromMarkdown(), formulaNodes()];

/** The words of a node, without its markup. */
export function textOfNode(node: Nodes): string {
  return plainText(node);
}

/** A node's own source, byte for byte. */
export function sourceOf(source: string, node: Nodes): string {
  const { start, end } = node.position ?? {};
  return source.slice(start?.offset ?? 0, end?.offset ?? 0);
}
