import type { LanguageBegun } from "./language.ts";

export const french: LanguageBegun = {
  tag: "fr",
  articles: "le la les un une",
  smallWords: `le la les de des du un une et est je ne pas que qui dans pour sur avec il elle nous vous ce cette se au aux
    mais ou donc car si plus être avoir sont par comme`,
  negations: "ne pas jamais aucun aucune rien nulle",
  negationsOnlyHere: "ni sans guère non personne",
  concord: true,
  partsBegin: "parce car mais si quand tandis alors comme et",
  yes: { words: "oui", alone: [] },
  no: { words: "non", alone: [] },
  isSo: "vrai",
  isNotSo: "faux",
};
