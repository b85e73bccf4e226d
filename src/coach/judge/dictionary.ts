import { foldText } from "../../text/fold.ts";

/**
 * The word as a dictionary or a list has it, and not as somebody says it: with its kind of word ("Apfel, der; Substantiv"), its
 * sound in signs, or its meaning behind a dash, an equals sign or in brackets ("Apfel – apple").
 */
export function isDictionaryEntry(before: string, after: string, gloss: string): boolean {
  return (
    kindOfWord.test(after) ||
    soundInSigns.test(after) ||
    soundInSigns.test(before) ||
    meansAfter(after, gloss) ||
    meansBefore(before, gloss)
  );
}

const kinds = [
  "nouns?|verbs?|adjectives?|adverbs?|adj\\.|adv\\.|[nv]\\.",
  "substantiv|nomen|verb|adjektiv|adverb|maskulin\\w*|feminin\\w*|neutrum|plural",
  "kata (?:nama|kerja|sifat|tunjuk|hubung)",
  "nom (?:masculin|féminin)|verbe|adjectif|adverbe",
  "sustantivo|verbo|adjetivo|adverbio",
  "\\(?(?:m|f|n|nt|pl|mask|fem|neutr?)\\.?[)\\]}]",
].join("|");
const article = "(?:(?:der|die|das|le|la|el|the)\\b[\\s,;]*)?";
const signs = "[\\s,;:([{–—-]*";
const kindOfWord = new RegExp(`^${signs}${article}${signs}(?:${kinds})(?![\\p{L}])`, "iu");
const soundInSigns = /[[/][^\]/\n]*[ˈˌəɪʊɛɔɑʃʒθðŋːɡɐʁɲɾæ][^\]/\n]*[\]/]/u;

/** A hyphen between spaces, or a sign that no sentence has there. */
const equals = /^\s*(?:[=≙→({[]|[-–—]\s|:\s)\s*/;

function meansAfter(after: string, gloss: string): boolean {
  const sign = equals.exec(after);
  if (sign === null) return false;
  const rest = ` ${foldText(after.slice(sign[0].length))} `.replace(small, " ");
  return meaningsOf(gloss).some((meaning) => rest.startsWith(` ${meaning} `));
}

function meansBefore(before: string, gloss: string): boolean {
  const sign = /\s*(?:[=≙→]|\s[-–—])\s*(?:(?:der|die|das|le|la|el|the|to)\s)?$/iu.exec(before);
  if (sign === null) return false;
  const rest = ` ${foldText(before.slice(0, sign.index))} `;
  return meaningsOf(gloss).some((meaning) => rest.endsWith(` ${meaning} `));
}

const small = /^ (?:the|an?|to|der|die|das|zu|le|la|el|un|une|una) /;

function meaningsOf(gloss: string): string[] {
  return gloss
    .split(/[;,/]/)
    .map((meaning) => ` ${foldText(meaning.replace(/\(.*?\)|…/g, " "))} `.replace(small, " ").trim())
    .filter((meaning) => meaning !== "");
}
