import { folded, type Word, wordsIn } from "../../phrases.ts";
import { type Around, aroundIn, byPosition, isOnRoll } from "./by-position.ts";
import {
  goesOnAboutOne,
  isCalled,
  isFamilyFirst,
  isRole,
  isSentOnErrand,
  isToldOf,
  isWorriedAbout,
  madeUpIn,
} from "./made-up.ts";
import { isBareFigure, isListedMark, isMark } from "./marks.ts";
import { canBeSurname, castOf, givenName, isListed, isNobodys, isPublic } from "./people.ts";
import { opensWithDoing } from "./positions.ts";
import { isInAnotherScript } from "./scripts.ts";
import {
  isPlaced,
  isRelation,
  type Kinds,
  type Line,
  lineOf,
  relationOf,
  saidAfter,
  saidAtOnce,
  saidBefore,
} from "./statements.ts";
import { isTopic, isTopicByItself } from "./topics.ts";

/** A person in a line: where the name stands, and what is said of them; null where it is the full name alone. */
export type NamedPerson = { name: string; said: string | null; start: number; end: number };

/**
 * `own`: the teacher's own words. In a lesson's text "Sam sits next to Mia" is a sum, so there only conditions count.
 * `asking`: somebody is there to ask. Then a bare given name that may be a pupil's counts too; in a title or a table it
 * is as likely Martha of the parable.
 */
export type Reading = { own: boolean; asking?: boolean };

