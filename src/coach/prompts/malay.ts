import type { Phrases } from "./phrases.ts";
import { closed } from "./sentence.ts";

export const malay: Phrases = {
  newWord: [
    "Ini yang baharu.",
    "Dengar baik-baik.",
    "Sekarang yang seterusnya.",
    "Mari belajar yang baharu.",
  ],
  means: (gloss) => closed(gloss, `Maksudnya: ${gloss}`),
  example: ["Contohnya:", "Kita boleh kata:", "Dalam ayat:"],
  alsoMeans: (meanings) => `Maksudnya juga: ${meanings}.`,
  fillGap: "Isi tempat kosong:",
  howDoYouSay: [
    (meaning, language) => `Bagaimana hendak menyebut ini dalam bahasa ${language}? ${quoted(meaning)}`,
    (meaning, language) => `Sebut ini dalam bahasa ${language}: ${quoted(meaning)}`,
    (meaning, language) => `Sekarang dalam bahasa ${language}: ${quoted(meaning)}`,
  ],
  sentenceWith: [
    (gloss, language) => `Buat satu ayat bahasa ${language} dengan perkataan untuk “${gloss}”.`,
    (gloss, language) => `Ceritakan sesuatu dalam bahasa ${language} dengan perkataan untuk “${gloss}”.`,
    (gloss, language) =>
      `Giliran awak: sebut sesuatu dalam bahasa ${language} dengan perkataan untuk “${gloss}”.`,
  ],
  sayPhrase: [
    (gloss, language) => `Sebut ungkapan ini dalam bahasa ${language}: ${quoted(gloss)}`,
    (gloss, language) => `Giliran awak. Sebut dalam bahasa ${language}: ${quoted(gloss)}`,
    (gloss, language) => `Cuba dalam bahasa ${language}: ${quoted(gloss)}`,
  ],
  finishPhrase: [
    (gloss, language) => `Sebut dalam bahasa ${language} dan lengkapkan sendiri: ${quoted(gloss)}`,
    (gloss, language) => `Giliran awak, dalam bahasa ${language}. Awak pilih sambungannya: ${quoted(gloss)}`,
    (gloss, language) => `Buat ayat awak sendiri dalam bahasa ${language}: ${quoted(gloss)}`,
  ],
  reminder: "Begini:",
  right: ["Betul.", "Ya, itu betul.", "Bagus, begitulah."],
  used: ["Awak sudah menggunakannya, dan itu dikira.", "Saya dengar dalam ayat awak. Itu dikira."],
  usedElse: [
    "Awak menggunakannya, dan itu dikira. Itukah maksud awak? Yang saya minta ialah:",
    "Itu dikira, kerana awak menggunakannya. Ayat yang saya minta ialah:",
  ],
  usedAlone: [
    "Awak menyebutnya, dan itu dikira. Sekarang dalam ayat.",
    "Itu dikira. Lain kali dalam ayat, ya.",
  ],
  afterMe: [
    "Dengar, kemudian ikut saya.",
    "Mari sebut bersama, perlahan-lahan.",
    "Sekali lagi, perlahan-lahan. Ikut saya.",
    "Jangan tergesa-gesa. Sebut ini sahaja.",
  ],
  didYouSay: [
    (heard, candidate) => `Saya dengar “${heard}”. Adakah awak kata “${candidate}”? Sebut sekali lagi.`,
    (heard, candidate) => `Yang saya dapat: “${heard}”. Maksud awak “${candidate}”? Tolong ulang.`,
  ],
  didYouMean: (heard, wish) =>
    `Saya dengar “${heard}”. Maksud awak: ${wish}? Kata ya, atau sebut jawapan awak sekali lagi.`,
  notInDeck: (asked) =>
    `“${asked}” tiada dalam dek ini, jadi saya tidak dapat memberitahu. Masih giliran awak.`,
  cannotAnswer: "Saya tidak dapat menjawabnya daripada dek ini. Bertanya tidak mengapa; masih giliran awak.",
  wishes: {
    student_stop: "berhenti di sini",
    student_pause: "berehat sebentar",
    student_skip: "pergi ke perkataan seterusnya",
    student_back: "kembali ke perkataan tadi",
    student_help: "minta bantuan",
    student_again: "dengar sekali lagi",
    resume: "teruskan",
  },
  another: ["Buat ayat lain dengannya, ayat awak sendiri.", "Cuba dalam ayat baharu awak sendiri."],
  onceMore: ["Kalau begitu, sebut sekali lagi.", "Biar saya dengar sekali lagi."],
  comesBack: [
    (gloss) => `“${gloss}” akan muncul lagi nanti.`,
    (gloss) => `Kita tinggalkan “${gloss}” dahulu dan jumpa lagi kemudian.`,
  ],
  resting: "Kita berehat sebentar. Kata “teruskan” apabila sedia, atau “berhenti” untuk tamat.",
  typeInstead: "Saya tidak dapat mendengar awak. Awak boleh menaip jawapan.",
  listenAgain: "Saya tidak dengar tadi. Saya dengar sekali lagi.",
};

function quoted(text: string): string {
  return closed(text, `“${text}”`);
}
