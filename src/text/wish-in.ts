import { unaccented } from "./accents.ts";
import { compiled, fitted, type Said, type Slot, saidIn } from "./asking-frames.ts";
import { type WishKind, wishKinds } from "./languages/asking/asking.ts";
import { wordSet } from "./languages/language.ts";
import { languages } from "./languages/languages.ts";

/** What words alone want, as one frame or one question. `other`: a question that no frame has. */
export type Wish = {
  kind: WishKind | "other";
  /** What it is about, folded; "" where it is about what is in hand. Of a difference, both. */
  about: string[];
  /** Without its question mark the same words may be an answer. */
  isPlain: boolean;
  /** The language it was asked in. */
  tag: string;
};

const mostWords = 30;
/** Before and after what is meant. */
const mostAround = 6;

export function isAsking(text: string): boolean {
  return /[?？]\W*$/u.test(text.trim());
}

/** The wish that is the whole of these words. */
export function wishIn(text: string, asking = isAsking(text)): Wish | null {
  const said = saidIn(text);
  if (said.words.length === 0 || said.words.length > mostWords) return null;
  const whole = { from: 0, to: said.words.length };
  const every = wishKinds.flatMap((kind) => compiled().map((language) => ({ kind, language })));
  for (const { kind, language } of every)
    for (const frame of language.frames.get(kind) ?? [])
      if (!frame.hasSlot && fitted(frame, { said, around: none }, whole) !== null)
        return { kind, about: [], isPlain: true, tag: language.tag };
  let weak: Wish | null = null;
  const cutsBy = new Map(compiled().map((language) => [language, cuts(said, language.around)]));
  for (const { kind, language } of every)
    for (const cut of cutsBy.get(language) ?? [])
      for (const frame of language.frames.get(kind) ?? []) {
        const slots = fitted(frame, { said, around: language.around }, cut);
        if (slots === null) continue;
        const about = aboutIn(slots, kind, language.around);
        if (about.some(isPointing) && kind === "pronounce")
          return { kind, about: [], isPlain: true, tag: language.tag };
        if (about.some(isPointing)) {
          weak ??= { kind: "unclear", about: [], isPlain: true, tag: language.tag };
          continue;
        }
        const isPlain = asking || !frame.needsMark;
        const wish: Wish = { kind, about: withoutObject.has(kind) ? [] : about, isPlain, tag: language.tag };
        if (isPlain) return wish;
        weak ??= wish;
      }
  return weak;
}

const none: ReadonlySet<string> = new Set();
/** Nothing is to be looked up for them. */
const withoutObject: ReadonlySet<string> = new Set(["upset", "discouraged"]);

function aboutIn(slots: readonly Slot[], kind: WishKind, around: ReadonlySet<string>): string[] {
  const named = (name: Slot["name"]) => slots.filter((slot) => slot.name === name).map(({ words }) => words);
  return [...named("x"), ...named("y")].map((words) => {
    const first = words.findIndex((word) => !unaccented(word).some((form) => around.has(form)));
    const rest = words.slice(Math.max(0, first));
    const bare = isPointing(rest.join(" ")) ? words : rest;
    return (kind === "confirm" ? bare : withoutArticle(bare)).join(" ");
  });
}

/** "It", "that": a question about these is one about what was just said. */
function isPointing(about: string): boolean {
  return about.split(" ").every((word) => pointing.has(word));
}

const pointing = wordSet(
  `it that this he she they you i me us them the your word term question sentence thing das es dies dieses diese wort satz
  frage ca cela ceci ce cette mot phrase eso esto ello esa esta palabra pregunta frase itu ini dia tu ni perkataan soalan ayat`,
);

/** Nothing but what is said around something. */
export function isFiller(text: string): boolean {
  const { forms } = saidIn(text);
  return compiled().some(({ around }) => forms.every((word) => word.some((form) => around.has(form))));
}

/** A question of no kind that is known: it opens like one and has its mark, or is put to whoever teaches. `strict`: not by its verb alone. */
export function otherQuestion(text: string, strict = false): Wish | null {
  const asking = isAsking(text);
  const said = saidIn(text);
  for (const { tag, around, opens, openingVerbs, addresses } of compiled())
    for (const { from } of cuts(said, around)) {
      if (said.words.length - from < 3) continue;
      const isOpening =
        asking &&
        said.forms[from]?.some((form) => opens.has(form) || (!strict && openingVerbs.has(form))) === true;
      const isAddress =
        (asking || !strict) &&
        addresses.some(
          (frame) => fitted(frame, { said, around: none }, { from, to: from + frame.tokens.length }) !== null,
        );
      if (isOpening || isAddress)
        return { kind: "other", about: [said.words.slice(from).join(" ")], isPlain: true, tag };
    }
  return null;
}

/** The words without what is only said around them: the least is left first. */
function cuts({ forms }: Said, around: ReadonlySet<string>): { from: number; to: number }[] {
  const isAround = (at: number) => forms[at]?.some((form) => around.has(form)) === true;
  let lead = 0;
  while (lead < Math.min(mostAround, forms.length - 1) && isAround(lead)) lead++;
  let tail = forms.length;
  while (tail > Math.max(1, forms.length - mostAround) && isAround(tail - 1)) tail--;
  const found: { from: number; to: number }[] = [];
  for (let from = lead; from >= 0; from--)
    for (let to = Math.max(tail, from + 1); to <= forms.length; to++) found.push({ from, to });
  return found;
}

function withoutArticle(words: string[]): string[] {
  return words.length > 1 && articles.has(words[0] ?? "") ? words.slice(1) : words;
}

const articles = wordSet(...languages.map((language) => language.articles), "une");
