import type { Nodes, Root } from "mdast";
import { recently } from "../recently.ts";

/**
 * The same reader, which does not read a section again that it has read lately: whoever changes one section of a lesson, or
 * asks about a section alone, waits for what is new. The tree is the very one that `read` makes of the whole text.
 */
export function sectionBySection(most: number, read: (source: string) => Root): (source: string) => Root {
  const readSection = recently(most, read);
  return (source) => {
    if (reachesBeyond.test(source)) return read(source);
    const whole: Root = { type: "root", children: [] };
    const start = { line: 1, column: 1, offset: 0 };
    let end = start;
    for (const section of source.split(beforeHeading)) {
      const written = withoutLastLines(section);
      const tree = readSection(written);
      if (end.offset + section.length < source.length || written !== section)
        if (isOpen(written, tree)) return read(source);
      for (const child of tree.children) whole.children.push(movedBy(child, end.line - 1, end.offset));
      end = behind(tree, end, section.length - written.length);
    }
    whole.position = { start, end };
    return whole;
  };
}

/** Without the empty lines at its end: the same section is found with and without another below it. */
function withoutLastLines(section: string): string {
  let length = section.length;
  while (section[length - 1] === "\n") length--;
  return section.slice(0, length);
}

/** Where a section and the empty lines below it end. */
function behind({ position }: Root, from: { line: number; offset: number }, emptyLines: number) {
  const { line = 1, column = 1, offset = 0 } = position?.end ?? {};
  return {
    line: from.line + line - 1 + emptyLines,
    column: emptyLines > 0 ? 1 : column,
    offset: from.offset + offset + emptyLines,
  };
}

/** A heading at the beginning of a line ends whatever stands above it, but for what `isOpen` and `reachesBeyond` know. */
const beforeHeading = /(?<=\n)(?=#{1,6}[ \t])/;

/**
 * What a link or a footnote refers to may stand in any section; formulas between lines of dollars may hold headings; Windows'
 * line ends are not taken apart.
 */
const reachesBeyond = /\]:|\$\$|\r/;

/** It ends in code that has no end, or in HTML: what follows may belong to that. */
function isOpen(source: string, { children }: Root): boolean {
  const last = children.at(-1);
  if (last?.type !== "code") return last !== undefined && endsInBlock(last);
  const code = source.slice(last.position?.start.offset, last.position?.end.offset);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(code) ?? [];
  if (fence === undefined) return false;
  const end = /\n {0,3}(`+|~+)[ \t]*$/.exec(code)?.[1] ?? "";
  return !end.startsWith(fence);
}

/** In a list or a quotation too, where a heading ends it: how far it reaches is told by what follows. */
function endsInBlock(node: Nodes): boolean {
  const last = "children" in node ? node.children.at(-1) : undefined;
  return last === undefined ? node.type === "code" || node.type === "html" : endsInBlock(last);
}

/** A copy that stands so many lines and characters further down. */
function movedBy<One extends Nodes>(node: One, lines: number, offset: number): One {
  if (lines === 0 && offset === 0) return node;
  const copy: One = { ...node };
  const { start, end } = node.position ?? {};
  if (start !== undefined && end !== undefined)
    copy.position = {
      start: { line: start.line + lines, column: start.column, offset: (start.offset ?? 0) + offset },
      end: { line: end.line + lines, column: end.column, offset: (end.offset ?? 0) + offset },
    };
  if ("children" in node)
    Object.assign(copy, { children: node.children.map((child) => movedBy(child, lines, offset)) });
  return copy;
}
