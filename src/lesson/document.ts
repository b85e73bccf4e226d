import type { Heading, RootContent } from "mdast";
import { parseMarkdown, textOfNode } from "../markdown/tree.ts";

/** The sections of a whole lesson, in the order in which they are drafted (decisions, 5). */
export const sectionTitles = [
  "Overview",
  "Learning outcomes",
  "Curriculum links",
  "Success criteria",
  "Starter",
  "Main",
  "Plenary",
  "Assessment",
  "Differentiation",
  "Resources",
  "Timings",
];

/** How teachers and models call a canonical section; the earliest match in a title decides. */
const namesOfKinds = {
  overview: /\boverview\b|\bat a glance\b|\bsummary\b|\bcontext\b/,
  "learning-outcomes":
    /\blearning (?:outcomes?|intentions?|objectives?|goals?|aims?|targets?)\b|^(?:intended )?(?:outcomes?|objectives?|aims)\b|\bwalt\b/,
  "curriculum-links":
    /\bcurriculum\b|\bexperiences and outcomes\b|\bes (?:and|&) os\b|\bstandards\b|\bbenchmarks\b/,
  "success-criteria": /\bsuccess criteria\b|\bi can\b|\bwilf\b/,
  starter:
    /\bstarter\b|\bwarm[- ]?up\b|\bdo now\b|\bbell ?(?:work|ringer)\b|\bretrieval\b|\bopening\b|^introduction\b/,
  main: /\bmain\b|\blesson activities\b|\blearning activities\b|^activities\b|\bdevelopment\b/,
  plenary: /\bplenary\b|\bexit (?:tickets?|questions?|tasks?)\b|\bclosing\b|\bwrap[- ]?up\b|^conclusion\b/,
  assessment: /\bassessment\b|\bcheck(?:s|ing)? (?:for |of )?understanding\b/,
  differentiation:
    /\bdifferentiation\b|\bsupport and (?:challenge|extension|stretch)\b|\binclusion\b|\badaptations?\b|\badaptive teaching\b|\bmeeting needs\b/,
  resources: /\bresources?\b|\bmaterials\b|\bequipment\b/,
  timings: /\btimings?\b|\btimeline\b|\btime plan\b|\bschedule\b|\bpacing\b|\brunning order\b/,
};

export type SectionKind = keyof typeof namesOfKinds;

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
  const known = recent.get(markdown) ?? read(markdown);
  recent.delete(markdown);
  recent.set(markdown, known);
  for (const oldest of recent.keys()) {
    if (recent.size <= 16) break;
    recent.delete(oldest);
  }
  return known;
}

/** Parsing ten pages takes 30 ms and every question about a lesson starts with it; what was asked last is kept. */
const recent = new Map<string, Lesson>();

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
  return new Set(parseLesson(markdown).sections.flatMap(({ kind }) => kind ?? [])).size >= 4;
}

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

/** Every canonical section a title names, the one named first first: "Plenary and assessment" names two. */
export function kindsOf(title: string): SectionKind[] {
  const folded = withoutMinutes(title)
    .toLowerCase()
    .replace(/^[\p{P}\p{S}\p{N}\s]+/u, "");
  return Object.keys(namesOfKinds)
    .filter(isKind)
    .map((kind) => ({ kind, at: folded.search(namesOfKinds[kind]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
}

export function isKind(word: string): word is SectionKind {
  return Object.hasOwn(namesOfKinds, word);
}

export function slug(title: string): string {
  const dashed = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return dashed.replace(/^-|-$/g, "") || "section";
}

/** A byte order mark and frontmatter: its closing `---` would read as the underline of a heading. */
const beforeMarkdown =
  /^\uFEFF*(?:---[ \t]*\r?\n(?:[\w-]+:[^\n]*\n|[ \t][^\n]*\n|-[ \t][^\n]*\n)+---[ \t]*(?:\r?\n|$))?/;

/** "5. Starter" is still the starter when a section before it goes. */
function nameIn(title: string): string {
  return withoutMinutes(title).replace(/^\d+[.)]\s+/, "");
}

/** "Starter (8 min)" and "Starter – 8 minutes" are still the starter when it takes nine. */
function withoutMinutes(title: string): string {
  const rest = title.replace(
    /[\s:,–—-]*[([]?\s*\b\d+(?:\s*[-–]\s*\d+)?\s*min(?:ute)?s?\b\.?\s*[)\]]?\s*$/iu,
    "",
  );
  return rest === "" ? title : rest;
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

const blankStart = /^(?:[ \t]*(?:\r\n|\n|\r))*/;

function trimBlank(text: string): string {
  return text.replace(blankStart, "").trimEnd();
}

function unusedId(wanted: string, used: Set<string>): string {
  let id = wanted;
  for (let n = 2; used.has(id); n++) id = `${wanted}-${n}`;
  used.add(id);
  return id;
}

function titleOf(heading: Heading): string {
  return textOfNode(heading).replace(/\s+/g, " ").trim();
}

function lineStart(source: string, offset: number): number {
  let start = offset;
  while (source[start - 1] === " " || source[start - 1] === "\t") start--;
  return start;
}

function offsets(node: RootContent | undefined): { start: number; end: number } {
  return { start: node?.position?.start.offset ?? 0, end: node?.position?.end.offset ?? 0 };
}
