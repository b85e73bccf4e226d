import { foldText } from "../../../text/fold.ts";
import { judgeAnswer } from "../../answers/judge.ts";
import type { Question } from "./conversation-record.ts";

export type Wish = "hint" | "reveal" | "stop";

/** What the learner asks for in place of an answer. "Help" is an answer where the question's answer is "help". */
export function wishInWords(text: string, question: Question | null): Wish | null {
  const said = foldText(text);
  const found = wishes.find(([, words]) => words.test(said))?.[0] ?? null;
  if (found === null || question === null || question.kind !== "typed") return found;
  return judgeAnswer({ accepted: question.accepted, answer: text }).verdict === "correct" ? null : found;
}

const wishes: readonly (readonly [Wish, RegExp])[] = [
  [
    "hint",
    /^(?:please )?(?:(?:can|could|may) i (?:get|have) |give me |i need )?(?:a |another |one more )?(?:hint|help|clue)(?: please)?$/,
  ],
  [
    "reveal",
    /^(?:please )?(?:show me|(?:show|tell) me the answer|show the answer|i give up|give up|skip(?: it| this)?)(?: please)?$/,
  ],
  ["stop", /^(?:stop|quit|exit|end|enough|thats enough|i want to stop|lets stop)(?: here| now| please)?$/],
];
