import type { Heading, RootContent } from "mdast";
import { parseMarkdown, textOfNode } from "../markdown/tree.ts";
import { recently } from "../recently.ts";
import { kindsOf, nameIn, type SectionKind, slug } from "./section-kind.ts";

/** `start` and `end` are offsets in the lesson's markdown: from the heading's line up to the next section's. */
export type Section = {
  /** A slug of the title without its number and minutes: stable while the text below changes. Unique in the lesson. */
  id: string;
  title: string;
  /** Which canonical section this is a variant of; null where none. Several sections may be of one kind. */
  kind: SectionKind | null;
  start: number;
  end: number;
  /** Everything from `start` to `end`, byte for byte. */
  text: string;
  /** Without the heading and the blank lines around. */
  body: string;
  /** 1-based line of the heading. */
  line: number;
};

export type Lesson = {
  readonly markdown: string;
  readonly title: string | null;
  readonly sections: readonly Readonly<Section>[];
};

/** Never throws. What stands before the first section, and every section's `text`, join to the very same bytes. */
export function parseLesson(markdown: string): Lesson {
  return kept(markdown);
}

/** Every question about a lesson starts with it. */
const kept = recently(16, read);

function read(markdown: string): Lesson {
  const skipped = beforeMarkdown.exec(markdown)?.[0].length ?? 0;
  const source = markdown.slice(skipped);
  const nodes = parseMarkdown(source).children;
  const headings = nodes.filter((node) => node.type === "heading");
  const tops = headings.filter((heading) => heading.depth === 2);
  const starts = tops.map((heading) => skipped + lineStart(source, offsets(heading).start));
  const lineOffset = markdown.slice(0, skipped).split(/\r\n|\n|\r/).length - 1;
  const ids = new Set<string>();
  const sections = tops.map((heading, index) => {
    const title = titleOf(heading);
    const start = starts[index] ?? 0;
    const end = starts[index + 1] ?? markdown.length;
    const body = trimBlank(markdown.slice(skipped + offsets(heading).end, end));
    const line = lineOffset + (heading.position?.start.line ?? 1);
    const id = unusedId(slug(nameIn(title)), ids);
    return {
      id,
      title,
      kind: kindsOf(title)[0] ?? null,
      start,
      end,
      text: markdown.slice(start, end),
      body,
      line,
    };
  });
  const first = headings.find((heading) => heading.depth === 1);
  return { markdown, title: first === undefined ? null : titleOf(first), sections };
}

/** Whether this is a lesson at all: at least four different canonical sections. */
export function looksLikeLesson(markdown: string): boolean {
  if ((markdown.match(/^[ \t\uFEFF]*(?:##|-+[ \t]*$)/gm) ?? []).length < 4) return false;
  const { title, sections } = parseLesson(markdown);
  const kinds = new Set(sections.flatMap(({ kind }) => kind ?? []));
  // Slides are called after the parts of their lesson; what is planned of it is not on them.
  const onSlides = /[:–—]\s*slides$/i.test(title ?? "") && !behindLesson.some((kind) => kinds.has(kind));
  return kinds.size >= 4 && !onSlides;
}

const behindLesson: readonly SectionKind[] = ["curriculum-links", "differentiation", "timings"];

/** A byte order mark and frontmatter: its closing `---` would read as the underline of a heading. */
const beforeMarkdown =
  /^\uFEFF*(?:---[ \t]*\r?\n(?:[\w-]+:[^\n]*\n|[ \t][^\n]*\n|-[ \t][^\n]*\n)+---[ \t]*(?:\r?\n|$))?/;

/** Taken into `used`. */
export function unusedId(wanted: string, used: Set<string>): string {
  let id = wanted;
  for (let n = 2; used.has(id); n++) id = `${wanted}-${n}`;
  used.add(id);
  return id;
}

export function titleOf(heading: Heading): string {
  return textOfNode(heading).replace(/\s+/g, " ").trim();
}

function lineStart(source: string, offset: number): number {
  let start = offset;
  while (source[start - 1] === " " || source[start - 1] === "\t") start--;
  return start;
}

export function offsets(node: RootContent | undefined): { start: number; end: number } {
  return { start: node?.position?.start.offset ?? 0, end: node?.position?.end.offset ?? 0 };
}

export const blankStart = /^(?:[ \t]*(?:\r\n|\n|\r))*/;

export function trimBlank(text: string): string {
  return text.replace(blankStart, "").trimEnd();
}
