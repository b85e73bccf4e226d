import { recently } from "../../../recently.ts";
import { contentWords } from "../lints/rule.ts";

const ofPlans = contentWords(
  "able accurate activity answer class clear correct correctly describe different each everybody example explain give good help least lesson level look minute note outcome own pair people plan practice question reason right rule say sentence several short show simple start step student task teacher text today two three four five way ways word work write written least partner partners",
);

/** What a text is about: its content words, without those that any lesson plan uses. */
export const about: (text: string) => ReadonlySet<string> = recently(
  1_000,
  (text) => new Set([...contentWords(text)].filter((word) => !ofPlans.has(word))),
);

/** How many of the first set's words stand in the second, also as the beginning or the end of a longer one ("multiply", "multiplied"). */
export function sharedWith(words: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...words].filter(
    (word) => others.has(word) || (word.length >= 5 && [...others].some((other) => alike(word, other))),
  );
}

function alike(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  return least >= 5 && a.slice(0, Math.max(5, least - 2)) === b.slice(0, Math.max(5, least - 2));
}
