import { type Audience, forProjecting, forStudents, isForPupils } from "./audience.ts";
import { type Block, paragraph, plainText, text } from "./block.ts";
import { chunksOf, type Option } from "./deck-chunks.ts";
import { noteText, takenIn } from "./deck-notes.ts";
import { asICan } from "./i-can.ts";
import type { ExportInput } from "./model.ts";
import { onScreen } from "./on-screen.ts";
import { type LessonPart, readParts } from "./sections.ts";
import type { Taken } from "./sift.ts";

/** One idea for a class: what a slide is about, before it is laid out. */
export type Idea = {
  /** Of slides that are written as text: which of their sections it is. */
  section: number | null;
  title: string;
  /** The part of the lesson it belongs to. */
  label: string;
  minutes: number | null;
  notes: string;
  blocks: Block[];
  /** Where it is a question to choose from. */
  options: Option[] | null;
  /** What is said of the right option; never there for pupils. */
  answer: Block[];
};

/** A lesson as its ideas, in order. `printed`: questions that are data as pupils see them; else as they are written. */
export function lessonIdeas(input: ExportInput, audience: Audience, { printed = true } = {}): Idea[] {
  const parts = readParts(input.markdown);
  const teaches = audience === "teacher";
  const codes = input.evidence.map(({ code }) => code);
  const seen = teaches ? forProjecting(parts, input.title) : forStudents(parts, codes, input.title);
  const shown = seen.parts
    .filter((part) => isForPupils(part) && part.blocks.length > 0)
    .map(asPupilsSay)
    .map((part) => (printed ? { ...part, blocks: onScreen(part.blocks, audience) } : part));
  const taken = teaches ? seen.taken : [];
  return inOrder(shown).flatMap((part) => partIdeas(part, taken, parts));
}

function asPupilsSay(part: LessonPart): LessonPart {
  const said = part.kind === "success-criteria" || part.kind === "learning-outcomes";
  return said ? { ...part, blocks: asICan(part.blocks) } : part;
}

/** What pupils are to be able to do stands first and once: where they have "I can", the outcomes say the same again. */
function inOrder(parts: readonly LessonPart[]): LessonPart[] {
  const aims = parts.filter(({ kind }) => kind === "success-criteria" || kind === "learning-outcomes");
  const [aim] = [...aims].sort((a) => (a.kind === "success-criteria" ? -1 : 1));
  const others = parts.filter((part) => !aims.includes(part));
  return aim === undefined ? others : [{ ...aim, title: "What you will be able to do" }, ...others];
}

function partIdeas(part: LessonPart, taken: readonly Taken[], parts: readonly LessonPart[]): Idea[] {
  const original = parts.find((one) => one.kind === part.kind && one.blocks.length > 0);
  const own = taken.filter(({ section }) => section === (original?.title ?? part.title ?? ""));
  const label =
    part.kind === "success-criteria" || part.kind === "learning-outcomes" ? "" : bare(part.title ?? "");
  const ideas = chunksOf(part, original ?? part).map((chunk): Idea => {
    const mine = takenIn(own, chunk);
    const said = mine.find(({ reason }) => reason === "answer")?.blocks ?? [];
    return {
      section: null,
      title: chunk.title,
      label: label === chunk.title ? "" : label,
      minutes: chunk.minutes,
      notes: noteText(mine),
      blocks: chunk.blocks,
      options: chunk.options,
      answer: chunk.options === null ? [] : chunk.answer.length > 0 ? chunk.answer : said,
    };
  });
  return part.kind === "starter" ? [...ideas, ...answersOf(own, label)] : ideas;
}

/** How a slide is called that shows what was asked on the one before. No pupil's file holds it. */
export const answersTitle = "Answers";

/** A starter is gone through at once: its answers have a slide, where there is one for each task. */
function answersOf(taken: readonly Taken[], label: string): Idea[] {
  const answers = taken.filter(
    ({ reason, number, blocks }) => reason === "answer" && number !== null && blocks.length > 0,
  );
  if (answers.length < 2) return [];
  const items = answers.map(({ blocks }) => ({ checked: null, blocks: [paragraph(...firstRuns(blocks))] }));
  return [
    {
      section: null,
      title: answersTitle,
      label,
      minutes: null,
      notes: "",
      blocks: [{ kind: "list", ordered: true, start: 1, items }],
      options: null,
      answer: [],
    },
  ];
}

function firstRuns(blocks: readonly Block[]) {
  const [first] = blocks;
  return first?.kind === "paragraph" ? first.runs : [text(plainText(blocks))];
}

function bare(title: string): string {
  return title.replace(/\s*\(\d+[^)]*\)\s*$/, "");
}

/** The plan behind a lesson, in the notes of its first slide. */
export function planBehind(markdown: string): string {
  return readParts(markdown)
    .filter((part) => !isForPupils(part))
    .map(({ title, blocks }) => [title ?? "", plainText(blocks)].filter(Boolean).join("\n"))
    .join("\n\n");
}
