import type { Language } from "./language.ts";

export const malay: Language = {
  tag: "ms",
  // It has none.
  articles: "",
  smallWords: `yang dan di ke dari daripada untuk itu ini saya ada tidak tak dengan pada akan adalah ialah dia kami kita
    mereka awak anda kamu telah sudah belum sedang juga atau tetapi tapi kerana supaya apabila jika kalau
    dalam oleh sebagai seorang sebuah bagi boleh mahu harus perlu lebih sangat masih lagi pun lah kah se para
    antara selepas sebelum manakala bila apa siapa mana bukan jangan setiap semua banyak nya`,
  mayBeLacking: `di ke dari yang itu ini dan atau saya awak kamu dia kami kita mereka pun lah kah ada adalah untuk pada`,
  negations: "tidak tak bukan jangan belum tiada tanpa tidaklah bukanlah janganlah",
  negationsOnlyHere: "bukannya usah enggan",
  concord: false,
  partsBegin: "kerana sebab tetapi tapi namun apabila jika kalau manakala sedangkan walaupun dan",
  yes: { words: "ya ye", alone: [] },
  no: { words: "tidak tak bukan", alone: [] },
  isSo: "benar betul",
  isNotSo: "salah palsu",
  hedges: [
    "saya rasa",
    "saya fikir",
    "saya agak",
    "saya kira",
    "tekaan saya",
    "pada pendapat saya",
    "mungkin",
    "rasanya",
    "barangkali",
    "agaknya",
  ],
  leadsIn: [
    "ialah",
    "adalah",
    "itu ialah",
    "ini ialah",
    "maksudnya",
    "maksudnya ialah",
    "ini bermaksud",
    "perkataan ini bermaksud",
    "maknanya",
    "jawapannya",
    "jawapannya ialah",
    "jawapan saya",
    "jawapan",
  ],
  about: "kira anggaran hampir sekitar",
  joins: "dan atau",
};
