import type { Word } from "../../phrases.ts";
import { goesOnAboutOne, isToldOf } from "./made-up.ts";
import { isListed, isNobodys } from "./people.ts";
import {
  actsAsPerson,
  isAnd,
  isBeside,
  isFollowedByWho,
  isHandled,
  isMeantFor,
  listsPeople,
} from "./positions.ts";
import { isInAnotherScript, isNameInScript, teachesLetters } from "./scripts.ts";
import { type Kinds, type Line, saidAtOnce } from "./statements.ts";

/** `script`: in letters other than Latin. `small`: in lower case, where a clause begins. `capital`: on no list of names. */
export type Place = { from: number; to: number; shown: "capital" | "script" | "small" };

/** What holds of a whole line, looked at once: whether it is in German, teaches letters, is headed as a list
 * of people is, and is one. */
export type Around = { german: boolean; letters: boolean; headed: boolean; roll: boolean };

export function aroundIn(line: Line, isGiven: (plain: string) => boolean): Around {
  const headed = listsPeople(line.text, line.words);
  return {
    german: isGerman(line.words),
    letters: teachesLetters(line.words),
    headed,
    roll: headed && namesSomebody(line, isGiven),
  };
}

const named = "named in the request";
const articles = new Set(
  "the an this that every each le la les l un une ce cette der die das den dem ein eine el los las un una al my your our mon ma notre mein meine unser mi nuestro".split(
    " ",
  ),
);

/**
 * Somebody whom no list of names need know: a word that stands where only a person does. "Sit X away from Y", "X cries
 * when…", "a sheet for X, who…". What it takes depends on how much the word itself says: one of a public list of names
 * takes least, one in lower case or at the head of a sentence, where anything has a capital, most.
 */
export function byPosition(line: Line, place: Place, kinds: Kinds, around: Around): string | null {
  const { text, words, ends } = line;
  const { from, to, shown } = place;
  const first = words[from];
  if (first === undefined || first.possessive || articles.has(words[from - 1]?.plain ?? "")) return null;
  const act = actsAsPerson(words, to);
  const meant = isMeantFor(text, words, from, to);
  // After a comma or an "and" the sentence may have gone on to something else.
  const end = words[to - 1]?.end ?? 0;
  const goesElsewhere = /^\s?,/.test(text.slice(end, end + 2)) || isAnd(words[to]);
  const told = goesElsewhere ? null : saidAtOnce(line, to, kinds, true);
  if (shown === "script") {
    if (around.letters) return null;
    const somebody = isNameInScript(first) || isHandled(text, words, from) || meant || isToldOf(words, to);
    return act ?? told ?? (somebody ? named : null);
  }
  if (shown === "small") {
    if (act !== null && (meant || !isWeak(words, to, act))) return act;
    const verb = isListed(first.plain) || plainVerbs.has(words[to]?.plain ?? "");
    return verb ? saidAtOnce(line, to, "conditions", false) : null;
  }
  const inside = from > 0 && !ends[from - 1] && !/[:–—]/.test(text.slice(words[from - 1]?.end, first.start));
  if (isListed(first.plain)) {
    const placed =
      isHandled(text, words, from) || isBeside(text, words, from) || meant || isToldOf(words, to);
    return act ?? told ?? (placed ? named : null);
  }
  if (inside && !around.german) {
    const placed = isHandled(text, words, from) || (meant && goesOnAboutOne(words, to));
    return act ?? told ?? (placed ? named : null);
  }
  if (act !== null && !isWeak(words, to, act)) return act;
  if (!inside) return null;
  const one = goesOnAboutOne(words, to) || words[to]?.plain === "nicht";
  return (one && isHandled(text, words, from)) || isFollowedByWho(words, from, to) ? named : null;
}

/** To be, to have and to need, in one person's form. */
const plainVerbs = new Set(
  "is has was had needs gets est etait souffre ist hat hatte war leidet braucht esta tiene tenia sufre necesita ada ialah mempunyai menghidap perlu".split(
    " ",
  ),
);

/** What things do as well as people: "Homework is late", "Ice keeps floating". */
const weak = new Set(
  "is was has have are needs got gets keeps kept away late absent should shouldnt must missed failed sits sat will hit bit fight fought wet left does still speaks only just moved reads a est etait n ne se vient doit ist hat kann darf will braucht sitzt muss lacht sind no es esta ha han necesita falta falto se ya acaba tak tidak belum perlu baru sakit asyik sudah dah lambat trauma gagal".split(
    " ",
  ),
);

function isWeak(words: readonly Word[], to: number, act: string): boolean {
  return act.split(" ").length < strongLength && weak.has(words[to]?.plain ?? "");
}
/** Three words together are a statement of their own: "cannot see the", "n'a pas rendu". */
const strongLength = 3;

const german = new Set(
  "der die das und nicht ist mit ein eine einen bitte fur zu zum zur auf wenn weil er sie hat stunde klasse".split(
    " ",
  ),
);

/** In German every noun has a capital, so that a capital says nothing. */
function isGerman(words: readonly Word[]): boolean {
  return (
    words.filter(({ plain }) => german.has(plain)).length >= 2 || words.some(({ text }) => /[äöü]/.test(text))
  );
}

const joins = new Set("and et und y e dan with mit avec con dengan".split(" "));

/** The people of a list that its heading says is one: "front row Tadgh, Ffion", where at least one is known by a list. */
export function isOnRoll(line: Line, from: number, to: number): boolean {
  const { text, words } = line;
  const [before, after] = [words[from - 1], words[to]];
  const gapBefore = before === undefined ? "" : text.slice(before.end, words[from]?.start);
  const gapAfter = after === undefined ? "" : text.slice(words[to - 1]?.end, after.start);
  const separated = /[,;:+&/|=–-]/;
  return (
    separated.test(gapBefore) ||
    separated.test(gapAfter) ||
    joins.has(before?.plain ?? "") ||
    joins.has(after?.plain ?? "")
  );
}

function namesSomebody({ words }: Line, isGiven: (plain: string) => boolean): boolean {
  return words.some(
    (word) =>
      (/^\p{Lu}/u.test(word.text) &&
        !isNobodys(word.plain) &&
        (isGiven(word.plain) || isListed(word.plain))) ||
      (isInAnotherScript(word) && isNameInScript(word)),
  );
}
