import type { BlockContent, DefinitionContent, Nodes, PhrasingContent, RootContent } from "mdast";
import { partsOf } from "../../formulas/in-line.ts";
import { readFormula } from "../../formulas/read-formula.ts";
import { parseMarkdown } from "../../markdown/tree.ts";
import { reasonOf } from "../../problem.ts";
import { readOrSay } from "../../questions/questions-in.ts";
import { fileWords } from "../file-words.ts";
import {
  type Block,
  type Cell,
  flat,
  type Link,
  type Mark,
  paragraph,
  picture,
  type Run,
  trimRuns,
} from "./block.ts";
import { figureBlock } from "./figure-block.ts";
import { cleanText, readLink } from "./safe-text.ts";

/**
 * Markdown as blocks. Raw HTML comes out as the text it is, never as markup; a closed HTML comment, which no
 * reader of markdown sees either, is left out. What cannot be shown (a picture) is named.
 */
export function readBlocks(markdown: string): Block[] {
  if (isPlainLine(markdown)) return [paragraph(markdown)];
  const tree = parseMarkdown(markdown);
  return blocksOf(tree.children, definitionsIn(tree));
}

/** Options and short questions are words alone, and there are hundreds of them: they are not parsed to find that out. */
function isPlainLine(markdown: string): boolean {
  return (
    /^\p{L}[\p{L}\p{N} ,;:.?!'’“”()=+×÷−–—%£€/-]*$/u.test(markdown) &&
    !/ $|http|www\.|mailto:|xmpp:/i.test(markdown)
  );
}

type Definitions = ReadonlyMap<string, string>;

function definitionsIn(node: Nodes): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (next: Nodes): void => {
    if (next.type === "definition" && !found.has(next.identifier)) found.set(next.identifier, next.url);
    if ("children" in next) for (const child of next.children) visit(child);
  };
  visit(node);
  return found;
}

function blocksOf(nodes: readonly (RootContent | BlockContent | DefinitionContent)[], known: Definitions) {
  return nodes.flatMap((node) => blockOf(node, known));
}

function blockOf(node: RootContent, known: Definitions): Block[] {
  switch (node.type) {
    case "heading":
      return filled({ kind: "heading", level: node.depth, runs: inline(node.children, known) });
    case "paragraph":
      return paragraphOf(node.children, known);
    case "thematicBreak":
      return [{ kind: "rule" }];
    case "blockquote":
      return [{ kind: "quote", blocks: blocksOf(node.children, known) }];
    case "code":
      if (node.lang === "figure") return [figureBlock(node.value)];
      return node.lang === "question"
        ? [questionOf(node.value)]
        : [{ kind: "code", language: node.lang ?? "", text: cleanText(node.value) }];
    case "html":
      return filled({ kind: "paragraph", runs: htmlRuns(node.value, []) });
    case "formulaBlock":
      return filled({ kind: "paragraph", runs: formulaRuns(node.value, node.tex, true, []) });
    case "list": {
      const items = node.children.map((item) => ({
        checked: item.checked ?? null,
        blocks: blocksOf(item.children, known),
      }));
      return [{ kind: "list", ordered: node.ordered === true, start: node.start ?? 1, items }];
    }
    case "table": {
      const [header = [], ...rows] = node.children.map((row) =>
        row.children.map((cell): Cell => trimRuns(inline(cell.children, known))),
      );
      return [{ kind: "table", header, rows: rows.map((row) => padded(row, header.length)) }];
    }
    case "footnoteDefinition": {
      const label: Block = {
        kind: "paragraph",
        runs: [plain(`Note ${cleanText(node.label ?? node.identifier)}:`, [])],
      };
      return [label, ...blocksOf(node.children, known)];
    }
    default:
      return [];
  }
}

