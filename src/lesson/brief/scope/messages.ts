import type { Language } from "./language.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";
import { ms } from "./messages/ms.ts";
import type { KindName, MessageId, Sayings } from "./messages/sayings.ts";

/** What a teacher reads when a request is refused, in the language of the request. */
export const sayings: Readonly<Record<Language, Sayings>> = { en, fr, de, es, ms };

/** Where no rule says so but the request reads like it: what it was taken for, and how to say that it is a lesson. */
export function readsAs(kind: KindName, language: Language): string {
  const said = sayings[language];
  const id = saidByRule[kind];
  return id === undefined ? said.readsAs(said.kinds[kind]) : said[id];
}

/** Where that is less than sure. */
export function askWhether(kind: KindName, language: Language): string {
  const said = sayings[language];
  return kind === "vague" ? said.unclear : said.askWhether(said.kinds[kind]);
}

/** Of these a rule's own answer says all there is to say. */
const saidByRule: Partial<Record<KindName, MessageId>> = { harm: "harm", extraction: "instructions" };
