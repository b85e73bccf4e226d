import { irregularFormsOf } from "../../../text/stem.ts";

/** The forms of an English verb. One that is cut short in the past ("bet", "cast") is not known to be so, and is rare. */
export function englishVerb(verb: string): string[] {
  if (!/^[a-z]{2,}$/.test(verb)) return [];
  const told = irregularFormsOf(verb);
  const past = unchanged.has(verb) ? [] : told.some((form) => !/(?:ing|s)$/.test(form)) ? told : [edOf(verb)];
  return [sOf(verb), ingOf(verb), ...past];
}

export function englishNoun(noun: string): string[] {
  if (!/^[a-z]{3,}$/.test(noun)) return [];
  const told = irregularFormsOf(noun);
  return told.length > 0 ? told : [sOf(noun)];
}

const unchanged = new Set(
  "cut hit let put set shut hurt cost bet burst cast quit read rid split spread".split(" "),
);

function sOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(word) ? `${word}es` : `${word}s`;
}

function edOf(verb: string): string {
  if (verb.endsWith("e")) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled(verb)}ed`;
}

function ingOf(verb: string): string {
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  return /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${doubled(verb)}ing`;
}

/** "stop" has one syllable and "stopped"; "cancel" has two, and both ways are written. */
function doubled(verb: string): string {
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? verb + verb.slice(-1) : verb;
}
