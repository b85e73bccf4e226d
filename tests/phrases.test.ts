import { expect, test } from "bun:test";
import fc from "fast-check";
import { entriesOf, listsIn, phrases, wordsIn } from "../src/phrases.ts";
import { times } from "./sweep.ts";

// Few letters, so that words and openings of words meet often.
const word = fc.string({ unit: fc.constantFrom("a", "b", "é", "c"), minLength: 1, maxLength: 5 });
const entry = fc
  .array(fc.tuple(word, fc.boolean()), { minLength: 1, maxLength: 3 })
  // An opening of one letter would be of nearly every word: no list has one.
  .map((parts) => parts.map(([text, open]) => (open && text.length > 1 ? `${text}*` : text)).join(" "));
const list = fc.array(entry, { maxLength: 6 }).map((entries) => entries.join("\n"));
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(" "));

/** How many words of an entry stand from one word of a text on, by reading both side by side. */
function standing(line: string, words: readonly string[], at: number): number {
  const parts = line.split(" ").map((part) => part.replaceAll("é", "e"));
  const stands = parts.every((part, i) => {
    const there = words[at + i];
    if (there === undefined) return false;
    return part.endsWith("*") ? there.startsWith(part.slice(0, -1)) : there === part;
  });
  return stands ? parts.length : 0;
}

test("what stands in a text is found as if every entry were read beside it, and the longest wins", () => {
  fc.assert(
    fc.property(list, text, (entries, said) => {
      const words = wordsIn(said);
      const plain = words.map((each) => each.plain);
      const found = phrases(entries);
      for (let at = 0; at < words.length; at++) {
        const all = entriesOf(entries).map((line) => standing(line, plain, at));
        expect(found(words, at)).toBe(Math.max(0, ...all));
      }
    }),
    { numRuns: times(125, 500) },
  );
});

test("many lists looked up at once find what each finds alone", () => {
  fc.assert(
    fc.property(fc.array(list, { maxLength: 5 }), text, (lists, said) => {
      const words = wordsIn(said);
      const alone = lists.flatMap((entries, i) => {
        const found = phrases(entries);
        return words.some((_, at) => found(words, at) > 0) ? [`${i}`] : [];
      });
      const together = listsIn(lists.map((entries, i) => ({ name: `${i}`, list: entries })))(words);
      expect([...together].sort()).toEqual(alone.sort());
    }),
    { numRuns: times(125, 500) },
  );
});
