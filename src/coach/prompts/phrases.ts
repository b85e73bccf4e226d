/** What the coach says in the learner's own language, around the deck's words. */
export type Phrases = {
  newWord: readonly string[];
  means: (gloss: string) => string;
  example: readonly string[];
  howDoYouSay: readonly ((meaning: string) => string)[];
  sentenceWith: readonly ((gloss: string) => string)[];
  sentenceWithBoth: readonly ((gloss: string, other: string) => string)[];
  reminder: string;
  afterMe: readonly string[];
  didYouSay: readonly ((heard: string, candidate: string) => string)[];
  onceMore: readonly string[];
  comesBack: readonly ((gloss: string) => string)[];
  resting: string;
  typeInstead: string;
  listenAgain: string;
};

const en: Phrases = {
  newWord: ["Here is a new one.", "Listen to this.", "Now for something new.", "This is our next one."],
  means: (gloss) => sentence(`It means: ${gloss}`),
  example: ["For example:", "You can say:", "One hears it like this:"],
  howDoYouSay: [
    (meaning) => `How do you say: “${meaning}”?`,
    (meaning) => `Can you say this: “${meaning}”?`,
    (meaning) => `And what would you say for: “${meaning}”?`,
  ],
  sentenceWith: [
    (gloss) => `Make a sentence with the word for “${gloss}”.`,
    (gloss) => `Tell me something, and use the word for “${gloss}”.`,
    (gloss) => `Your turn: say something with “${gloss}” in it.`,
  ],
  sentenceWithBoth: [
    (gloss, other) => `Use “${other}” and the word for “${gloss}” together.`,
    (gloss, other) => `You know “${other}” already. Say it along with the word for “${gloss}”.`,
  ],
  reminder: "It goes like this:",
  afterMe: [
    "Listen, and say it after me.",
    "Let us say it together, slowly.",
    "Once more, slowly. Repeat after me.",
    "Take your time, and say just this.",
  ],
  didYouSay: [
    (heard, candidate) => `I heard “${heard}”. Did you say “${candidate}”? Say it once more.`,
    (heard, candidate) => `It sounded like “${heard}”. Was it “${candidate}”? Please say it again.`,
  ],
  onceMore: ["Then say it once more, please.", "Let me hear it again."],
  comesBack: [
    (gloss) => `The word for “${gloss}” will come back another time.`,
    (gloss) => `We leave “${gloss}” for now and meet it again later.`,
  ],
  resting: "We are taking a rest. Say “go on” when you are ready, or “stop” to leave.",
  typeInstead: "I cannot hear you. You can type what you want to say.",
  listenAgain: "I could not hear that. I am listening again.",
};

const de: Phrases = {
  newWord: ["Jetzt kommt etwas Neues.", "Hör gut zu.", "Das ist das Nächste.", "Und nun etwas Neues."],
  means: (gloss) => sentence(`Es bedeutet: ${gloss}`),
  example: ["Zum Beispiel:", "Man kann sagen:", "So hört man es:"],
  howDoYouSay: [
    (meaning) => `Wie sagt man: „${meaning}“?`,
    (meaning) => `Kannst du das sagen: „${meaning}“?`,
    (meaning) => `Und was sagst du für: „${meaning}“?`,
  ],
  sentenceWith: [
    (gloss) => `Bilde einen Satz mit dem Wort für „${gloss}“.`,
    (gloss) => `Erzähl mir etwas mit dem Wort für „${gloss}“.`,
    (gloss) => `Du bist dran: sag etwas mit „${gloss}“.`,
  ],
  sentenceWithBoth: [
    (gloss, other) => `Benutze „${other}“ und das Wort für „${gloss}“ zusammen.`,
    (gloss, other) => `„${other}“ kennst du schon. Sag es zusammen mit dem Wort für „${gloss}“.`,
  ],
  reminder: "So heißt es:",
  afterMe: [
    "Hör zu und sprich mir nach.",
    "Wir sagen es zusammen, langsam.",
    "Noch einmal langsam. Sprich mir nach.",
    "Lass dir Zeit und sag nur das.",
  ],
  didYouSay: [
    (heard, candidate) => `Ich habe „${heard}“ gehört. War das „${candidate}“? Sag es noch einmal.`,
    (heard, candidate) => `Es klang wie „${heard}“. Meintest du „${candidate}“? Bitte noch einmal.`,
  ],
  onceMore: ["Dann sag es bitte noch einmal.", "Lass es mich noch einmal hören."],
  comesBack: [
    (gloss) => `Das Wort für „${gloss}“ kommt ein andermal wieder.`,
    (gloss) => `„${gloss}“ lassen wir für heute und treffen es später wieder.`,
  ],
  resting: "Wir machen eine Pause. Sag „weiter“, wenn du so weit bist, oder „stopp“ zum Aufhören.",
  typeInstead: "Ich kann dich nicht hören. Du kannst tippen, was du sagen möchtest.",
  listenAgain: "Das habe ich nicht gehört. Ich höre noch einmal zu.",
};

