import { foldText } from "../../text/fold.ts";
import { saidOutright } from "../../text/yes-no.ts";
import { isAtALoss } from "./at-a-loss.ts";
import { type Wish, wishes } from "./happening.ts";

/** What a learner says to the coach rather than to the exercise (decision 34), by language. Whole utterances only. */
const words: Readonly<Record<string, Readonly<Record<Wish, readonly string[]>>>> = {
  en: {
    student_stop: ["stop", "quit", "exit", "bye", "i want to stop", "lets stop", "stop please"],
    student_pause: ["pause", "wait", "take a break", "break", "rest"],
    student_skip: ["skip", "next", "next word", "skip it", "skip this", "skip this word"],
    student_back: ["bring it back", "go back", "undo", "back please"],
    student_help: ["help", "i need help", "help me", "what does it mean", "hint"],
    student_again: ["again", "repeat", "say it again", "repeat please", "once more", "pardon"],
    resume: ["go on", "continue", "resume", "im ready", "ready", "lets go on"],
  },
  de: {
    student_stop: ["stopp", "aufhören", "schluss", "ich möchte aufhören", "beenden"],
    student_pause: ["pause", "warte", "moment", "eine pause bitte"],
    student_skip: ["überspringen", "nächstes", "nächstes wort", "das nächste bitte"],
    student_back: ["zurück", "zurück bitte", "das wort zurück"],
    student_help: ["hilfe", "hilf mir", "ich brauche hilfe", "was heißt das"],
    student_again: ["noch mal", "nochmal", "noch einmal", "wiederholen", "bitte wiederholen", "wie bitte"],
    resume: ["weiter", "weitermachen", "ich bin bereit", "es kann weitergehen"],
  },
  ms: {
    student_stop: ["berhenti", "tamat", "saya mahu berhenti"],
    student_pause: ["rehat", "tunggu", "tunggu sebentar", "jeda"],
    student_skip: ["langkau", "seterusnya", "perkataan seterusnya"],
    student_back: ["kembali", "balik semula", "perkataan tadi"],
    student_help: ["tolong", "bantu saya", "tolong saya", "apa maksudnya"],
    student_again: ["ulang", "sekali lagi", "tolong ulang", "ulang semula"],
    resume: ["teruskan", "sambung", "saya sedia"],
  },
  fr: {
    student_stop: ["stop", "arrête", "arrêter", "je veux arrêter"],
    student_pause: ["pause", "attends"],
    student_skip: ["passe", "suivant", "mot suivant"],
    student_back: ["retour", "reviens"],
    student_help: ["aide", "aide moi", "à laide"],
    student_again: ["encore", "encore une fois", "répète", "répétez"],
    resume: ["continue", "continuer", "on continue"],
  },
  es: {
    student_stop: ["para", "parar", "quiero parar"],
    student_pause: ["pausa", "espera"],
    student_skip: ["saltar", "siguiente", "siguiente palabra"],
    student_back: ["atrás", "vuelve"],
    student_help: ["ayuda", "ayúdame"],
    student_again: ["otra vez", "repite", "repetir", "de nuevo"],
    resume: ["sigue", "seguir", "continuar"],
  },
};

/** null: it was said to the exercise. English is always understood. */
export function wishIn(heard: string, languages: readonly string[]): Wish | null {
  const folded = foldText(heard);
  for (const table of spokenOf(words, languages)) {
    const found = wishes.find((wish) => table[wish].includes(folded));
    if (found !== undefined) return found;
  }
  return isAtALoss(heard, primaryOf(languages)) ? "student_help" : null;
}

/** A bare yes or no: an answer to "did you say …?", and no use of anything. */
export function isYesOrNo(heard: string, languages: readonly string[]): boolean {
  return saidOutright(heard, primaryOf(languages)) !== null;
}

export function isYes(heard: string, languages: readonly string[]): boolean {
  return saidOutright(heard, primaryOf(languages)) === true;
}

function spokenOf<T>(table: Readonly<Record<string, T>>, languages: readonly string[]): T[] {
  const primary = new Set(primaryOf(languages));
  return Object.entries(table)
    .flatMap(([tag, value]) => (primary.has(tag) ? [{ value }] : []))
    .map(({ value }) => value);
}

function primaryOf(languages: readonly string[]): string[] {
  return [...languages.map((tag) => tag.toLowerCase().split("-")[0] ?? ""), "en"];
}
