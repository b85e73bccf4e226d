import { foldText } from "./fold.ts";
import { wordSet } from "./languages/language.ts";
import { languages, ofAll } from "./languages/languages.ts";
import { isNegation } from "./negation.ts";
import { sideOf, truthIn } from "./yes-no.ts";

/**
 * The side that a reply takes by clauses that say nothing else, in any language that is known: "No, it isn't.", "Das
 * stimmt nicht:", "Itu tidak benar, kerana …", and what comes after them. Null: it opens with something else.
 */
export function openingStance(text: string): { side: boolean; rest: string } | null {
  let rest = text.slice(0, longestRead);
  let side: boolean | null = null;
  for (let clauses = 0; clauses < mostClauses; clauses++) {
    const [whole = "", clause = ""] = firstClause.exec(rest) ?? [];
    const taken = clause.trim() === "" ? null : sideOfClause(words(clause));
    if (taken === null) break;
    side ??= taken;
    rest = rest.slice(whole.length);
  }
  if (side === null) return null;
  return { side, rest: `${rest.replace(/^\s+/, "")}${text.slice(longestRead)}` };
}

const longestRead = 300;
const mostClauses = 3;
const longestClause = 7;
/** Up to a stop, or to the word that gives the reason. */
const firstClause =
  /^([^.,;:!?–—\n]*?)(?:\s*[.,;:!?–—\n]+|$|(?=\s+(?:because|since|cause|weil|denn|da|kerana|sebab|parce|car|puisque|porque|pues|ya que)\s))/iu;

function words(clause: string): string[] {
  return foldText(clause.replace(/\b([cn])['’](?=e)/gi, "$1e ")).split(" ");
}

const pointing = wordSet(
  `it its that thats this these those they theyre he she i im we you there the case statement claim answer
  das dies es dem diese sie er ich wir aussage itu ini dia mereka saya kenyataan pernyataan
  ce cest cela ça ils elles il elle je le la eso esto ellos ellas lo yo la afirmación`,
);
const being = wordSet(
  `is are was were does do did has have had can will would should be think believe say guess agree hold so
  really actually quite at all definitely certainly absolutely surely of course completely simply just in fact
  ist sind war hat glaube denke meine finde so gar ganz überhaupt begitu demikian adalah ialah rasa fikir pun sama sekali
  est sont sera crois pense pas ne du tout así es son creo pienso está para`,
);
const noWords = ofAll((language) => language.no.words);
const denying = wordSet(
  "isnt arent wasnt werent doesnt dont didnt hasnt havent hadnt cant wont wouldnt shouldnt no non",
);
const plainNo = wordSet(
  languages
    .flatMap(({ no, negations }) => [...wordSet(no.words)].filter((one) => !wordSet(negations).has(one)))
    .join(" "),
);

/** What a clause says that says only whether something is so; null where it says anything else. */
function sideOfClause(said: readonly string[]): boolean | null {
  if (said.length > longestClause) return null;
  const isOwn = (word: string) =>
    pointing.has(word) || being.has(word) || sideOf(word) !== null || isNegation(word) || denying.has(word);
  if (!said.every(isOwn)) return null;
  const [first = "", second] = said;
  // "No it is not": the first word answers, the rest says it again.
  const answers = plainNo.has(first) || noWords.has(first);
  if (
    answers &&
    (second === undefined ||
      (pointing.has(second) && !being.has(second)) ||
      (plainNo.has(first) && first !== "no"))
  )
    return false;
  const denied = said.filter((word) => isNegation(word) || denying.has(word)).length % 2 === 1;
  const truths = said.map(truthIn).filter((truth) => truth !== null);
  const [truth] =
    truths.length > 0
      ? truths
      : said.map((word) => (noWords.has(word) ? null : sideOf(word))).filter((one) => one !== null);
  if (truth !== undefined) return truth !== denied;
  return said.some((word) => being.has(word)) || denied ? !denied : null;
}
