import type { Chance } from "../../../src/chance.ts";
import type { Question } from "../../../src/learning/exercises/conversation/conversation-record.ts";
import type { KeyEntry } from "../../../src/learning/exercises/worksheet/body.ts";
import { letterAt } from "../../../src/learning/exercises/worksheet/sheet.ts";
import { foldText } from "../../../src/text/fold.ts";
import type { Known } from "./catalogue.ts";

/** What somebody says who knows the material, from the material; `byKey` where a question is made of more than one piece of it. */
export type Said = { text: string; byKey: boolean };

const own = (text: string): Said => ({ text, byKey: false });

export function onSheet(entry: KeyEntry, known: Known | undefined, chance: Chance): Said {
  const fromKey = { text: entry.accepted[0] ?? "", byKey: true };
  if (entry.judging === "own") return own("I would say what I did, and what came of it.");
  if (known === undefined) return fromKey;
  const asked = foldText(entry.prompt);
  const options = entry.options.map(foldText);
  const hidden = wantedOf(known, asked, entry.accepted);
  const others = (hidden.length > 0 ? hidden : known.sides).flat();
  switch (entry.judging) {
    case "letter": {
      const folded = others.map(foldText);
      const at = options.findIndex((option) => folded.includes(option));
      return at < 0 ? fromKey : own(letterAt(at));
    }
    case "truth":
      return known.kind === "facts" ? own(known.sides[1]?.[0] ?? "") : fromKey;
    case "words":
    case "correction":
    case "output":
      return hidden.length === 0 || known.kind === "code_tasks"
        ? fromKey
        : own(chance.shuffled(hidden.flat())[0] ?? "");
    case "reorder":
      return known.kind === "orderings" ? own(known.sides[1]?.[0] ?? "") : fromKey;
    case "letters":
    case "sequence":
      return fromKey;
  }
}

export function inTalk(question: Question, known: Known | undefined, chance: Chance): Said {
  const fromKey = {
    text: question.accepted[0] ?? question.references[0] ?? question.points.join(". "),
    byKey: true,
  };
  if (known === undefined) return fromKey;
  const asked = foldText(question.prompt);
  switch (question.weighing) {
    case "answer":
    case "output":
    case "correction": {
      const hidden = wantedOf(known, asked, question.accepted);
      return hidden.length === 0 ? fromKey : own(chance.shuffled(hidden.flat())[0] ?? "");
    }
    case "statement":
      return own(`${question.truth === true ? "Yes" : "No"}. ${known.sides[1]?.[1] ?? ""}`);
    default:
      return known.sides[1] === undefined ? fromKey : own(chance.shuffled(known.sides[1])[0] ?? "");
  }
}

/**
 * The sides that a question may be about. Where it shows none of them, as a gap in a sentence does not, whoever reads it
 * sees in which language it is; here the key says so. The wording is the learner's own all the same.
 */
function wantedOf({ sides }: Known, asked: string, accepted: readonly string[]): string[][] {
  const hidden = sides.filter((side) => !side.some((one) => asked.includes(foldText(one))));
  const key = accepted.map(foldText);
  const wanted = hidden.filter((side) => side.some((one) => key.includes(foldText(one))));
  return hidden.length > 1 && wanted.length > 0 ? wanted : hidden;
}

/** What somebody writes who does not know: nothing, or what they know of something else. */
export function notKnowing(
  options: readonly string[],
  others: readonly Known[],
  guesses: boolean,
  chance: Chance,
): string {
  if (!guesses) return "I don't know";
  if (options.length > 0) return letterAt(chance.below(options.length));
  return chance.some(others, 1)[0]?.sides.at(-1)?.[0] ?? "I don't know";
}
