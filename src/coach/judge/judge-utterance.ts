import { byAbsence } from "./by-absence.ts";
import { byCloseness } from "./by-closeness.ts";
import { byUse } from "./by-use.ts";
import { knownItem } from "./known-item.ts";
import { knownLanguage } from "./language-words.ts";
import { alsoUsed, rivalsHeard } from "./rivals.ts";
import type { Utterance } from "./utterance.ts";
import type { UtteranceQuestion, UtteranceVerdict } from "./verdict.ts";
import { wordsHeard } from "./words-heard.ts";

/** The verdict on one utterance (decision 36). Never throws, and says the same of the same question every time. */
export function judgeUtterance(question: UtteranceQuestion): UtteranceVerdict {
  const language = knownLanguage(question.targetLanguage);
  const item = knownItem(question.item, question.targetLanguage);
  const words = wordsHeard(question.heard, language, item.scale);
  const rivals = rivalsHeard(question, item, words, language);
  const utterance: Utterance = { question, language, words, item, rivals };
  const decided = byUse(utterance) ?? byCloseness(utterance) ?? byAbsence(utterance);
  const ownWords = decided.shown.verdict === "incorrect" ? [] : decided.used;
  return { ...decided.shown, alsoUsed: alsoUsed(utterance, ownWords) };
}
