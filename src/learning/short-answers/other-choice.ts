import { wordSet } from "../../text/languages/language.ts";
import { ofAll } from "../../text/languages/languages.ts";
import type { Token } from "../../words/tokens.ts";
import type { AnswerText } from "./answer-text.ts";
import { and } from "./named-in-part.ts";
import type { Prepared, Reference } from "./prepare.ts";

/**
 * What an answer makes of a choice. The reference opens with what is to be chosen ("The median, because the mean is
 * drawn by outliers"). "other": the answer opens with what the reference only sets against it, and never names the
 * right one. "unnamed": it cannot be told what was chosen. Null: the right one is named first, or nothing is chosen.
 */
export function otherChoice(
  { text }: Pick<Prepared, "text">,
  reference: Reference,
  answer: AnswerText,
): "other" | "unnamed" | null {
  const lead = leadOf(reference.tokens);
  if (lead.length === 0 || lead.length > longestName || lead.some(({ kind }) => kind === "number"))
    return null;
  const rivals = rivalsOf(reference, lead);
  const asks =
    asksWhich.test(text) || rivals.some(({ words }) => isPair(words, lead)) || namesBoth(reference, lead);
  if (rivals.length === 0 || !asks) return null;
  const own = lead.filter(({ stem }) => !rivals.some(({ words }) => has(words, stem)));
  const said = answer.tokens.filter(({ negated, turns }) => !negated || turns);
  const named = said.findIndex(({ stem }) => has(own, stem));
  const other = said.findIndex(({ stem }) =>
    rivals.some(({ words }) => has(words, stem) && !has(lead, stem)),
  );
  if (own.length === 0 || other === -1 || (named !== -1 && named < other)) return null;
  const opening = said.filter(({ segment }) => segment === said[other]?.segment);
  const isSaidOfIt = rivals.some(({ about }) => opening.some(({ stem }) => has(about, stem)));
  // Both are named, each with its own: whether they were exchanged is for `exchanged` and `mispaired` to say.
  const ofRight = said.filter(({ segment }) => segment === said[named]?.segment);
  const isExchanged = rivals.some(({ about }) => ofRight.some(({ stem }) => has(about, stem)));
  if (named !== -1) return isSaidOfIt ? null : isExchanged ? "other" : "unnamed";
  return said[other]?.segment === said[0]?.segment && !isSaidOfIt ? "other" : "unnamed";
}

const longestName = 3;
const asksWhich =
  /(?<!\p{L})(?:which|welche[rsnm]?|mana|manakah|quel(?:le)?s?|lequel|laquelle|cu[áa]l(?:es)?)(?!\p{L})/iu;
const small = ofAll(({ smallWords }) => smallWords);
const begins = ofAll(({ partsBegin }) => partsBegin);
const articles = ofAll(({ articles: own }) => own);

/** A name may be one of the words that hold sentences together: "tidak" or "bukan", "since" or "for". */
function isName({ word, kind, turns }: Token): boolean {
  return kind !== "function" || turns || (!articles.has(word) && !small.has(word));
}

/** "Is it tidak or bukan?": what is chosen among stands in the question. */
function namesBoth({ tokens, given }: Reference, lead: readonly Token[]): boolean {
  return lead.every((token) => given[tokens.indexOf(token)] === true);
}

/** What the reference opens with, up to its first break. */
function leadOf(tokens: readonly Token[]): Token[] {
  const [first] = tokens;
  const segment = tokens.filter((token) => token.segment === first?.segment);
  if (segment.length === tokens.length) return [];
  const lead = segment.filter(isName);
  // "Cats and dogs" are not set against each other.
  if (and.has(tokens[segment.length]?.word ?? "")) return [];
  if (segment.length === 1) return segment;
  // "The plant grows" is a sentence and no name.
  return segment.every((token) => isName(token) || articles.has(token.word) || verbs.has(token.word))
    ? lead
    : [];
}

const verbs = wordSet("it is are was one say use");

type Rival = { words: Token[]; about: Token[] };

/** What later parts of the reference open with, and what they say of it. */
function rivalsOf({ tokens, given }: Reference, lead: readonly Token[]): Rival[] {
  const isGiven = (token: Token) => given[tokens.indexOf(token)] === true;
  const chosenAmongGiven = lead.some(isGiven);
  // "Sie, weil …; du sagt man …": where a small word is the name, so is the one it is set against.
  const among = lead.some(isName) ? isName : ({ word }: Token) => !articles.has(word) && !begins.has(word);
  return [...Map.groupBy(tokens, ({ segment }) => segment).values()].slice(1).flatMap((part) => {
    const from = part.findIndex(among);
    const rest = from === -1 ? [] : part.slice(from);
    const end = rest.findIndex((token) => !among(token));
    const words = (end === -1 ? rest : rest.slice(0, end)).slice(0, lead.length);
    const fresh = words.filter((token) => !has(lead, token.stem) && (chosenAmongGiven || !isGiven(token)));
    const about = rest.slice(words.length).filter((token) => isName(token) && !isGiven(token));
    return fresh.length === 0 ? [] : [{ words, about }];
  });
}

function has(tokens: readonly Token[], stem: string): boolean {
  return tokens.some((token) => token.stem === stem);
}

/** "Binary search" and "linear search": two of a kind. With more words they are sentences that are built alike. */
function isPair(some: readonly Token[], others: readonly Token[]): boolean {
  return others.length === 2 && some.some(({ stem }) => has(others, stem));
}
