import { foldText } from "../../text/fold.ts";
import { cosine, vectorOf } from "../../words/word-vectors.ts";
import type { Items } from "../course-format.ts";
import { linesOf, subjectsIn } from "./conversation/help/course-book.ts";
import { masked } from "./conversation/word-questions.ts";
import { itemKey } from "./exercise.ts";
import { listed, words } from "./worksheet/sections/text.ts";

/** What is asked. `accepted`: what is typed; `spoken`: what is said in free words. */
export type AskedFor = {
  prompt: string;
  item: string;
  accepted: readonly string[];
  spoken: readonly string[];
};

type Word = Items["vocabulary"][number];

/**
 * What leads to an answer without saying it, from the course's own material, what says least first: what the course notes of
 * it, the rule in the text, and a sentence with a gap where it stands. Where there is none of these, what is near it in meaning.
 */
export function cluesFor(wanted: AskedFor, items: Items): string[] {
  const accepted = wanted.accepted.flatMap((one) => one.split(" / "));
  const asked = { ...wanted, accepted };
  const own = items.vocabulary.find(({ term }) => itemKey("vocabulary", term) === asked.item);
  const meant = items.vocabulary.find(({ term }) => accepted.some((one) => foldText(one) === foldText(term)));
  const word = own ?? meant;
  const found = [
    ...(word?.note === undefined ? [] : [word.note]),
    ...exampleOf(asked, items),
    ...(asked.item.startsWith("outputs:") ? [] : rule(asked, items)),
    ...(own === undefined && meant !== undefined ? [`It means “${meant.meanings[0] ?? ""}”.`] : []),
    ...(own === undefined ? [] : inSentence(own, asked)),
  ];
  const clues = [...new Set(found)].filter((clue) => !tells(clue, asked) && !namesAnAnswer(clue));
  // Another word says little of this one: only where nothing else does.
  return clues.length > 0 || word === undefined
    ? clues
    : neighbours(word, items).filter((clue) => !tells(clue, asked));
}

/** Whether a text says the answer: a typed one as it stands, one in free words by most of what it is about. */
export function tells(text: string, { prompt, accepted, spoken }: AskedFor): boolean {
  const said = ` ${foldText(text)} `;
  if (accepted.some((answer) => foldText(answer) !== "" && said.includes(` ${foldText(answer)} `)))
    return true;
  if (spoken.length === 0) return false;
  const inQuestion = subjectsIn(prompt);
  const inText = subjectsIn(text);
  return spoken.some((answer) => {
    const own = [...subjectsIn(answer)].filter((stem) => !inQuestion.has(stem));
    return own.length > 0 && own.filter((stem) => inText.has(stem)).length >= Math.max(1, own.length / 2);
  });
}

/** The words of the concept that are nearest in meaning; what only stands beside it says nothing. */
function neighbours(word: Word, items: Items): string[] {
  const place = items.vocabulary.indexOf(word);
  const vocabulary = items.vocabulary.slice(Math.max(0, place - mostLooked), place + mostLooked);
  const others = vocabulary.filter(
    ({ term, meanings }) => term !== word.term && !sharesOne(meanings, word.meanings),
  );
  const near = others
    .map((other) => ({ other, near: nearTo(word, other) }))
    .filter(({ near }) => near >= nearEnough)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, mostNeighbours)
    .map(({ other }) => other);
  const named = near.map(({ term, meanings }) => `**${term}** (${meanings[0] ?? ""})`);
  return named.length === 0 ? [] : [`Its meaning is near that of ${named.join(" and ")}, and not the same.`];
}

/** To either side: what belongs together stands together, and a list may have thousands of words. */
const mostLooked = 100;
const nearEnough = 0.45;
const mostNeighbours = 2;

function sharesOne(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.some((other) => foldText(one) === foldText(other)));
}

/** By the meanings that are nearest, each as a whole: "how are you" is no "friend", although "you" is near one. */
function nearTo(one: Word, other: Word): number {
  const [here = [], there = []] = [one, other].map(({ meanings }) =>
    // What stands in brackets says when it is used, not what it means.
    meanings.map((meaning) =>
      [...subjectsIn(meaning.replace(/\([^()]*\)/g, " "))].flatMap((stem) => vectorOf(stem) ?? []),
    ),
  );
  return Math.max(0, ...here.flatMap((a) => there.map((b) => Math.min(covered(a, b), covered(b, a)))));
}

