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
  const absent = storyParts.filter(({ cue }) => !cue.test(said)).map(({ name }) => name);
  const whole = words.length >= told && absent.length <= 1;
  const guess = whole ? "correct" : absent.length <= 2 ? "partial" : "incorrect";
  return judged(guess, 0.4, { missing: whole ? [] : absent });
}

/** The four parts, as English tells them; each by words that its telling rarely does without. */
export const storyParts = [
  {
    key: "situation",
    name: "the situation: where and when",
    cue: / (?:last|ago|once|when (?:i|we|my|our|the|a)|while|during|summer|winter|spring|autumn|year|years|month|months|week|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:at|in) (?:my|the|a|an|our|work|school|university|college)|job|placement|shift|internship) /,
  },
  {
    key: "task",
    name: "your task: what had to be achieved",
    cue: / (?:had to|needed|need to|task|asked (?:me|us)|goal|responsible|my job|should|wanted to|aim|deadline|supposed to|expected|my role|in charge) /,
  },
  {
    key: "action",
    name: "your own actions, with “I”",
    cue: / (?:i|ive|id) (?!was |am |had |have |think |thought |feel |felt |learned |learnt |wanted |needed |dont |didnt |worked at |worked in )\p{L}+/u,
  },
  {
    key: "result",
    name: "the result: what came of it",
    cue: / (?:result|results|in the end|since then|from then|learned|learnt|finally|so that|improved|ended|now|afterwards|saved|finished|on time|fewer|percent|agreed|thanked|praised|solved|never again) /,
  },
] as const;