const ms: Phrases = {
  newWord: [
    "Ini yang baharu.",
    "Dengar baik-baik.",
    "Sekarang yang seterusnya.",
    "Mari belajar yang baharu.",
  ],
  means: (gloss) => sentence(`Maksudnya: ${gloss}`),
  example: ["Contohnya:", "Kita boleh kata:", "Beginilah bunyinya:"],
  howDoYouSay: [
    (meaning) => `Bagaimana hendak kata: “${meaning}”?`,
    (meaning) => `Boleh sebut ini: “${meaning}”?`,
    (meaning) => `Apa yang kita kata untuk: “${meaning}”?`,
  ],
  sentenceWith: [
    (gloss) => `Buat satu ayat dengan perkataan untuk “${gloss}”.`,
    (gloss) => `Ceritakan sesuatu dengan perkataan untuk “${gloss}”.`,
    (gloss) => `Giliran anda: sebut sesuatu dengan “${gloss}”.`,
  ],
  sentenceWithBoth: [
    (gloss, other) => `Gunakan “${other}” bersama perkataan untuk “${gloss}”.`,
    (gloss, other) => `Anda sudah tahu “${other}”. Sebut bersama perkataan untuk “${gloss}”.`,
  ],
  reminder: "Begini bunyinya:",
  afterMe: [
    "Dengar, kemudian ikut saya.",
    "Mari sebut bersama, perlahan-lahan.",
    "Sekali lagi, perlahan-lahan. Ikut saya.",
    "Jangan tergesa-gesa. Sebut ini sahaja.",
  ],
  didYouSay: [
    (heard, candidate) => `Saya dengar “${heard}”. Adakah anda kata “${candidate}”? Sebut sekali lagi.`,
    (heard, candidate) => `Bunyinya seperti “${heard}”. Maksud anda “${candidate}”? Tolong ulang.`,
  ],
  onceMore: ["Kalau begitu, sebut sekali lagi.", "Biar saya dengar sekali lagi."],
  comesBack: [
    (gloss) => `Perkataan untuk “${gloss}” akan muncul lagi nanti.`,
    (gloss) => `Kita tinggalkan “${gloss}” dahulu dan jumpa lagi kemudian.`,
  ],
  resting: "Kita berehat sebentar. Kata “teruskan” apabila sedia, atau “berhenti” untuk tamat.",
  typeInstead: "Saya tidak dapat mendengar anda. Anda boleh menaip jawapan.",
  listenAgain: "Saya tidak dengar tadi. Saya dengar sekali lagi.",
};

const byLanguage: Readonly<Record<string, Phrases>> = { en, de, ms };

/** English for a learner whose language the coach does not speak yet. `language` is that of the phrases. */
export function phrasesFor(instructionLanguage: string): { phrases: Phrases; language: string } {
  const primary = instructionLanguage.toLowerCase().split("-")[0] ?? "";
  const phrases = Object.hasOwn(byLanguage, primary) ? byLanguage[primary] : undefined;
  return phrases === undefined ? { phrases: en, language: "en" } : { phrases, language: instructionLanguage };
}

/** With a full stop, where nothing ends it yet. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
