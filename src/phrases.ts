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
  return list
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.trim())
    .filter((entry) => entry !== "");
}

type Part = { plain: string; open: boolean; capitals: boolean };
type Entry<Of> = { parts: Part[]; of: Of };

/**
 * Looks entries up word by word. `*` at the end of a word stands for any ending; a word in capitals ("ADD") is found
 * in capitals alone.
 */
export function phrases(list: string): Phrases {
  let standing: ReturnType<typeof lookedUp<null>> | null = null; // long lists are indexed when they are first asked
  return (words, at) => {
    standing ??= lookedUp([{ list, of: null }]);
    let longest = 0;
    standing(words, at, ({ parts }) => {
      if (parts.length > longest) longest = parts.length;
    });
    return longest;
  };
}

/** Which of many lists have an entry in a text. Takes a time that grows with the text, and not with the lists. */
export function listsIn(lists: readonly { name: string; list: string }[]) {
  const standing = lookedUp(lists.map(({ name, list }) => ({ list, of: name })));
  return (words: readonly Word[]): ReadonlySet<string> => {
    const found = new Set<string>();
    for (let at = 0; at < words.length; at++) standing(words, at, ({ of }) => found.add(of));
    return found;
  };
}

/** Tells of each entry that stands from a word on. */
function lookedUp<Of>(lists: readonly { list: string; of: Of }[]) {
  const whole = new Map<string, Entry<Of>[]>();
  const begun = new Map<string, Entry<Of>[]>();
  for (const { list, of } of lists)
    for (const entry of entriesOf(list)) {
      const parts = entry.split(/\s+/).flatMap(partsOf);
      const [first] = parts;
      if (first === undefined) continue;
      const index = first.open ? begun : whole;
      const key = first.open ? first.plain.slice(0, shortest) : first.plain;
      const there = index.get(key);
      if (there === undefined) index.set(key, [{ parts, of }]);
      else there.push({ parts, of });
    }
  return (words: readonly Word[], at: number, tell: (entry: Entry<Of>) => void): void => {
    const plain = words[at]?.plain ?? "";
    tellFitting(whole.get(plain), words, at, tell);
    if (begun.size === 0) return;
    tellFitting(begun.get(plain.slice(0, shortest)), words, at, tell);
    if (plain.length > 2) tellFitting(begun.get(plain.slice(0, 2)), words, at, tell);
  };
}

function tellFitting<Of>(
  entries: readonly Entry<Of>[] | undefined,
  words: readonly Word[],
  at: number,
  tell: (entry: Entry<Of>) => void,
): void {
  if (entries === undefined) return;
  for (const entry of entries) if (entry.parts.every((part, i) => fits(part, words[at + i]))) tell(entry);
}

/** Openings are looked up by so many letters; an opening of two is looked up by two. */
const shortest = 3;

/** Most entries: one word, with nothing in it to fold. */
const simple = /^[a-z0-9]+\*?$/;

function partsOf(word: string): Part[] {
  const open = word.endsWith("*");
  if (simple.test(word)) return [{ plain: open ? word.slice(0, -1) : word, open, capitals: false }];
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
