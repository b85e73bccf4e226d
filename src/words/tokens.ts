import { wordSet } from "../text/languages/language.ts";
import { languageNamed, languages } from "../text/languages/languages.ts";
import { denyOnceAClause, isNegation } from "../text/negation.ts";
import { foldWord } from "../text/stem.ts";
import { isEveryday, isFunctionWord, isTelling } from "./common-words.ts";
import { groupsOf } from "./meanings.ts";
import { subjectsOf } from "./related.ts";

export type TokenKind = "content" | "function" | "label" | "number";

export interface Token {
  /** Lower case, accents kept. */
  word: string;
  stem: string;
  root: string;
  kind: TokenKind;
  /** How much of a sentence's meaning a word of this sort carries: 0 to 1. */
  weight: number;
  negated: boolean;
  /** A word that turns the sentence round, itself. */
  turns: boolean;
  groups: readonly number[];
  /** Which clause of the text it stands in, from 0. */
  clause: number;
  /** As `clause`, but "and", "because", "if" start a new one too. */
  segment: number;
  subjects: readonly number[];
}

/**
 * A text as its words, each with what it says about the sentence. Any language; never throws. `language`: the one it is
 * known to be in; its small words, and negations that are other words elsewhere, are taken as what they are.
 */
export function tokensOf(text: string, language: string | null = null): Token[] {
  const pieces = spelledOut(text.normalize("NFKC"), language).match(piece) ?? [];
  const tokens: Token[] = [];
  const begins = partsBegin(language);
  const once = denyOnceAClause(language);
  let denied = -1;
  let clause = 0;
  let scope = 0;
  let segment = 0;
  for (const [at, raw] of pieces.entries()) {
    if (stops.test(raw)) {
      if (tokens.length > 0 && tokens.at(-1)?.clause === clause) clause++;
      if (tokens.length > 0 && tokens.at(-1)?.segment === segment) segment++;
      scope = 0;
      continue;
    }
    const token = tokenOf(raw, pieces[at - 1], pieces[at + 1], clause, language);
    if (begins.has(token.word) && tokens.at(-1)?.segment === segment) segment++;
    token.segment = segment;
    if (clauseWords.has(token.word) || (language !== null && begins.has(token.word))) scope = 0;
    if (token.turns && once && denied === segment) token.turns = false;
    if (token.turns) [scope, denied] = [reach, segment];
    else if (scope > 0) {
      token.negated = true;
      if (token.kind !== "function") scope--;
    }
    tokens.push(token);
  }
  return language === null || language === "en" ? tokens : deniedByPart(tokens);
}

/** Where a "not" stands in its sentence is English: elsewhere it may follow what it denies, so it reaches over its whole part. */
function deniedByPart(tokens: Token[]): Token[] {
  for (const part of Map.groupBy(tokens, ({ segment }) => segment).values()) {
    const denied = part.filter(({ turns }) => turns).length % 2 === 1;
    for (const token of part) token.negated = denied && !token.turns;
  }
  return tokens;
}

const piece = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*|[.!?;:,()[\]\n]/gu;
const stops = /^[.!?;:,()[\]\n]$/;
const clauseWords = new Set(
  "because but so if when while since then although though therefore which".split(" "),
);
/** How many words with meaning a "not" reaches over. */
const reach = 3;

const english = wordSet(languageNamed("en")?.partsBegin);
const beginnings = new Map(
  languages.map(({ tag, partsBegin }) => [tag, new Set([...english, ...wordSet(partsBegin)])]),
);

function partsBegin(language: string | null): ReadonlySet<string> {
  return beginnings.get(language ?? "en") ?? english;
}

function spelledOut(text: string, language: string | null): string {
  const plain = text.replace(/[‘’‛ʼ′`^"“”]/g, "'");
  const apart =
    language === "fr" ? plain.replace(/\bn'/gi, "ne ").replace(/\b(?:[cdjlmst]|qu)'/gi, "") : plain;
  return apart
    .replace(/\b(ca)n't\b/gi, "can not")
    .replace(/n't\b/gi, " not")
    .replace(/\bcannot\b/gi, "can not")
    .replace(/'(?:s|re|ve|ll|d|m)\b/gi, " ")
    .replace(/'/g, "");
}

function tokenOf(
  raw: string,
  before: string | undefined,
  after: string | undefined,
  clause: number,
  language: string | null,
): Token {
  const lower = raw.toLowerCase();
  const word = numbers.get(lower) ?? lower;
  const { stem, root } = foldWord(word);
  const turns = isNegation(word, language);
  const kind = turns ? "function" : kindOf(raw, word, before, after, language);
  const weight = turns && language !== null ? telling : weightOf(kind, word);
  return {
    word,
    stem,
    root,
    kind,
    weight,
    negated: false,
    turns,
    groups: groupsOf(stem, root),
    subjects: subjectsOf(stem, root),
    clause,
    segment: 0,
  };
}

function kindOf(
  raw: string,
  word: string,
  before: string | undefined,
  after: string | undefined,
  language: string | null,
): TokenKind {
  if (/^\d/.test(word)) return "number";
  if (language !== null && isFunctionWord(word, language)) return "function";
  if (word.length === 1 && /[a-z]/.test(word)) return isLabel(raw, before, after) ? "label" : "function";
  return isFunctionWord(word, language) ? "function" : "content";
}

/** "A" of "bulb A is on", not of "a bulb": a capital inside a sentence, or an "a" that no noun follows. */
function isLabel(raw: string, before: string | undefined, after: string | undefined): boolean {
  const lower = raw.toLowerCase();
  if (lower === "i") return false;
  if (lower !== "a") return true;
  if (after === undefined || stops.test(after)) return true;
  if (/^(?:and|or|is|are|was|were|to|in|will|has|of|does|on|because|be|[b-h])$/i.test(after)) return true;
  return raw === "A" && before !== undefined && !stops.test(before);
}

/** Of a small word that decides. */
const telling = 0.4;

function weightOf(kind: TokenKind, word: string): number {
  if (kind === "label" || kind === "number") return 0.8;
  if (kind === "function") return isTelling(word) ? telling : 0.05;
  return isEveryday(word) ? 0.5 : Math.min(1.3, 0.6 + 0.07 * word.length);
}

const numbers = new Map(
  "zero two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, at): [string, string] => [word, String(at === 0 ? 0 : at + 1)]),
);
