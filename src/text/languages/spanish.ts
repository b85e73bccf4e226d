import type { LanguageBegun } from "./language.ts";

export const spanish: LanguageBegun = {
  tag: "es",
  articles: "el la los las un una",
  smallWords: `el la los las de del un una y es yo no que en para con por se su al lo como más pero o si porque son está hay
    muy este esta nos le ser`,
  negations: "nunca jamás nada nadie ningún ninguno ninguna tampoco",
  negationsOnlyHere: "no ni sin",
  concord: true,
  partsBegin: "porque pero si cuando mientras aunque pues y e",
  yes: { words: "sí si", alone: [] },
  no: { words: "no", alone: [] },
  isSo: "verdadero cierto",
  isNotSo: "falso",
};
