import { entriesOf, namedPhrases, type Word } from "../../phrases.ts";
import list from "./concepts.txt" with { type: "text" };

const lists = new Map(
  entriesOf(list).map((line) => {
    const [name = "", entries = ""] = line.split(":");
    return [name, entries.replaceAll(",", "\n")];
  }),
);
const namesIn = namedPhrases(lists);

/** Which concepts of the list a text speaks of, in the list's order. */
export function conceptsIn(words: readonly Word[]): string[] {
  const found = namesIn(words);
  return [...lists.keys()].filter((name) => found.has(name));
}
