import type { Nodes, Root } from "mdast";
import { fromMarkdown, type Options } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toString as plainText } from "mdast-util-to-string";
import { gfm } from "micromark-extension-gfm";
import type { Construct, Extension } from "micromark-util-types";
import { recently } from "../recently.ts";
import { formulaNodes } from "./formula-nodes.ts";
import { formulaSyntax } from "./formula-syntax.ts";
import { sectionBySection } from "./section-by-section.ts";

/**
 * Markdown as a tree, tables and all of GitHub's additions included, and formulas. Every node has its position in the source. Whoever
 * asks about the same text gets the same tree, which nobody changes.
 */
export const parseMarkdown: (source: string) => Root = recently(
  16,
  sectionBySection(400, (source) =>
    fromMarkdown(source, mayHoldAddress.test(source) ? withAddresses : withoutAddresses),
  ),
);

/** A bare address cannot be there without one of these; `&` may stand for any character. */
const mayHoldAddress = /[@&]|www|http/i;

const withAddresses: Options = {
  extensions: [gfm(), formulaSyntax()],
  mdastExtensions: [gfmFromMarkdown(), formulaNodes()],
};

/** The same for a text with no bare address, which nearly all are: looking for one at every letter takes a third of the time. */
const withoutAddresses: Options = {
  extensions: [lookingForNoAddress(gfm()), formulaSyntax()],
  mdastExtensions: [
    gfmFromMarkdown().filter(({ enter }) => enter?.literalAutolink === undefined),
    formulaNodes(),
  ],
};

function lookingForNoAddress(syntax: Extension): Extension {
  const looks = ({ name }: Construct) => /^(?:www|protocol|email)Autolink$/.test(name ?? "");
  const text = Object.entries(syntax.text ?? {}).map(([code, constructs]): [string, Construct[]] => [
    code,
    [constructs ?? []].flat().filter((construct) => !looks(construct)),
  ]);
  return { ...syntax, text: Object.fromEntries(text.filter(([, constructs]) => constructs.length > 0)) };
}

/** The words of a node, without its markup. */
export function textOfNode(node: Nodes): string {
  return plainText(node);
}

/** A node's own source, byte for byte. */
export function sourceOf(source: string, node: Nodes): string {
  const { start, end } = node.position ?? {};
  return source.slice(start?.offset ?? 0, end?.offset ?? 0);
}
