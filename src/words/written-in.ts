import { wordsIn } from "../phrases.ts";
import { isSmallWord } from "./function-words.ts";

/** The languages that a text is told apart in. */
type WrittenIn = "en" | "fr" | "de" | "es" | "ms";
const others = ["fr", "de", "es", "ms"] as const;

/** Letters that only one of the languages has. */
export const letters: readonly [RegExp, WrittenIn][] = [
  [/[¿¡ñáíóú]/i, "es"],
  [/[ßäü]/i, "de"],
  [/[çœèêâîôûë]/i, "fr"],
];

/** More small words, which tell a short sentence's language. Those that are words of another language are left out. */
const more: Readonly<Record<Exclude<WrittenIn, "en">, ReadonlySet<string>>> = {
  fr: set(`l d j qu y à en où ces son sa ses leur leurs notre nos votre vos mon ma mes ton tes cet cela ça ils
    elles lui eux très aussi sans sous entre vers chez après avant pendant depuis puis alors quand comment pourquoi quel
    quelle quels quelles chaque tout tous toute toutes autre autres même était étaient été fait font peut peuvent doit
    doivent ont avait ai sera deux trois plusieurs peu beaucoup afin lors ainsi dont celui celle ceux`),
  de: set(`im am zum zur vom beim ins des einen einem einer eines kein keine keinen er ihr ihn ihm ihre ihren seine
    seinen seiner mein meine dein unser unsere euch uns mir mich dir dich wie wo warum wer welche welcher welches
    durch gegen ohne unter über zwischen vor während seit bis wurde wurden worden waren kann können muss müssen soll
    sollen darf dürfen möchte habe hatte hatten sein bin nur schon sehr mehr viel viele alle jede jeder jedes jeden
    dann dort hier heute damit dabei dazu sowie denn doch zwei drei diese dieser dieses diesen`),
  es: set(`sus mi mis tu tus nuestro nuestra sin sobre entre hasta desde cuando donde cómo qué cuál cuáles quién también
    ya muy todo todos toda todas cada otro otra otros otras esto eso ese esa estos estas era eran fue fueron ha han
    hemos tiene tienen puede pueden debe deben hace hacen tres dos después antes durante según ellos ellas usted`),
  ms: set(`mereka seperti iaitu menjadi merupakan terdapat satu dua tiga beberapa oleh kepada terhadap tentang hingga
    sehingga sambil ketika semasa agar murid pelajar kelas sila jadi cara kumpulan pasangan rakan guru anak orang sekolah
    cikgu tanpa bawah atas luar dapat buat minta ambil tulis setiap selalu pernah hari nama kepada rumah bersama sendiri`),
};

/** Small words there that are words of English sentences too: they tell nothing. */
const alsoEnglish = set(
  "am an as bin car comment con die dos era hat hay in man me no on plus pour pun sin so son war",
);

type Other = (typeof others)[number];

/** How many small words a text has of English, and of the likeliest other language. A word of both tells nothing. */
function counted(text: string): { words: number; english: number; other: Other; count: number } {
  const words = wordsIn(text)
    .map((word) => word.text.toLowerCase())
    .filter((word) => !alsoEnglish.has(word));
  const isOf = (word: string, language: Other) => isSmallWord(word, language) || more[language].has(word);
  const found = others.map((language) => ({
    language,
    count:
      words.filter((word) => isOf(word, language) && !isSmallWord(word, "en")).length +
      (letters.some(([letter, its]) => its === language && letter.test(text)) ? 1 : 0),
  }));
  const best = found.reduce((a, b) => (b.count > a.count ? b : a));
  const english = words.filter((word) => isSmallWord(word, "en") && !isOf(word, best.language)).length;
  return { words: words.length, english, other: best.language, count: best.count };
}

/** The language of a sentence or a passage, by its small words; English where nothing tells of another. */
export function writtenIn(text: string): WrittenIn {
  const { english, other, count } = counted(text);
  return count > english ? other : "en";
}

/** Whether a text is English by its own words, and not only for want of any that tell. */
export function isPlainlyEnglish(text: string): boolean {
  const { english, count } = counted(text);
  return english > 0 && english >= count;
}

/** The other language than English that a text is surely in; null where it is English, mixed, or too short to tell. */
export function surelyWrittenIn(text: string): Other | null {
  const { english, other, count } = counted(text);
  return count >= 3 && count > 3 * english ? other : null;
}

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
