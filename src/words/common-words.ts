import { english } from "../text/languages/english.ts";
import { wordSet } from "../text/languages/language.ts";
import { languages } from "../text/languages/languages.ts";
import { isNegation } from "../text/negation.ts";
import { isSmallWord } from "./function-words.ts";

/** Words that carry the sentence, not the idea. */
const functionWords = wordSet(english.smallWords);

/** Words that stay function words for counting but say something when a reference has them. */
const telling = words(
  `not no never none nothing without same other another both each every all only still different between before after
  during until if unless off on out up down over through within off more less`,
);

/** So common in any answer that sharing one says little. */
const everyday =
  words(`make get go come take give put use need want know think see look find say tell ask try help show
mean thing something anything everything stuff way kind type lot lots much many more most less few little big small
good bad right wrong new old first last next time day people person someone somebody everyone anybody part place
work happen start stop keep let become seem like different able sure maybe probably because reason answer question
explain describe example number amount something do be have will it can would year man woman child home school
really actually basically always sometimes usually often never now then today back away around together
turn call feel leave run move live hold bring begin set become change`);

/** Of English, unless another language is named. A negation is never what a sentence is about. */
export function isFunctionWord(word: string, language: string | null = null): boolean {
  if (language === null || language === "en") return functionWords.has(word);
  return isSmallWord(word, language) || isNegation(word, language) || joins.get(language)?.has(word) === true;
}

const joins = new Map(languages.map(({ tag, partsBegin }) => [tag, wordSet(partsBegin)]));

export function isTelling(word: string): boolean {
  return telling.has(word) || isNegation(word);
}

export function isEveryday(word: string): boolean {
  return everyday.has(word);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
