import { wordsIn } from "../../../phrases.ts";
import { smallWordsIn } from "../../../words/function-words.ts";
import { letters } from "../../../words/written-in.ts";

/** The languages in which a request is answered. */
export const languages = ["en", "fr", "de", "es", "ms"] as const;
export type Language = (typeof languages)[number];

/** Words that ask, and small words of short requests. Without accents. Compiled by hand for this project. */
const asking: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set("write make give plan tell help show my your the please what how who which need want can you do"),
  fr: set(`ecris redige prepare fais donne dis montre aide moi mon ma mes ton tes quel quelle quels quelles comment qui
    quoi svp bonjour merci peux faut besoin envoie reserve raconte oublie l d j c une truc demain cours eleve eleves`),
  de: set(`schreib schreibe mach mache gib sag zeig hilf mir mich mein meine meinen meiner dein deine wie was wer wo
    welche welches welcher bitte danke kannst du brauche soll heute morgen fur uber irgendwas schuler eine einen`),
  es: set(`escribe redacta prepara haz hazme dame dime muestra ayuda ayudame mi mis tu tus cual cuales como quien que
    cuanto donde gracias puedes necesito envia llama quiero algo manana hoy alumno alumnos clase`),
  ms: set(`tulis tuliskan buat buatkan beri bagi tunjukkan tolong bantu saya aku kamu awak macam bagaimana siapa apa
    mana berapa kenapa terima kasih nak perlu esok hari ini murid hantar cara resepi ceritakan`),
};

/** The language a request is written in, by its small words. English where that is not plain. */
export function languageOfRequest(request: string): Language {
  const words = wordsIn(request);
  const shown = letters.filter(([letter]) => letter.test(request)).map(([, language]) => language);
  const counted = languages.map((language) => ({
    language,
    count:
      smallWordsIn(
        words.map(({ text }) => text.toLowerCase()),
        language,
      ) +
      words.filter(({ plain }) => asking[language].has(plain)).length +
      (shown.includes(language) ? 2 : 0),
  }));
  // The first of equals stays, and English is the first.
  return counted.toSorted((a, b) => b.count - a.count)[0]?.language ?? "en";
}

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
