import { askedIn } from "../../text/asked.ts";
import { foldText } from "../../text/fold.ts";
import { isAsking } from "../../text/wish-in.ts";
import type { DeckItem } from "../deck/deck-format.ts";
import { primaryTag } from "../judge/language-words.ts";
import type { Coach } from "./coach.ts";

/** A question to the coach: about the word in hand, about another of the deck, or about what the deck does not have; `anything`: no deck answers it. */
export type QuestionAsked =
  | { about: "this" }
  | { about: "another"; item: DeckItem }
  | { about: "unknown"; asked: string }
  | { about: "anything" };

/**
 * "Was bedeutet das?", "how do you say …?", in any language whose ways of asking the house knows. null: it is none, or it may
 * well be an answer.
 */
export function questionIn({ deck }: Coach, item: DeckItem, heard: string): QuestionAsked | null {
  const found = askedIn(heard);
  if (found === null || found.rest !== "" || !found.isPlain) return null;
  if (inHand.has(found.kind)) return { about: "this" };
  if (found.kind !== "meaning" && found.kind !== "say")
    // A question in the language that is learned may well be the sentence that was asked for.
    return isAsking(heard) && found.tag !== primaryTag(deck.target_language) ? { about: "anything" } : null;
  const asked = bare(found.about[0] ?? "");
  if (asked === "" || pointing.has(asked) || names(item, asked)) return { about: "this" };
  const other =
    deck.items.find((each) => names(each, asked)) ??
    [item, ...deck.items].find((each) => isWordIn(each, asked));
  if (other === item) return { about: "this" };
  return other === undefined ? { about: "unknown", asked } : { about: "another", item: other };
}

/** Whatever is asked of the word that is being practised, what helps is said of it. */
const inHand: ReadonlySet<string> = new Set(["unclear", "explain", "example", "unknown", "pronounce"]);
const pointing = new Set([
  "it",
  "this",
  "that",
  "es",
  "das",
  "dies",
  "itu",
  "ini",
  "ça",
  "cela",
  "eso",
  "esto",
]);

function names({ target, accepted, gloss }: DeckItem, asked: string): boolean {
  const meanings = gloss.split(/[;,/]/).map((meaning) => meaning.replace(/\(.*?\)/g, " "));
  return [target, ...accepted, ...meanings].some((text) => bare(foldText(text)) === asked);
}

/** "khabar" of "Khabar baik": what the deck has of it is the phrase. */
function isWordIn({ target, accepted }: DeckItem, asked: string): boolean {
  return [target, ...accepted].some((text) => ` ${foldText(text)} `.includes(` ${asked} `));
}

function bare(folded: string): string {
  return folded
    .replace(/^(?:the|an?|to|der|die|das|ein|eine|einen|le|la|les|un|une|el|los|las|una) /, "")
    .trim();
}
