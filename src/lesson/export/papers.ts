import type { CompanionPart } from "../../message.ts";
import { asksOfGiven } from "../../questions/given.ts";
import type { Level } from "../../questions/paper.ts";
import type { Audience } from "./audience.ts";
import { type Block, flat, paragraph, type Run, sliceRuns, text, trimRuns } from "./block.ts";
import { keyBlock, onPaper } from "./question-paper.ts";
import type { SheetPart } from "./sheet.ts";

/** What a sheet is printed as. `part` is left out for the lesson itself. */
export type Paper = { part?: CompanionPart | undefined; level: Level; audience: Audience };

/**
 * Parts with every question as it is printed, numbered through, and the key apart, for the teacher alone. A worksheet
 * leaves out what its level of support has no use for; the tasks and their numbers stay the same.
 */
export function onPapers(parts: readonly SheetPart[], paper: Paper): SheetPart[] {
  let number = 0;
  const key: Block[] = [];
  const printed = (blocks: readonly Block[]): Block[] =>
    blocks.map((block): Block => {
      if (block.kind === "quote") return { ...block, blocks: printed(block.blocks) };
      if (block.kind === "list" && paper.part === "cards") return asCards(block.items);
      if (block.kind !== "question") return block;
      number++;
      key.push(...keyBlock(block.question, number));
      return onPaper(block.question, number, paper.level);
    });
  const asksOf = parts.some((part) => part.blocks.some(isAskedOfGiven));
  const hasOwn = parts.some(({ title }) => title !== null && given.test(title));
  const shown = parts
    .flatMap((part) => (isShown(part, paper) ? [part] : asksOf && !hasOwn ? onlyGiven(part) : []))
    .map((part) => ({ ...part, blocks: printed(part.blocks) }));
  const named = paper.audience === "student" && written.has(paper.part ?? "") ? [nameLine, ...shown] : shown;
  if (paper.audience === "student" || key.length === 0) return named;
  const at = named.findIndex(({ title, apart }) => apart && title === "Answer key");
  const own = named[at];
  if (own === undefined) return [...named, { title: "Answer key", blocks: key, apart: true, notes: [] }];
  return named.with(at, { ...own, blocks: [...own.blocks, ...key] });
}

/** Handed in again with a name on it. */
const written: ReadonlySet<string> = new Set(["worksheet", "quiz", "homework"]);

const nameLine: SheetPart = {
  title: null,
  blocks: [paragraph("Name: ______________________________     Date: ________________")],
  apart: false,
  notes: [],
};

/** An example is support; so are words, which only those do without who need none. */
function isShown({ title }: SheetPart, { part, level }: Paper): boolean {
  if (part !== "worksheet" || title === null) return true;
  if (/^worked example\b/i.test(title)) return level === "scaffolded";
  return !/^words you need\b/i.test(title) || level !== "stretch";
}

const given = /^(?:to work with|(?:the )?(?:sources?|texts?|extracts?|poems?|data))\b/i;

function isAskedOfGiven(block: Block): boolean {
  return block.kind === "question" && asksOfGiven(block.question.prompt) !== null;
}

/** Of an example that a level does without, what the tasks are asked of: what it shows before its steps, or all that it says there. */
function onlyGiven(part: SheetPart): SheetPart[] {
  if (!/^worked example\b/i.test(part.title ?? "")) return [];
  const steps = part.blocks.findIndex((block) => block.kind === "list" && block.ordered);
  const before = part.blocks.slice(0, steps < 0 ? undefined : steps);
  const shows = (blocks: readonly Block[]) =>
    blocks.filter(({ kind }) => kind === "quote" || kind === "code" || kind === "table" || kind === "figure");
  const kept = [shows(before), shows(part.blocks), before].find((blocks) => blocks.length > 0) ?? [];
  return kept.length === 0 ? [] : [{ ...part, title: "To work with", blocks: kept }];
}

/** "**term**: meaning", an item each. */
function asCards(items: readonly { blocks: Block[] }[]): Block {
  const cards = items.flatMap(({ blocks: [first] }) => {
    if (first?.kind !== "paragraph") return [];
    const whole = flat(first.runs);
    const colon = whole.indexOf(":");
    if (colon < 0) return [{ front: first.runs, back: [] as Run[] }];
    return [
      {
        front: sliceRuns(first.runs, 0, colon),
        back: trimRuns(sliceRuns(first.runs, colon + 1, whole.length)),
      },
    ];
  });
  return cards.length === 0 ? { kind: "paragraph", runs: [text("")] } : { kind: "cards", cards };
}
