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
  return Array.from(text.matchAll(word)).flatMap(({ 0: found, index }) => {
    const head = elided.exec(found)?.[0] ?? "";
    const rest = made(found.slice(head.length), index + head.length);
    return head === "" ? [rest] : [made(head.slice(0, -1), index), rest];
  });
}

function made(text: string, start: number): Word {
  const possessive = /['’]s$/iu.test(text);
  const plain = folded(text.replace(/['’]s$/iu, "")).replace(/['’]/g, "");
  return { text, plain, possessive, start, end: start + text.length };
}

/** Lower case, without accents. */
export function folded(text: string): string {
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

/** The entries of a list: one a line; a line that starts with # is a remark. */
export function entriesOf(list: string): string[] {
  return list
    .split("\n")
    .flatMap((line) => (line.trim() === "" || line.startsWith("#") ? [] : [line.trim()]));
}

type Part = { plain: string; open: boolean; capitals: boolean };

/**
 * Looks entries up word by word. `*` at the end of a word stands for any ending; a word in capitals ("ADD") is found
 * in capitals alone.
 */
export function phrases(list: string): Phrases {
  const entriesAt = lookUp(entriesIn(list, null));
  return (words, at) => {
    let longest = 0;
    for (const { parts } of entriesAt(words[at]))
      if (parts.length > longest && parts.every((part, i) => fits(part, words[at + i])))
        longest = parts.length;
    return longest;
  };
}

/** Of several lists, the names of those of which an entry stands somewhere in the words: looked up all at once. */
export function namedPhrases(lists: ReadonlyMap<string, string>): (words: readonly Word[]) => Set<string> {
  const entriesAt = lookUp([...lists].flatMap(([name, list]) => entriesIn(list, name)));
  return (words) => {
    const found = new Set<string>();
    for (const [at, word] of words.entries())
      for (const { parts, name } of entriesAt(word))
        if (!found.has(name) && parts.every((part, i) => fits(part, words[at + i]))) found.add(name);
    return found;
  };
}

type Entry<Name> = { parts: Part[]; name: Name };

function entriesIn<Name>(list: string, name: Name): Entry<Name>[] {
  return entriesOf(list).map((entry) => ({ parts: entry.split(/\s+/).flatMap(partsOf), name }));
}

/** The entries that may begin with a word. Texts use few words, each many times: what was found is kept. */
function lookUp<Name>(entries: readonly Entry<Name>[]): (word: Word | undefined) => readonly Entry<Name>[] {
  const whole = new Map<string, Entry<Name>[]>();
  const begun = new Map<string, Entry<Name>[]>();
  for (const entry of entries) {
    const [first] = entry.parts;
    if (first === undefined) continue;
    const index = first.open ? begun : whole;
    const key = first.open ? first.plain.slice(0, shortest) : first.plain;
    index.set(key, [...(index.get(key) ?? []), entry]);
  }
  const under = (plain: string): Entry<Name>[] => {
    const openings = new Set([plain.slice(0, shortest), plain.slice(0, 2)]);
    return [...(whole.get(plain) ?? []), ...[...openings].flatMap((key) => begun.get(key) ?? [])];
  };
  const known = new Map<string, Entry<Name>[]>();
  return (word) => {
    const plain = word?.plain ?? "";
    const kept = known.get(plain);
    if (kept !== undefined) return kept;
    if (known.size >= mostKnown) known.clear();
    const found = under(plain);
    known.set(plain, found);
    return found;
  };
}

const mostKnown = 2_000;

/** Openings are looked up by so many letters; an opening of two is looked up by two. */
const shortest = 3;

function partsOf(word: string): Part[] {
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
