import { itemKey } from "../../exercises/exercise.ts";
import type { Skipped } from "../imported.ts";
import type { Word } from "./word.ts";

/** A term that stands there twice, in no concept or the same, is one word with the meanings of both; each union is said. */
export function mergeWords(words: readonly Word[]): { words: Word[]; merged: Skipped[] } {
  const byTerm = new Map<string, Word>();
  const merged: Skipped[] = [];
  for (const word of words) {
    const key = `${word.concept?.id ?? ""} ${itemKey("vocabulary", word.term)}`;
    const known = byTerm.get(key);
    if (known === undefined) {
      byTerm.set(key, { ...word });
      continue;
    }
    const meanings = union(known.meanings, word.meanings);
    const gained = meanings.length > known.meanings.length;
    merged.push({
      where: word.where,
      why: `“${word.term}” stands there already (${known.where}); ${gained ? "its meanings were added to that one" : "it says nothing new"}.`,
    });
    known.meanings = meanings;
    known.accepted = union(known.accepted, word.accepted);
    const texts = new Set(known.sentences.map(({ text }) => text));
    known.sentences = [...known.sentences, ...word.sentences.filter(({ text }) => !texts.has(text))];
    known.part ??= word.part;
    known.note ??= word.note;
    known.example ??= word.example;
    known.picture ??= word.picture;
    known.sound ??= word.sound;
  }
  return { words: [...byTerm.values()], merged };
}

function union(a: readonly string[], b: readonly string[]): string[] {
  const folded = new Set(a.map((text) => text.toLowerCase()));
  return [...a, ...b.filter((text) => !folded.has(text.toLowerCase()))];
}
