import { entriesOf, phrases, type Word } from "../../phrases.ts";
import list from "./concepts.txt" with { type: "text" };

const concepts = entriesOf(list).map((line) => {
  const [name = "", entries = ""] = line.split(":");
  return { name, found: phrases(entries.replaceAll(",", "\n")) };
});

/** Which concepts of the list a text speaks of, in the list's order. */
export function conceptsIn(words: readonly Word[]): string[] {
  return concepts.filter(({ found }) => words.some((_, at) => found(words, at) > 0)).map(({ name }) => name);
}
