import type { Found } from "./align.ts";
import type { Compared } from "./compare.ts";

export const blankNote = "Nothing was answered yet: try one sentence in your own words.";
export const noReferenceNote = "There is no model answer to compare this with, so a person has to judge it.";
export const otherChoiceNote = "This names the other one of the two: look again at which is which.";
export const otherNumberNote = "These words make another number: look at each of them, and at their order.";

/** One sentence that names what the model answer has and the answer has not. */
export function missingNote(closest: Compared | null): string {
  const missing = missingWords(closest);
  if (missing.length === 0) return "The words are there, but they do not say what the model answer says.";
  return `Your answer does not say enough about ${inList(missing)}.`;
}

export function echoNote(closest: Compared | null): string {
  const missing = missingWords(closest);
  if (missing.length === 0) return "This repeats the question: say what the answer is.";
  return `This repeats the question: an answer would say something about ${inList(missing)}.`;
}

export function contradictionNote(closest: Compared | null): string {
  const against = closest?.found.find(({ opposed, turned }) => opposed || turned)?.wanted.word;
  if (against === undefined) return "This says the opposite of the model answer: look again at each “not”.";
  return `This seems to say the opposite of the model answer: look again at “${against}”.`;
}

export function exchangedNote({ one, other }: { one: string; other: string }): string {
  return `The words are there, but “${one}” and “${other}” seem to have changed places.`;
}

export function comparedNote(word: string): string {
  return `This compares the other way round: look again at “${word}”.`;
}

function missingWords(closest: Compared | null): string[] {
  const missing = (closest?.found ?? []).filter(isMissing);
  const fresh = missing.filter((one) => closest?.reference.given[closest.found.indexOf(one)] !== true);
  const chosen = (fresh.length > 0 ? fresh : missing).map(({ wanted }) => wanted.word);
  return [...new Set(chosen)].slice(0, mostNamed);
}

const mostNamed = 3;

function isMissing({ wanted, likeness, turned, opposed }: Found): boolean {
  return wanted.kind !== "function" && (likeness < 0.7 || turned || opposed);
}

function inList(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} and ${last}`;
}
