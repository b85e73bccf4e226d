import type { Heading, RootContent } from "mdast";
import { parseMarkdown } from "../markdown/tree.ts";
import {
  blankStart,
  type Lesson,
  offsets,
  parseLesson,
  type Section,
  titleOf,
  trimBlank,
} from "./document.ts";
import { kindsOf, nameIn, slug } from "./section-kind.ts";

/**
 * The lesson with one section's text changed and every other byte as it was. The section keeps its own heading and the
 * blank lines around its text; `##` headings inside the new text go one level down.
 * Throws where there is no such section, or where no way of closing the new text keeps the other sections whole.
 */
export function replaceSection(markdown: string, id: string, newText: string): string {
  const lesson = parseLesson(markdown);
  const text = sectionText(lesson, id, newText);
  return lesson.sections
    .map((section) => (section.id === id ? text : section.text))
    .reduce((whole, part) => whole + part, preambleOf(lesson));
}

/** What stands before the first section. */
export function preambleOf({ markdown, sections }: Lesson): string {
  return markdown.slice(0, sections[0]?.start ?? markdown.length);
}

/** New text as it will stand in the lesson in that section's place. Throws as `replaceSection` does. */
export function sectionText({ markdown, sections }: Lesson, id: string, newText: string): string {
  const index = sections.findIndex((section) => section.id === id);
  const section = sections[index];
  if (section === undefined) throw new RangeError(`The lesson has no section \`${id}\`.`);
  if (newText === section.text) return section.text;
  const newline = /\r\n|\n|\r/.exec(section.text)?.[0] ?? /\r\n|\n|\r/.exec(markdown)?.[0] ?? "\n";
  const body = bodyFor(section, newText);
  const text = body.includes("\r") ? body : body.replaceAll("\n", newline);
  const headingEnd = offsets(parseMarkdown(section.text).children[0]).end;
  const around = blankAround(section.text.slice(headingEnd), text === "" ? "" : newline + newline);
  const next = sections[index + 1]?.text ?? "";
  for (const closing of closings(text, newline)) {
    const whole = section.text.slice(0, headingEnd) + around.before + text + closing + around.after;
    if (endsBefore(next, whole)) return whole;
  }
  throw new RangeError(`The new text would run into the sections after \`${id}\`.`);
}

/** A section's text under another section's heading. */
export function underHeading({ title, text }: Section, present: string): Pick<Section, "title" | "text"> {
  const headingEnd = (source: string) => offsets(parseMarkdown(source).children[0]).end;
  return { title, text: text.slice(0, headingEnd(text)) + present.slice(headingEnd(present)) };
}

/** New text as a body: own heading off, other `#` and `##` headings down to `###`, no blank lines around. */
function bodyFor(section: Section, newText: string): string {
  const source = newText.replace(/^\uFEFF+/, "");
  const nodes = parseMarkdown(source).children;
  const cut = ownHeadingEnd(section, nodes);
  let body = source;
  for (const node of nodes.toReversed()) {
    const { start, end } = offsets(node);
    if (node.type !== "heading" || node.depth > 2 || start < cut) continue;
    body = body.slice(0, start) + demoted(body.slice(start, end), node.depth) + body.slice(end);
  }
  return trimBlank(body.slice(cut));
}

function ownHeadingEnd(section: Section, nodes: RootContent[]): number {
  const [first, second] = nodes;
  if (first?.type !== "heading") return 0;
  const alone = nodes.filter((node) => node.type === "heading" && node.depth <= 2).length === 1;
  if (names(first, section) || (first.depth <= 2 && alone)) return offsets(first).end;
  return second?.type === "heading" && names(second, section) ? offsets(second).end : 0;
}

function names(heading: Heading, section: Section): boolean {
  const title = titleOf(heading);
  if (slug(nameIn(title)) === slug(nameIn(section.title))) return true;
  return heading.depth <= 2 && section.kind !== null && kindsOf(title)[0] === section.kind;
}

function demoted(source: string, depth: number): string {
  if (source.startsWith("#")) return "#".repeat(3 - depth) + source;
  const lines = source.split(/\r\n|\n|\r/).slice(0, -1);
  return `### ${lines.map((line) => line.trim()).join(" ")}`;
}

/** What may have to follow new text so that it swallows nothing: the end of an open fence, comment or list. */
function closings(text: string, newline: string): string[] {
  const fences = ["`", "~"].flatMap((mark) => {
    const longest = Math.max(
      0,
      ...Array.from(text.matchAll(mark === "`" ? /`+/g : /~+/g), ([run]) => run.length),
    );
    return longest < 3 ? [] : [mark.repeat(longest)];
  });
  const html = ["-->", "?>", "]]>", ">", "</pre>", "</script>", "</style>", "</textarea>"];
  const ends = [...fences, ...html].map((end) => newline + end);
  return [
    "",
    newline,
    ...ends,
    ...ends.map((end) => end + newline),
    `${newline}${newline}<!-- -->${newline}`,
  ];
}

/** Whether a section's text leaves the next one whole. A `##` heading starts afresh: no need to look further. */
function endsBefore(next: string, text: string): boolean {
  const { sections } = parseLesson(text + next);
  return sections[0]?.end === text.length && sections.length === (next === "" ? 1 : 2);
}

/** The blank lines before and after a section's text, to be kept; where it had no text, its heading gets one below. */
function blankAround(rest: string, blankLine: string): { before: string; after: string } {
  if (rest.trim() === "") return { before: blankLine, after: rest };
  const before = blankStart.exec(rest)?.[0] ?? "";
  return { before, after: rest.slice(rest.trimEnd().length) };
}
