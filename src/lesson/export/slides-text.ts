import { questionBlock } from "../../questions/questions-in.ts";
import { calledAs } from "../companions/called.ts";
import { type Block, paragraph, text } from "./block.ts";
import { type Idea, lessonIdeas } from "./ideas.ts";
import { writeBlocks } from "./markdown.ts";
import type { ExportInput } from "./model.ts";
import { slideSection } from "./slide-text.ts";

/**
 * A lesson's slides as text, a section each: what somebody changes who wants other words on them. Read again, they give
 * the very deck that the lesson gives.
 */
export function slideSections(input: ExportInput): string[] {
  const ideas = lessonIdeas(input, "teacher", { printed: false });
  return ideas.map((idea) => slideSection({ ...idea, text: written(shown(idea)) }));
}

/** All of it, under its title; "" where the lesson has nothing to show. */
export function slidesText(input: ExportInput, name: string): string {
  const sections = slideSections(input);
  return sections.length === 0 ? "" : [`# ${name}: ${calledAs.slides}\n\n`, ...sections].join("");
}

/** Questions as they are written, key and all: the text is the teacher's. */
function written(blocks: readonly Block[]): string {
  return blocks
    .map((block) => (block.kind === "question" ? questionBlock(block.question) : writeBlocks([block]).trim()))
    .join("\n\n");
}

function shown({ blocks, options, answer }: Idea): Block[] {
  if (options === null) return blocks;
  const listed: Block = { kind: "options", items: options };
  return [...blocks, listed, ...answered(answer)];
}

function answered([first, ...rest]: readonly Block[]): Block[] {
  if (first === undefined) return [];
  const runs = first.kind === "paragraph" ? first.runs : [];
  const lead = paragraph(text("Answer:", "bold"), text(" "), ...runs);
  return [lead, ...(first.kind === "paragraph" ? rest : [first, ...rest])];
}
