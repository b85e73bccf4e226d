import { keyOf } from "../../questions/paper.ts";
import type { Question } from "../../questions/question.ts";
import { letterAt } from "../../questions/shuffled.ts";
import type { Audience } from "./audience.ts";
import { type Block, paragraph } from "./block.ts";
import { onPaper } from "./question-paper.ts";

/** Questions that are data, as a class sees them; one alone has no number. Only the teacher's holds what is right. */
export function onScreen(blocks: readonly Block[], audience: Audience): Block[] {
  const alone = questionsOf(blocks) === 1;
  let number = 0;
  const shown = (all: readonly Block[]): Block[] =>
    all.map((block): Block => {
      if (block.kind === "quote") return { ...block, blocks: shown(block.blocks) };
      if (block.kind !== "question") return block;
      number++;
      const printed = onPaper(block.question, alone ? null : number, "core");
      const key = audience === "teacher" ? rightOf(block.question) : [];
      return key.length === 0 ? printed : { ...printed, key };
    });
  return shown(blocks);
}

function questionsOf(blocks: readonly Block[]): number {
  return blocks.reduce(
    (count, block) =>
      count + (block.kind === "question" ? 1 : 0) + (block.kind === "quote" ? questionsOf(block.blocks) : 0),
    0,
  );
}

/** "B. Because heat flows from hot to cold." */
function rightOf(question: Question): Block[] {
  if (question.kind !== "choice") return [];
  const right = question.options.findIndex((option) => option.right === true);
  return right < 0 ? [] : [paragraph(`${letterAt(right)}. ${keyOf(question).why}`.trim())];
}
