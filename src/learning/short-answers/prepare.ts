import { foldText } from "../../text/fold.ts";
import { languageOf } from "../../words/function-words.ts";
import { type Token, tokensOf } from "../../words/tokens.ts";
import { likeness } from "../../words/word-match.ts";
import { sameWord } from "./answer-text.ts";
import { sentencesOf } from "./coverage.ts";
import { lettersInCommon, trigramsOf } from "./letters.ts";
import { WordRows } from "./word-rows.ts";

export interface Reference {
  text: string;
  tokens: Token[];
  /** Whether each token is a word of the question: an answer gets little for repeating it. */
  given: boolean[];
  /** Whether it stands in the question's last sentence, which asks, and not only in the story before it. */
  asked: boolean[];
  trigrams: ReadonlySet<string>;
  likeness: WordRows;
  letters: WordRows;
}

export interface Prepared {
  /** Each word once. */
  question: Token[];
  likeness: WordRows;
  asked: Token[];
  text: string;
  /** What question and references are written in; null where that is English, or cannot be told. */
  language: string | null;
  references: Reference[];
}

/** Question and references, read once for all the answers to them. */
export function prepare(question: string, references: readonly string[]): Prepared {
  const key = [question, ...references].join("\u0000");
  const known = prepared.get(key);
  if (known !== undefined) return known;
  const language = writtenIn([question, ...references]);
  const whole = distinct(tokensOf(question, language));
  const asked = distinct(tokensOf(sentencesOf(question).at(-1) ?? "", language));
  const made = {
    text: question,
    language,
    question: whole,
    likeness: new WordRows(whole, likeness),
    asked,
    references: references
      .map((text) => referenceOf(text, whole, asked, language))
      .filter((r) => r.tokens.length > 0),
  };
  if (prepared.size >= mostPrepared) prepared.clear();
  prepared.set(key, made);
  return made;
}

const prepared = new Map<string, Prepared>();
const mostPrepared = 500;

/** English is what the weights were fitted on: another language is taken for one where its small words prevail. */
function writtenIn(texts: readonly string[]): string | null {
  const { language, share } = languageOf(foldText(texts.join(" ")).split(" "));
  return language === "en" || share < fewestSmallWords ? null : language;
}

const fewestSmallWords = 0.12;

function referenceOf(
  text: string,
  question: readonly Token[],
  last: readonly Token[],
  language: string | null,
): Reference {
  const tokens = tokensOf(text, language);
  const given = tokens.map((token) => question.some((word) => likeness(token, word) >= sameWord));
  const asked = tokens.map((token) => last.some((word) => likeness(token, word) >= sameWord));
  return {
    text,
    tokens,
    given,
    asked,
    trigrams: trigramsOf(tokens),
    likeness: new WordRows(tokens, likeness),
    letters: new WordRows(tokens, lettersInCommon),
  };
}

function distinct(tokens: readonly Token[]): Token[] {
  const seen = new Set<string>();
  return tokens.filter(({ stem }) => !seen.has(stem) && seen.add(stem));
}
