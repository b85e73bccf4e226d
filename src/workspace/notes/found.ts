import type { Block, DocumentText } from "../../documents/document-text.ts";
import { isClassOrTime, isFurniture } from "../../documents/page-furniture.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { type Answer, answersIn, inlineAnswer, matched } from "./answers.ts";
import { answeredIn, askedIn, asksOfBefore, isAnswer } from "./asked-line.ts";
import { isDated } from "./dated.ts";
import { exerciseAt, instructs } from "./exercise.ts";
import {
  answerLine,
  cellsOf,
  isHeaderRow,
  isMistakesHeader,
  isQuestion,
  kindOfLine,
  withoutLabel,
  withoutMarks,
} from "./kind-of-line.ts";
import { correctionIn, isMarked } from "./mistake-said.ts";
import {
  beginsExample,
  headsBeliefs,
  headsDates,
  headsThoughts,
  headsTruths,
  type Kind,
  kindOfHeading,
  labelOf,
  namesOne,
} from "./signs.ts";
import { thoughtsIn } from "./who-thinks.ts";
import { asideIn, definedIn, pairIn, tellsSteps, termsIn, type WordFound } from "./words-found.ts";

/** Something a document says. `at`: which of its blocks. */
export type Item = { text: string; page: number | null; at: number };

/** What was found in a document. Every text of it stands there; what was not understood is `rest`. The furniture of a page is left out. */
export type Found = {
  title: string;
  ideas: Item[];
  words: (WordFound & { page: number | null; at: number })[];
  examples: Item[];
  questions: (Item & { answer: string | null })[];
  /**
   * What stands among mistakes (`mistake-said.ts` says what each line of it is). `sure`: it is itself called one;
   * `believed`: it is said to be what somebody thinks.
   */
  mistakes: (Item & Mistaken)[];
  rest: Item[];
};

type Mistaken = { sure: boolean; believed?: true };
/** What a label in the line above opened: what goes on with it is the same. */
type Opened = { kind: "mistakes" | "rest"; as: Mistaken; paragraph: boolean };

type Reading = Omit<Found, "title" | "questions"> & {
  questions: (Found["questions"][number] & { label: string })[];
  answers: (Item & { parts: Answer[] })[];
};

/** Ideas, words, examples, questions and mistakes of a document, by its headings, its labels and the form of its lines. */
export function findIn({ title, blocks }: DocumentText): Found {
  const read: Reading = {
    ideas: [],
    words: [],
    examples: [],
    questions: [],
    mistakes: [],
    rest: [],
    answers: [],
  };
  let section: Kind | null = null;
  let beliefs: Mistaken = { sure: false };
  let opened: Opened | null = null;
  let dates = false;
  let truthFirst = false;
  const named = blocks.findIndex(({ kind, text }) => kind === "heading" && text === title);
  for (const [at, block] of blocks.entries()) {
    const heads = block.kind === "heading" && isClassOrTime(block.text);
    if (at !== named && (heads || isFurniture(block.text))) continue;
    const went = opened === null ? null : goingOn(opened, block);
    if (went !== null) {
      if (opened?.kind === "mistakes") putMistakes(read, item(block, at), went);
      else read.rest.push(item(block, at));
      continue;
    }
    opened = openedBy(block);
    const exercise = exerciseAt(blocks, at);
    if (block.kind === "heading") {
      section = kindOfHeading(block.text);
      beliefs = {
        sure: section === "mistakes" && headsBeliefs(block.text),
        ...(headsThoughts(block.text) ? { believed: true } : {}),
      };
      dates = section === "ideas" && headsDates(block.text);
      truthFirst = false;
      if (section === null && at !== named) read.rest.push(item(block, at));
    } else if (isMistakesHeader(block)) {
      section = "mistakes";
      truthFirst = headsTruths(cellsOf(block.text)[0] ?? "");
    } else if (isHeaderRow(block)) section = kindOfHeading(cellsOf(block.text)[0] ?? "") ?? "words";
    else if (block.kind === "row" && section === "mistakes") putCorrected(read, item(block, at), truthFirst);
    else if (block.kind === "row" && section !== "answers") putRow(read, item(block, at), section);
    else if (isDated(block.text) || (dates && /^\d{1,4}\s?[:–—-]\s/.test(block.text)))
      putFact(read, item(block, at), section);
    else if (mayAsk(section) && instructs(blocks, at)) continue;
    else if (mayAsk(section) && exercise !== null) {
      const { label, text } = exercise;
      ask(read, { ...item(block, at), text }, label);
    } else putLine(read, block, at, section, pairAround(blocks, at), beliefs);
  }
  for (const word of read.words) if (word.meaning === "") word.meaning = meaningIn(read.ideas, word.term);
  const { questions, unused } = matched(read.questions, read.answers);
  const kept = unused.map(({ text, page, at }) => ({ text, page, at }));
  const { answers: _, ...rest } = read;
  return { title, ...rest, questions, rest: [...read.rest, ...kept].toSorted((a, b) => a.at - b.at) };
}

