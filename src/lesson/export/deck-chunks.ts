import { minutesIn } from "../check/lints/timings.ts";
import { type Block, flat, type Run, sliceRuns } from "./block.ts";
import type { LessonPart } from "./sections.ts";

/** One idea of a part: what a slide is about. `under` is the subheading it stands under, as it is written. */
export type Chunk = {
  title: string;
  under: string;
  minutes: number | null;
  blocks: Block[];
  options: Option[] | null;
  /** What a question that is data says of its answer. */
  answer: Block[];
};
export type Option = { letter: string; runs: Run[] };

/**
 * A part cut into ideas: at every subheading, before a problem that is worked through, before what is announced to be
 * remembered, and around a question with its options, which are never apart. `original` is the same part before anything was taken out of it.
 */
export function chunksOf(part: LessonPart, original: LessonPart): Chunk[] {
  const chunks: Chunk[] = [];
  const name = withoutMinutes(part.title ?? "");
  let under = "";
  let title = name;
  let minutes = minutesIn(part.title ?? "") ?? timeLine(original.blocks);
  const add = (blocks: Block[], asked: Asked | null = null, own: string = title): void => {
    const { options = null, answer = [] } = asked ?? {};
    chunks.push({ title: own, under, minutes, blocks, options, answer });
    minutes = null;
  };
  let open = false;
  for (let at = 0; at < part.blocks.length; at++) {
    const block = part.blocks[at];
    if (block === undefined) continue;
    if (block.kind === "heading") {
      const words = flat(block.runs);
      if (block.level === 3) under = words;
      title = withoutMinutes(words);
      minutes = minutesIn(words) ?? minutesUnder(original.blocks, title) ?? minutes;
      open = false;
      continue;
    }
    const asked = questionAt(part.blocks, at);
    if (asked !== null) {
      add(asked.blocks, asked, title);
      at = asked.last;
      open = false;
      continue;
    }
    // Written as it is: one slide for what is chosen from.
    if (block.kind === "question" && block.question.kind === "choice") {
      add([block]);
      open = false;
      continue;
    }
    const announced = announcement(block, part.blocks[at + 1]);
    if (announced !== null) {
      add([], null, announced);
      open = true;
      continue;
    }
    if (open && !beginsAnew(block)) chunks.at(-1)?.blocks.push(block);
    else add([block]);
    open = true;
  }
  return chunks.filter(({ blocks, options }) => blocks.length > 0 || options !== null);
}

/** "What to remember:" above a list is that list's title. */
function announcement(block: Block, next: Block | undefined): string | null {
  if (block.kind !== "paragraph" || next?.kind !== "list") return null;
  const words = flat(block.runs).trim();
  return /^(?:what to remember|remember|key (?:points|ideas)|today)\b[^:]{0,40}:$/i.test(words)
    ? words.slice(0, -1)
    : null;
}

function beginsAnew(block: Block): boolean {
  return (
    block.kind === "paragraph" && /^(?:problem|example|worked example)\b[^:]{0,20}:/i.test(flat(block.runs))
  );
}

type Asked = { blocks: Block[]; options: Option[]; answer: Block[]; last: number };

/** A question, what belongs to it (code, a figure, a table) and the list of its options. */
export function questionAt(blocks: readonly Block[], at: number): Asked | null {
  const whole = blocks[at];
  if (whole?.kind === "together") {
    const listed = whole.blocks.find((one) => one.kind === "options");
    const others = whole.blocks.filter((one) => one !== listed);
    if (listed?.kind !== "options") return null;
    return { blocks: others, options: listed.items, answer: whole.key ?? [], last: at };
  }
  for (let last = at; last < Math.min(at + 5, blocks.length); last++) {
    const block = blocks[last];
    if (block === undefined || block.kind === "heading") return null;
    if (block.kind !== "list") continue;
    const options = optionsOf(block);
    return options === null ? null : { blocks: blocks.slice(at, last), options, answer: [], last };
  }
  return null;
}

/** "A. 12", "B) 15": a list whose every item begins with the next letter. */
function optionsOf(list: Extract<Block, { kind: "list" }>): Option[] | null {
  if (list.items.length < 2 || list.items.length > 6) return null;
  const options: Option[] = [];
  for (const { blocks } of list.items) {
    const [only, ...rest] = blocks;
    if (only?.kind !== "paragraph" || rest.length > 0) return null;
    const [lead = "", letter = ""] = /^([A-F])[.):]\s*/.exec(flat(only.runs)) ?? [];
    if (letter !== String.fromCharCode(65 + options.length)) return null;
    options.push({ letter, runs: sliceRuns(only.runs, lead.length, Number.POSITIVE_INFINITY) });
  }
  return options;
}

export function withoutMinutes(title: string): string {
  return title.replace(/\s*[([]?\s*\d+\s*min(?:ute)?s?\s*[)\]]?\s*$/i, "").trim();
}

/** "**Time:** 5 minutes", before the first subheading. */
function timeLine(blocks: readonly Block[]): number | null {
  const end = blocks.findIndex(({ kind }) => kind === "heading");
  const said = blocks
    .slice(0, end < 0 ? undefined : end)
    .find((block) => block.kind === "paragraph" && /^times?\W*:/i.test(flat(block.runs)));
  return said?.kind === "paragraph" ? minutesIn(flat(said.runs)) : null;
}

function minutesUnder(blocks: readonly Block[], title: string): number | null {
  const heading = blocks.find(
    (block) => block.kind === "heading" && withoutMinutes(flat(block.runs)) === title,
  );
  return heading?.kind === "heading" ? minutesIn(flat(heading.runs)) : null;
}
