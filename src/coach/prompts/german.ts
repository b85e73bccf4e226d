import type { Phrases } from "./phrases.ts";
import { closed } from "./sentence.ts";

export const german: Phrases = {
  newWord: ["Jetzt kommt etwas Neues.", "Hör gut zu.", "Weiter geht es.", "Und nun etwas Neues."],
  means: (gloss) => closed(gloss, `Es bedeutet: ${gloss}`),
  example: ["Zum Beispiel:", "Man kann sagen:", "So benutzt man es:"],
  alsoMeans: (meanings) => `Es kann auch heißen: ${meanings}.`,
  fillGap: "Ergänze die Lücke:",
  howDoYouSay: [
    (meaning, language) => `Wie sagt man das auf ${language}? ${quoted(meaning)}`,
    (meaning, language) => `Sag das auf ${language}: ${quoted(meaning)}`,
    (meaning, language) => `Und jetzt auf ${language}: ${quoted(meaning)}`,
  ],
  sentenceWith: [
    (gloss, language) => `Bilde auf ${language} einen Satz mit dem Wort für „${gloss}“.`,
    (gloss, language) => `Erzähl mir auf ${language} etwas mit dem Wort für „${gloss}“.`,
    (gloss, language) => `Du bist dran: Sag auf ${language} etwas mit dem Wort für „${gloss}“.`,
  ],
  sayPhrase: [
    (gloss, language) => `Sag es bitte auf ${language}: ${quoted(gloss)}`,
    (gloss, language) => `Du bist dran. Sag es auf ${language}: ${quoted(gloss)}`,
    (gloss, language) => `Und auf ${language}, bitte: ${quoted(gloss)}`,
  ],
  finishPhrase: [
    (gloss, language) => `Sag es auf ${language} und ergänze es selbst: ${quoted(gloss)}`,
    (gloss, language) =>
      `Du bist dran, auf ${language}. Du entscheidest, wie es weitergeht: ${quoted(gloss)}`,
    (gloss, language) => `Bilde auf ${language} deinen eigenen Satz: ${quoted(gloss)}`,
  ],
  reminder: "So heißt es:",
  right: ["Richtig.", "Ja, das war richtig.", "Gut, so heißt es."],
  used: ["Du hast es benutzt, und das zählt.", "Ich habe es in deinem Satz gehört. Das zählt."],
  usedElse: [
    "Du hast es benutzt, und das zählt. Wolltest du das sagen? Gefragt war:",
    "Das zählt, denn du hast es benutzt. Gefragt war dieser Satz:",
  ],
  usedAlone: [
    "Du hast es gesagt, und das zählt. Jetzt in einem Satz.",
    "Das zählt. Beim nächsten Mal bitte in einem Satz.",
  ],
  afterMe: [
    "Hör zu und sprich mir nach.",
    "Ganz langsam. Sprich mir nach.",
    "Noch einmal. Hör zu und wiederhole.",
    "Lass dir Zeit und sag nur das.",
  ],
  didYouSay: [
    (heard, candidate) => `Ich habe „${heard}“ gehört. War das „${candidate}“? Sag es noch einmal.`,
    (heard, candidate) => `Verstanden habe ich „${heard}“. Meintest du „${candidate}“? Bitte noch einmal.`,
  ],
  didYouMean: (heard, wish) =>
    `Ich habe „${heard}“ gehört. Meinst du: ${wish}? Sag ja, oder sag deine Antwort noch einmal.`,
  notInDeck: (asked) =>
    `„${asked}“ gibt es in diesen Karten nicht, darum kann ich es dir nicht sagen. Du bist noch dran.`,
  cannotAnswer: "Das kann ich aus diesen Karten nicht beantworten. Fragen kostet nichts; du bist noch dran.",
  wishes: {
    student_stop: "hier aufhören",
    student_pause: "eine Pause machen",
    student_skip: "zum nächsten Wort gehen",
    student_back: "das letzte Wort zurückholen",
    student_help: "etwas Hilfe",
    student_again: "es noch einmal hören",
    resume: "weitermachen",
  },
  another: ["Sag einen anderen Satz damit, einen eigenen.", "Versuch es in einem neuen, eigenen Satz."],
  onceMore: ["Dann sag es bitte noch einmal.", "Lass es mich noch einmal hören."],
  comesBack: [
    (gloss) => `„${gloss}“ kommt ein andermal wieder.`,
    (gloss) => `„${gloss}“ lassen wir erst einmal und üben es später noch einmal.`,
  ],
  resting: "Wir machen eine Pause. Sag „weiter“, wenn du so weit bist, oder „stopp“ zum Aufhören.",
  typeInstead: "Ich kann dich nicht hören. Du kannst tippen, was du sagen möchtest.",
  listenAgain: "Das habe ich nicht gehört. Ich höre noch einmal zu.",
};

function quoted(text: string): string {
  return closed(text, `„${text}“`);
}
