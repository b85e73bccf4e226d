import type { LanguageBegun } from "./language.ts";

export const french: LanguageBegun = {
  tag: "fr",
  articles: "le la les un une",
  smallWords: `le la les de des du un une et est je ne pas que qui dans pour sur avec il elle nous vous ce cette se au aux
    mais ou donc car si plus être avoir sont par comme`,
  negations: "pas jamais",
  yes: { words: "oui", alone: [] },
  no: { words: "non", alone: [] },
  isSo: "vrai",
  isNotSo: "faux",
};
