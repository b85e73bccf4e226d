import { bySynonym, type Concepts, hintOf, stemsOf, worthOf } from "./concepts.ts";
import { hintsOf } from "./everyday.ts";
import { otherWords, phrasesIn } from "./other-subjects.ts";
import { topicWords } from "./topic-words.ts";

/**
 * What a topic has to do with a matter. `share`: how much of the topic is in the matter's own words, 0 to 1. `named`:
 * one of them is a name of the matter. `shared`: in the topic's words, strongest first. `support`, `against`: what
 * everyday words say for and against it, in whole words; `supports`, `names`: how many there are.
 */
export type Aboutness = {
  share: number;
  named: boolean;
  shared: string[];
  support: number;
  against: number;
  supports: number;
  names: number;
};

/** A topic, read once and held against every matter. */
export type Asked = { words: ReturnType<typeof topicWords>; phrase: string; foreign: string[] };

/** From here on a word is one of the matter's own names. */
const naming = 0.75;
/** What a word weighs that no curriculum file knows, where a topic is to be in the matter's own words. */
const foreign = 1.5;
/** What a word that is at home in every subject says where the matter has it, and weighs where it has not. */
const little = 0.5;
const missing = 0.7;
/** In everyday words: what tasks and asides say, next to what the matter says of itself. */
const fromAfar = 2 / 3;
const least = 0.25;
/** From here on a word is a support of its own, and not only adds to the others. */
const telling = 0.3;
/** What speaks against: a word of another subject, one that may also be an example, an unknown one, a common one. */
const otherSubject = 1.6;
const example = 0.8;
const unknown = 0.25;
const common = 0.15;

export function askedOf(topic: string): Asked {
  const stems = stemsOf(topic);
  return { words: topicWords(topic), phrase: ` ${stems.join(" ")} `, foreign: phrasesIn(stems) };
}

/**
 * How far a topic, in a teacher's words, is what the matter is about: whole words, listed synonyms and hints, never
 * parts of words. A word of another subject speaks against it ("a network of friends" is not about networks); one that
 * nobody knows is an example and costs little ("a loop that asks for the pin").
 */
export function aboutness(
  { words, phrase, foreign: phrases }: Asked,
  concepts: Concepts,
  known: (stem: string) => boolean,
): Aboutness {
  const whole = new Set(concepts.compounds.filter((stems) => phrase.includes(` ${stems.join(" ")} `)).flat());
  const elsewhere = new Set(
    phrases.filter((one) => !concepts.phrases.has(one)).flatMap((one) => one.split(" ")),
  );
  const said: Aboutness = {
    share: 0,
    named: whole.size > 0,
    shared: [],
    support: 0,
    against: 0,
    supports: 0,
    names: whole.size,
  };
  let met = 0;
  let all = 0;
  const shared: { word: string; value: number }[] = [];
  for (const { word, stem, weak } of words) {
    const own = elsewhere.has(stem) ? 0 : whole.has(stem) ? 1 : worthOf(stem, concepts.words);
    const scale = weak ? little : 1;
    met += own * scale;
    all += own > 0 ? scale : weak ? missing : known(stem) ? 1 : foreign;
    if (!weak && own >= naming) said.named = true;

    const hint = elsewhere.has(stem) ? 0 : hintOf(stem, concepts.hinted);
    const value = Math.max(own >= naming * bySynonym ? own : own * fromAfar, hint);
    if (own > 0 || hint >= least) shared.push({ word, value });
    const strange = elsewhere.has(stem) || (otherWords.has(stem) && value < naming * 0.8);
    if (strange) said.against += hintsOf.has(stem) && !elsewhere.has(stem) ? example : otherSubject;
    else if (value < least) said.against += weak ? common : unknown;
    else {
      said.support += value * scale;
      if (value * scale >= telling) said.supports++;
      if (!weak && value >= naming * bySynonym) said.names++;
    }
  }
  said.share = all === 0 ? 0 : met / all;
  said.shared = shared.toSorted((a, b) => b.value - a.value).map(({ word }) => word);
  return said;
}

/** The matter's own names that a text holds, as whole words or synonyms; or else what hints at it, where two do. */
export function namesIn(text: string, { words, hinted }: Concepts): string[] {
  const told = topicWords(text).filter(({ weak }) => !weak);
  const names = told.filter(({ stem }) => worthOf(stem, words) >= naming * bySynonym);
  const hints = names.length > 0 ? [] : told.filter(({ stem }) => hintOf(stem, hinted) >= 0.5);
  return (names.length > 0 ? names : hints.length > 1 ? hints : []).map(({ word }) => word);
}
