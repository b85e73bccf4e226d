import type { Asking } from "./asking.ts";
import { englishAsking } from "./english.ts";
import { frenchAsking } from "./french.ts";
import { germanAsking } from "./german.ts";
import { malayAsking } from "./malay.ts";
import { spanishAsking } from "./spanish.ts";

/**
 * How somebody who is taught asks, does not know, or wants to stop, by the language's tag. Apart from what else is known
 * of a language: it is long, and no page needs it.
 */
export const askings: Readonly<Record<string, Asking>> = {
  en: englishAsking,
  ms: malayAsking,
  de: germanAsking,
  fr: frenchAsking,
  es: spanishAsking,
};
