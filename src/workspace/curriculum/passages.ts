import type { Nodes, Parents, PhrasingContent } from "mdast";
import { parseMarkdown, textOfNode } from "../../markdown/tree.ts";
import { definitionsOf, seenIn } from "./markdown-parts.ts";

/** A heading, a paragraph, a table cell or a block of code, as a reader sees it: emphasis gone, soft wraps kept. */
export type Passage = {
  text: string;
  /** Where in `text` each link's words stand. */
  links: { start: number; end: number; url: string }[];
  /** The heading it stands under; "" before the first. */
  section: string;
  /** What a reader has in mind here: headings above (not the document's title), the list item around it, the line that leads in, its table row. */
  surroundings: string[];
  /** The headings above it, the document's title left out. */
  headings: string[];
  /** What else is said in its place: the other cells of its row, the lines below it in its list item. "" where nothing is. */
  belongs: string;
  /** Of a character of `text`, in the markdown. */
  lineAt(index: number): number;
  indexAt(index: number): number;
};

export function passages(markdown: string): Passage[] {
  const root = parseMarkdown(markdown);
  const reader = {
    markdown,
    definitions: definitionsOf(root),
    found: [] as Passage[],
    headings: [] as string[],
  };
  walk(root, reader, [], "");
  return reader.found;
}

type Reader = {
  markdown: string;
  definitions: ReadonlyMap<string, string>;
  found: Passage[];
  /** By depth. */
  headings: string[];
};

function walk(node: Nodes, reader: Reader, lead: string[], belongs: string): void {
  if (node.type === "heading") {
    reader.headings = [
      ...Array.from({ length: node.depth - 1 }, (_, depth) => reader.headings[depth] ?? ""),
      textOfNode(node),
    ];
  }
  if (node.type === "heading" || node.type === "paragraph" || node.type === "tableCell") {
    reader.found.push(passage(node.children, reader, lead, belongs));
  } else if (node.type === "code" || node.type === "html") {
    reader.found.push(passage([node], reader, lead, ""));
  } else if ("children" in node) {
    walkChildren(node, reader, lead);
  }
}

function walkChildren(node: Parents, reader: Reader, lead: string[]): void {
  const header = node.type === "table" ? (node.children[0]?.children ?? []) : [];
  let before: Nodes | null = null;
  for (const [at, child] of node.children.entries()) {
    const around = [...lead];
    if (
      before?.type === "paragraph" &&
      (node.type === "listItem" || textOfNode(before).trimEnd().endsWith(":"))
    ) {
      around.push(textOfNode(before));
    }
    if (child.type === "tableRow") {
      const row = textOfNode({
        type: "paragraph",
        children: child.children.flatMap((cell) => [...cell.children, { type: "text", value: " " } as const]),
      });
      for (const [column, cell] of child.children.entries()) {
        const name = header[column];
        const others = child.children.filter((other) => other !== cell).map((other) => textOfNode(other));
        walk(
          cell,
          reader,
          [...around, row, ...(name === undefined ? [] : [textOfNode(name)])],
          others.join(".\n\n"),
        );
      }
    } else walk(child, reader, around, below(node, at));
    before = child;
  }
}

/** What a heading stands above, or the rest of a list item, as far as it is one paragraph or list. */
function below(node: Parents, at: number): string {
  const [here, next] = [node.children[at], node.children[at + 1]];
  if (next === undefined || (here?.type !== "heading" && node.type !== "listItem")) return "";
  return next.type === "paragraph" || next.type === "list" ? textsOf(next).join("\n\n") : "";
}

function textsOf(node: Nodes): string[] {
  if (node.type === "paragraph" || !("children" in node)) return [textOfNode(node)];
  return node.children.flatMap(textsOf);
}

type Leaf = PhrasingContent | Extract<Nodes, { type: "code" | "html" }>;
type Piece = { start: number; value: string; node: Nodes };

function passage(nodes: readonly Leaf[], reader: Reader, lead: string[], belongs: string): Passage {
  const links: Passage["links"] = [];
  const pieces: Piece[] = [];
  let text = "";
  const put = (value: string, node: Nodes) => {
    pieces.push({ start: text.length, value, node });
    text += value;
  };
  const visit = (node: Leaf): void => {
    if (node.type === "text" || node.type === "inlineCode" || node.type === "code") put(node.value, node);
    else if (node.type === "html") put(seenIn(node.value), node);
    else if (node.type === "break") put("\n", node);
    else if (node.type === "image" || node.type === "imageReference") put(node.alt ?? "", node);
    else if ("children" in node) {
      const start = text.length;
      for (const child of node.children) visit(child);
      const url =
        node.type === "link"
          ? node.url
          : node.type === "linkReference"
            ? reader.definitions.get(node.identifier)
            : undefined;
      if (url !== undefined) links.push({ start, end: text.length, url });
    }
  };
  for (const node of nodes) visit(node);
  const pieceAt = (index: number) =>
    pieces.findLast(({ start, value }) => start <= index && value !== "") ?? pieces[0];
  const all = reader.headings.filter((heading) => heading !== "");
  const headings = reader.headings.slice(1).filter((heading) => heading !== "");
  return {
    text,
    links,
    section: all.at(-1) ?? "",
    headings,
    belongs,
    surroundings: [...headings, ...lead],
    lineAt: (index) => position(pieceAt(index), index).line,
    indexAt: (index) => position(pieceAt(index), index, reader.markdown).offset,
  };
}

/** Exact in its line; in its column wherever the markdown says a character as it is (no entity, no escape). */
function position(
  piece: Piece | undefined,
  index: number,
  markdown?: string,
): { line: number; offset: number } {
  const start = piece?.node.position?.start;
  if (piece === undefined || start === undefined) return { line: 1, offset: 0 };
  const before = piece.value.slice(0, Math.max(0, index - piece.start)).split(/\r\n|\n|\r/);
  const line =
    start.line +
    before.length -
    1 +
    (piece.node.type === "code" && piece.node.position?.end.line !== start.line ? 1 : 0);
  const offset = start.offset ?? 0;
  if (markdown === undefined) return { line, offset };
  const word = /^\S+/.exec(piece.value.slice(index - piece.start))?.[0] ?? "";
  const near = markdown.indexOf(word, offset + (index - piece.start));
  const from = markdown.indexOf(word, offset);
  return {
    line,
    offset: [near, from].find((at) => at >= 0 && at <= (piece.node.position?.end.offset ?? 0)) ?? offset,
  };
}
