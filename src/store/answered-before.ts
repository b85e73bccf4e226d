import { type Answer, type AssistantMessage, textOf } from "../message.ts";

/** Answers from before they were kept as data say in a fixed layout what they are. Nothing writes it to be read any more. */

const shape = /^Teacher: this is ([^:\n]+):/m;
const leftAlone = /^Nothing was changed:/;

/** What an answer is, as it says itself; as its layout says where it was kept without; null where only its words do. */
export function answerOf(message: AssistantMessage): Answer | null {
  if (message.answer !== undefined) return message.answer;
  const text = textOf(message);
  if (leftAlone.test(text.trimStart())) return { kind: "left-alone" };
  const named = shape.exec(text)?.[1];
  return named === undefined ? null : { kind: "lesson", shape: named };
}