/** What the ideas say of a term that stands in a mere list: "pitch = how high or low". */
function meaningIn(ideas: readonly Item[], term: string): string {
  const pairs = ideas.flatMap(({ text }) => sentencesIn(text)).map((sentence) => pairIn(sentence));
  return pairs.find((pair) => pair?.term.toLowerCase() === term.toLowerCase())?.meaning ?? "";
}

/** Where answers, examples or words stand, a sum is one of these. */
function mayAsk(section: Kind | null): boolean {
  return section === null || section === "questions" || section === "ideas";
}

function putLine(
  read: Reading,
  block: Block,
  at: number,
  section: Kind | null,
  pair: boolean,
  beliefs: Mistaken,
): void {
  const { label, text } = withoutLabel(block.text);
  const whole = item(block, at);
  const answer = read.questions.length === 0 ? null : answerLine(block.text);
  const own = labelOf(text);
  const corrects = read.mistakes.at(-1)?.at === at - 1 && correctionIn(text) !== null;
  const asked = askedIn(text);
  if (corrects) read.mistakes.push({ ...whole, text, sure: false });
  else if (section === "mistakes" && isMarked(text)) read.mistakes.push({ ...whole, text, sure: false });
  else if (answer !== null) read.answers.push({ ...whole, parts: [answer] });
  else if (asked !== null && section !== "examples")
    read.questions.push({ ...whole, ...answeredIn(withoutMarks(asked)), label });
  else if (own !== null && (section !== "words" || own.believed || own.hers)) {
    const as = own.believed ? { sure: true, believed: own.believed } : { sure: namesOne(text) };
    putAs(own.kind, read, { ...whole, text: text.slice(own.from).trim() }, label, block, as);
  } else {
    const kind = kindOfLine(text, section, pair);
    // Among words may stand what is none.
    const held =
      kind !== "words" || pairIn(text) !== null || definedIn(text) !== null || termsIn(text).length > 1;
    putAs(held ? kind : kindOfLine(text, null, false), read, { ...whole, text }, label, block, beliefs);
  }
}

/** `one`: what the block says, without its number and its label. Where that is nothing, the block is kept. */
function putAs(kind: Kind, read: Reading, one: Item, label: string, block: Block, as: Mistaken): void {
  const whole = { ...one, text: block.text };
  const pair = kind === "words" ? (pairIn(one.text) ?? definedIn(one.text)) : null;
  if (one.text === "" || kind === "rest") read.rest.push(whole);
  else if (kind === "answers") read.answers.push({ ...whole, parts: answersIn(block.text) });
  else if (kind === "questions") ask(read, one, label);
  else if (kind === "ideas")
    putSentences(
      read,
      one,
      block.kind === "paragraph" || one.text.includes("?") ? sentencesIn(one.text) : [one.text],
    );
  else if (kind === "mistakes") putMistakes(read, one, as);
  else if (kind !== "words") read[kind].push(one);
  else if (pair === null && termsIn(one.text).length > 1)
    for (const term of termsIn(one.text)) read.words.push({ term, meaning: "", page: one.page, at: one.at });
  else if (pair === null) read.rest.push(whole);
  else read.words.push({ ...pair, page: one.page, at: one.at });
}

/** What is told behind a question is its answer; "why?" asks about what was told before it. */
function putSentences(read: Reading, one: Item, sentences: readonly string[]): void {
  for (const [at, text] of sentences.entries()) {
    const [before = "", behind = ""] = [sentences[at - 1], sentences[at + 1]];
    const asksAgain = isQuestion(before) && isAnswer(text);
    if (isQuestion(text)) {
      const whole = asksOfBefore(text) && before !== "" ? `${before} ${text}` : text;
      ask(read, { ...one, text: whole }, "");
      const asked = read.questions.at(-1);
      if (asked !== undefined && asked.answer === null && isAnswer(behind)) asked.answer = behind;
    } else if (!asksAgain || kindOfLine(text, null, false) !== "rest") putIdea(read, { ...one, text });
  }
}

/** What somebody thinks is put down thing by thing. */
function putMistakes(read: Reading, one: Item, as: Mistaken): void {
  const said = as.sure ? thoughtsIn(one.text) : [one.text];
  for (const text of said) read.mistakes.push({ ...one, text, ...as });
}

