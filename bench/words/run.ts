import { readFileSync } from "node:fs";
import { foldText } from "../../src/text/fold.ts";
import { WordFilter } from "../../src/words/word-filter.ts";
import { wordsOfTrainedData } from "./dawg.ts";
import { wordsOfHunspell } from "./hunspell.ts";

/**
 * `bun bench/words/run.ts <folder>`: the words of each language as a filter (src/words/filters). The folder holds
 * the unpacked npm packages dictionary-en 4.0.0 and dictionary-en-gb 3.0.0 (MIT and BSD), and the language files of
 * Tesseract (Apache 2.0) as @tesseract.js-data/{deu,msa,fra,spa} 1.0.0 have them, each in a folder of its name.
 */
const folder = process.argv[2] ?? ".";
/** So many words at least have any three letters in a row. */
const fewest = 3;
const sources: Record<string, () => string[]> = {
  en: () => ["dictionary-en", "dictionary-en-gb"].flatMap(hunspell),
  de: () => trained("deu"),
  ms: () => trained("msa"),
  fr: () => trained("fra"),
  es: () => trained("spa"),
};

const english = new Set(["dictionary-en", "dictionary-en-gb"].flatMap(hunspell).map(foldText));

const lists = ["deu", "msa", "fra", "spa"].map((name) => new Set(read(name).map(foldText)));

for (const [tag, source] of Object.entries(sources)) {
  const words = new Set(source().map(foldText).filter(isPlain));
  const filter = WordFilter.of(words.size);
  for (const word of words) filter.add(word);
  await Bun.write(new URL(`../../src/words/filters/${tag}.bin`, import.meta.url), filter.bytes);
  console.log(`${tag}: ${words.size} words, ${Math.round(filter.bytes.length / 1024)} kB`);
}

function hunspell(name: string): string[] {
  const part = (file: string) => readFileSync(`${folder}/${name}/${file}`, "utf8");
  return wordsOfHunspell(part("index.aff"), part("index.dic"));
}

function read(name: string): string[] {
  return wordsOfTrainedData(readFileSync(`${folder}/${name}/4.0.0_best_int/${name}.traineddata.gz`));
}

function trained(name: string): string[] {
  return wellFormed(read(name));
}

/** These lists were counted on the web, slips included: a word with three letters in a row that hardly any other has is left out. */
function wellFormed(words: readonly string[]): string[] {
  const folded = [...new Set(words.map(foldText))].filter(
    (word) => /^\p{L}{4,}$/u.test(word) && !isBorrowed(word),
  );
  const counts = new Map<string, number>();
  for (const word of folded) for (const run of runs(word)) counts.set(run, (counts.get(run) ?? 0) + 1);
  return folded.filter((word) => runs(word).every((run) => (counts.get(run) ?? 0) >= fewest));
}

/** The web is full of English everywhere: long English words, and those that most of these lists have, are left out. */
function isBorrowed(word: string): boolean {
  if (!english.has(word)) return false;
  return word.length >= 8 || lists.every((list) => list.has(word));
}

function runs(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3));
}

/** One word of letters; of two letters and fewer too many are abbreviations. */
function isPlain(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word);
}
