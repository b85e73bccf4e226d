import { type Word, wordsIn } from "../phrases.ts";
import table from "./topics-by-language.txt" with { type: "text" };

/** Languages that requests come in beside English, in the order of the table's columns. */
export const otherLanguages = [
  "French",
  "German",
  "Spanish",
  "Italian",
  "Portuguese",
  "Dutch",
  "Malay",
  "Welsh",
] as const;
export type OtherLanguage = (typeof otherLanguages)[number];

/** Words that a language puts round others, and those that teachers ask for lessons with. */
const small: Readonly<Record<OtherLanguage, string>> = {
  French:
    "le la les l un une des du de d et en pour avec ma mon mes sur au aux ce cette son ses qui que est dans j ai je leçon cours séance demain heure classe élèves besoin voudrais",
  German:
    "der die das den dem des ein eine einen einer und zu zum zur für mit im in ich brauche möchte über von auf stunde unterricht klasse morgen minuten mein meine bei vor nach wie warum",
  Spanish:
    "el la los las un una unos de del y en para con mi mis sobre al su sus que necesito quiero clase lección mañana hora minutos alumnos por qué cómo",
  Italian:
    "il lo la i gli le un una uno di del della delle dei e in per con su sul sulla sulle sui al mia mio lezione vorrei domani ora minuti classe alunni come perché",
  Portuguese:
    "o a os as um uma de do da dos das e em para com minha meu sobre no na aula preciso quero amanhã hora minutos turma alunos como porquê",
  Dutch:
    "de het een van en voor met over mijn in op les morgen uur minuten klas leerlingen ik wil nodig hoe waarom",
  Malay:
    "dan untuk tentang yang di ke dari saya perlukan mahu kelas pelajaran rancangan pengajaran minit jam esok mengenai dalam murid bagaimana mengapa",
  Welsh:
    "y yr ar am i fy a ac o yn gyda gwers dosbarth nosbarth munud awr yfory disgyblion sut pam eisiau angen dw hoffwn",
};
const english = new Set(
  "the a an of and for with on in to my is are how why what at by from about lesson class please need something do does they them it this that these those me i we you our their be was were have has had can must should will as or not no if but so just only some all any who which when where".split(
    " ",
  ),
);

const smallWords = otherLanguages.map((language) => ({
  language,
  words: new Set(wordsIn(small[language]).map(({ plain }) => plain)),
}));

/** One such word may stand in a name: "Les Misérables", "Charles de Gaulle". */
const least = 2;

/** The language that a request is written in; null for English, and where nothing tells. */
export function languageOf(text: string): OtherLanguage | null {
  const words = wordsIn(text).map(({ plain }) => plain);
  const ours = words.filter((word) => english.has(word)).length;
  const scored = smallWords.map(({ language, words: known }) => ({
    language,
    score: words.filter((word) => known.has(word)).length,
  }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score >= least && best.score > ours ? best.language : null;
}

/** Whether a language puts the word, in small letters and without accents, round others. */
export function isLittleWord(plain: string, language: OtherLanguage): boolean {
  return smallWords.find((one) => one.language === language)?.words.has(plain) ?? false;
}

type Entry = { language: OtherLanguage; words: string[]; meaning: string };

let entries: Entry[] | null = null;

function known(): Entry[] {
  entries ??= table
    .split("\n")
    .filter((line) => line.includes("|") && !line.startsWith("#"))
    .flatMap((line) => {
      const [meaning = "", ...cells] = line.split("|").map((cell) => cell.trim());
      return cells.flatMap((cell, at) => {
        const language = otherLanguages[at];
        if (language === undefined) return [];
        return cell.split("/").map((way) => ({ language, words: plainWords(way), meaning }));
      });
    })
    .toSorted((a, b) => b.words.length - a.words.length);
  return entries;
}

/**
 * What a topic is called in English, as far as its words are known; other words stay as they are, so that whoever looks
 * for the topic sees that they are missing. null where none is known, and in an unknown language where one is not.
 */
export function inEnglish(topic: string, language: OtherLanguage | null): string | null {
  const candidates = known().filter((entry) => language === null || entry.language === language);
  const skipped = smallWords.find((one) => one.language === language)?.words ?? new Set<string>();
  const words = wordsIn(topic);
  const said: string[] = [];
  let found = false;
  let left = false;
  for (let at = 0; at < words.length; ) {
    const entry = candidates.find((one) => one.words.every((word, i) => isSame(word, words[at + i])));
    if (entry !== undefined) {
      found = true;
      said.push(entry.meaning);
      at += entry.words.length;
      continue;
    }
    const word = words[at];
    if (word !== undefined && !skipped.has(word.plain)) said.push(word.text);
    left = true;
    at++;
  }
  return found && !(left && language === null) ? [...new Set(said)].join(", ") : null;
}

function plainWords(text: string): string[] {
  return wordsIn(text).map(({ plain }) => plain);
}

/** The same word, but for an ending. */
function isSame(known: string, word: Word | undefined): boolean {
  if (word === undefined) return false;
  const { plain } = word;
  if (plain === known) return true;
  const [short, long] = [Math.min(plain.length, known.length), Math.max(plain.length, known.length)];
  return short >= 5 && long - short <= 2 && plain.slice(0, long - 2) === known.slice(0, long - 2);
}
