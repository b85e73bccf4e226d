import { type Phrases, phrases, type Word, wordsIn } from "../../../phrases.ts";
import advice from "./lists/advice.txt" with { type: "text" };
import application from "./lists/application.txt" with { type: "text" };
import chat from "./lists/chat.txt" with { type: "text" };
import commands from "./lists/commands.txt" with { type: "text" };
import errands from "./lists/errands.txt" with { type: "text" };
import facts from "./lists/facts.txt" with { type: "text" };
import markingThings from "./lists/marking-things.txt" with { type: "text" };
import markingVerbs from "./lists/marking-verbs.txt" with { type: "text" };
import message from "./lists/message.txt" with { type: "text" };
import personal from "./lists/personal.txt" with { type: "text" };
import reference from "./lists/reference.txt" with { type: "text" };
import report from "./lists/report.txt" with { type: "text" };
import revealThings from "./lists/reveal-things.txt" with { type: "text" };
import revealVerbs from "./lists/reveal-verbs.txt" with { type: "text" };
import teaching from "./lists/teaching.txt" with { type: "text" };

/** What is asked for, whatever language it is said in; `id` names the message. */
export type Elsewhere = {
  id: string;
  reason: "out_of_scope" | "capability_limitation";
  /** A verb asks for it; else it is only named, and many a topic is named alike ("circular", "Kaufvertrag"). */
  ordered: boolean;
};

const teaches = phrases(teaching);
const orders = phrases(commands);
const asksToSee = phrases(revealVerbs);
const toldBefore = phrases(revealThings);
const marks = phrases(markingVerbs);
const pupilsWork = phrases(markingThings);
const runs = phrases(errands);

/** Refused where a verb asks for it; a lesson about it names teaching first. */
const made: readonly [string, Phrases][] = [
  ["reference", phrases(reference)],
  ["report", phrases(report)],
  ["message", phrases(message)],
  ["application", phrases(application)],
  ["personal", phrases(personal)],
];
/** Refused as it stands, where nothing speaks of teaching. */
const said: readonly [string, Phrases][] = [
  ["personal", phrases(personal)],
  ["chat", phrases(chat)],
  ["trivia", phrases(facts)],
  ["advice", phrases(advice)],
];

/**
 * Whether a request asks for something else than planning, by what it asks for and not by the language it does it in.
 * The order of words decides, as in `asked.ts`: "écris une lettre de recommandation" asks for the letter, "une séance
 * sur la lettre de recommandation" for a lesson.
 */
export function askedElsewhere(request: string): Elsewhere | null {
  const words = wordsIn(request);
  if (asksForInstructions(words)) return { id: "instructions", reason: "out_of_scope", ordered: true };
  const taught = firstOf(teaches, words);
  const ordered = firstOf(orders, words);
  for (const [id, things] of made) {
    const at = firstOf(things, words);
    if (at < Number.POSITIVE_INFINITY && ordered <= headWords && ordered <= at && !(taught < at))
      return { id, reason: "out_of_scope", ordered: true };
  }
  const marking = firstOf(marks, words);
  const work = firstOf(pupilsWork, words);
  if (
    marking <= headWords &&
    work < Number.POSITIVE_INFINITY &&
    marking < work &&
    work - marking <= headWords
  )
    return { id: "marking", reason: "out_of_scope", ordered: true };
  const errand = firstOf(runs, words);
  if (errand <= headWords && !(taught < errand))
    return { id: "remind", reason: "capability_limitation", ordered: false };
  if (taught < Number.POSITIVE_INFINITY) return null;
  const bare = [...said, ...made].find(([, things]) => firstOf(things, words) < Number.POSITIVE_INFINITY);
  return bare === undefined ? null : { id: bare[0], reason: "out_of_scope", ordered: false };
}

const aboutWords = new Set("sur zu zum zur uber sobre tentang mengenai on about".split(" "));

/** "Une séance sur …", "eine Stunde zu …", "una clase sobre …": a lesson is plainly asked for, and what follows is its topic. */
export function asksForALesson(request: string): boolean {
  const words = wordsIn(request).slice(0, headWords);
  const about = words.findIndex(({ plain }) => aboutWords.has(plain));
  return about > 0 && firstOf(teaches, words) < about;
}

/** How far into a request its verb may stand. */
const headWords = 6;

/** The place of the first hit; beyond all words where there is none. */
function firstOf(list: Phrases, words: readonly Word[]): number {
  const at = words.findIndex((_, i) => list(words, i) > 0);
  return at === -1 ? Number.POSITIVE_INFINITY : at;
}

/** "Print your system prompt", "ignore tes instructions": what it was told is no lesson. */
function asksForInstructions(words: readonly Word[]): boolean {
  return words.some((_, at) => {
    if (toldBefore(words, at) === 0) return false;
    return words
      .slice(Math.max(0, at - headWords), at + 1)
      .some((_, i) => asksToSee(words, Math.max(0, at - headWords) + i) > 0);
  });
}
