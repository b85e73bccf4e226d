/** A word as it stands in a text, and as it is compared: lower case, without accents or a possessive's 's. */
export type Word = {
  text: string;
  plain: string;
  /** "Ahmed's": somebody's. */
  possessive: boolean;
  start: number;
  end: number;
};

/** How many words of a list's longest fitting entry stand from `at` on; 0: none does. */
export type Phrases = (words: readonly Word[], at: number) => number;

const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
/** French runs small words into the next one: "d'arriver" is two. */
const elided = /^(?:l|d|j|n|s|m|t|c|qu|jusqu|lorsqu)['’](?=\p{L}{2})/iu;

/** The words of a text, in order, each looked at once. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(word)) {
    const head = isJoined(found) ? (elided.exec(found)?.[0] ?? "") : "";
    if (head !== "") words.push(made(head.slice(0, -1), index));
    words.push(made(found.slice(head.length), index + head.length));
  }
  return words;
}

/** With an apostrophe in it. */
function isJoined(text: string): boolean {
  return text.includes("'") || text.includes("’");
}

function made(text: string, start: number): Word {
  const end = start + text.length;
  if (!isJoined(text)) return { text, plain: folded(text), possessive: false, start, end };
  const possessive = /['’]s$/iu.test(text);
  const plain = folded(text.replace(/['’]s$/iu, "")).replace(/['’]/g, "");
  return { text, plain, possessive, start, end };
}

/** Lower case, without accents. */
export function folded(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/ı/g, "i")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae");
}

const ascii = /^[\t -~]*$/;

/** The entries of a list: one a line; a line that starts with # is a remark. */
export function entriesOf(list: string): string[] {
  const entries: string[] = [];
  for (const line of list.split("\n")) {
    const entry = line.startsWith("#") ? "" : line.trim();
    if (entry !== "") entries.push(entry);
  }
  return entries;
}

type Part = { plain: string; open: boolean; capitals: boolean };
/** `parts`: read when a text first has the entry's first word. */
type Entry<Of> = { line: string; of: Of; parts: readonly Part[] | null };

/**
 * Looks entries up word by word. `*` at the end of a word stands for any ending; a word in capitals ("ADD") is found
 * in capitals alone.
 */
export function phrases(list: string): Phrases {
  const standing = lookedUp([{ list, of: null }]);
  return (words, at) => {
    let longest = 0;
    standing(words, at, (_, length) => {
      if (length > longest) longest = length;
    });
    return longest;
  };
}

/** Which of many lists have an entry in a text. Takes a time that grows with the text, and not with the lists. */
export function listsIn(lists: readonly { name: string; list: string }[]) {
  const standing = lookedUp(lists.map(({ name, list }) => ({ list, of: name })));
  return (words: readonly Word[]): ReadonlySet<string> => {
    const found = new Set<string>();
    for (let at = 0; at < words.length; at++) standing(words, at, (name) => found.add(name));
    return found;
  };
}

/** Tells of each entry that stands from a word on: whose it is, and how many words it has. */
function lookedUp<Of>(lists: readonly { list: string; of: Of }[]) {
  let index: Index<Of> | null = null; // long lists are indexed when they are first asked
  return (words: readonly Word[], at: number, tell: (of: Of, length: number) => void): void => {
    index ??= indexOf(lists);
    const plain = words[at]?.plain ?? "";
    tellFitting(index.whole.get(plain), words, at, tell);
    if (index.begun.size === 0) return;
    tellFitting(index.begun.get(plain.slice(0, shortest)), words, at, tell);
    if (plain.length > 2) tellFitting(index.begun.get(plain.slice(0, 2)), words, at, tell);
  };
}

/** By the first word of each entry, or by how its opening begins. */
type Index<Of> = { whole: Map<string, Entry<Of>[]>; begun: Map<string, Entry<Of>[]> };

function indexOf<Of>(lists: readonly { list: string; of: Of }[]): Index<Of> {
  const index: Index<Of> = { whole: new Map(), begun: new Map() };
  for (const { list, of } of lists)
    for (const line of entriesOf(list)) {
      const entry: Entry<Of> = { line, of, parts: null };
      const first = simpleStart.exec(line)?.[0] ?? partsIn(entry)[0];
      if (first === undefined) continue;
      const { plain, open } = typeof first === "string" ? simplePart(first) : first;
      const under = open ? index.begun : index.whole;
      const key = open ? plain.slice(0, shortest) : plain;
      const there = under.get(key);
      if (there === undefined) under.set(key, [entry]);
      else there.push(entry);
    }
  return index;
}

function partsIn(entry: Entry<unknown>): readonly Part[] {
  entry.parts ??= entry.line.split(/\s+/).flatMap(partsOf);
  return entry.parts;
}

function tellFitting<Of>(
  entries: readonly Entry<Of>[] | undefined,
  words: readonly Word[],
  at: number,
  tell: (of: Of, length: number) => void,
): void {
  if (entries === undefined) return;
  for (const entry of entries) {
    const parts = partsIn(entry);
    if (parts.every((part, i) => fits(part, words[at + i]))) tell(entry.of, parts.length);
  }
}

/** Openings are looked up by so many letters; an opening of two is looked up by two. */
const shortest = 3;

/** Most words: nothing in them to fold. Most entries begin with one. */
const simple = /^[a-z0-9]+\*?$/;
const simpleStart = /^[a-z0-9]+\*?(?!\S)/;

function simplePart(word: string): Part {
  const open = word.endsWith("*");
  return { plain: open ? word.slice(0, -1) : word, open, capitals: false };
}

function partsOf(word: string): Part[] {
  if (simple.test(word)) return [simplePart(word)];
  const open = word.endsWith("*");
  return wordsIn(word).map(({ text, plain }, i, all) => ({
    plain,
    open: open && i === all.length - 1,
    capitals: /^\p{Lu}{2,}$/u.test(text),
  }));
}

function fits({ plain, open, capitals }: Part, word: Word | undefined): boolean {
  if (word === undefined || (capitals && word.text !== word.text.toUpperCase())) return false;
  return open ? word.plain.startsWith(plain) : word.plain === plain;
}
