import { expect, test } from "bun:test";
import { judgeAnswer } from "../../../src/learning/answers/judge.ts";
import { table } from "./cases.ts";

const course = [
  "kata",
  "kota",
  "makan",
  "makin",
  "jalan",
  "selamat pagi",
  "selamat petang",
  "selamat malam",
  "selamat tinggal",
  "selamat jalan",
  "terima kasih",
  "hari ini",
  "buku",
  "baru",
  "biru",
  "pesan",
  "memesan",
  "pesanan",
  "memberi",
  "berjalan",
];

const withCourse = table(
  course,
  `
  kata | kata | +
  kata | KATA | +
  kata | Kata. | +
  kata |   kata   | +
  kata | kota | - confusion
  kata | KOTA! | - confusion
  kota | kata | - confusion
  makan | makin | - confusion
  makin | makan | - confusion
  makan | makn | ~ spelling
  makan | mkaan | ~ spelling
  makan | makam | - wrong_answer
  makan | mkn | - wrong_answer
  kata | kta | ~ spelling
  kata | katta | ~ spelling
  kata | akta | - wrong_answer
  kata | kat | ~ spelling
  kata | kataa | ~ spelling
  kata | ketu | - wrong_answer
  kata baru | kota baru | - confusion
  kata baru | kata biru | - confusion
  kata baru | kata bru | ~ spelling
  kata baru | baru kata | ~ word_order
  berjalan | jalan | - confusion
  pesan | memesan | ~ affix
  beri | memberi | ~ affix
  saya hendak pesan | saya hendak memesan | ~ affix
  jalan | berjalan | ~ affix
  pesan | pesanan | - confusion
  tulis | menulis | ~ affix
  selamat petang | selamat malam | - confusion
  selamat petang | Selamat petang! | +
  selamat petang | selamatpetang | ~ spelling
  selamat petang | selmat petang | ~ spelling
  selamat petang | petang selamat | ~ word_order
  selamat petang | selamat | - wrong_answer
  selamat tengah hari / selamat petang | selamat petang | +
  selamat tengah hari / selamat petang | selamat tengah hari | +
  selamat tengah hari / selamat petang | selamat tengah hari / selamat petang | +
  selamat tengah hari / selamat petang | selamat petang / selamat malam | - confusion
  selamat tengah hari / selamat petang | selamat petang/selamat tengah hari | +
  selamat malam / selamat tinggal | selamat tingal | ~ spelling
  selamat tinggal | selamat jalan | - confusion
  terima kasih | trima kasih | ~ spelling
  terima kasih | terima kaseh | ~ spelling
  terima kasih | trima kaseh | - wrong_answer
  terima kasih | terimakasih | ~ spelling
  terima kasih | kasih terima | ~ word_order
  terima kasih | buku | - confusion
  terima kasih | xyz | - wrong_answer
  hari ini | ini hari | ~ word_order
  biru | bisu | - wrong_answer
  biru | baru | - confusion
  `,
);

const withoutCourse = table(
  [],
  `
  apa khabar (formal) | apa khabar | +
  apa khabar (formal) | Apa khabar? | +
  apa khabar (formal) | apa khabar formal | +
  apa khabar | apa kabar | ~ spelling
  apa khabar | apa habar | ~ spelling
  berjalan | jalan | ~ affix
  bekerja | kerja | ~ affix
  membaca | baca | ~ affix
  menulis | tulis | ~ affix
  memukul | pukul | ~ affix
  menyapu | sapu | ~ affix
  mengirim | kirim | ~ affix
  melihat | lihat | ~ affix
  dimakan | makan | ~ affix
  pesan | memesan | ~ affix
  nama saya | namaku | ~ affix
  nama saya Ali | namaku Ali | ~ affix
  nama saya | namanya | - wrong_answer
  berikan | beri | ~ affix
  bersihkan | bersih | ~ affix
  ikuti | ikut | ~ affix
  saya membaca buku | saya baca buku | ~ affix
  roti | rot | ~ spelling
  kunci | kunc | ~ spelling
  kanak-kanak | kanak kanak | +
  kanak-kanak | kanakkanak | +
  kanak kanak | Kanak-Kanak | +
  di rumah | dirumah | ~ spelling
  saya tidak suka kopi | saya suka kopi | - negation
  saya suka minum kopi | saya tidak suka minum kopi | - negation
  saya suka minum kopi | saya suka kopi | ~ missing_word
  saya suka minum kopi | saya suka minum kopi panas | ~ extra_word
  saya suka kopi | saya kopi | - wrong_answer
  saya suka kopi | suka saya kopi | ~ word_order
  aku | ake | - wrong_answer
  dia | di | - wrong_answer
  itu | ita | - wrong_answer
  perpustakaan | perpustakan | ~ spelling
  perpustakaan | perpstakan | ~ spelling
  perpustakaan | prpstakan | - wrong_answer
  dua belas | 12 | +
  12 | dua belas | +
  dua belas | tiga belas | - number
  dua belas | dua blas | ~ spelling
  seribu | 1000 | +
  seribu | satu ribu | +
  1000 | seribu | +
  seratus lima | 105 | +
  9,999 | sembilan ribu sembilan ratus sembilan puluh sembilan | +
  2026 | dua ribu dua puluh enam | +
  sebelas | 11 | +
  lapan | delapan | +
  satu | one | - wrong_language
  dua | tiga | - number
  tujuh | tujoh | ~ spelling
  dua kucing | 2 kucing | +
  dua kucing | tiga kucing | - number
  ___ | ___ | +
  buku | ___ | - blank
  buku | tidak tahu | - blank
  buku | Tak tahu! | - blank
  `,
);

for (const { accepted, answer, verdict, error, vocabulary } of [...withCourse, ...withoutCourse]) {
  test(`Malay: "${answer}" for "${accepted.join("; ")}" is ${verdict}${error === null ? "" : `, ${error}`}`, () => {
    const judged = judgeAnswer({ accepted, answer, vocabulary });
    expect<(string | null)[]>([judged.verdict, judged.error_type]).toEqual([verdict, error]);
  });
}

test("a confusion names the word that was written and the one that was meant", () => {
  const { note } = judgeAnswer({ accepted: ["kata"], answer: "kota", vocabulary: course });
  expect(note).toContain('"kota"');
  expect(note).toContain('"kata"');
});
