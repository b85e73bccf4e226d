import { foldText } from "../../../text/fold.ts";
import type { Question } from "./conversation-record.ts";
import { type Judged, judged } from "./judged.ts";

const tooShort = 12;
const told = 40;

/**
 * A story of the learner's own, situation to result. Code can see its parts and its length, never whether it is a good
 * one, so it is never sure of a story that was told: the learner holds it against what an interviewer looks for.
 */
export function judgeStory({ points }: Question, text: string): Judged {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < tooShort) {
    return judged("incorrect", 0.85, { note: "That is too short to be a story.", missing: [...points] });
  }
  const said = ` ${words.join(" ")} `;
  const absent = parts.filter(({ cue }) => !cue.test(said)).map(({ name }) => name);
  const whole = words.length >= told && absent.length <= 1;
  const guess = whole ? "correct" : absent.length <= 2 ? "partial" : "incorrect";
  return judged(guess, 0.4, { missing: whole ? [] : absent });
}

const parts = [
  { name: "the situation: where and when", cue: / (?:when|last|while|during|at|in|on|as) / },
  {
    name: "your task: what had to be achieved",
    cue: / (?:had to|needed|task|asked|goal|responsible|job|should) /,
  },
  { name: "your own actions, with “I”", cue: / (?:i|ive|id) (?!was |am |had to )\p{L}+/u },
  {
    name: "the result: what came of it",
    cue: / (?:result|results|in the end|since then|from then|learned|learnt|finally|so that|improved|ended|now) /,
  },
] as const;
