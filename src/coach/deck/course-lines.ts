import type { Deck } from "./deck-format.ts";

/** Well done; very good; that's right; never mind; that was not easy; you can do it. */
type Lines = readonly [string, string, string, string, string, string];

const english: Lines = [
  "Well done!",
  "Very good!",
  "That's right!",
  "Never mind.",
  "That was not easy.",
  "You can do it!",
];
const byLanguage: Readonly<Record<string, Lines>> = {
  en: english,
  de: [
    "Gut gemacht!",
    "Sehr gut!",
    "Das stimmt!",
    "Das macht nichts.",
    "Das war nicht leicht.",
    "Du schaffst das!",
  ],
  ms: ["Syabas!", "Bagus sekali!", "Betul!", "Tidak mengapa.", "Memang susah sedikit.", "Awak pasti boleh!"],
  id: ["Kerja bagus!", "Bagus sekali!", "Benar!", "Tidak apa-apa.", "Memang agak sulit.", "Kamu pasti bisa!"],
  fr: [
    "Bravo !",
    "Très bien !",
    "C'est juste !",
    "Ce n'est pas grave.",
    "Ce n'était pas facile.",
    "Tu vas y arriver !",
  ],
  es: ["¡Bien hecho!", "¡Muy bien!", "¡Correcto!", "No pasa nada.", "No era fácil.", "¡Tú puedes!"],
  it: ["Ben fatto!", "Molto bene!", "Esatto!", "Non fa niente.", "Non era facile.", "Ce la puoi fare!"],
  nl: [
    "Goed gedaan!",
    "Heel goed!",
    "Dat klopt!",
    "Dat geeft niet.",
    "Dat was niet makkelijk.",
    "Je kunt het!",
  ],
};

/**
 * What a coach says for praise and to encourage, as a course has no such lines. In a language that we have none for, they
 * are said in the learner's own, or in English.
 */
export function courseLines(target: string, instruction: string): Pick<Deck, "praise" | "encouragement"> {
  const translations = linesIn(instruction) ?? english;
  const texts = linesIn(target) ?? translations;
  const lines = texts.map((text, index) => ({ text, translation: translations[index] ?? text }));
  return { praise: lines.slice(0, 3), encouragement: lines.slice(3) };
}

function linesIn(language: string): Lines | undefined {
  const primary = language.toLowerCase().split("-")[0] ?? "";
  return Object.hasOwn(byLanguage, primary) ? byLanguage[primary] : undefined;
}
