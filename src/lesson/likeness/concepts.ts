import { entriesOf, listsIn, type Word } from "../../phrases.ts";
import list from "./concepts.txt" with { type: "text" };

const concepts = entriesOf(list).map((line) => {
  const [name = "", entries = ""] = line.split(":");
  return { name, list: entries.replaceAll(",", "\n") };
});
const spokenOf = listsIn(concepts);

/** Which concepts of the list a text speaks of, in the list's order. */
export function conceptsIn(words: readonly Word[]): string[] {
  const found = spokenOf(words);
  return concepts.flatMap(({ name }) => (found.has(name) ? [name] : []));
}