/** What happened when. Where answers, questions or examples stand, it is one of these. */
function putFact(read: Reading, one: Item, section: Kind | null): void {
  if (section === "answers") read.answers.push({ ...one, parts: answersIn(one.text) });
  else if (section === "questions" || isQuestion(one.text)) ask(read, one, "");
  else if (section === "examples" || section === "rest") read[section].push(one);
  else read.ideas.push(one);
}

/** What a definition explains is a word as well as an idea. */
function putIdea(read: Reading, { text: whole, ...where }: Item): void {
  const aside = asideIn(whole);
  const one = { ...where, text: whole.slice(0, aside?.index) };
  read.ideas.push(one);
  if (aside !== null) read.rest.push({ ...where, text: whole.slice(aside.index + aside[0].length) });
  const word = definedIn(one.text);
  if (word !== null) read.words.push({ ...word, page: one.page, at: one.at });
}

function ask(read: Reading, one: Item, label: string): void {
  const text = withoutMarks(one.text);
  // "Which one? Explain.": behind a question may stand what more is asked.
  const told = /\?\s*[\p{Ll}\p{N}][^?]*$/u.test(text) ? answeredIn(text) : inlineAnswer(text);
  read.questions.push({ ...one, ...told, label });
}

function putRow(read: Reading, one: Item, section: Kind | null): void {
  const [first = "", second = "", ...more] = cellsOf(one.text);
  const pair = first !== "" && second !== "" && more.length === 0;
  if (pair && (isQuestion(first) || section === "questions"))
    read.questions.push({ ...one, text: withoutMarks(first), answer: second, label: "" });
  else if (pair && (section === "words" || first.split(/\s+/).length <= 4))
    read.words.push({ term: first, meaning: second, page: one.page, at: one.at });
  else read.rest.push(one);
}

/** A row of "Mistake | Correction": the two stay together; where the right one stands first, they are told apart at once. */
function putCorrected(read: Reading, one: Item, truthFirst: boolean): void {
  const [first = "", second = "", ...more] = cellsOf(one.text);
  if (first === "" || second === "" || more.length > 0) read.rest.push(one);
  else if (truthFirst) {
    read.ideas.push({ ...one, text: first });
    read.mistakes.push({ ...one, text: second, sure: true });
  } else read.mistakes.push({ ...one, sure: false });
}

/** Whether it is a term with its meaning and not alone as one: a single line with a colon in it proves nothing. */
function pairAround(blocks: readonly Block[], at: number): boolean {
  const pair = (index: number) => {
    const { kind, text } = blocks[index] ?? { kind: "heading", text: "" };
    return kind === "heading" || says(text) || isDated(text) ? null : pairIn(withoutLabel(text).text);
  };
  const shouts = (index: number) =>
    /^\p{Lu}[\p{Lu}\s'’-]{3,}\s*:/u.test(withoutLabel(blocks[index]?.text ?? "").text);
  // "STARTER: …" in capitals is a label, unless those around it are written so too.
  if (tellsSteps(pair(at)?.meaning ?? "")) return false;
  if (shouts(at) && !shouts(at - 1) && !shouts(at + 1)) return false;
  const bold = /^\*\*[^*]+\*\*/.test(blocks[at]?.text ?? "");
  return pair(at) !== null && (bold || pair(at - 1) !== null || pair(at + 1) !== null);
}

/** A label before the colon, not a term. */
function says(text: string): boolean {
  return labelOf(text) !== null || beginsExample.test(text);
}

/** A label that holds for the lines further in below it as well. */
function openedBy({ kind, text: whole }: Block): Opened | null {
  const { text } = withoutLabel(whole);
  const own = kind === "heading" || kind === "row" ? null : labelOf(text);
  if (own === null || (own.kind !== "mistakes" && own.kind !== "rest")) return null;
  const as = own.believed ? { sure: true, believed: own.believed } : { sure: namesOne(text) };
  return { kind: own.kind, as, paragraph: kind === "paragraph" };
}

/**
 * As what a line goes on with the label above it; null where it does not. A bare line right below what somebody thinks may
 * be another thing that is thought: it is left open, and taught as neither.
 */
function goingOn(opened: Opened, { kind, text, follows }: Block): Mistaken | null {
  if (kind === "heading" || kind === "row" || labelOf(text) !== null || isQuestion(text)) return null;
  if (opened.kind === "mistakes" && correctionIn(text) !== null) return { sure: false };
  if (follows === "under") return opened.as;
  const bare = opened.as.believed && opened.paragraph && kind === "paragraph" && follows === "next";
  return bare && kindOfLine(text, null, false) === "ideas" ? { sure: false } : null;
}

function item({ text, page }: Block, at: number): Item {
  return { text, page, at };
}
