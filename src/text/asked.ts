import { recently } from "../recently.ts";
import { unaccented } from "./accents.ts";
import { compiled, saidIn } from "./asking-frames.ts";
import { isAsking, isFiller, otherQuestion, type Wish, wishIn } from "./wish-in.ts";

/** What somebody who is taught wants in place of answering. */
export type Asked = Wish & {
  /** What else was said with it that may be an answer; "" where the wish is all of it. */
  rest: string;
  /** It was said in anger. */
  isAngry: boolean;
  /** The language in which somebody said with it that they think little of themselves; null: nobody did. */
  discouraged: string | null;
};

/**
 * The wish in a text, in any language whose ways of asking are known: all of it, or said with something else before it
 * ("I already wrote that, so why is it wrong?"), which is then `rest`; null: it is something else.
 */
export function askedIn(text: string): Asked | null {
  return text.length > longest ? null : lately(text).asked;
}

/** Several look at the same answer, one after the other. */
const lately = recently(50, (text) => ({ asked: lookedInto(text) }));

function lookedInto(text: string): Asked | null {
  if (/^\s*[?？]+\s*$/.test(text))
    return {
      kind: "unclear",
      about: [],
      isPlain: true,
      tag: "en",
      rest: "",
      isAngry: false,
      discouraged: null,
    };
  const parts = partsOf(text);
  const sentences = partsOf(text, /[^.!?…;\n]+[.!?…;]*/g);
  const whole = sentences.length > 1 ? null : wishIn(text);
  const found =
    (whole?.isPlain === true ? said(whole) : null) ??
    everyPart(sentences) ??
    everyPart(parts) ??
    atTheEnd(text) ??
    atTheStart(parts) ??
    (sentences.length === 1 ? said(otherQuestion(text)) : null) ??
    cursed(text) ??
    said(whole);
  return found === null ? null : { ...found, isAngry: found.isAngry || cursesIn(text).length > 0 };
}

const longest = 300;

function said(
  wish: Wish | null,
  rest = "",
  isAngry = wish?.kind === "upset",
  discouraged = wish?.kind === "discouraged" ? wish.tag : null,
): Asked | null {
  return wish === null ? null : { ...wish, rest, isAngry, discouraged };
}

/** Clause by clause, each with its mark. */
function partsOf(text: string, pattern = /[^.!?…;,:\n–—]+[.!?…;,:\n–—]*/g): string[] {
  return (text.match(pattern) ?? []).map((one) => one.trim()).filter((one) => /\p{L}/u.test(one));
}

type Read = Wish | "filler" | null;

function readPart(part: string): Read {
  const wish = wishIn(part) ?? (isAsking(part) ? otherQuestion(part) : null);
  if (wish?.isPlain === true) return wish;
  if (isFiller(part)) return "filler";
  // "I'm tired and this is too hard": each is read by itself.
  const pieces = piecesOf(part);
  return pieces.length < 2 ? null : (everyPart(pieces) ?? null);
}

function piecesOf(part: string): string[] {
  const pieces: string[][] = [[]];
  for (const word of part.split(/\s+/))
    if (isOf(word, "joins")) pieces.push([]);
    else pieces.at(-1)?.push(word);
  return pieces.map((words) => words.join(" ")).filter((piece) => /\p{L}/u.test(piece));
}

function isOf(word: string, set: "joins" | "opens"): boolean {
  const forms = saidIn(word).forms[0] ?? [];
  return compiled().some((language) => forms.some((form) => language[set].has(form)));
}

/** Nothing but wishes: what one of them is about counts most, then what was said last; anger says least. */
function everyPart(parts: readonly string[]): Asked | null {
  if (parts.length < 2) return null;
  const read = parts.map(readPart);
  return read.includes(null) ? null : mostTelling(read, "");
}

function mostTelling(read: readonly Read[], rest: string): Asked | null {
  const wishes = read.filter((one) => one !== null && one !== "filler");
  const wish =
    wishes.findLast(({ kind, about }) => about.length > 0 && kind !== "other") ??
    wishes.findLast(({ kind }) => !faint.has(kind)) ??
    wishes.findLast(({ kind }) => kind !== "upset") ??
    wishes.at(-1) ??
    null;
  return said(
    wish,
    rest,
    wishes.some(({ kind }) => kind === "upset"),
    wishes.find(({ kind }) => kind === "discouraged")?.tag ?? null,
  );
}

