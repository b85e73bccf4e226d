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
  ["de", "sich setzen", "to sit down", "Wir setzen uns ans Fenster.", "Sie hat sich gesetzt."],
  ["de", "sich treffen mit", "to meet", "Wir treffen uns mit Anna.", "Er traf sich gestern mit ihr."],
  ["de", "sich verlieben in", "to fall in love", "Er hat sich in sie verliebt.", "Ich verliebe mich in Rom."],
  ["de", "sich erinnern (an)", "to remember", "Ich erinnere mich nicht.", "Erinnerst du dich an den Film?"],
  [
    "de",
    "sich freuen auf (+ Akk.)",
    "to look forward",
    "Worauf freust du dich?",
    "Ich freue mich aufs Essen.",
  ],
  [
    "de",
    "sich um etwas kümmern",
    "to look after",
    "Sie kümmert sich um ihre Mutter.",
    "Wer kümmert sich darum?",
  ],
  [
    "de",
    "sich vorbereiten auf",
    "to prepare for",
    "Wir bereiten uns auf die Prüfung vor.",
    "Ich habe mich auf die Prüfung vorbereitet.",
  ],
  ["de", "sich die Zähne putzen", "to brush", "Ich putze mir die Zähne.", "Hast du dir die Zähne geputzt?"],
  ["de", "warten auf", "to wait for", "Wir warten lange auf den Bus.", "Ich habe auf dich gewartet."],
  ["de", "teilnehmen an", "to take part", "Ich nehme an dem Kurs teil.", "Er hat am Rennen teilgenommen."],
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
  ["de", "vergessen", "to forget", "Er vergisst alles."],
  ["de", "vergessen", "to forget", "Ihr vergesst alles."],
  ["de", "anfangen", "to begin", "Er fängt heute an."],
  ["de", "einkaufen", "to shop", "Wenn wir heute einkaufen, koche ich."],
  ["de", "aufstehen", "to get up", "Ich stehe um sieben auf."],
  ["de", "umfahren", "to drive round", "Wir umfahren den Stau."],
  ["de", "das Mädchen", "girl", "Die Mädchen spielen."],
  ["de", "der Gast", "guest", "Wir haben drei Gäste.", "Ich spreche mit den Gästen."],
  ["de", "das Buch", "book", "Ich lese zwei Bücher."],
  ["de", "die Stadt", "city", "Ich kenne viele Städte."],
  ["de", "das Kind", "child", "Die Kinder spielen."],
  ["de", "der Motor", "engine", "Die Motoren laufen."],
  ["de", "der Hund", "dog", "Zwei Hunde bellen."],
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
  ["es", "levantarse", "to get up", "Ya me he levantado.", "Nos vamos a levantar pronto."],
  ["es", "quejarse de", "to complain about", "Siempre se queja de todo.", "Se quejan del ruido."],
  ["es", "participar en", "to take part in", "Ella participa en la clase."],
  ["es", "llegar", "to arrive", "Llegué tarde a casa."],
  ["es", "la reunión", "meeting", "Tengo dos reuniones."],
  ["fr", "travailler", "to work", "Je travaille demain.", "Nous avons travaillé.", "Elle travaillait ici."],
  ["fr", "acheter", "to buy", "J'achète du pain.", "Vous achetez la maison."],
  ["fr", "manger", "to eat", "Nous mangeons tard."],
  ["fr", "finir", "to finish", "Nous finissons à midi.", "Tu as fini ?"],
  ["fr", "attendre", "to wait", "J'attends le bus.", "Il attend son frère."],
  ["fr", "se laver", "to wash", "Je me suis lavé les mains.", "Elle s'est lavée.", "Tu vas te laver ?"],
  ["fr", "s'occuper de", "to look after", "Je m'occupe de mon frère.", "Nous nous sommes occupés du chien."],
  ["fr", "s'habituer (à)", "to get used to", "Je m'habitue au froid.", "On s'habitue."],
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
    // A form of "zählen", another word, no word at all, and a plural that no list has.
    ["de", "die Zahl", "Ich zähle bis drei."],
    ["de", "das Spiel", "Die Spieler sind müde."],
    ["de", "der Hund", "Zwei Hünde bellen."],
    ["de", "der Apfel", "Ich esse zwei Äpfel."],
    // Without the preposition that belongs to it.
    ["de", "sich bewerben um", "Ich bewerbe mich oft."],
    ["es", "quejarse de", "Se quejan mucho."],
  ];
  test.each(unsure)("%s, %s: “%s” may be a form, and is asked about", (language, target, heard) => {
    expect(verdictOn(language, target, heard)).toBe("unclear");
  });

  const wrong: readonly (readonly [string, string, string, string])[] = [
    ["de", "singen", "to sing", "Ich habe gesingt."],
    ["de", "ankommen", "to arrive", "Wir haben angekommt."],
    ["de", "sich krankmelden", "to call in sick", "Ich melde krank."],
    ["de", "sich treffen mit", "to meet", "Ich treffe dich mit Anna."],
    ["fr", "se laver", "to wash", "Je lave la voiture."],
    ["es", "lavarse", "to wash", "Lavo el coche."],
    ["de", "vergessen", "to forget", "Er vergesst alles."],
    ["de", "fahren", "to drive", "Er fahrt nach Hause."],
    ["de", "anfangen", "to begin", "Er fangt heute an."],
    ["de", "einkaufen", "to shop", "Wir einkaufen heute."],
    ["de", "aufstehen", "to get up", "Ich aufstehe um sieben."],
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
