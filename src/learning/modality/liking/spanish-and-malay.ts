import type { LikingWords } from "./liking-words.ts";

const wantEs = "(?:quiero|quisiera|me gustaria|dame|podemos|puedo)(?: tener| hacer)?";
export const spanish: LikingWords = {
  kinds: {
    worksheet: { named: "hojas? de (?:trabajo|ejercicios)", loose: "fichas?|hojas" },
    conversation: { named: "juegos? de rol", loose: "conversacion|conversaciones|dialogos?|charlas?" },
    code: { named: "ejercicios? de (?:codigo|programacion)", loose: "codigo|programacion|programar" },
    long_form: { named: "respuestas? largas?", loose: "redaccion|redacciones|ensayos?" },
    image_review: { named: "ejercicios? a mano", loose: "fotos?|dibujos?" },
    flashcards: { named: "tarjetas?(?: de memoria| de estudio)?|flashcards?", loose: "cartas" },
  },
  asking: {
    more: [`${wantEs} mas <N>`, "mas <N> por favor", "preferiria (?:tener |hacer )?(?:mas |las |los )?<N>"],
    less: [
      "(?:ya )?no (?:quiero )?(?:hacer )?mas <N>",
      "(?:por favor )?no me des mas <N>",
      `${wantEs} menos <N>`,
      "menos <N> por favor",
      "basta de <N>",
      "estoy hart[oa] de (?:las |los |el |la )?<N>",
    ],
    either: [],
  },
  saying: {
    more: ["(?:me gustan?(?: mucho)?|me encantan?|prefiero) (?:las |los |el |la )?<N>", "mas <N>"],
    less: ["(?:odio|detesto|no me gustan?(?: nada)?) (?:las |los |el |la )?<N>", "menos <N>"],
    either: ["(?:las|los) <N> estan bien(?: otra vez)?", "no me importan (?:las|los) <N>"],
  },
};

const wantMs =
  "(?:tolong |sila )?(?:beri saya|berikan saya|bagi saya|saya mahu|saya nak|saya hendak|boleh saya dapat)";
export const malay: LikingWords = {
  kinds: {
    worksheet: { named: "(?:lembaran|helaian) kerja", loose: "lembaran" },
    conversation: { named: "main peranan", loose: "perbualan|dialog|berbual|bersembang|sembang" },
    code: {
      named: "(?:latihan|soalan|tugasan) (?:kod|pengekodan|pengaturcaraan)",
      loose: "kod|pengekodan|pengaturcaraan",
    },
    long_form: { named: "jawapan panjang", loose: "karangan|esei" },
    image_review: { named: "latihan tulisan tangan", loose: "foto|gambar|lukisan|melukis|tulisan tangan" },
    flashcards: { named: "kad imbas(?:an)?|flashcards?", loose: "kad" },
  },
  asking: {
    more: [
      `${wantMs} lebih(?: banyak)?(?: lagi)? <N>`,
      "(?:tolong )?(?:banyakkan|tambahkan|tambah) <N>(?: lagi)?",
    ],
    less: [
      "(?:saya )?(?:tidak|tak) (?:mahu|nak|hendak) <N> lagi",
      "(?:tolong )?jangan (?:beri|bagi)(?:kan)?(?: saya)? <N>(?: lagi)?",
      "(?:tolong )?kurangkan <N>",
      "cukup(?:lah)? dengan <N>",
      "saya (?:dah |sudah )?(?:bosan|penat) dengan <N>",
    ],
    either: [],
  },
  saying: {
    more: ["saya (?:sangat |lebih )?suka <N>"],
    less: ["saya (?:sangat )?(?:benci|tidak suka|tak suka|tidak mahu|tak nak) <N>"],
    either: ["<N> (?:pun )?(?:boleh|tak apa)(?: lagi)?", "saya (?:tidak|tak) kisah <N>"],
  },
};
