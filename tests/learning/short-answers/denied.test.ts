import { describe, expect, test } from "bun:test";
import { judgeShortAnswer } from "../../../src/learning/short-answers/judge-short-answer.ts";

type Row = readonly [language: string, question: string, reference: string, answer: string];

function verdictOn([, question, reference, answer]: Row) {
  return judgeShortAnswer({ question, references: [reference], answer });
}

describe("a model answer with a negation put in, or taken out", () => {
  const denied: readonly Row[] = [
    [
      "de",
      "Warum schwimmt Holz auf Wasser?",
      "Holz ist weniger dicht als Wasser.",
      "Holz ist nicht weniger dicht als Wasser.",
    ],
    [
      "de",
      "Was brauchen Pflanzen zum Wachsen?",
      "Pflanzen brauchen Licht und Wasser.",
      "Pflanzen brauchen kein Licht und Wasser.",
    ],
    [
      "de",
      "Was tat der König nach der Schlacht?",
      "Der König floh nach Norden.",
      "Der König floh nie nach Norden.",
    ],
    ["de", "Wie kam der Brief an?", "Der Brief kam mit der Post.", "Der Brief kam nicht mit der Post."],
    [
      "de",
      "Warum ist die Brücke gesperrt?",
      "Die Brücke ist gesperrt, weil sie repariert wird.",
      "Die Brücke ist gesperrt, obwohl sie nicht repariert wird.",
    ],
    ["de", "Wovon leben Kühe?", "Kühe fressen Gras.", "Kühe fressen niemals Gras."],
    ["de", "Worin löst sich Salz?", "Salz löst sich in Wasser.", "Salz löst sich in keinem Wasser."],
    [
      "fr",
      "Pourquoi la glace flotte-t-elle ?",
      "La glace est moins dense que l'eau.",
      "La glace n'est pas moins dense que l'eau.",
    ],
    [
      "fr",
      "Que mangent les vaches ?",
      "Les vaches mangent de l'herbe.",
      "Les vaches ne mangent jamais d'herbe.",
    ],
    [
      "fr",
      "De quoi les plantes ont-elles besoin ?",
      "Les plantes ont besoin de lumière.",
      "Les plantes n'ont plus besoin de lumière.",
    ],
    ["fr", "Qui a signé le traité ?", "Le roi a signé le traité.", "Le roi n'a pas signé le traité."],
    [
      "fr",
      "Comment voyagent les graines ?",
      "Le vent transporte les graines.",
      "Aucun vent ne transporte les graines.",
    ],
    [
      "es",
      "¿Por qué flota el hielo?",
      "El hielo es menos denso que el agua.",
      "El hielo no es menos denso que el agua.",
    ],
    ["es", "¿Qué comen las vacas?", "Las vacas comen hierba.", "Las vacas nunca comen hierba."],
    [
      "es",
      "¿Qué necesitan las plantas?",
      "Las plantas necesitan luz y agua.",
      "Las plantas no necesitan luz ni agua.",
    ],
    ["es", "¿Quién firmó el tratado?", "El rey firmó el tratado.", "El rey jamás firmó el tratado."],
    [
      "ms",
      "Mengapa ais terapung?",
      "Ais kurang tumpat daripada air.",
      "Ais tidak kurang tumpat daripada air.",
    ],
    ["ms", "Apa yang dimakan lembu?", "Lembu makan rumput.", "Lembu tidak makan rumput."],
    ["ms", "Siapa bapa Ali?", "Bapa Ali ialah seorang guru.", "Bapa Ali bukan seorang guru."],
    ["ms", "Sudahkah dia makan?", "Dia sudah makan nasi.", "Dia belum makan nasi."],
    [
      "ms",
      "Apa yang diperlukan tumbuhan?",
      "Tumbuhan memerlukan cahaya matahari.",
      "Tumbuhan tak memerlukan cahaya matahari.",
    ],
    ["en", "Why does ice float?", "Ice is less dense than water.", "Ice isn't less dense than water."],
    ["en", "What do cows eat?", "Cows eat grass.", "Cows do not eat grass."],
    ["en", "What did the king do?", "The king signed the treaty.", "The king refused to sign the treaty."],
    ["en", "What did the king do?", "The king signed the treaty.", "The king never signed the treaty."],
    ["en", "What moves the seeds?", "The wind carries the seeds.", "No wind carries the seeds."],
    [
      "en",
      "How is the patient?",
      "The patient can walk without help.",
      "The patient cannot walk without help.",
    ],
    [
      "en",
      "How is the patient?",
      "The patient cannot walk without help.",
      "The patient can walk without help.",
    ],
    ["ms", "Bolehkah ikan hidup di darat?", "Ikan tidak boleh hidup di darat.", "Ikan boleh hidup di darat."],
    [
      "de",
      "Können Fische an Land leben?",
      "Fische können nicht an Land leben.",
      "Fische können an Land leben.",
    ],
  ];
  for (const row of denied) {
    test(`is not accepted (${row[0]}): ${row[3]}`, () => {
      expect(verdictOn(row).verdict).not.toBe("correct");
    });
  }
});

describe("the same negation, said another way", () => {
  const same: readonly Row[] = [
    [
      "de",
      "Können Fische an Land leben?",
      "Fische können nicht an Land leben.",
      "Fische können an Land nicht leben.",
    ],
    [
      "ms",
      "Bolehkah ikan hidup di darat?",
      "Ikan tidak boleh hidup di darat.",
      "Ikan tak boleh hidup di darat.",
    ],
    [
      "fr",
      "Les poissons vivent-ils sur terre ?",
      "Les poissons ne peuvent pas vivre sur terre.",
      "Les poissons peuvent pas vivre sur terre.",
    ],
    ["en", "Can fish live on land?", "Fish cannot live on land.", "Fish can't live on land."],
    [
      "es",
      "¿Pueden vivir los peces en tierra?",
      "Los peces no pueden vivir en tierra.",
      "No pueden vivir los peces en tierra.",
    ],
    ["de", "Wovon leben Kühe?", "Kühe fressen Gras.", "Kühe fressen Gras, kein Fleisch."],
  ];
  for (const row of same) {
    test(`is accepted (${row[0]}): ${row[3]}`, () => {
      expect(verdictOn(row).verdict).toBe("correct");
    });
  }
});
