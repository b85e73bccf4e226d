import { existsSync, readFileSync } from "node:fs";
import { judgeAnswer } from "../../src/learning/answers/judge.ts";
import { loadCourse } from "../../src/learning/course.ts";
import { foldText } from "../../src/text/fold.ts";
import { isWordOf } from "../../src/words/known-words.ts";
import { randomFrom } from "../short-answers/trees.ts";
import { wordsOfHunspell } from "../words/hunspell.ts";

/**
 * `bun bench/neighbours/run.ts <folder>`: how often another real word is taken for a slip of the expected one, and how
 * often a slip is half right. The words are from lists that the filters of src/words were not made from: German of the
 * npm package dictionary-de (in the folder), Malay of the sample course, English of the topic notes.
 */
const folder = process.argv[2] ?? ".";
const most = 2000;
const lists: Record<"en" | "de" | "ms", () => string[]> = {
  en: () =>
    [...new Bun.Glob("packs/**/*.md").scanSync()].flatMap((file) => wordsIn(readFileSync(file, "utf8"))),
  de: () =>
    existsSync(`${folder}/dictionary-de`)
      ? wordsOfHunspell(
          readFileSync(`${folder}/dictionary-de/index.aff`, "utf8"),
          readFileSync(`${folder}/dictionary-de/index.dic`, "utf8"),
        )
      : [],
  ms: malayWords,
};

console.log(
  "| language | words | pairs of neighbours | taken for a slip | slips | half right |\n|---|---|---|---|---|---|",
);
for (const tag of ["en", "de", "ms"] as const) {
  const words = [...new Set(lists[tag]().map(foldText))].filter((word) => /^\p{L}{4,12}$/u.test(word));
  if (words.length === 0) {
    console.log(`${tag}: no list of its words was found in ${folder}`);
    continue;
  }
  const random = randomFrom(7);
  const sampled = <T>(all: readonly T[]) =>
    all
      .map((one) => ({ one, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, most)
      .map(({ one }) => one);
  const pairs = sampled(neighbours(words));
  const taken = pairs.filter(([accepted, answer]) => verdict(accepted, answer) !== "incorrect");
  const real = new Set(words);
  const slips = sampled(words).flatMap((word): [string, string][] => {
    const slip = slipOf(word, random);
    return slip === word || real.has(slip) ? [] : [[word, slip]];
  });
  const half = slips.filter(([accepted, answer]) => verdict(accepted, answer) === "partial");
  const share = (some: number, all: number) => `${((100 * some) / all).toFixed(1)} %`;
  console.log(
    `| ${tag} | ${words.length} | ${pairs.length} | ${share(taken.length, pairs.length)} | ${slips.length} | ${share(half.length, slips.length)} |`,
  );
  const unknown = taken.filter(([accepted, answer]) => !isWordOf(tag, accepted) || !isWordOf(tag, answer));
  console.log(
    `  of those taken for a slip, one of the two is in no list: ${share(unknown.length, taken.length)}; such as ${taken
      .slice(0, 8)
      .map((pair) => pair.join("/"))
      .join(", ")}`,
  );
}

function verdict(accepted: string, answer: string): string {
  return judgeAnswer({ accepted: [accepted], answer }).verdict;
}

/** Two words that one letter more, less or other tells apart, or two that stand in each other's place. */
function neighbours(words: readonly string[]): [string, string][] {
  const byRest = new Map<string, string[]>();
  for (const word of words) {
    const keys = new Set([...word].map((_, at) => `${word.slice(0, at)}${word.slice(at + 1)}`));
    for (const key of [word, ...keys]) byRest.set(key, [...(byRest.get(key) ?? []), word]);
  }
  const pairs = new Map<string, [string, string]>();
  for (const alike of byRest.values()) {
    for (const one of alike.slice(0, 12))
      for (const other of alike.slice(0, 12))
        if (isOneEdit(one, other)) pairs.set(`${one} ${other}`, [one, other]);
  }
  return [...pairs.values()];
}

function isOneEdit(one: string, other: string): boolean {
  if (one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return a.length + b.length <= 2 || (a.length === 2 && b === `${a[1]}${a[0]}`);
}

/** As fingers slip: two letters exchanged, one left out, one twice, another one. */
function slipOf(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word[at] ?? "", word.slice(at + 1)];
  switch (Math.floor(random() * 4)) {
    case 0:
      return `${before}${after[0] ?? ""}${letter}${after.slice(1)}`;
    case 1:
      return before + after;
    case 2:
      return before + letter + letter + after;
    default:
      return before + "abcdefghijklmnopqrstuvwxyz"[Math.floor(random() * 26)] + after;
  }
}

function malayWords(): string[] {
  const { course } = loadCourse("courses/bahasa-melayu");
  const items = [...(course?.items.values() ?? [])].flatMap(({ vocabulary }) => vocabulary);
  return items.flatMap(({ term, accepted, sentences }) =>
    [term, ...accepted, ...sentences.map(({ text }) => text)].flatMap(wordsIn),
  );
}

/** Names aside: what is written small. */
function wordsIn(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}'’-])\p{Ll}{4,12}(?![\p{L}\p{N}'’-])/gu) ?? [];
}
