import type { LanguageBegun } from "./language.ts";

export const spanish: LanguageBegun = {
  tag: "es",
  articles: "el la los las un una",
  smallWords: `el la los las de del un una y es yo no que en para con por se su al lo como más pero o si porque son está hay
    muy este esta nos le ser`,
  yes: { words: "sí si", alone: [] },
  no: { words: "no", alone: [] },
  isSo: "verdadero cierto",
  isNotSo: "falso",
};
