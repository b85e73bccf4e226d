import { editDistance } from "../nearest.ts";
import { entriesOf } from "../phrases.ts";
import { unaccented } from "./accents.ts";
import { foldText } from "./fold.ts";
import { type Asking, type WishKind, wishKinds } from "./languages/asking/asking.ts";
import { askings } from "./languages/asking/askings.ts";
import { wordSet } from "./languages/language.ts";
import { languages } from "./languages/languages.ts";

export type Slot = { name: "x" | "y"; words: string[] };
type Token = { slot: Slot["name"] | null; words: readonly string[]; optional: boolean };
type Frame = {
  tokens: readonly Token[];
  needsMark: boolean;
  hasSlot: boolean;
  /** How many words it has at least. */
  least: number;
  /** What its first word begins with; null: anything. */
  initials: ReadonlySet<string> | null;
};
type Frames = {
  tag: string;
  around: ReadonlySet<string>;
  curses: ReadonlySet<string>;
  joins: ReadonlySet<string>;
  /** Words that ask. */
  opens: ReadonlySet<string>;
  /** And verbs that a question may begin with. */
  openingVerbs: ReadonlySet<string>;
  addresses: readonly Frame[];
  frames: ReadonlyMap<WishKind, readonly Frame[]>;
};

export type Said = { words: string[]; forms: (readonly string[])[] };

export function saidIn(text: string): Said {
  // "whyyy" is "why".
  const words = foldText(text)
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .split(" ")
    .filter(Boolean);
  return { words, forms: words.map((word) => [word, ...unaccented(word)]) };
}

type Cut = { from: number; to: number };
type Heard = { said: Said; around: ReadonlySet<string> };

const mostAbout = 8;

/** The words of each slot where the frame is the whole of the cut, but for words that are only said around it; null: it is not. */
export function fitted({ tokens, least, initials }: Frame, heard: Heard, cut: Cut): Slot[] | null {
  if (cut.to - cut.from < least) return null;
  // Most frames begin with another letter, which no slip changes.
  const first = heard.said.forms[cut.from] ?? [];
  if (initials !== null && !first.some((form) => initials.has(form.charAt(0)))) return null;
  return fit(tokens, 0, heard, cut);
}

function fit(tokens: readonly Token[], next: number, heard: Heard, { from, to }: Cut): Slot[] | null {
  const token = tokens[next];
  if (token === undefined) return from === to ? [] : null;
  const after = (at: number) => fit(tokens, next + 1, heard, { from: at, to });
  if (token.slot !== null) {
    for (let end = from + 1; end <= Math.min(to, from + mostAbout); end++) {
      const rest = after(end);
      if (rest !== null) return [{ name: token.slot, words: heard.said.words.slice(from, end) }, ...rest];
    }
    return token.optional ? after(from) : null;
  }
  const forms = from < to ? heard.said.forms[from] : undefined;
  if (forms !== undefined && token.words.some((word) => isWord(forms, word))) {
    const rest = after(from + 1);
    if (rest !== null) return rest;
  }
  const left = token.optional ? after(from) : null;
  if (left !== null || forms === undefined || next === 0) return left;
  return forms.some((form) => heard.around.has(form))
    ? fit(tokens, next, heard, { from: from + 1, to })
    : null;
}

/** As it is written or with one slip, where what was written is no word that is known. */
function isWord(forms: readonly string[], word: string): boolean {
  if (forms.includes(word)) return true;
  if (word.length < 4) return false;
  return forms.some(
    (form) =>
      form[0] === word[0] &&
      Math.abs(form.length - word.length) <= 1 &&
      !known().has(form) &&
      editDistance(form, word) <= 1,
  );
}

let made: readonly Frames[] | null = null;

/** Every language's ways of asking, read when they are first wanted. */
export function compiled(): readonly Frames[] {
  made ??= Object.entries(askings).map(([tag, asking]) => compile(tag, asking));
  return made;
}

function compile(tag: string, asking: Asking): Frames {
  const frames = new Map(wishKinds.map((kind) => [kind, entriesOf(asking.frames[kind]).map(frameOf)]));
  const addresses = entriesOf(asking.addresses).map(frameOf);
  return {
    tag,
    around: wordSet(asking.around, asking.curses),
    curses: wordSet(asking.curses),
    joins: wordSet(asking.joins),
    opens: wordSet(asking.opens),
    openingVerbs: wordSet(asking.openingVerbs),
    addresses,
    frames,
  };
}

function frameOf(line: string): Frame {
  const parts = line.split(/\s+/);
  const needsMark = parts.at(-1) === "??";
  const tokens = (needsMark ? parts.slice(0, -1) : parts).map((part): Token => {
    const optional = part.endsWith("?");
    const plain = optional ? part.slice(0, -1) : part;
    const slot = plain === "<x>" ? "x" : plain === "<y>" ? "y" : null;
    return { slot, words: slot === null ? plain.split("/") : [], optional };
  });
  const [first] = tokens;
  const isFixed = first !== undefined && first.slot === null && !first.optional;
  return {
    tokens,
    needsMark,
    hasSlot: tokens.some(({ slot }) => slot !== null),
    least: tokens.filter(({ optional }) => !optional).length,
    initials: isFixed ? new Set(first.words.map((word) => word.charAt(0))) : null,
  };
}

let words: ReadonlySet<string> | null = null;

/** Words that are no slip of another. */
function known(): ReadonlySet<string> {
  words ??= new Set([
    ...wordSet(...languages.map(({ smallWords }) => smallWords)),
    ...compiled().flatMap(({ around, frames }) => [
      ...around,
      ...[...frames.values()].flatMap((list) =>
        list.flatMap(({ tokens }) => tokens.flatMap((token) => token.words)),
      ),
    ]),
  ]);
  return words;
}
