import { wordsIn } from "../../phrases.ts";
import { onlyLimits } from "./circumstances.ts";

/**
 * A short answer to a question that offered choices: "yes first one", "2", "b please", "neither". It chooses; it is
 * never a topic. Pure.
 */

/** What stands in a numbered list right below a question; none where the text asks nothing or lists nothing. */
export function optionsIn(text: string): string[] {
  const list = listBelow.exec(text)?.[2] ?? "";
  return Array.from(list.matchAll(/^[ \t]*\d+[.)] (.+)$/gm), ([, option = ""]) => option.trim());
}

/** The question without its list, for where the options are shown as something to press. */
export function withoutOptions(text: string): string {
  return text
    .replace(listBelow, "$1")
    .replace(/\n{3,}/g, "\n\n")
    .trimEnd();
}

const listBelow = /(\?[^\n]*\n+)((?:[ \t]*\d+[.)] [^\n]+\n?)+)/;

/** What an option is called: the words of its link, else what stands before its brackets. */
export function nameOfOption(option: string): string {
  return /^\[([^\]]+)\]/.exec(option)?.[1] ?? option.replace(/\s*[([–—].*$/s, "").trim();
}

/** `picked`: by their places, none of them for "neither". `again`: an answer to the question that leaves it open. */
export type Choice = { picked: number[] } | "again";

/** null: it says something of its own, and is no answer of this kind. */
export function choiceIn(answer: string, options: readonly string[]): Choice | null {
  if (options.length === 0) return null;
  const words = wordsOf(answer);
  const agrees = words.some((word) => yes.has(word));
  const telling = words.filter((word) => !yes.has(word) && !filler.has(word));
  const byName = named(answer, telling, words, options);
  if (byName !== null) return { picked: [byName] };
  if (telling.length === 0) {
    if (words.includes("one") && !agrees) return { picked: [0] };
    if (words.length === 1 && words[0] === "a") return { picked: [0] };
    if (words.includes("a") && words.every((word) => word === "a" || yes.has(word) || polite.has(word)))
      return { picked: [0] };
    if (!agrees) return null;
    const meant = options.filter((_, place) => place !== wayOn(options));
    return meant.length === 1 ? { picked: [options.indexOf(meant[0] ?? "")] } : "again";
  }
  if (telling.every((word) => none.has(word))) return { picked: [] };
  const on = goneOn(answer, options);
  if (on !== null) return on;
  const places = telling.map((word) => placeOf(word, options.length));
  if (places.includes(null)) return limiting(answer, options);
  const picked = [...new Set(places.flatMap((place) => place ?? []))].sort((a, b) => a - b);
  return picked.length > 0 && picked.every((place) => place < options.length) ? { picked } : "again";
}

/**
 * "None of these. Go on with Ohm's law", "Aucun des trois. Continue sans notes : la loi d'Ohm": what is said after the
 * refusal. "" where only the refusal and "go on" were said; null where nothing was refused first.
 */
export function afterRefusal(answer: string): string | null {
  const rest = refusal.exec(answer.normalize("NFC").trim())?.[1];
  if (rest === undefined) return null;
  return rest
    .replace(goOn, "")
    .replace(withoutThem, "")
    .replace(goOn, "")
    .replace(withThis, "")
    .replace(/^[\s:,.;–—-]+|[\s.!]+$/gu, "");
}

/** The way past a list: the topic as it was written. */
function wayOn(options: readonly string[]): number {
  return options.findIndex((option) => option.includes("(as you wrote it"));
}

/**
 * "Just the kneading, no baking" to a question which topic is meant: the one that says the most of it, else the first, within
 * those limits.
 */
function limiting(answer: string, options: readonly string[]): Choice | null {
  if (wayOn(options) === -1 || !onlyLimits(answer)) return null;
  const said = new Set(tellingOf(answer));
  const worth = options.map((option) => tellingOf(option).filter((word) => said.has(word)).length);
  return { picked: [worth.indexOf(Math.max(...worth))] };
}

/** A refusal that goes on: with the topic as it was written, unless another one is named. */
function goneOn(answer: string, options: readonly string[]): Choice | null {
  const place = wayOn(options);
  const rest = afterRefusal(answer);
  if (rest === null || place === -1) return null;
  if (rest === "") return onlyRefused.test(answer.trim()) ? null : { picked: [place] };
  const own = new Set(tellingOf(nameOfOption(options[place] ?? "")));
  return tellingOf(rest).some((word) => own.has(word)) ? { picked: [place] } : null;
}

function tellingOf(text: string): string[] {
  return wordsIn(text)
    .map(({ plain }) => plain)
    .filter((word) => word.length > 2 && !filler.has(word) && !joining.has(word));
}

const refused =
  "(?:no[,.]?\\s+)?(?:none|neither|not (?:any|one)|aucune?|ni l['’]une? ni l['’]autre|keine[rs]?|keins|nichts|weder noch|ningun[oa]|ninguna|nessun[oa]|nenhuma?|geen|tiada|tidak satu pun|dim un)(?:\\s+(?:of|de|des|d['’]entre|von|der|davon|di|dei|delle|do|dos|das|van|daripada|o)\\b[^.,;:!?\\n–—]*|\\s+davon)?";
const refusal = new RegExp(`^${refused}\\s*(?:[.,;:!–—\\n-]+\\s*|$)([\\s\\S]*)$`, "iu");
const onlyRefused = new RegExp(`^${refused}[\\s.!]*$`, "iu");
const goOn =
  /^(?:(?:and|but|just|please|then|so|et|mais|und|bitte|dann|y|pero|e|ma|mas|en|maar|dan)[\s,]+)*(?:go on|go ahead|carry on|keep going|continue[rz]?|proceed|stay|mach(?:e|en)?(?: bitte)?(?: weiter)?|weiter|fahr(?:e|en)?(?: bitte)? fort|continúa|continua[r]?|contin[uú]e|sigue|seguir|vai avanti|prosegui|ga (?:door|verder)|teruskan|ewch ymlaen)(?=[\s,.:;!]|$)[\s,]*(?:please|bitte)?\s*/iu;
const withoutThem =
  /^(?:without|sans|ohne|sin|senza|sem|zonder|tanpa|heb)(?=[\s,.:;!]|$)[^.,;:!?\n–—]*?(?:$|[.,;:!?\n–—]+\s*|\s(?=(?:with|avec|mit|con|com|met|dengan|weiter)\s)|\s(?:weiter|fort)(?=[\s.,:;]|$))/iu;
const withThis = /^[\s:,]*(?:with|avec|mit|con|com|met|dengan|weiter mit)\s+/iu;

function wordsOf(text: string): string[] {
  const said = text.normalize("NFC").toLowerCase().replaceAll("’", "'");
  return said.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
}

/** By its own name, or by words that only one of them has where "one" says that one is meant: "the loops one". */
function named(
  answer: string,
  telling: readonly string[],
  words: readonly string[],
  options: readonly string[],
): number | null {
  if (telling.length === 0) return null;
  const called = options.findIndex((option) => {
    const name = wordsOf(nameOfOption(option));
    const told = name.filter((word) => !filler.has(word));
    return same(words, name) || (told.length > 0 && same(telling, told));
  });
  if (called !== -1) return called;
  if (!/\b(?:one|option|choice)\b/i.test(answer) || telling.some((word) => placeOf(word, 99) !== null))
    return null;
  const holding = options.flatMap((option, place) => {
    const held = new Set(wordsOf(option));
    return telling.every((word) => held.has(word)) ? [place] : [];
  });
  return holding.length === 1 ? (holding[0] ?? null) : null;
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, i) => word === other[i]);
}

