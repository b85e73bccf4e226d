import { foldText } from "../../text/fold.ts";
import { english } from "../../text/languages/english.ts";
import { wordSet } from "../../text/languages/language.ts";
import { languages } from "../../text/languages/languages.ts";
import { isNegation } from "../../text/negation.ts";
import { sameFormula } from "../../words/formulas.ts";
import { areBothWords } from "../../words/known-words.ts";
import { areVariants } from "../../words/spelling-variants.ts";
import { meanTheSame } from "../../words/synonyms.ts";
import { tokensOf } from "../../words/tokens.ts";
import { isOpposite } from "../../words/word-match.ts";
import { isPlainlyEnglish, writtenIn } from "../../words/written-in.ts";
import { exchanged } from "../short-answers/exchanged.ts";
import type { Form } from "./forms.ts";
import { areOpposed } from "./opposites.ts";
import { correct, incorrect, partial, type Verdict } from "./verdict.ts";

/** Another spelling of the same words, British or American; or the same formula said more warmly. */
export function isVariant(expected: Form, given: Form): boolean {
  if (sameFormula(expected.text, given.text) === "same") return true;
  if (expected.words.length !== given.words.length || expected.words.length > longest) return false;
  return expected.words.every((word, at) => areVariants(word, given.words[at] ?? ""));
}

/**
 * A sentence that says what the expected one says, by rule: when and where something is said first or last, a subject
 * that its language may leave out. Null where the rules say nothing.
 */
export function sameSentence(expected: Form, given: Form): Verdict | null {
  const { length } = expected.words;
  if (expected.numbers !== given.numbers) return null;
  if (length > longest || Math.abs(length - given.words.length) > 1) return null;
  if (length > 1 && withoutSubject(expected) === withoutSubject(given)) return correct(0.85);
  if (length < 3 || length !== given.words.length) return null;
  if (expected.words.toSorted().join(" ") !== given.words.toSorted().join(" ")) return null;
  if (isMoved(expected.words, given.words)) return correct(0.85);
  const swapped = exchanged(tokensOf(expected.text), tokensOf(given.text));
  if (swapped === null) return null;
  const note = `“${swapped.one}” and “${swapped.other}” have changed places. The answer is "${expected.shown}".`;
  return incorrect("word_order", 0.85, note);
}

const longest = 60;

const mayBeLeftOut = wordSet(
  "yo tú él ella nosotros nosotras vosotros ellos ellas usted ustedes io lui lei noi voi loro",
);

function withoutSubject({ words }: Form): string {
  return (mayBeLeftOut.has(words[0] ?? "") ? words.slice(1) : words).join(" ");
}

/** Words of time and place, and "please": they stand first or last as one likes. */
const movable = wordSet(
  `yesterday today tomorrow now later soon always often usually sometimes never here there everywhere please tonight
  every each last next this on in at the day days morning afternoon evening night week month year monday tuesday
  wednesday thursday friday saturday sunday school home garden market work
  semalam esok hari ini sekarang nanti tadi selalu setiap minggu bulan tahun pagi petang malam tengah lalu depan di ke
  pada sini sana
  gestern heute morgen jetzt später immer oft manchmal hier dort jeden jede jedes tag woche am im in der dem den abend
  nachmittag nächste nächsten letzte letzten montag dienstag mittwoch donnerstag freitag samstag sonntag bitte
  hier demain aujourdhui maintenant souvent toujours chaque jour semaine matin soir ici là
  ayer hoy mañana ahora siempre cada día semana noche aquí allí por favor`,
);

/** One block went from one end to the other; in German the verb stays second then. */
function isMoved(expected: readonly string[], given: readonly string[]): boolean {
  for (const [from, to] of [
    [expected, given],
    [given, expected],
  ] as const) {
    for (let length = 1; length < from.length; length++) {
      const block = from.slice(0, length);
      if (!isAdverbial(block)) continue;
      const rest = from.slice(length);
      const inverted = [rest[1], rest[0], ...rest.slice(2)];
      for (const order of [rest, inverted]) {
        for (let at = 1; at <= order.length; at++) {
          if ([...order.slice(0, at), ...block, ...order.slice(at)].join(" ") === to.join(" ")) return true;
        }
      }
    }
  }
  return false;
}

const begins = wordSet(
  "on in at every each last next this di ke pada setiap am im jeden jede jedes chaque cada por",
);

/** Something has to follow these. */
const leads = wordSet(
  "on in at the every each last next this di ke pada setiap am im der dem den jeden jede jedes chaque cada por",
);

