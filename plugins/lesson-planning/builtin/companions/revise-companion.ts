import type { EditType } from "../../../../src/lesson/decide/decision.ts";
import { editTypeOf } from "../../../../src/lesson/decide/decision-edit-type.ts";
import { questionBlock, questionsIn } from "../../../../src/questions/questions-in.ts";
import type { Topic } from "../../../../src/workspace/topic.ts";
import type { Revised } from "../drafting/revising.ts";
import { hasKey, type Pooled, poolOf } from "./pool.ts";
import { sourceOf } from "./source.ts";

const able =
  "It can make a set of questions shorter or longer, easier or harder, from the lesson and its note.";

/** A section of questions with some of them changed for others that the lesson and its note give; the rest word for word. */
export function reviseCompanion(
  current: string,
  request: string,
  lesson: string,
  note: Topic | null,
): Revised {
  const placed = questionsIn(current);
  if (placed.length === 0)
    return { unable: `built-in drafting changes questions only, and this section has none. ${byHand}` };
  const asked = new Set(placed.flatMap(({ question }) => (question === null ? [] : [question.prompt])));
  const spare = poolOf(sourceOf(lesson, note)).questions.filter(
    (one) =>
      hasKey(one) &&
      one.needs.every(({ markdown }) => current.includes(markdown)) &&
      !asked.has(one.question.prompt),
  );
  const blocks = placed.map(({ start, end }) => current.slice(start, end));
  const changed = change(editTypeOf(request), blocks, spare);
  if (changed === null)
    return {
      unable: `built-in drafting cannot do "${request.slice(0, 120)}" with these questions. ${able} ${byHand}`,
    };
  const from = placed[0]?.start ?? 0;
  const to = placed.at(-1)?.end ?? from;
  return { text: current.slice(0, from) + changed.join("\n\n") + current.slice(to) };
}

const byHand = "Press Edit on a question to write it in your own words, or choose a model.";

function change(type: EditType, blocks: readonly string[], spare: readonly Pooled[]): string[] | null {
  const easy = spare.find(({ when }) => when === "starter" || when === "together" || when === "words");
  const hard = spare.findLast(({ when }) => when === "deeper" || when === "note");
  const added = (one: Pooled | undefined) => (one === undefined ? null : questionBlock(one.question));
  switch (type) {
    case "shorter":
      return blocks.length < 2 ? null : blocks.slice(0, -1);
    case "more_detail": {
      const more = added(spare[0]);
      return more === null ? null : [...blocks, more];
    }
    case "easier": {
      const easier = added(easy);
      return easier === null ? null : [easier, ...blocks.slice(0, -1)];
    }
    case "harder": {
      const harder = added(hard);
      return harder === null ? null : [...blocks.slice(1), harder];
    }
    default:
      return null;
  }
}
