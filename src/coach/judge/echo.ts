import type { KnownLanguage } from "./language-words.ts";
import type { UtteranceQuestion } from "./verdict.ts";
import { type HeardWord, wordsHeard } from "./words-heard.ts";

/** This many words beside the target make a sentence of the coach's; fewer may well be the learner's own. */
const fewestBeside = 2;

/**
 * The whole utterance is a piece of the question the coach just asked, and more than the target: said back, not used.
 * A sentence the coach gave as a model may be said back; so may a question where a question is what is learned.
 * Without `asked` it is compared with the item's own cues.
 */
export function isEcho(
  words: readonly HeardWord[],
  target: readonly number[],
  { asked, item }: UtteranceQuestion,
  language: KnownLanguage | null,
): boolean {
  if (words.length - target.length < fewestBeside || item.target.trim().endsWith("?")) return false;
  const heard = ` ${words.map((word) => word.letters).join(" ")} `;
  const prompts = asked === undefined ? item.cues.map((cue) => cue.text) : [asked];
  return prompts.flatMap(questionsIn).some((prompt) => {
    const said = wordsHeard(prompt, language).map((word) => word.letters);
    return ` ${said.join(" ")} `.includes(heard);
  });
}

function questionsIn(text: string): string[] {
  return text.match(/[^.!?]*\?/g) ?? [];
}
