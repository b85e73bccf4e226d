import { splitFrontmatter } from "../../markdown/fences.ts";
import { parseMarkdown, sourceOf } from "../../markdown/tree.ts";
import { recently } from "../../recently.ts";
import { parseLesson } from "../document.ts";
import type { SectionKind } from "../section-kind.ts";
import { type Block, flat } from "./block.ts";
import { readBlocks } from "./blocks.ts";
import { reasonOfTitle } from "./markers.ts";
import { cleanText } from "./safe-text.ts";

/** `task` is something else for pupils (a worksheet, homework); `answers` a section of answers; `other` the teacher's. */
export type PartKind = SectionKind | "vocabulary" | "task" | "answers" | "other";

/** `title` is null for what stands before the first section. */
export type LessonPart = { kind: PartKind; title: string | null; blocks: Block[] };

/** A lesson's sections as blocks. A text without sections is one task: a worksheet, a pupil page. Nobody changes them. */
export const readParts: (markdown: string) => readonly LessonPart[] = recently(4, partsIn);

function partsIn(markdown: string): LessonPart[] {
  const lesson = parseLesson(markdown);
  const definitions = definitionsIn(markdown);
  // Links are often defined once, at the end of the lesson.
  const read = (body: string): Block[] => readBlocks([...definitions, "", body].join("\n"));
  const before = withoutFrontmatter(markdown.slice(0, lesson.sections[0]?.start ?? markdown.length));
  const opening = read(before).filter(
    (block) => !(block.kind === "heading" && block.level === 1 && flat(block.runs).trim() === lesson.title),
  );
  const parts = lesson.sections.map((section): LessonPart => {
    const title = cleanText(section.title);
    return { kind: kindOf(title, section.kind), title: title || "Section", blocks: read(section.body) };
  });
  if (opening.length === 0) return parts;
  return [{ kind: parts.length === 0 ? "task" : "other", title: null, blocks: opening }, ...parts];
}

/** Parsing is the slow part of an export, so a lesson without definitions is not parsed for them. */
function definitionsIn(markdown: string): string[] {
  if (!/^ {0,3}\[[^\]\n]+\]:/m.test(markdown)) return [];
  const defined = parseMarkdown(markdown).children.filter((node) => node.type === "definition");
  return defined.map((node) => sourceOf(markdown, node));
}

export function isVocabulary(title: string): boolean {
  return /^(?:key )?(?:vocabulary|key ?words|word (?:bank|list)|glossary|key terms)\b/i.test(title.trim());
}

export function isPupilPage(title: string): boolean {
  return /\b(?:worksheets?|pupil (?:pages?|sheets?|tasks?)|task (?:sheets?|cards?)|homework|exit (?:ticket|slip)s?)\b/i.test(
    title,
  );
}

function kindOf(title: string, canonical: SectionKind | null): PartKind {
  if (reasonOfTitle(title) === "answer") return "answers";
  if (isVocabulary(title)) return "vocabulary";
  if (canonical !== null) return canonical;
  const task =
    /\b(?:tasks?|practice|exercises?|questions?|activit(?:y|ies)|challenge|extension|recipe|method)\b/i;
  return isPupilPage(title) || task.test(title) ? "task" : "other";
}

function withoutFrontmatter(text: string): string {
  const split = splitFrontmatter(text);
  return split.ok ? split.body : text.replace(/^\uFEFF/, "");
}
