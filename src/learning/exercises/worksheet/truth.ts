import { foldText } from "../../../text/fold.ts";
import { openingStance } from "../../../text/stance.ts";
import { sideOf, truthIn } from "../../../text/yes-no.ts";
import { correct, incorrect, partial, type Verdict } from "../../answers/verdict.ts";
import type { KeyEntry } from "./body.ts";

/**
 * True or false, graded by code, with a reason. The reason can only be compared by its words: one that shares a word with
 * the course's reason or adds to the statement's own counts; none at all, or one about something else, leaves half.
 * The course's reason is shown either way where they are far apart.
 */
export function judgeTruth({ accepted, explanation, prompt }: KeyEntry, answer: string): Verdict {
  const expected = foldText(accepted[0] ?? "").startsWith("true");
  const { judgement, reason } = parsed(answer);
  const right = `It is ${expected ? "true" : "false"}: ${explanation}`;
  if (judgement === null) return incorrect("wrong_answer", 0.7, `Say true or false first. ${right}`);
  if (judgement !== expected) return incorrect("wrong_answer", 1, right);
  const said = reason.filter((word) => word.length > 1 || /\d/.test(word));
  if (said.length < 2) return partial("missing_word", 0.95, `Right, but without a reason. ${right}`);
  const statement = stems(prompt);
  const own = said.filter((word) => !statement.has(stem(word)));
  const course = stems(explanation);
  if (own.some((word) => course.has(stem(word)))) return correct(0.9);
  if (own.length >= 2 && said.some((word) => word.length > 3 && statement.has(stem(word))))
    return correct(0.6);
  return partial("missing_word", 0.4, `Right, but compare your reason with this. ${right}`);
}

function parsed(answer: string): { judgement: boolean | null; reason: string[] } {
  const opening = openingStance(answer);
  if (opening !== null) {
    return { judgement: opening.side, reason: foldText(opening.rest).split(" ").filter(isContent) };
  }
  const words = foldText(answer).split(" ");
  const negated = words[0] === "not" || words[0] === "isnt";
  const [first = "", ...rest] = negated ? words.slice(1) : words;
  const said = sideOf(first);
  if (said !== null) return { judgement: negated ? !said : said, reason: rest.filter(isContent) };
  const found = words.filter((word) => word.length > 3).map(truthIn);
  const only = new Set(found.filter((side) => side !== null));
  return { judgement: only.size === 1 ? only.has(true) : null, reason: words.filter(isContent) };
}

const fillers = new Set(
  "a an the is are was be it its that this to of in on for and or as by with because since so if not can".split(
    " ",
  ),
);

function isContent(word: string): boolean {
  return !fillers.has(word) && sideOf(word) === null;
}

function stems(text: string): Set<string> {
  return new Set(foldText(text).split(" ").filter(isContent).map(stem));
}

/** Enough of a word to know its other forms by. */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, 5) : word.replace(/s$/, "");
}