/** Which of so many a word points at; [] for a number or letter beyond them, null for a word that points at none. */
function placeOf(word: string, count: number): number[] | null {
  if (all.has(word)) return word === "both" && count !== 2 ? [] : Array.from({ length: count }, (_, i) => i);
  if (last.has(word)) return [count - 1];
  if (middle.has(word)) return count % 2 === 1 && count > 1 ? [(count - 1) / 2] : [];
  const spelt = ordinals.findIndex((names) => names.has(word));
  if (spelt !== -1) return within(spelt, count);
  const counted = /^(\d{1,2})(?:st|nd|rd|th|e|er|ère|re|ème|º|ª)?$/u.exec(word)?.[1];
  if (counted !== undefined) return within(Number(counted) - 1, count);
  return /^[b-z]$/.test(word) ? within(word.charCodeAt(0) - "a".charCodeAt(0), count) : null;
}

function within(place: number, count: number): number[] {
  return place >= 0 && place < count ? [place] : [];
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean));
}

const yes = setOf("yes yeah yep yup aye ok okay sure right correct oui ja sí si ya");
const polite = setOf("please pls plz thanks thank you ta cheers bitte merci gracias tolong");
const filler = setOf(
  `the a an that this it is it's that's would be best better i i'd i'll i'm we we'll let's lets me my go with use take do pick choose
  want like mean meant think guess prefer have for and or number no. nr num option choice one answer of to just maybe probably
  please pls plz thanks thank you ta cheers them those these then so
  le la les el los die der das den il lo yang s'il s'il-vous-plaît vous te plaît bitte merci por favor gracias tolong`,
);
const none = setOf(
  `neither none no nope nah not any else something other another different
  aucun aucune non keine keiner keines davon nein ninguno ninguna tidak bukan`,
);
const joining = setOf("des und del von avec dans sur van het een une una con per dei sulla mit les");
const all = setOf("both all every");
const last = setOf("last bottom latter final dernier dernière letzte letzter última último terakhir");
const middle = setOf("middle");
const ordinals = [
  "first top former premier première erste erster primero primera pertama",
  "second two deuxième seconde zweite zweiter segundo segunda kedua",
  "third three troisième dritte dritter tercero tercera ketiga",
  "fourth four quatrième vierte cuarto cuarta keempat",
  "fifth five cinquième fünfte quinto quinta kelima",
].map(setOf);
