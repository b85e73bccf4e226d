import { nearness } from "../../../words/nearness.ts";
import { type Token, tokensOf } from "../../../words/tokens.ts";
import { rarityOf } from "../../../words/word-vectors.ts";
import { coverage, sentencesOf } from "../../short-answers/coverage.ts";

/**
 * A point that a full answer holds, and where the text says it. Not `covered` is not the same as missing: what is said
 * in quite other words is only `near`, 0 to 1.
 */
export type PointFound = { point: string; covered: boolean; score: number; quote: string; near: number };

/** As near as this, a point may be there in other words. */
export const maybeThere = 0.69;

/** `meanings`: what the course says of the terms in it, as other words for the point. */
export function findPoint(point: string, text: string, meanings: readonly string[]): PointFound {
  const found = isDenial(tokensOf(point)) ? denialOf(point, text) : coverage(point, text);
  return { point, ...found, near: Math.max(found.score, nearTo(point, meanings, text)) };
}

/** What a point means, by the definitions of the terms in it. */
export function meaningsOf(
  point: string,
  definitions: readonly { term: string; definition: string }[],
): string[] {
  const folded = ` ${tokensOf(point)
    .map(({ stem }) => stem)
    .join(" ")} `;
  return definitions
    .filter(({ term }) =>
      folded.includes(
        ` ${tokensOf(term)
          .map(({ stem }) => stem)
          .join(" ")} `,
      ),
    )
    .map(({ definition }) => definition);
}

function isDenial(tokens: readonly Token[]): boolean {
  return tokens.some(({ turns }) => turns);
}

/** A denial is found where somebody denies the same, as many times over: how far their "not" reaches does not matter. */
function denialOf(point: string, text: string): Pick<PointFound, "covered" | "score" | "quote"> {
  const wanted = contentOf(point);
  const turned = turnsIn(tokensOf(point));
  const passages = sentencesOf(text).map((quote) => ({ quote, tokens: tokensOf(quote) }));
  const scored = passages
    .filter(({ tokens, quote }) => (turnsIn(tokens) + (unsaid.test(quote) ? 1 : 0)) % 2 === turned % 2)
    .map(({ quote, tokens }) => ({ quote, score: foundIn(wanted, tokens, denied) }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best === undefined || best.score === 0
    ? { covered: false, score: 0, quote: "" }
    : { covered: best.score >= enough, score: Math.min(1, best.score), quote: best.quote };
}

/** "Failing to reject" is not rejecting. */
function turnsIn(tokens: readonly Token[]): number {
  return tokens.filter(({ turns, stem }) => turns || stem === "fail" || stem === "lack").length;
}

const unsaid = /\bleaves? (?:it )?open\b|\bit is (?:wrong|a mistake|false)\b/i;
const enough = 0.7;

/** In a denial a word of the same company is as good as the word: "it does not say that it is big" denies the size. */
function denied(one: Token, other: Token): number {
  const near = nearness(one, other);
  return near >= 0.45 ? Math.max(near, 0.7) : 0;
}

/** The best passage's share of the point, or of what the course says it means. */
function nearTo(point: string, meanings: readonly string[], text: string): number {
  const sentences = sentencesOf(text).map((sentence) => tokensOf(sentence));
  const passages = [...sentences, ...sentences.slice(1).map((one, at) => [...(sentences[at] ?? []), ...one])];
  const wanted = [point, ...meanings].map(contentOf).filter((words) => words.length > 0);
  return Math.max(
    0,
    ...wanted.flatMap((words) => passages.map((passage) => foundIn(words, passage, nearness))),
  );
}

function contentOf(text: string): Token[] {
  return tokensOf(text).filter(({ kind, turns }) => kind !== "function" && !turns);
}

function foundIn(
  wanted: readonly Token[],
  given: readonly Token[],
  alike: (one: Token, other: Token) => number,
): number {
  const content = given.filter(({ kind }) => kind !== "function");
  let [all, found] = [0, 0];
  for (const word of wanted) {
    const weight = word.weight * rarityOf(word.stem);
    all += weight;
    found += weight * Math.max(0, ...content.map((other) => alike(word, other)));
  }
  return all === 0 ? 0 : found / all;
}
