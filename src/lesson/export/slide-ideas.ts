import { parseLesson } from "../document.ts";
import { type Audience, forProjecting, forStudents } from "./audience.ts";
import type { Block } from "./block.ts";
import { readBlocks } from "./blocks.ts";
import { questionAt } from "./deck-chunks.ts";
import { noteText } from "./deck-notes.ts";
import { answersTitle, type Idea } from "./ideas.ts";
import { reasonOfTitle } from "./markers.ts";
import type { ExportInput } from "./model.ts";
import { onScreen } from "./on-screen.ts";
import { readSlide, type SlideText } from "./slide-text.ts";

/** Slides that are written as text, an idea a section. What is titled as a key is on nobody's screen. */
export function slideIdeas(input: ExportInput, audience: Audience): Idea[] {
  return parseLesson(input.markdown).sections.flatMap((section, at): Idea[] => {
    const slide = readSlide(section);
    if (slide.title === answersTitle ? audience === "student" : reasonOfTitle(slide.title) === "answer")
      return [];
    const idea = ideaOf(slide, input, audience);
    return idea === null ? [] : [{ ...idea, section: at }];
  });
}

function ideaOf(slide: SlideText, input: ExportInput, audience: Audience): Idea | null {
  const { label, title, minutes, text, notes } = slide;
  const whole = { kind: "task" as const, title, blocks: readBlocks(text) };
  const codes = input.evidence.map(({ code }) => code);
  const teaches = audience === "teacher";
  const { parts, taken } = teaches
    ? forProjecting([whole], input.title)
    : forStudents([whole], codes, input.title);
  const blocks = onScreen(
    parts.flatMap((part) => part.blocks),
    audience,
  );
  const asked = blocks.flatMap((_, at) => questionAt(blocks, at) ?? [])[0] ?? null;
  if (blocks.length === 0) return null;
  const said = taken.find(({ reason }) => reason === "answer")?.blocks ?? [];
  const behind = taken.filter(({ reason }) => reason === "teacher" || notes === "");
  return {
    section: null,
    title,
    label,
    minutes,
    notes: teaches ? [notes, noteText(behind)].filter(Boolean).join("\n\n") : "",
    ...(asked === null
      ? { blocks, options: null, answer: [] }
      : {
          blocks: around(blocks, asked),
          options: asked.options,
          answer: teaches ? right(asked.answer, said) : [],
        }),
  };
}

function right(own: Block[], said: Block[]): Block[] {
  return own.length > 0 ? own : said;
}

/** What is asked, and whatever else stands on the slide, above its options. */
function around(
  blocks: readonly Block[],
  { blocks: asked, last }: { blocks: Block[]; last: number },
): Block[] {
  const isAlone = blocks[last]?.kind === "together";
  const first = isAlone ? last : last - asked.length;
  return [...blocks.slice(0, first), ...asked, ...blocks.slice(last + 1)];
}
