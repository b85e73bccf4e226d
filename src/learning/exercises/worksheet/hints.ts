import { foldText } from "../../../text/fold.ts";
import type { Items } from "../../course-format.ts";
import { type AskedFor, cluesFor, firstLetters, tells, whereWrong } from "../clues.ts";
import { keyWord } from "../conversation/help/key-word.ts";
import { itemKey } from "../exercise.ts";
import type { Ladder } from "../kind.ts";
import type { KeyEntry } from "./body.ts";
import { words } from "./sections/text.ts";
import { blank, letterAt } from "./sheet.ts";

/**
 * Hints to one question of a sheet, each saying more than the one before, and at the end its answer. They come from the
 * concept's material; none answers another question of the sheet.
 */
export function sheetLadder(entry: KeyEntry, entries: readonly KeyEntry[], items: Items): Ladder {
  if (entry.judging === "own") return { hints: [], answer: null };
  const asked = askedIn(entry);
  const others = entries.filter((other) => other !== entry);
  const led = cluesFor(asked, withoutOthers(entry, others, items));
  const telling = (hint: string) => tells(hint, asked) || others.some((other) => answers(hint, other, items));
  const material = [
    ...sameGroup(entry, others, items),
    ...[...ownClue(entry, items), ...led].filter((hint) => !telling(hint)),
  ];
  const last = steps(entry).filter((hint) => hint !== "");
  const hints = [...material.slice(0, Math.max(fewestOfMaterial, most - last.length)), ...last];
  return { hints: [...new Set(hints)], answer: answerOf(entry) };
}

const most = 3;
const fewestOfMaterial = 1;

/** What somebody needs to know to answer it, in words also where a letter is written. */
function askedIn({ prompt, kind, uses, accepted, judging, options, explanation }: KeyEntry): AskedFor {
  const [lead = ""] = prompt.split(/\(A\) |\n/);
  // What is asked of a sentence is not what its word means, and a gap in it is no new clue.
  const item = judging === "reorder" ? "" : (uses[0] ?? "");
  const asked = { prompt: inSentences.has(kind) ? lead : lead.replaceAll(blank, " "), item };
  switch (judging) {
    case "letter": {
      const chosen = optionsAt(accepted[0] ?? "", options);
      return { ...asked, accepted: chosen, spoken: chosen.filter((option) => words(option).length > 3) };
    }
    case "truth":
      return { ...asked, accepted: [], spoken: [explanation] };
    case "letters":
    case "sequence":
      return { ...asked, accepted: [], spoken: [] };
    default:
      return { ...asked, accepted, spoken: [] };
  }
}

const inSentences: ReadonlySet<KeyEntry["kind"]> = new Set([
  "sentence_cloze",
  "cloze",
  "reorder",
  "correction",
]);

function optionsAt(letters: string, options: readonly string[]): string[] {
  return letters.split(/\s+/).flatMap((letter) => options[letter.charCodeAt(0) - 65] ?? []);
}

/** The material but for the words that the sheet asks elsewhere: those would be named as neighbours. */
function withoutOthers({ uses }: KeyEntry, others: readonly KeyEntry[], items: Items): Items {
  const asked = new Set(others.flatMap((other) => other.uses).filter((key) => !uses.includes(key)));
  return {
    ...items,
    vocabulary: items.vocabulary.filter(({ term }) => !asked.has(itemKey("vocabulary", term))),
  };
}

/** Whether a hint answers another question: of a word it has both sides, of anything else what is to be written. */
function answers(hint: string, other: KeyEntry, items: Items): boolean {
  const word = items.vocabulary.find(({ term }) => other.uses.includes(itemKey("vocabulary", term)));
  if (word === undefined) return tells(hint, askedIn(other));
  const holds = (text: string) => ` ${foldText(hint)} `.includes(` ${foldText(text)} `);
  return holds(word.term) && word.meanings.some(holds);
}

/** What the course itself says to think of. */
function ownClue({ uses, prompt }: KeyEntry, { cloze }: Items): string[] {
  return cloze
    .filter(({ text }) => uses.includes(itemKey("cloze", text)))
    .flatMap(({ hint }) => (hint === undefined || prompt.includes(hint) ? [] : [`Think of: ${hint}`]));
}

