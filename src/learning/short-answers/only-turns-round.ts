import { wordSet } from "../../text/languages/language.ts";
import { foldWord } from "../../text/stem.ts";
import { isEveryday } from "../../words/common-words.ts";
import type { Token } from "../../words/tokens.ts";
import { isOpposite } from "../../words/word-match.ts";
import type { AnswerText } from "./answer-text.ts";
import type { Compared } from "./compare.ts";
import type { Features } from "./features.ts";
import { longestCommon } from "./word-order.ts";

/**
 * The reference's own words and no others, with one "not" more or less, one word's opposite in its place, or a verb put
 * in that says it was not done ("refused to sign").
 */
export function onlyTurnsRound(features: Features, closest: Compared, answer: AnswerText): boolean {
  const value = (name: string) => features[name] ?? 0;
  const opposed = closest.found.filter((one) => one.opposed && one.wanted.kind === "content").length;
  const wanted = new Set(closest.reference.tokens.map(({ stem }) => stem));
  const added = answer.tokens.filter(
    ({ kind, stem }, at) => kind === "content" && !wanted.has(stem) && !answer.given[at],
  );
  const refused = added.filter(({ stem }) => refusals.has(stem)).length;
  const telling = added.filter(({ word }) => !isEveryday(word)).length;
  if (inOrderOfMeaning(closest, answer) < 0.7 || value("extraLabels") > 0) return false;
  if (telling > opposed + refused) return false;
  const everything = value("exact") + value("opposed") >= 0.99;
  const turns = (opposed === 1 ? 1 : 0) + value("negOdd") + (refused === 1 ? 1 : 0);
  // A "not" of another clause denies nothing of what is wanted.
  const own = answer.tokens.some(({ kind, stem }) => kind === "content" && !wanted.has(stem));
  const denied = opposed + refused > 0 || !own || closest.found.some(({ turned }) => turned);
  if (everything && denied && opposed <= 1 && refused <= 1 && turns % 2 === 1) return true;
  return opposed === 0 && refused === 0 && !turnedBack(closest, answer) && newIsDenied(closest);
}

/** How much of the reference's words with meaning stand in the answer in their order. */
function inOrderOfMeaning({ reference }: Compared, { tokens }: AnswerText): number {
  const meaning = (all: readonly Token[]) => all.filter(({ kind }) => kind !== "function");
  return longestCommon(meaning(reference.tokens), meaning(tokens)).lcsR;
}

/** "In an open path" for "not in a closed path". */
function turnedBack({ found }: Compared, { tokens }: AnswerText): boolean {
  return found.some(({ wanted, at }) => {
    const said = tokens[at];
    return said !== undefined && isOpposite(wanted, said);
  });
}

/** Most of what the question does not say itself is there, and turned round. */
function newIsDenied({ found, reference }: Compared): boolean {
  const fresh = found.filter(
    ({ wanted, likeness }, at) =>
      wanted.kind === "content" && likeness >= 0.95 && reference.given[at] !== true,
  );
  return fresh.length > 0 && fresh.filter(({ turned }) => turned).length * 2 > fresh.length;
}

/** They say that what follows was not done. */
const refusals = new Set(
  [
    ...wordSet(
      `refuse refused fail failed deny denied decline declined neglect neglected avoid avoided forget forgot prevent
      prevented weigert weigerte versäumt versäumte vergisst vergaß enggan gagal menolak refuse refusa refusé oublie
      oublia niega negó rechaza rechazó olvidó dejó`,
    ),
  ].map((word) => foldWord(word).stem),
);
