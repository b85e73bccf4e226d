import type { Nodes, Parents, Root, RootContent } from "mdast";
import { parseMarkdown, textOfNode } from "../../../markdown/tree.ts";
import { headingSlug } from "../../../text/slug.ts";

/** A block of running text: a paragraph, a list item's line, a table cell that holds a sentence. */
export type Passage = {
  text: string;
  /** The line each character of `text` stands on, 1-based in the markdown. */
  lineAt(offset: number): number;
  /** Headings above it, outermost first. */
  headings: string[];
  /** The id of the lesson section it stands in, the slug of its `##` heading; null outside of any. */
  section: string | null;
  /** Set where the block itself says whom it is for: a quote or paragraph that starts "Teacher note:". */
  forTeacher: boolean;
};

/** The section that a passage stands in, as its heading calls it. */
export function placeOf({ headings, section }: Pick<Passage, "headings" | "section">): string | null {
  return headings.find((heading) => headingSlug(heading) === section) ?? headings.at(-1) ?? null;
}

/** What stands for a piece of code in a sentence: a word, and an easy one. */
export const codeWord = "\u2022";

export type Heading = { text: string; depth: number; line: number };

/** Running text only, beside its headings: no code, no addresses, no pictures, no table of figures. */
export function proseOf(markdown: string): { passages: Passage[]; headings: Heading[] } {
  const passages: Passage[] = [];
  const headings: Heading[] = [];
  let above: Heading[] = [];
  for (const node of parse(markdown).children) {
    if (node.type === "heading") {
      const heading = { text: textOfNode(node), depth: node.depth, line: node.position?.start.line ?? 1 };
      above = [...above.filter(({ depth }) => depth < node.depth), heading];
      headings.push(heading);
      continue;
    }
    const section = above.find(({ depth }) => depth === 2);
    const place = {
      headings: above.map(({ text }) => text),
      section: section ? headingSlug(section.text) : null,
    };
    passages.push(...blocksOf(node, place, false));
  }
  return { passages, headings };
}

/** Frontmatter is blanked, not cut, so that lines keep their numbers. */
function parse(markdown: string): Root {
  const body = markdown.replace(/^---\n[\s\S]*?\n---(?=\n|$)/, (front) => front.replace(/[^\n]/g, ""));
  return parseMarkdown(body);
}

const teacherMark =
  /^\s*(?:\(?(?:teacher|teacher's|teachers'|staff)(?:[- ]only)?(?: notes?)?\s*[:.–—-]|notes? (?:for|to) (?:the )?(?:teacher|staff)|for (?:the )?(?:teacher|staff)\b|answers?\s*:|expected answers?\b|suggested answers?\b)/i;

type Place = Pick<Passage, "headings" | "section">;

const answerMark = /^(?:expected |suggested |model )?answers?:?$/i;

function blocksOf(node: RootContent, place: Place, forTeacher: boolean): Passage[] {
  if (node.type === "code" || node.type === "html" || node.type === "definition") return [];
  const marked = forTeacher || teacherMark.test(textOfNode(node));
  if (node.type === "paragraph") return [passage(node, place, marked)];
  if (node.type === "table") {
    const cells = node.children.flatMap((row) => row.children);
    return cells
      .map((cell) => passage(cell, place, marked))
      .filter(({ text }) => text.split(/\s+/).length >= 6);
  }
  // A list is not for the teacher because its first item is; each item speaks for itself.
  const inherited = node.type === "list" ? forTeacher : marked;
  return "children" in node ? node.children.flatMap((child) => blocksOf(child, place, inherited)) : [];
}

function passage(node: Parents, place: Place, forTeacher: boolean): Passage {
  const pieces: { start: number; line: number }[] = [];
  let text = "";
  const add = (words: string, line: number) => {
    for (const [i, part] of words.split("\n").entries()) {
      if (i > 0) text += " ";
      pieces.push({ start: text.length, line: line + i });
      text += part;
    }
  };
  const visit = (child: Nodes) => {
    const line = child.position?.start.line ?? 1;
    if (child.type === "text") add(child.value.replace(/(?:https?:\/\/|www\.)\S+/g, ""), line);
    else if (child.type === "inlineCode") add(codeWord, line);
    else if (child.type === "break") add(" ", line);
    else if ("children" in child) {
      for (const below of child.children) {
        // A worked answer under its question, in the same paragraph, is not for pupils.
        if (below.type === "strong" && answerMark.test(textOfNode(below))) break;
        visit(below);
      }
    }
  };
  visit(node);
  const lineAt = (offset: number) =>
    pieces.findLast(({ start }) => start <= offset)?.line ?? node.position?.start.line ?? 1;
  return { ...place, text, lineAt, forTeacher };
}