/** Of what is sorted into groups: another that goes with it, best one that the sheet does not ask. */
function sameGroup(
  { kind, uses, prompt }: KeyEntry,
  others: readonly KeyEntry[],
  { categories }: Items,
): string[] {
  if (kind !== "categories") return [];
  const name = (text: string) => foldText(text.replace(blank, " "));
  const asked = new Set(others.map((other) => name(other.prompt)));
  return categories
    .filter((item) => uses.includes(itemKey("categories", item.prompt)))
    .flatMap(({ groups }) =>
      Object.values(groups).filter((group) => group.some((one) => foldText(one) === name(prompt))),
    )
    .flatMap((group) => group.filter((one) => foldText(one) !== name(prompt)))
    .toSorted((a, b) => Number(asked.has(foldText(a))) - Number(asked.has(foldText(b))))
    .slice(0, 1)
    .map((one) => `It goes into the same group as “${one}”.`);
}

/** What comes right before the answer: how it begins, or what it is among. */
function steps(entry: KeyEntry): string[] {
  const { judging, accepted, options, explanation, given } = entry;
  const [answer = ""] = accepted;
  switch (judging) {
    case "letter":
      return [oneOfTwo(answer, options)];
    case "letters": {
      const all = answer.split(/\s+/);
      return [
        all.length === 1 ? "One of them belongs here." : `${all.length} of them belong here.`,
        isOne(all),
      ];
    }
    case "sequence": {
      const all = answer.split(/\s+/);
      return [`It begins with ${all[0]}.`, all.length > 3 ? `It ends with ${all.at(-1)}.` : ""];
    }
    case "reorder":
      return [`It begins: “${options[0] ?? ""} …”`, options.length > 3 ? halfOf(options) : ""];
    case "correction":
      return [given === null ? "Read it aloud: is there a mistake at all?" : whereWrong(given, answer)];
    case "truth": {
      const word = keyWord(explanation, entry.prompt);
      return [
        ...(word === null ? [] : [`The reason has to do with “${word}”.`]),
        `It is ${foldText(answer).startsWith("true") ? "true" : "false"}. Now say why.`,
      ];
    }
    case "output":
      return [`Go through it line by line. What stands there begins with \`${[...answer][0] ?? ""}\`.`];
    default:
      return [tells(firstLetters(answer), askedIn(entry)) ? lengthOf(answer) : firstLetters(answer)];
  }
}

/** The right choice and the one that stands furthest from it: which is left out says nothing of the others. */
function oneOfTwo(letter: string, options: readonly string[]): string {
  if (options.length < 3) return "";
  const at = letter.charCodeAt(0) - 65;
  const other = (at + Math.floor(options.length / 2)) % options.length;
  const [one, two] = [at, other].toSorted((a, b) => a - b).map(letterAt);
  return `It is ${one} or ${two}.`;
}

/** Where its beginning would be all of it. */
function lengthOf(answer: string): string {
  const signs = [...answer.replace(/\s+/g, "")].length;
  const what = /^[\d\s]+$/.test(answer) ? "digit" : "letter";
  return `It has ${signs} ${what}${signs === 1 ? "" : "s"}.`;
}

function isOne(letters: readonly string[]): string {
  return letters.length < 2 ? "" : `${letters[0]} is one of them.`;
}

function halfOf(parts: readonly string[]): string {
  return `The first half: “${parts.slice(0, Math.ceil(parts.length / 2)).join(" ")} …”`;
}

function answerOf({ judging, accepted, options, explanation }: KeyEntry): string {
  const [answer = ""] = accepted;
  const chosen = judging === "letter" ? optionsAt(answer, options)[0] : undefined;
  const why = judging === "truth" || explanation === "" ? "" : ` ${explanation}`;
  if (judging === "output") return `It is \`${answer.replace(/\s*\n\s*/g, " ⏎ ")}\`.${why}`;
  return `It is **${chosen === undefined ? answer : `${answer}. ${chosen}`}**${/[.!?]$/.test(chosen ?? answer) ? "" : "."}${why}`;
}