/** How near the words of one meaning have a word in the other, on average. */
function covered(some: readonly Float32Array[], others: readonly Float32Array[]): number {
  if (some.length === 0) return 0;
  const best = some.map((a) => Math.max(0, ...others.map((b) => cosine(a, b))));
  return best.reduce((sum, each) => sum + each, 0) / some.length;
}

/** The word's own sentence: with a gap where the word is asked for, its translation with one where its meaning is. */
function inSentence({ sentences }: Word, { accepted, prompt }: AskedFor): string[] {
  return sentences.slice(0, 1).flatMap(({ text, translation }) => {
    const gapped = masked(text, accepted);
    if (gapped !== text) return prompt.includes("___") ? [] : [`In a sentence: “${gapped}” (${translation})`];
    const meant = masked(translation, accepted);
    return meant === translation ? [] : [`“${text}” is “${meant}”`];
  });
}

/** Of a term: the example that the course gives of it. */
function exampleOf({ item, accepted }: AskedFor, { definitions }: Items): string[] {
  return definitions
    .filter(({ term }) => itemKey("definitions", term) === item)
    .flatMap(({ example }) => (example === undefined ? [] : [`For example: ${masked(example, accepted)}`]));
}

/** The sentence of the concept's text that has most to do with what is asked, with a gap where it would say it. */
function rule(asked: AskedFor, { teach }: Items): string[] {
  const inPrompt = subjectsIn(asked.prompt);
  const inAnswer = subjectsIn([...asked.accepted, ...asked.spoken].join(" "));
  const words = asked.accepted.filter((answer) => /\p{L}/u.test(answer));
  const best = [...linesOf(teach.explanation), ...linesOf(teach.example)]
    .filter(
      (line) => !/^(?:```|\|)|^\s*(?:def|for|while|if|return|print|import|class)\b.*[:)]\s*$/.test(line),
    )
    .map((line) => line.replace(/^\s*(?:[-*]|#+|\d+[.)])\s+/, ""))
    .map((line) => {
      const stems = [...subjectsIn(line)];
      const gapped = words.reduce(maskedAll, line);
      const shared = stems.filter((stem) => inPrompt.has(stem)).length;
      const answering = stems.filter((stem) => inAnswer.has(stem)).length;
      return { line: gapped, worth: shared + 2 * answering + (gapped === line ? 0 : 2) };
    })
    .filter(
      ({ line, worth }) =>
        worth >= 2 && line.length <= longestRule && !tells(line, asked) && !namesAnAnswer(line),
    )
    .toSorted((a, b) => b.worth - a.worth)[0];
  return best === undefined ? [] : [`From the text: ${best.line}`];
}

/**
 * Beside a question, "the usual answer is X" reads as the answer to it, whatever it was said of in the text. The gap
 * itself may stand there.
 */
function namesAnAnswer(text: string): boolean {
  return answerIs.test(text);
}

const answerIs =
  /(?<!\p{L})(?:(?:answer|reply|response|solution|antwort|lösung|jawapan|balasan|réponse|respuesta|solución)[^.!?;:]{0,40}?(?:(?<!\p{L})(?:is|are|was|ist|lautet|ialah|adalah|est|es)(?!\p{L})|:)|jawapannya(?!\p{L}))(?![\s*_“"]*_{2,})/iu;

const longestRule = 240;
const mostGaps = 8;

function maskedAll(text: string, answer: string): string {
  let left = text;
  for (let at = 0; at < mostGaps; at++) {
    const next = masked(left, [answer]);
    if (next === left) return left;
    left = next;
  }
  return left;
}

/** The words of a sentence that are not as they should be; where none is, their order or what is missing. */
export function whereWrong(given: string, right: string): string {
  const kept = new Set(words(foldText(right)));
  const wrong = words(given).filter((word) => foldText(word) !== "" && !kept.has(foldText(word)));
  if (wrong.length > 0) return `Look at ${listed(wrong.map((word) => `“${word}”`))}.`;
  return words(foldText(given)).length < words(foldText(right)).length
    ? "A word is missing."
    : "Each word is right; look at their order, and whether one is too many.";
}

/** What comes last: how it begins. */
export function firstLetters(answer: string): string {
  return `It begins like this: ${spokenPart(answer)
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ""}…`)
    .join(" ")}`;
}

/** What stands in brackets says when it is used. */
function spokenPart(answer: string): string {
  const [first = ""] = answer.split(" / ");
  return first.replace(/\([^()]*\)/g, " ").trim() || first;
}
