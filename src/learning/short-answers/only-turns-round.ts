import { wordSet } from "../../text/languages/language.ts";
import { foldWord } from "../../text/stem.ts";
import type { AnswerText } from "./answer-text.ts";
import type { Compared } from "./compare.ts";
import type { Features } from "./features.ts";

/**
 * The reference's own words and no others, with one "not" more or less, one word's opposite in its place, or a verb put
 * in that says it was not done ("refused to sign").
 */
export function onlyTurnsRound(features: Features, closest: Compared, answer: AnswerText): boolean {
  const value = (name: string) => features[name] ?? 0;
  const opposed = closest.found.filter((one) => one.opposed && one.wanted.kind === "content").length;
  const wanted = new Set(closest.reference.tokens.map(({ stem }) => stem));
  const refused = answer.tokens.filter(({ stem }) => refusals.has(stem) && !wanted.has(stem)).length;
  if (value("lcsR") < 0.7 || value("extraLabels") > 0) return false;
  if (value("extraNew") > Math.log1p(opposed + refused) + tiny) return false;
  const everything = value("exact") + value("opposed") >= 0.99;
  const turns = (opposed === 1 ? 1 : 0) + value("negOdd") + (refused === 1 ? 1 : 0);
  if (everything && opposed <= 1 && refused <= 1) return turns % 2 === 1;
  return opposed === 0 && refused === 0 && value("negOdd") === 1 && newIsDenied(closest);
}

const tiny = 1e-9;

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
