import { type Question, wholePrompt } from "./conversation-record.ts";
import { keyWord } from "./help/key-word.ts";
import type { Judged } from "./judged.ts";
import { say } from "./wording.ts";

/**
 * What is asked after a half-right answer in free words (exercise-modalities §4.2, type 2): one question, made of what was
 * missing, that leads there without saying it.
 */
export function probe(question: Question, { missing, note }: Judged, turn: number): string {
  const [idea = ""] = missing;
  if (question.weighing === "statement" && note === "The reason is missing.")
    return `${question.truth ? "So you say that it is so." : "So you say that it is not so."} What makes you think that?`;
  const word = keyWord(idea, wholePrompt(question));
  if (word === null) return say("more", turn);
  return probes[Math.abs(turn) % probes.length]?.replace("<w>", word) ?? say("more", turn);
}

const probes = [
  "A good part of it is there. And what about “<w>”: what has that to do with it?",
  "You're on the way. Think of “<w>”: what would you say about that?",
  "Good so far. One thing is still open, and it has to do with “<w>”. What is it?",
];
