import type { Item } from "./found.ts";

/**
 * Lines of a note with the small headings among them ("Evaporation", "Henry VIII", "Warm up:") put before what stands below
 * them: a heading by itself is no idea, and "It rises" says nothing without it. A list of such words has no headings.
 */
export function underHeadings(items: readonly Item[]): Item[] {
  const heads = items.map((item, at) => isHeading(item.text) && tellsBelow(items, at));
  if (heads.filter(Boolean).length < 2) return [...items];
  let heading = "";
  let last = -1;
  return items.flatMap((item, at) => {
    if (heads[at]) {
      heading = item.text.replace(/\s*:$/, "");
      last = item.at;
      return [];
    }
    // What stands elsewhere in the note is not below it.
    if (item.at !== last + 1) heading = "";
    last = item.at;
    return [heading === "" ? item : { ...item, text: `${heading}: ${item.text}` }];
  });
}

/** One word, "the" or "a" and one or two, a name, or a few words before a colon: nothing that says something of anything. */
function isHeading(line: string): boolean {
  if (/^\S+(?:\s+\S+){0,3}\s*:$/.test(line)) return true;
  return (
    /^\p{Lu}[\p{L}-]{3,}$/u.test(line) ||
    /^(?:The|An?) [\p{L}-]+(?: [\p{L}-]+)?$/u.test(line) ||
    /^\p{Lu}[\p{L}'’-]+(?: (?:of|the|and|\p{Lu}[\p{L}'’-]*)){0,3} \p{Lu}[\p{L}'’-]*$/u.test(line)
  );
}

/** The next line follows at once, and says something. */
function tellsBelow(items: readonly Item[], at: number): boolean {
  const [own, below] = [items[at], items[at + 1]];
  return own !== undefined && below !== undefined && below.at === own.at + 1 && !isHeading(below.text);
}
