import { writtenIn } from "../../../words/written-in.ts";
import { isBygone } from "../../../workspace/privacy/topics.ts";
import { onlyTells } from "./only-tells.ts";
import { setsTask } from "./sets-task.ts";

/** How a source is headed: "Source B", "Document 2 :", "Quelle M1 (1839):", "Fuente 1", "Sumber A", "Extract from". */
const label =
  /^\s*(?:(?:primary |secondary |written )?source|document|extract|excerpt|quotation|quelle|material|textauszug|fuente|documento|extracto|sumber|petikan|doc\.?)(?:\s+(?:[A-Z]?\d{0,2}|from|de|aus|daripada))?\s*(?=[(:.,–—«"'‘“„»]|from\b|$)/iu;
/** What stands in quotation marks; an apostrophe in a word is none. */
const quotes = /[“"„«»][^“”"„«»\n]{4,600}[”"“»«]|(?<![\p{L}\d])[‘'][^\n]{4,600}?[’'](?![\p{L}\d])/gu;

/**
 * A passage without what it quotes from a source, same length. A source is one by its label, or by a year long past beside it; what it
 * says was said to others then. Words that pupils are to be told stay: there the rest of the passage speaks to the class.
 */
export function withoutSource(text: string): string {
  if (!label.test(text) && !isBygone(text)) return text;
  const rest = text.replace(quotes, (quoted) => " ".repeat(quoted.length));
  const head = rest.replace(label, "");
  if (rest === text || tellsPupils(head)) return text;
  return rest;
}

function tellsPupils(text: string): boolean {
  if (!/\p{L}/u.test(text)) return false;
  const language = writtenIn(text);
  return language === "en" ? !onlyTells(text) : setsTask(text, language);
}