/** Words of time and place alone; or such a word with what follows it, as in "in the library". */
function isAdverbial(block: readonly string[]): boolean {
  if (leads.has(block.at(-1) ?? "")) return false;
  if (block.every((word) => movable.has(word))) return true;
  return block.length <= 4 && begins.has(block[0] ?? "") && block.length > 1;
}

/**
 * What may mean the same, where the key has something else: the learner is asked, and nothing is called wrong. Null
 * where it is plainly something else.
 */
export function perhapsTheSame(expected: Form, given: Form): Verdict | null {
  if (meanTheSame(expected.text, given.text) || isForm(expected.text, given.text))
    return asked(expected, given);
  if (sameFormula(expected.text, given.text) !== null) return asked(expected, given);
  if (inAnotherLanguage(expected, given)) return null;
  const isSentence = sentenceWords(expected) >= 3 && given.words.length >= 2;
  const differing = different(expected, given);
  if (differing !== null) {
    const [wanted, said] = differing;
    if (meanTheSame(wanted, said)) return asked(expected, given);
    if (!isSentence || saysAnother(wanted, said)) return null;
    if (expected.words.length > 3 && isOneWord(wanted) && isOneWord(said) && areBothWords(wanted, said))
      return oneWord(expected, said);
  }
  return isSentence && shared(expected, given) ? notInList(expected) : null;
}

/** "please (asking for help)" is a word, and when it is said: no sentence. */
function sentenceWords({ words, shown }: Form): number {
  const bare = shown.replace(/(?<=\s)\([^()]*\)/g, " ");
  return Math.min(words.length, foldText(bare).split(" ").length);
}

/** A sentence in another language than the one it is to be put into is no other way to say it. */
function inAnotherLanguage(expected: Form, given: Form): boolean {
  const [wanted, said] = [writtenIn(expected.text), writtenIn(given.text)];
  if (wanted === said || expected.words.some((word) => given.words.includes(word))) return false;
  return isPlainlyEnglish(expected.text) !== isPlainlyEnglish(given.text);
}

export function asked(expected: Pick<Form, "shown">, given: Pick<Form, "shown">): Verdict {
  return partial(
    "wrong_answer",
    0.5,
    `Not in my list: does "${given.shown}" mean the same as "${expected.shown}"?`,
  );
}

function isOneWord(text: string): boolean {
  return text !== "" && !text.includes(" ") && !small.has(text);
}

/** All but one word is right, and that one is another: half right, whatever it means. */
function oneWord({ shown }: Form, said: string): Verdict {
  return partial("wrong_answer", 0.6, `All but "${said}" is right. The answer is "${shown}".`);
}

function notInList({ shown }: Form): Verdict {
  return incorrect("wrong_answer", 0.55, `Not in my list. Does it mean the same as "${shown}"?`);
}

/** "eating" for "to eat". */
function isForm(expected: string, given: string): boolean {
  const verb = /^to ([a-z]{2,})$/.exec(expected)?.[1];
  if (verb === undefined) return false;
  const stem = verb.replace(/e$/, "");
  return [`${stem}ing`, `${verb}ing`, `${verb}${verb.at(-1)}ing`, `${verb}s`].includes(given);
}

/** The words in which two texts of one length differ, where all the rest is the same. */
function different(expected: Form, given: Form): [string, string] | null {
  let start = 0;
  const [a, b] = [expected.words, given.words];
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  if (start + end === 0) return null;
  return [a.slice(start, a.length - end).join(" "), b.slice(start, b.length - end).join(" ")];
}

const persons = wordSet(
  `i you he she it we they me him her us them my your his its our their saya aku awak kamu anda dia kami kita mereka
  ich du er sie wir ihr je tu il elle nous vous ils elles yo tú él ella nosotros ellos`,
);

/** Somebody else, or the opposite: no other way to say it. */
function saysAnother(wanted: string, said: string): boolean {
  if ((persons.has(wanted) && persons.has(said)) || areOpposed(wanted, said)) return true;
  if (isNegation(wanted) !== isNegation(said)) return true;
  const [one, other] = [tokensOf(wanted), tokensOf(said)];
  return one.some((word) => other.some((another) => isOpposite(word, another)));
}

const small = new Set([
  ...wordSet(english.smallWords),
  ...languages.flatMap(({ smallWords }) => [...wordSet(smallWords)]),
]);

/** At least one word with meaning, or it is no try at this sentence. */
function shared(expected: Form, given: Form): boolean {
  const denies = ({ words }: Form) => words.filter((word) => isNegation(word)).length % 2;
  if (denies(expected) !== denies(given)) return false;
  return given.words.some((word) => !small.has(word));
}
