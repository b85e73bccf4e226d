import { askings } from "../../../../text/languages/asking/askings.ts";
import type { ConversationState } from "../conversation-record.ts";

/**
 * What is said to somebody who thinks little of themselves, in the language they said it in: that it is no verdict on them, and
 * what they did here, where that is something. Nothing is praised that was not done.
 */
export function comfortFor({ body }: ConversationState, tag: string): { calm: string; wayOn: string } {
  const { calm, soFar, wayOn } = (askings[tag] ?? askings.en)?.comfort ?? { calm: "", soFar: "", wayOn: "" };
  const settled = body.progress.answers.flatMap((answer) => answer.settled ?? []);
  const right = settled.filter(({ verdict }) => verdict === "correct").length;
  const done = soFar.replace("{right}", String(right)).replace("{of}", String(settled.length));
  return { calm: right === 0 ? calm : `${calm} ${done}`, wayOn };
}
