import { foldText } from "../../../text/fold.ts";
import type { Question } from "./conversation-record.ts";
import { keyWord } from "./help/key-word.ts";

/**
 * Two to four hints, each saying more than the one before: the course's own first, then what can be derived. None but
 * the course's own gives the answer away; that comes after the last.
 */
export function hintLadder(
  question: Question,
  own: readonly string[],
  clues: readonly string[] = [],
): string[] {
  const given = own.map((hint) => hint.trim()).filter((hint) => hint !== "");
  const derived = [...clues, ...structure(question)].filter((hint) => !givesAway(hint, question));
  const needed = given.length >= fewest ? 0 : (question.kind === "typed" ? most : fewest + 1) - given.length;
  const found = [...new Set([...given, ...(needed > 0 ? derived.slice(-needed) : [])])].slice(0, most);
  // What says least comes first.
  const general = (question.kind === "typed" ? look : think).slice(0, Math.max(0, fewest - found.length));
  return [...general, ...found];
}

const fewest = 2;
const most = 4;
/** Where nothing better is known. */
const look = [
  "Read the question once more, slowly. Which word in it matters most?",
  "Think back to the example you were shown.",
];
const think = [
  "Say it in your own words first, as you would to a friend.",
  "Start with the part you are sure of, and build on it.",
];

function structure(question: Question): string[] {
  if (question.weighing === "scene") return sceneHints(question);
  const answer = question.accepted[0];
  if (question.weighing === "correction") {
    return answer === undefined ? [] : [`The right sentence begins “${opening(answer)}”.`];
  }
  if (question.kind === "typed" && answer !== undefined) return [shape(answer), firstLetters(answer)];
  const reference = question.references[0];
  const parts = question.points.length;
  const decide = "First decide whether it is so; then give the reason in one sentence.";
  const count =
    question.weighing === "statement" ? [decide] : parts > 1 ? [`A full answer holds ${parts} ideas.`] : [];
  const word = keyWord(question.points[0] ?? reference ?? "", question.prompt);
  const lead = word === null ? [] : [`It has to do with “${word}”.`];
  return reference === undefined
    ? [...count, ...lead]
    : [...count, ...lead, `It could begin: “${opening(reference)}”`];
}

function sceneHints({ points, accepted }: Question): string[] {
  const letters = accepted.map((phrase) => firstLetterOf(phrase)).join("; ");
  return [
    `What you want to do now: ${points.join(" ")}`,
    `Phrases that would help begin like this: ${letters}`,
  ];
}

function shape(answer: string): string {
  if (/^[\d\s.,]+$/.test(answer)) return "It is a number.";
  const words = answer.split(/\s+/).length;
  if (words > 1) return `It has ${words} words.`;
  const letters = [...answer].length;
  return letters === 1 ? "It is a single character." : `It has ${letters} characters.`;
}

function firstLetters(answer: string): string {
  return `It begins like this: ${answer.split(/\s+/).map(firstLetterOf).join(" ")}`;
}

function firstLetterOf(phrase: string): string {
  return `${[...phrase][0] ?? ""}…`;
}

/** The first words: enough to start, too few to be the answer. */
function opening(text: string): string {
  const words = text.split(/\s+/);
  return `${words.slice(0, Math.max(1, Math.min(4, Math.floor(words.length / 3)))).join(" ")} …`;
}

function givesAway(hint: string, { accepted, weighing }: Question): boolean {
  if (weighing === "scene") return false;
  const said = ` ${foldText(hint)} `;
  return accepted.some((answer) => said.includes(` ${foldText(answer)} `));
}
