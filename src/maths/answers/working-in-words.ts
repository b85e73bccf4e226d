import { foldText } from "../../text/fold.ts";
import { isNegation } from "../../text/negation.ts";
import type { Expression } from "../algebra/expression.ts";
import { unfinished } from "../algebra/form.ts";
import { inLine } from "../algebra/say.ts";
import { exactly, sameValue } from "../algebra/value.ts";
import { readingFor, readingsOf } from "./read-value.ts";

/** What somebody's working comes to, and the first thing in it that is not so. */
export type Working = { conclusion: string; wrong: string | null };

/**
 * An answer with its working in one breath, in signs or in words: "27/3 = 9 and 9*2 = 18", "27 divided by 3 is 9, times 2,
 * so it is eighteen". The last equation's right side is the answer, or what follows a "so". Null where nothing is worked
 * out, where something is denied, or where a number stands in it that is no part of the working.
 */
export function workingIn(text: string): Working | null {
  if (
    text.length > longest ||
    foldText(text)
      .split(" ")
      .some((word) => isNegation(word))
  )
    return null;
  let result: Expression | null = null;
  let wrong: string | null = null;
  let isWorked = false;
  let conclusion: string | null = null;
  for (const { said, concludes } of statements(text.replace(besideEachOther, "$&; "))) {
    const sides = sidesOf(/^[*/+]/.test(said) && result !== null ? `(${inLine(result)})${said}` : said);
    if (sides === null) return null;
    const [first] = sides;
    const last = sides.at(-1);
    if (first === undefined || last === undefined) continue;
    const broken = sides.findIndex((side, at) => at > 0 && !isEqual(sides[at - 1] ?? side, side));
    if (broken > 0)
      wrong ??= `${inLine(sides[broken - 1] ?? first)} is not ${inLine(sides[broken] ?? last)}.`;
    isWorked ||= sides.length > 1;
    const isStated = sides.length > 1 || concludes || said.startsWith("=");
    conclusion = isStated && unfinished(last) !== "sum" ? inLine(last) : null;
    result = last;
  }
  return isWorked && conclusion !== null ? { conclusion, wrong } : null;
}

const longest = 300;
/** "28:4=7 7x3=21": what an equation comes to, before the next begins. */
const besideEachOther = /=\s*\d+(?:[.,]\d+)?(?=\s+\d+(?:[.,]\d+)?\s*[x×*:÷+−-]\s*\d)/gi;
const as = readingFor([]);

const so =
  "so|therefore|thus|hence|then|also|daher|deshalb|folglich|dann|jadi|maka|oleh itu|donc|alors|entonces|luego|así que|por tanto|por lo tanto";
const between = new RegExp(
  String.raw`\s*(?:\n|[;,.](?:\s|$)|=>|[⇒⟹→⟶∴]|(?<![\p{L}])(?:${so}|and|und|dan|et|y)(?![\p{L}]))\s*`,
  "giu",
);
const concluding = new RegExp(String.raw`=>|[⇒⟹→⟶∴]|(?:${so})\s*$`, "iu");

/** Each with whether a "so" leads to it. */
function statements(text: string): { said: string; concludes: boolean }[] {
  const found: { said: string; concludes: boolean }[] = [];
  let from = 0;
  let concludes = false;
  const add = (to: number) => {
    const said = inSigns(text.slice(from, to));
    if (said !== "") found.push({ said, concludes });
    if (said !== "") concludes = false;
  };
  for (const { index, 0: stop } of text.matchAll(between)) {
    add(index);
    from = index + stop.length;
    concludes ||= concluding.test(stop.trim());
  }
  add(text.length);
  return found;
}

/** What words say of a sum, in its signs: English, German, Malay, French and Spanish. */
const signs: readonly [string, string][] = [
  ["divided by|geteilt durch|dibahagi(?: dengan)?|divisé par|dividido (?:por|entre)", "/"],
  [
    "times|multiplied by|mal|multipliziert mit|(?:di)?darab(?: dengan)?|fois|multiplié par|multiplicado por",
    "*",
  ],
  ["plus|added to|(?:di)?tambah|más", "+"],
  ["minus|take away|(?:di)?tolak|moins|menos", "-"],
  [
    "is|are|its|it's|makes?|gives?|equals?|is equal to|ist|sind|macht|ergibt|gibt|ialah|adalah|menjadi|sama dengan|est|font|fait|donne|égale|es|son|da|es igual a",
    "=",
  ],
];
const asSigns = signs.map(
  ([words, sign]) => [new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "giu"), sign] as const,
);

function inSigns(said: string): string {
  const plain = said
    .replace(/(?<=\d)\s+(?:of|von|daripada|de)\s+(?=\d)/giu, " * ")
    .replace(/(?<=\d)\s*x\s*(?=\d)/giu, " * ")
    .replace(/(?<=\d)\s*:\s*(?=\d)/gu, " / ")
    .replace(/[£$€]\s*(?=\d)/gu, "");
  return asSigns
    .reduce((text, [words, sign]) => text.replace(words, ` ${sign} `), plain)
    .replace(/(?:=\s*)+/g, "= ")
    .replace(/[.!?]+$/, "")
    .trim();
}

/** The sides of an equation; a name before the first is no side. None: no number is in it. Null: it cannot be read. */
function sidesOf(said: string): Expression[] | null {
  const texts = said.split("=").map((side) => side.trim());
  const named = texts.length > 1 && isName(texts[0] ?? "") ? texts.slice(1) : texts;
  if (named.length === 1 && isName(named[0] ?? "") && readingOf(named[0] ?? "") === null) return [];
  const read = named.map((side) => {
    const counted = side.replace(/^[\p{L}'’ ]+ (?=[\d(])/u, "");
    return readingOf(side) ?? readingOf(counted) ?? readingOf(counted.replace(whatIsCounted, ""));
  });
  return read.every((side) => side !== null) ? read : null;
}

/** "21 pupils", "42cm2", "6 square metres". */
const whatIsCounted = /(?<=[\d)])\s*(?:\p{L}+\s?){1,3}(?:\^?[23]|[²³])?$/u;

function isName(text: string): boolean {
  return /^[\p{L}'’ ]*$/u.test(text) && readingOf(text) === null;
}

function readingOf(text: string): Expression | null {
  const read = text === "" ? { problem: "" } : readingsOf(text, as);
  return "problem" in read ? null : (read[0] ?? null);
}

/** "10% is 8": of what, is not said there. */
function isEqual(a: Expression, b: Expression): boolean {
  return (a.kind === "percent") !== (b.kind === "percent") || sameValue(exactly(a), exactly(b));
}