/** Said with anything else, the other thing is what is wanted. */
const faint = new Set<Wish["kind"]>(["upset", "unclear", "unknown", "discouraged"]);

/** Something, and then a wish: after a comma, a "so", a "but"; without any, only after a wish. The longest is taken. */
function atTheEnd(text: string): Asked | null {
  for (const { lead, tail, isLoose } of cutsIn(text)) {
    const wish = wishIn(tail) ?? otherQuestion(tail, true);
    if (wish?.isPlain !== true || !isEnough(tail, wish)) continue;
    const before = partsOf(lead).map((part) => ({ part, read: readPart(part) }));
    const rest = before.flatMap(({ part, read }) => (read === null ? [part] : []));
    if (isLoose && rest.length > 0) continue;
    return mostTelling([...before.map(({ read }) => read), wish], rest.join(" "));
  }
  return null;
}

/** A word or two at the end may belong to an answer: "…, for example", "…, then stop". */
function isEnough(tail: string, { kind }: Wish): boolean {
  const words = saidIn(tail).words.length;
  return words >= 3 || (isAsking(tail) && (words >= 2 || kind === "why"));
}

type TextCut = { lead: string; tail: string; isLoose: boolean };

function cutsIn(text: string): TextCut[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }): TextCut[] => {
    const lead = text.slice(0, index);
    if (!/\p{L}/u.test(lead)) return [];
    const isAfterMark = /[.!?…;,:\n–—]\s*$/.test(lead);
    const isJoined = isOf(word, "joins");
    const tail = isJoined ? text.slice(index + word.length).trim() : text.slice(index);
    if (isAfterMark || isJoined) return [{ lead, tail, isLoose: false }];
    return isOf(word, "opens") ? [{ lead, tail, isLoose: true }] : [];
  });
}

/** A complaint, or a question with its mark, and then something else. */
function atTheStart([first = "", ...others]: readonly string[]): Asked | null {
  if (others.length === 0) return null;
  const read = readPart(first);
  if (read === null || read === "filler") return null;
  const isComplaint = read.kind === "upset" || read.kind === "discouraged" || read.kind === "unclear";
  // "Why a sample? Because …": somebody may ask in order to answer.
  return isComplaint || isAsking(first) ? said({ ...read, isPlain: isComplaint }, others.join(" ")) : null;
}

/** "…, what else?" */
function isHungOn(part: string): boolean {
  return isAsking(part) && isOf(part.split(/\s+/)[0] ?? "", "opens");
}

/** What is left of a text without wishes, and without what is only said around something: "ugh, a cat?" is "a cat". */
export function withoutAsides(text: string): string {
  if (text.length > longest) return text;
  const curses = new Set(cursesIn(text).map(({ word }) => word));
  return partsOf(text)
    .filter((part, at) => readPart(part) === null && !(at > 0 && isHungOn(part)))
    .map((part) =>
      part
        .split(/\s+/)
        .filter((word) => !curses.has(saidIn(word).words[0] ?? ""))
        .join(" "),
    )
    .join(" ");
}

/** Nothing that is known but a curse in it, which is no answer unless the rest is one. */
function cursed(text: string): Asked | null {
  const { words } = saidIn(text);
  const curses = cursesIn(text);
  const [curse] = curses;
  if (curse === undefined || words.length > mostCursed) return null;
  const rest = words.filter((word) => !curses.some((one) => one.word === word)).join(" ");
  return said({ kind: "upset", about: [], isPlain: true, tag: curse.tag }, isFiller(rest) ? "" : rest);
}

const mostCursed = 12;

function cursesIn(text: string): { word: string; tag: string }[] {
  return saidIn(text).words.flatMap((word) =>
    compiled().flatMap(({ tag, curses }) =>
      [word, ...unaccented(word)].some((form) => curses.has(form)) ? [{ word, tag }] : [],
    ),
  );
}
