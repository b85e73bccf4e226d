import type { DeckItem } from "../../deck/deck-format.ts";
import { primaryTag } from "../language-words.ts";
import { englishNoun, englishVerb } from "./english.ts";
import { germanVerb } from "./german.ts";
import { germanNoun } from "./german-noun.ts";
import { malayVerb } from "./malay.ts";
import { frenchVerb, romancePlural, spanishVerb } from "./romance.ts";

/**
 * The forms of a word that follow by rule, as a deck would list them. `perhaps`: what may be one of its forms, where no rule
 * can tell. Nothing where the deck lists forms of its own: whoever wrote it knows them better.
 */
export function madeForms(item: DeckItem, targetLanguage: string): Made {
  const none = { sure: [], perhaps: [] };
  if (item.accepted.length > 0) return none;
  const target = item.target.trim();
  switch (primaryTag(targetLanguage)) {
    case "de":
      return /^\p{Lu}|^d(?:er|ie|as) /u.test(target) ? germanNoun(target) : germanVerb(target);
    case "en":
      return { ...none, sure: english(target, item.gloss) };
    case "es":
      return withPlural(spanishVerb(target), romancePlural(target, "es"));
    case "fr":
      return elidedToo(withPlural(frenchVerb(target), romancePlural(target, "fr")));
    case "ms":
      return { ...none, sure: malayVerb(target, /^to /.test(item.gloss)) };
    default:
      return none;
  }
}

type Made = { sure: string[]; perhaps: string[] };

function withPlural({ sure, perhaps }: Made, plurals: string[]): Made {
  return { sure: [...sure, ...plurals], perhaps };
}

function elidedToo({ sure, perhaps }: Made): Made {
  return { sure: sure.flatMap(elided), perhaps: perhaps.flatMap(elided) };
}

/** By its "to", or by a translation that is a verb: what is said both ways ("book") is the one that it is learned as. */
function english(target: string, gloss: string): string[] {
  const [, parted = "", particle = ""] = phrasal.exec(target) ?? [];
  if (parted !== "") return [parted, ...englishVerb(parted)].map((form) => `${form} … ${particle}`);
  const isVerb =
    /^to /.test(target) || /^\p{Ll}+(?:en|ern|eln)$/u.test(gloss) || /^(?:me|ber)\p{Ll}+$/u.test(gloss);
  if (!isVerb) return englishNoun(target.replace(/^(?:an?|the) /, ""));
  const verb = target.replace(/^to /, "");
  return [verb, ...englishVerb(verb)];
}

/** "She looked it up" is a use of "look up". */
const phrasal = /^(?:to )?([a-z]{2,}) (up|off|on|out|down|away|back)$/;

/** "j'achète" is heard as one word. */
function elided(form: string): string[] {
  return /^[aeiouhâêîéè]/.test(form)
    ? [form, ...["j'", "n'", "l'", "d'"].map((short) => short + form)]
    : [form];
}
