import { foldText } from "../../../text/fold.ts";
import type { Items } from "../../course-format.ts";
import { type AskedFor, cluesFor, firstLetters, whereWrong } from "../clues.ts";
import { itemKey } from "../exercise.ts";
import { type Question, wholePrompt } from "./conversation-record.ts";
import { keyWord } from "./help/key-word.ts";

/** What hints are made of beside the concept's material. */
type Made = { own: readonly string[]; clues: readonly string[]; general: readonly string[] };

/**
 * Two to four hints, each saying more than the one before, all about the question at hand: the course's own, then what its
 * material says that leads to the answer, and last how the answer begins. None but the course's own gives it away; that
 * comes after the last.
 */
export function hintLadder(question: Question, { own, clues, general }: Made, items: Items): string[] {
  const given = own.map((hint) => hint.trim()).filter((hint) => hint !== "");
  if (given.length >= fewest) return given.slice(0, most);
  const may = (hints: readonly string[]) => hints.filter((hint) => !givesAway(hint, question));
  const material = question.weighing === "scene" ? [] : cluesFor(askedFor(question), items);
  const led = may([...given, ...inMistake(question, items), ...material, ...clues, ...leads(question)]);
  const last = may(ends(question)).slice(0, 1);
  const found = [...new Set([...led.slice(0, most - last.length), ...last])];
  // What says least comes first.
  const more = [...general, ...(question.kind === "typed" ? anyWord : anyQuestion)].slice(
    0,
    Math.max(0, fewest - found.length),
  );
  return [...more, ...found];
}

const fewest = 2;
const most = 4;
/** Where the course has nothing that leads to it. */
const anyWord = [
  "Think back to the example that you were shown.",
  "Read the question once more, slowly. Which word in it matters most?",
];
const anyQuestion = [
  "Say it in your own words first, as you would to a friend.",
  "Start with the part you are sure of, and build on it.",
];

function askedFor({ prompt, item, kind, accepted, references, points }: Question): AskedFor {
  return { prompt, item, accepted, spoken: kind === "typed" ? [] : [...references, ...points] };
}

function leads(question: Question): string[] {
  if (question.weighing === "scene") return sceneHints(question);
  if (question.kind === "typed") return [];
  const parts = question.points.length;
  const word = keyWord(question.points[0] ?? question.references[0] ?? "", wholePrompt(question));
  return [
    ...(parts > 1 ? [`A full answer holds ${parts} ideas.`] : []),
    ...(word === null ? [] : [`It has to do with “${word}”.`]),
  ];
}

/** In a sentence that is to be put right, where to look. */
function inMistake({ weighing, item, accepted: [right = ""] }: Question, { errors }: Items): string[] {
  if (weighing !== "correction") return [];
  const mistake = errors.find(({ wrong }) => itemKey("errors", wrong) === item);
  return mistake === undefined ? [] : [whereWrong(mistake.wrong, right.split(" / ")[0] ?? right)];
}

function ends({ weighing, kind, accepted, references: [reference] }: Question): string[] {
  const answer = accepted[0]?.split(" / ")[0];
  if (weighing === "scene") return [];
  if (weighing === "correction")
    return answer === undefined ? [] : [`The right sentence begins “${opening(answer)}”.`];
  if (kind === "typed")
    return answer === undefined ? [] : [firstLetters(weighing === "output" ? answer.slice(0, 1) : answer)];
  return reference === undefined ? [] : [`It could begin: “${opening(reference)}”`];
}

function sceneHints({ points, accepted }: Question): string[] {
  const letters = accepted.map((phrase) => firstLetterOf(phrase)).join("; ");
  return [
    `What you want to do now: ${points.join(" ")}`,
    `Phrases that would help begin like this: ${letters}`,
  ];
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
