import { stemOf } from "../search-words.ts";
import { synonymsBy } from "./synonyms.ts";
import { topicWords, wholeWords } from "./topic-words.ts";

/** What can be asked about: an outcome, or a teacher's note on a topic. */
export type Matter = {
  title: string;
  keywords: readonly string[];
  /** What it is about, in sentences. */
  text: string;
  /** What pupils do. */
  tasks: readonly string[];
  /** What is said beside it: misconceptions, what pupils bring. */
  beside: readonly string[];
};

/** `share`: how much of the topic the matter speaks of, 0 to 1. `shared`: in the topic's own words, strongest first. */
export type Aboutness = { share: number; shared: string[]; named: boolean };

/** Stem or synonym group → how much it says of the matter, 0 to 1. */
export type Concepts = ReadonlyMap<string, number>;

const synonyms = synonymsBy(stemOf);
/** A synonym says nearly as much as the word itself. */
const bySynonym = 0.85;
const weights = { keyword: 1, title: 0.9, partOfKeyword: 0.55, text: 0.75, tasks: 0.6, beside: 0.4 };
/** From here on a word is one of the matter's own names. */
const naming = 0.75;
/** What a word weighs that no curriculum file knows: it speaks of something else. */
const foreign = 1.5;
/** What a word that is at home in every subject says where the matter has it, and weighs where it has not. */
const little = 0.5;
const missing = 0.7;

export function conceptsOf(matter: Matter): Concepts {
  const found = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const { stem } of topicWords(text)) {
      if ((found.get(stem) ?? 0) < weight) found.set(stem, weight);
    }
  };
  const plain = matter.keywords.length === 0;
  add(matter.beside.join(" "), weights.beside);
  add(matter.tasks.join(" "), plain ? weights.text : weights.tasks);
  add(matter.text, plain ? weights.keyword : weights.text);
  add(matter.title, plain ? weights.keyword : weights.title);
  for (const keyword of matter.keywords) {
    add(keyword, topicWords(keyword).length === 1 ? weights.keyword : weights.partOfKeyword);
  }
  for (const [stem, weight] of [...found]) {
    for (const group of synonyms.get(stem) ?? []) {
      const value = weight * bySynonym;
      if ((found.get(group) ?? 0) < value) found.set(group, value);
    }
  }
  return found;
}

/**
 * How far a topic, in a teacher's words, is what the matter is about: whole words and listed synonyms, never parts of
 * words. Words that the matter does not have count against it, and those that no matter has (`known`) more than that:
 * "a network of friends" is not about networks.
 */
export function aboutness(
  topic: string,
  matter: Matter,
  concepts: Concepts,
  known: (stem: string) => boolean,
): Aboutness {
  const asked = topicWords(topic);
  const phrase = ` ${wholeWords(topic).map(stemOf).join(" ")} `;
  const whole = new Set(
    matter.keywords
      .map((keyword) => wholeWords(keyword).map(stemOf))
      .filter((stems) => stems.length > 1 && phrase.includes(` ${stems.join(" ")} `))
      .flat(),
  );
  let met = 0;
  let all = 0;
  const shared: { word: string; value: number }[] = [];
  let named = false;
  for (const { word, stem, weak } of asked) {
    const value = whole.has(stem) ? 1 : worthOf(stem, concepts);
    const scale = weak ? little : 1;
    met += value * scale;
    all += value > 0 ? scale : weak ? missing : known(stem) ? 1 : foreign;
    if (value > 0) shared.push({ word, value });
    if (!weak && value >= naming) named = true;
  }
  return {
    share: all === 0 ? 0 : met / all,
    shared: shared.toSorted((a, b) => b.value - a.value).map(({ word }) => word),
    named: named || whole.size > 0,
  };
}

function worthOf(stem: string, concepts: Concepts): number {
  const own = concepts.get(stem) ?? 0;
  const others = (synonyms.get(stem) ?? []).map((group) => concepts.get(group) ?? 0);
  return Math.max(own, ...others);
}

/** Whether a stem is known to any of them, by itself or by a synonym. */
export function vocabularyOf(all: readonly Concepts[]): (stem: string) => boolean {
  const stems = new Set(all.flatMap((concepts) => [...concepts.keys()]));
  return (stem) => stems.has(stem) || (synonyms.get(stem) ?? []).some((group) => stems.has(group));
}

/** The matter's own names that a text holds, as whole words or synonyms. */
export function namesIn(text: string, matter: Concepts): string[] {
  return topicWords(text).flatMap(({ word, stem, weak }) =>
    !weak && worthOf(stem, matter) >= naming * bySynonym ? [word] : [],
  );
}