/** People that a line names with something about them, and full names of people that are no topic (decision 41). */
export function namedPeople(content: string, { own, asking = false }: Reading): NamedPerson[] {
  const text = content.replace(/[*_`]/g, " ");
  const line = lineOf(text, wordsIn(text));
  const cast = castOf(line.words);
  const isMadeUp = madeUpIn(text, line.words);
  const kinds: Kinds = own ? "all" : "conditions";
  const around = aroundIn(line, (plain) => givenName(plain) !== null);
  const found: NamedPerson[] = [];
  const scored: NamedPerson[] = [];
  for (let at = 0; at < line.words.length; ) {
    const span = spanAt(line, at);
    if (span === null) {
      at++;
      continue;
    }
    const inEarnest = own && asking && !isMadeUp(span.from, span.to);
    const said = aboutPerson(line, span, { kinds, cast, own, inEarnest, asking: own && asking, around });
    const start = line.words[span.from]?.start ?? 0;
    const end = line.words[span.to - 1]?.end ?? start;
    const person = { name: text.slice(start, end).replace(/['’]s$/, ""), start, end };
    if (said !== undefined) found.push({ ...person, said });
    else if (
      own &&
      mayBeMarked(line, span, around.headed) &&
      (isBareFigure(text.slice(end, end + 12)) || isListedMark(folded(text.slice(end, end + 16))))
    )
      scored.push({ ...person, said: "a mark" });
    at = span.to;
  }
  return scored.length < 2 ? found : [...found, ...scored];
}

/** Whether a figure beside it may be a person's mark: a name, or any word with a capital under "Marks:". */
function mayBeMarked({ words }: Line, { from, sure }: Span, headed: boolean): boolean {
  if (sure === "known" || sure === "word") return true;
  return sure === "unknown" && (headed || isListed(words[from]?.plain ?? ""));
}

/** `sure`: a given name by itself, or with a family name. `initials`: with full stops; `letters`: without. */
type Span = {
  from: number;
  to: number;
  sure: "known" | "word" | "unknown" | "initials" | "letters" | "script" | "small";
};

const particles = new Set(
  "los las bin binti bint van von de der den del da di al el ibn o mc mac le la ben san".split(" "),
);
const capital = /^\p{Lu}/u;

function spanAt({ text, words }: Line, at: number): Span | null {
  const first = words[at];
  if (first === undefined || /\d/.test(first.text)) return null;
  const initials = initialsAt(text, words, at);
  if (initials !== null) return initials;
  if (isInAnotherScript(first)) return scriptSpan(text, words, at);
  const given = nameOf(words, at);
  const upper = capital.test(first.text);
  if (given === null && !upper) return smallSpan(text, words, at);
  if (
    given === null &&
    ((isRole(words, at) && capital.test(words[at + 1]?.text ?? "")) ||
      isNobodys(first.plain) ||
      (opensWithDoing(words, at) && !isListed(first.plain)) ||
      isRelation(words, at) ||
      /^\p{Lu}{2,}$/u.test(first.text))
  )
    return null;
  let to = at + 1;
  while (to < words.length && to < at + 5) {
    if (!upper && given === null) break;
    if (!joined(text, words, to)) break;
    const next = words[to];
    const after = words[to + 1];
    if (next === undefined || words[to - 1]?.possessive) break;
    if (canBeSurname(next) && upper) to++;
    else if (
      particles.has(next.plain) &&
      particles.has(after?.plain ?? "") &&
      canBeSurname(words[to + 2] ?? next)
    )
      to += 3;
    else if (
      particles.has(next.plain) &&
      after !== undefined &&
      (canBeSurname(after) || next.plain.startsWith("bin"))
    )
      to += 2;
    else break;
  }
  return { from: at, to, sure: given ?? "unknown" };
}

/** "Оксана Ткач": words in another script, side by side. */
function scriptSpan(text: string, words: readonly Word[], at: number): Span {
  let to = at + 1;
  for (let next = words[to]; to < at + 4 && next !== undefined && isInAnotherScript(next); next = words[to]) {
    if (!joined(text, words, to)) break;
    to++;
  }
  return { from: at, to, sure: "script" };
}

/** A word in lower case that may be a name, as it begins a clause or something is for it. */
function smallSpan(text: string, words: readonly Word[], at: number): Span | null {
  const { plain = "", start = 0 } = words[at] ?? {};
  const before = words[at - 1];
  if (plain.length < 4 || isNobodys(plain) || isRelation(words, at) || isRole(words, at)) return null;
  const begins =
    before === undefined ||
    /[,.;:!?–—(-]/.test(text.slice(before.end, start)) ||
    joiners.has(before.plain) ||
    clauseOpeners.has(before.plain);
  return begins ? { from: at, to: at + 1, sure: "small" } : null;
}

const clauseOpeners = new Set(
  "tapi pero mais aber sebab bila ojo fyi where while though although".split(" "),
);

/** "Mias Eltern": German puts no apostrophe before the s. */
function nameOf(words: readonly Word[], at: number): "known" | "word" | null {
  const { plain = "", text = "" } = words[at] ?? {};
  const bare = givenName(plain);
  if (bare !== null || !capital.test(text) || !plain.endsWith("s") || !isRelation(words, at + 1)) return bare;
  return givenName(plain.slice(0, -1));
}

function joined(text: string, words: readonly Word[], at: number): boolean {
  return /^[ -]$/.test(text.slice(words[at - 1]?.end, words[at]?.start));
}

/** "e.v.g.", "p.k.": written small, as in a note to oneself; not what is short for words. */
const small = /^\p{Ll}$/u;
const shortFor = new Set(
  "eg ie am pm nb ps cf zb dh ua pej sb so su oa cad pj pe re it op sa sl rp vs svp stp wrt fyi ev bw ca id uk us eu un tv ai bc ad".split(
    " ",
  ),
);

function smallInitialsAt(text: string, words: readonly Word[], at: number): Span | null {
  let to = at;
  while (to < at + 4 && small.test(words[to]?.text ?? "") && text[words[to]?.end ?? 0] === ".") to++;
  const tight = words.slice(at + 1, to).every(({ start }, i) => start === (words[at + i]?.end ?? 0) + 1);
  const letters = words
    .slice(at, to)
    .map(({ plain }) => plain)
    .join("");
  if (to - at < 2 || to - at > 3 || !tight || shortFor.has(letters)) return null;
  return { from: at, to, sure: "initials" };
}

const acronyms = new Set(
  "pe re it uk us eu un tv ai pc cd id qr dt rs ww ok am pm bc ad ks pa ta".split(" "),
);

/** "K.M.", "JB", "R. W.", "M. Fraser": letters that stand for a name. */
function initialsAt(text: string, words: readonly Word[], at: number): Span | null {
  const [first, second] = [words[at], words[at + 1]];
  if (first === undefined) return null;
  const little = smallInitialsAt(text, words, at);
  if (little !== null) return little;
  if (/^\p{Lu}{2}$/u.test(first.text) && !acronyms.has(first.plain))
    return { from: at, to: at + 1, sure: "letters" };
  const dotted = second !== undefined && /^\. ?$/.test(text.slice(first.end, second.start));
  if (!/^\p{Lu}$/u.test(first.text) || !dotted) return null;
  if (/^\p{Lu}$/u.test(second.text)) return { from: at, to: at + 2, sure: "initials" };
  return canBeSurname(second) && !isNobodys(second.plain) ? { from: at, to: at + 2, sure: "initials" } : null;
}

const determiners = new Set(
  "the a an this that le la les une der die das ein eine el los las una my your our".split(" "),
);

/** How a line is read. `inEarnest`: in the teacher's own words, and this person is not made up. */
type Manner = {
  kinds: Kinds;
  cast: ReadonlySet<string>;
  own: boolean;
  inEarnest: boolean;
  asking: boolean;
  around: Around;
};

/** What is said of the person; null: the full name alone; undefined: nobody, or a topic. */
function aboutPerson(
  line: Line,
  span: Span,
  { kinds, cast, own, inEarnest, asking, around }: Manner,
): string | null | undefined {
  const { text, words } = line;
  const { from, to, sure } = span;
  const first = words[from];
  if (first === undefined || isPublic(words, from, to) || isTopic(text, words, from, to)) return undefined;
  if (to === from + 1 && cast.has(first.plain)) return undefined;
  if (sure === "script" || sure === "small") {
    const may = sure === "script" ? asking : inEarnest;
    const onRoll = around.roll && inEarnest && sure === "script" && isOnRoll(line, from, to);
    return may
      ? (byPosition(line, { from, to, shown: sure }, kinds, around) ?? (onRoll ? "on a list" : undefined))
      : undefined;
  }
  const full = to > from + 1 && capital.test(first.text);
  const given = sure === "known" || (sure === "word" && capital.test(first.text));
  if (own && words.slice(from, to).some(({ plain }) => plain === "bin" || plain === "binti")) return null;
  const relation = relationOf(line, from, to, given);
  if (relation !== null && sure !== "initials" && sure !== "letters" && !isThing(line, span)) return relation;
  const said = saidOf(line, span, full, kinds);
  if (said !== null) return said;
  if (inEarnest) {
    if (full && (isCalled(words, from) || isFamilyFirst(words, from, to))) return null;
    const someone = isSomeone(line, span) ?? positioned(line, span, kinds, around);
    if (someone !== null) return someone;
  }
  if (sure !== "known" && sure !== "word") return undefined;
  const end = words[to - 1]?.end ?? 0;
  const after = folded(text.slice(end, end + 120));
  if (own && (sure === "known" || full) && isMark(after)) return "a mark";
  return own && full && !isTopicByItself(text, words, from, to) ? null : undefined;
}

/** A word on no list of names of ours, where a person stands. */
function positioned(line: Line, { from, to, sure }: Span, kinds: Kinds, around: Around): string | null {
  const { text, words, ends } = line;
  if (sure !== "unknown" || (words[from]?.plain.length ?? 0) < 3) return null;
  const followed =
    ends[to - 1] === true && byPosition(line, { from, to, shown: "capital" }, kinds, around) !== null;
  if (isTopicByItself(text, words, from, to) && !isWorriedAbout(words, from) && !followed) return null;
  if (around.roll && isOnRoll(line, from, to)) return "on a list";
  return byPosition(line, { from, to, shown: "capital" }, kinds, around);
}

const ofSomebody = new Set("of de du des del von".split(" "));

/**
 * A teacher who names somebody by the given name mostly speaks of somebody in the room; what is said of them need be on
 * no list. A word on no list is a name where it stands inside a sentence that goes on about one person.
 */
function isSomeone(line: Line, { from, to, sure }: Span): string | null {
  const { text, words, ends } = line;
  const first = words[from];
  if (first === undefined) return null;
  if (sure === "initials" && (small.test(first.text) || areBareInitials(line, from, to)))
    return "named by initials";
  if (isTopicByItself(text, words, from, to) && !isWorriedAbout(words, from)) return null;
  if (!capital.test(first.text)) {
    const begins = from === 0 || /[,.;:!?–—(-]/.test(text.slice(words[from - 1]?.end, first.start));
    return sure === "known" && begins && isToldOf(words, to) ? "named in the request" : null;
  }
  // "Ben Lomond" is a hill and "Isaac's sacrifice" a topic: nothing is told of a pupil there.
  const bound = first.possessive || (capital.test(words[to]?.text ?? "") && joined(text, words, to));
  // "the story of Ruth" is what something is about: nothing goes on from there.
  const whose = ofSomebody.has(words[from - 1]?.plain ?? "") && words[to] === undefined;
  if (sure === "known")
    return to === from + 1 && !bound && !whose && !isSentOnErrand(words, from)
      ? "named in the request"
      : null;
  const before = words[from - 1];
  const inside = before !== undefined && !ends[from - 1] && !determiners.has(before.plain);
  if (sure !== "unknown" || !inside || first.plain.length < 3) return null;
  return goesOnAboutOne(words, to) ? "named in the request" : null;
}

/** "T.K. left the room": letters with full stops and no family name behind them, that are short for nothing known. */
function areBareInitials({ text, words }: Line, from: number, to: number): boolean {
  const letters = words.slice(from, to).map(({ text }) => text);
  if (!letters.every((letter) => /^\p{Lu}$/u.test(letter)) || text[words[to - 1]?.end ?? 0] !== ".")
    return false;
  const short = letters.join("").toLowerCase();
  const behind = words[to];
  return !acronyms.has(short) && !shortFor.has(short) && !(behind !== undefined && canBeSurname(behind));
}

function saidOf(line: Line, span: Span, full: boolean, kinds: Kinds): string | null {
  const { from, to, sure } = span;
  if (kinds === "all" && sure === "known" && isPlaced(line, from)) return "a place in the room";
  if (sure === "known" || (sure === "word" && full))
    return saidAfter(line, to, kinds) ?? saidBefore(line, from, kinds);
  if (isThing(line, span)) return null;
  const upper = capital.test(line.words[from]?.text ?? "");
  const isName = (sure === "word" && upper) || sure === "initials";
  return saidAtOnce(line, to, isName ? kinds : "conditions", isName);
}

/** "The rose", "my hope", "in May", "Turing may have been": a thing, a month or a verb, and no person. */
function isThing({ text, words, ends }: Line, { from, to, sure }: Span): boolean {
  const before = words[from - 1];
  if (sure !== "word" || before === undefined) return false;
  if (determiners.has(before.plain)) return true;
  if (months.has(words[from]?.plain ?? "") && to === from + 1) {
    if (inMonth.has(before.plain)) return true;
    const goesOn = relatives.has(words[to]?.plain ?? "");
    if (sinceMonth.has(before.plain) && !goesOn && (words[to] === undefined || ends[to - 1] === true))
      return true;
  }
  const upper = capital.test(words[from]?.text ?? "");
  const alone = /[,.;:(!?–—-]/.test(text.slice(before.end, words[from]?.start));
  return !upper && !alone && !joiners.has(before.plain);
}

/** Months that are given names too. Nobody is spoken of after "in"; after "since", only where something is told of them. */
const months = new Set("april may june august abril mai".split(" "));
const inMonth = new Set("in last next early late mid im en pada".split(" "));
const sinceMonth = new Set(
  "since from until till before after by of seit ab bis depuis des desde sejak".split(" "),
);
const relatives = new Set("who whose whom qui que die der yang".split(" "));

/** A clause or a list goes on after these, so that a name may stand there without a capital. */
const joiners = new Set(
  "and or but because that for with since as when if so also et ou car que pour avec und oder weil dass fur mit y o porque que para con dan atau kerana untuk dengan".split(
    " ",
  ),
);
