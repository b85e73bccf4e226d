import { type Found, findForm } from "./find-form.ts";
import type { Form } from "./form.ts";
import { type KnownItem, knownItem } from "./known-item.ts";
import type { KnownLanguage } from "./language-words.ts";
import { isOwnLanguage } from "./own-language.ts";
import { mentioned, type Utterance } from "./utterance.ts";
import type { UtteranceQuestion } from "./verdict.ts";
import type { HeardWord } from "./words-heard.ts";

/** A decoy or another item of the deck that was said. */
export interface Rival extends Found {
  /** Null for a decoy. */
  id: string | null;
  /** The words of its translation; none for a decoy. */
  gloss: ReadonlySet<string>;
}

export function rivalsHeard(
  { item: { id: own }, others, targetLanguage }: UtteranceQuestion,
  item: KnownItem,
  words: readonly HeardWord[],
  language: KnownLanguage | null,
): Rival[] {
  const rivals: Rival[] = [];
  const initials = new Set(words.map((word) => word.letters[0]));
  const look = (forms: readonly Form[], id: string | null, gloss: ReadonlySet<string>) => {
    for (const form of forms) {
      if (!initials.has(form.runs[0]?.joined[0])) continue;
      for (const found of findForm(form, words, language)) rivals.push({ ...found, id, gloss });
    }
  };
  look(item.decoys, null, new Set());
  for (const other of others) {
    if (other.id === own) continue;
    const { forms, gloss } = knownItem(other, targetLanguage);
    look(forms, other.id, gloss);
  }
  return rivals;
}

/**
 * A decoy that says more ("makan malam" over "makan"), or that is written as the target is not ("Masse" and
 * "Maße", "wieder sehen" and "Wiedersehen").
 */
export function isDecoy(use: Found, { rivals, words }: Utterance): boolean {
  const written = use.used.map((at) => words[at]?.written ?? "").join(" ");
  return rivals.some((rival) => {
    if (rival.id !== null || !within(use.used, rival.used)) return false;
    if (rival.used.length > use.used.length) return true;
    return written !== writtenAs(use.form) && written === writtenAs(rival.form);
  });
}

/** Ids of the items used in passing, and not as a part of the target or of a longer item that was said. */
export function alsoUsed(utterance: Utterance, used: readonly number[]): string[] {
  const said = utterance.rivals.filter(
    (rival) =>
      rival.id !== null &&
      rival.doubt === null &&
      mentioned(rival.used, rival.gloss, utterance) === null &&
      !isOwnLanguage(rival.used, rival.gloss, utterance),
  );
  const credited = said.filter(
    (rival) =>
      !within(rival.used, used) &&
      !said.some((other) => other.used.length > rival.used.length && within(rival.used, other.used)),
  );
  return [...new Set(credited.flatMap(({ id }) => (id === null ? [] : [id])))];
}

function within(part: readonly number[], whole: readonly number[]): boolean {
  return part.every((at) => whole.includes(at));
}

function writtenAs(form: Form): string {
  return form.runs.map((run) => run.written).join(" ");
}
