import { describe, expect, test } from "bun:test";
import { judgeUtterance } from "../../../src/coach/judge/judge-utterance.ts";
import { deckItem } from "./labelled.ts";

/** As a learner's own list has it: a word and its meaning, and no forms. */
function verdictOn(language: string, target: string, heard: string, gloss = "?") {
  const item = deckItem("target", target, gloss);
  const instructionLanguage = language === "en" ? "de" : "en";
  return judgeUtterance({
    heard,
    item,
    others: [],
    targetLanguage: language,
    instructionLanguage,
    repeating: false,
  }).verdict;
}

const right: readonly (readonly [language: string, target: string, gloss: string, ...heard: string[]])[] = [
  ["de", "kündigen", "to resign", "Ich kündige morgen.", "Ich habe gekündigt.", "Sie kündigte gestern."],
  [
    "de",
    "sich krankmelden",
    "to call in sick",
    "Ich melde mich krank.",
    "Er hat sich gestern krankgemeldet.",
  ],
  [
    "de",
    "sich krankmelden",
    "to call in sick",
    "Heute melden wir uns alle krank.",
    "Du musst dich krankmelden.",
  ],
  ["de", "telefonieren", "to phone", "Er telefoniert lange.", "Wir haben gestern telefoniert."],
  ["de", "arbeiten", "to work", "Du arbeitest viel.", "Er arbeitete zu Hause.", "Ich habe gearbeitet."],
  ["de", "antworten", "to answer", "Warum antwortest du nicht?", "Sie hat schnell geantwortet."],
  [
    "de",
    "einkaufen",
    "to shop",
    "Ich kaufe am Samstag ein.",
    "Wir haben eingekauft.",
    "Ich habe keine Zeit einzukaufen.",
  ],
  ["de", "vorbereiten", "to prepare", "Sie bereitet das Essen vor.", "Alles ist vorbereitet."],
  ["de", "besuchen", "to visit", "Wir besuchten meine Tante.", "Er hat uns besucht."],
  ["de", "abfahren", "to depart", "Der Zug fährt um acht ab.", "Der Bus ist abgefahren.", "Wann fuhr er ab?"],
  ["de", "verstehen", "to understand", "Ich habe dich verstanden.", "Er verstand kein Wort."],
  ["de", "sprechen", "to speak", "Du sprichst gut Deutsch.", "Wir sprachen lange."],
  ["de", "die Überstunde", "overtime hour", "Ich mache zwei Überstunden.", "Die Überstunden sind bezahlt."],
  ["de", "die Kündigung", "notice", "Zwei Kündigungen kamen heute.", "Ich schreibe die Kündigung."],
  ["de", "die Kollegin", "colleague", "Meine Kolleginnen sind nett."],
  ["de", "der Termin", "appointment", "Ich habe drei Termine.", "Das ist der Ort des Termins."],
  ["de", "das Mädchen", "girl", "Die Mädchen spielen."],
  [
    "es",
    "hablar",
    "to speak",
    "Hablo con mi madre.",
    "Ayer hablamos mucho.",
    "Mi hermano habló.",
    "Estoy hablando.",
  ],
  ["es", "comer", "to eat", "Comemos a las dos.", "Ya he comido."],
  ["es", "levantarse", "to get up", "Me levanto a las siete.", "Mi padre se levantó tarde."],
  ["es", "llegar", "to arrive", "Llegué tarde a casa."],
  ["es", "la reunión", "meeting", "Tengo dos reuniones."],
  ["fr", "travailler", "to work", "Je travaille demain.", "Nous avons travaillé.", "Elle travaillait ici."],
  ["fr", "acheter", "to buy", "J'achète du pain.", "Vous achetez la maison."],
  ["fr", "manger", "to eat", "Nous mangeons tard."],
  ["fr", "finir", "to finish", "Nous finissons à midi.", "Tu as fini ?"],
  ["fr", "attendre", "to wait", "J'attends le bus.", "Il attend son frère."],
  ["fr", "le bateau", "boat", "Les bateaux sont grands."],
  ["en", "to cancel", "absagen", "She cancels every meeting.", "They canceled it."],
  ["en", "stop", "anhalten", "The bus stopped here.", "It is stopping now."],
  ["en", "carry", "tragen", "He carried my bag."],
  ["en", "to write", "schreiben", "I wrote a letter.", "She has written to me."],
  ["en", "put off", "verschieben", "She puts the meeting off.", "They are putting it off."],
  ["en", "deadline", "die Frist", "I have two deadlines."],
  ["ms", "beli", "to buy", "Saya membeli ikan.", "Buku itu dibeli oleh Ali."],
  ["ms", "menulis", "to write", "Surat itu ditulis semalam."],
  ["ms", "bekerja", "to work", "Dia kerja di bank."],
];

describe("a deck that lists no forms", () => {
  test.each(right)("%s, %s (%s): what follows by rule is a use", (language, target, gloss, ...heard) => {
    expect(heard.filter((each) => verdictOn(language, target, each, gloss) !== "correct")).toEqual([]);
  });

  const unsure: readonly (readonly [string, string, string])[] = [
    ["de", "der Gast", "Wir haben drei Gäste."],
    ["de", "das Buch", "Ich lese zwei Bücher."],
    ["de", "die Stadt", "Ich kenne viele Städte."],
    ["de", "das Kind", "Die Kinder spielen."],
  ];
  test.each(unsure)("%s, %s: “%s” may be a form, and is asked about", (language, target, heard) => {
    expect(verdictOn(language, target, heard)).toBe("unclear");
  });

  const wrong: readonly (readonly [string, string, string, string])[] = [
    ["de", "singen", "to sing", "Ich habe gesingt."],
    ["de", "ankommen", "to arrive", "Wir haben angekommt."],
    ["de", "sich krankmelden", "to call in sick", "Ich melde krank."],
    ["es", "tener", "to have", "Yo teno un perro."],
    ["en", "to write", "schreiben", "I writed a letter."],
  ];
  test.each(wrong)(
    "%s, %s (%s): “%s” does not follow, and is not counted",
    (language, target, gloss, heard) => {
      expect(verdictOn(language, target, heard, gloss)).not.toBe("correct");
    },
  );

  test("where the deck lists forms, they are the forms", () => {
    const item = deckItem("target", "kündigen", "to resign", ["kündige"]);
    const { verdict } = judgeUtterance({
      heard: "Er kündigte",
      item,
      others: [],
      targetLanguage: "de",
      instructionLanguage: "en",
      repeating: false,
    });
    expect(verdict).toBe("unclear");
  });
});