/** One that cannot be read says so in its place; nothing of it is shown, for it may hold its answer. */
function questionOf(source: string): Block {
  const { question, problem } = readOrSay(source);
  return question === null
    ? { kind: "paragraph", runs: [plain(problem, ["italic"])] }
    : { kind: "question", question };
}

/** A picture on its own is a block; anything else is a paragraph. */
function paragraphOf(children: readonly PhrasingContent[], known: Definitions): Block[] {
  const [only] = children;
  const isImage = only?.type === "image" || only?.type === "imageReference";
  if (children.length === 1 && isImage) return [{ kind: "image", alt: cleanText(only.alt ?? "") }];
  return filled({ kind: "paragraph", runs: inline(children, known) });
}

function filled(block: Extract<Block, { kind: "heading" | "paragraph" }>): Block[] {
  const runs = trimRuns(block.runs);
  return flat(runs) === "" ? [] : [{ ...block, runs }];
}

function inline(nodes: readonly PhrasingContent[], known: Definitions, marks: readonly Mark[] = []): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case "text":
        return lines(node.value, marks);
      case "strong":
        return inline(node.children, known, [...marks, "bold"]);
      case "emphasis":
        return inline(node.children, known, [...marks, "italic"]);
      case "delete":
        return inline(node.children, known, [...marks, "strike"]);
      case "formula":
        return formulaRuns(node.value, node.tex, node.display, marks);
      case "inlineCode":
        return [inCode(node.value, marks)];
      case "break":
        return [{ kind: "break", hard: true }];
      case "link":
        return linked(inline(node.children, known, marks), readLink(node.url));
      case "linkReference":
        return linked(inline(node.children, known, marks), readLink(known.get(node.identifier) ?? ""));
      case "image":
      case "imageReference":
        return [plain(picture(node.alt ?? ""), marks)];
      case "footnoteReference":
        return [plain(` (note ${node.label ?? node.identifier})`, marks)];
      case "html":
        return /^<br\s*\/?>$/i.test(node.value)
          ? [{ kind: "break", hard: true }]
          : htmlRuns(node.value, marks);
      default:
        return [];
    }
  });
}

/** A heading as it was read, with its formulas set: nothing else in it is markdown any more. */
export function titleRuns(title: string): Run[] {
  return partsOf(title).flatMap((part) =>
    typeof part === "string" ? [plain(part, [])] : formulaRuns(part.source, part.tex, false, []),
  );
}

/** What cannot be read is shown as it was typed, and what is wrong with it. */
function formulaRuns(source: string, tex: string, display: boolean, marks: readonly Mark[]): Run[] {
  try {
    readFormula(tex, display);
    return [{ kind: "formula", tex, display }];
  } catch (error) {
    return [plain(source, [...marks, "code"]), plain(` [${reasonOf(error)}]`, marks)];
  }
}

function linked(runs: Run[], link: Link | null): Run[] {
  return link === null ? runs : runs.map((run) => (run.kind === "text" ? { ...run, link } : run));
}

function htmlRuns(value: string, marks: readonly Mark[]): Run[] {
  return lines(value.replace(/<!--[\s\S]*?-->/g, ""), marks);
}

function lines(value: string, marks: readonly Mark[]): Run[] {
  return value.split(/\r\n|\n|\r/).flatMap((line, index): Run[] => {
    const runs: Run[] = line === "" ? [] : [plain(line, marks)];
    return index === 0 ? runs : [{ kind: "break", hard: false }, ...runs];
  });
}

function plain(value: string, marks: readonly Mark[]): Run {
  return { kind: "text", text: cleanText(value), marks: [...new Set(marks)], link: null };
}

function padded(row: Cell[], width: number): Cell[] {
  return Array.from({ length: width }, (_, column) => row[column] ?? []);
}

/** A file of the workspace is named in words: on paper nobody can open it. */
function inCode(text: string, marks: readonly Mark[]): Run {
  const words = fileWords(text);
  return words === null ? plain(text, [...marks, "code"]) : plain(words, marks);
}
