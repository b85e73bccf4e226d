import { changedThird, leavingPrefix } from "./forms/german.ts";
import { primaryTag } from "./language-words.ts";
import type { Place } from "./misfit.ts";

/**
 * A verb whose form belongs to another person than the pronoun right before it: "Ich heißt", "She go", "Tu parle", "Yo eres".
 * Only where the pronoun opens its sentence: "Does she go?" and "weil ich gehen muss" are right.
 */
export function wrongPerson({ words, used, item, targetLanguage }: Place): readonly number[] | null {
  const language = primaryTag(targetLanguage);
  const [at = 0, ...apart] = used;
  const pronoun = words[at - 1];
  const opens = at === 1 || words[at - 2]?.ends === true;
  if (pronoun === undefined || !opens || pronoun.pauses) return null;
  const persons = Object.hasOwn(pronouns, language) ? pronouns[language]?.[pronoun.letters] : undefined;
  const ending = apart.map((each) => words[each]?.letters ?? "").join("");
  const infinitive = item.target.toLowerCase().trim();
  const whole = ending !== "" && infinitive.startsWith(ending) ? infinitive.slice(ending.length) : infinitive;
  if (persons === undefined || (apart.length > 0 && whole === infinitive)) return null;
  const forms = { ...irregular(language, whole), ...regular(language, whole, item.accepted) };
  const said = words[at]?.written ?? "";
  const meant = Object.hasOwn(forms, said) ? forms[said] : undefined;
  return meant === undefined || [...persons].some((one) => meant.includes(one)) ? null : [at - 1, at];
}

/** "Ich anrufe dich": a verb that comes apart, and was left together right after the pronoun that opens its sentence. */
export function leftTogether({ words, used, item, targetLanguage }: Place): readonly number[] | null {
  const [at = 0, ...apart] = used;
  const pronoun = words[at - 1];
  const opens = at === 1 || words[at - 2]?.ends === true;
  if (primaryTag(targetLanguage) !== "de" || pronoun === undefined || !opens || pronoun.pauses) return null;
  const infinitive = item.target.toLowerCase().trim();
  if (apart.length > 0 || !Object.hasOwn(pronouns.de ?? {}, pronoun.letters)) return null;
  if (leavingPrefix(infinitive) === null) return null;
  return Object.hasOwn(german(infinitive), words[at]?.written ?? "") ? [at - 1, at] : null;
}

/** Persons as digits: 1 to 3 of one, 4 to 6 of many. */
const pronouns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ich: "1", du: "2", er: "3", es: "3", man: "3", sie: "36", wir: "4" },
  en: { i: "1", you: "2", he: "3", she: "3", it: "3", we: "4", they: "6" },
  fr: { je: "1", tu: "2", il: "3", elle: "3", on: "3", nous: "4", vous: "5", ils: "6", elles: "6" },
  es: {
    ...{ yo: "1", tú: "2", tu: "2", él: "3", ella: "3", usted: "3", nosotros: "4", nosotras: "4" },
    ...{ vosotros: "5", ellos: "6", ellas: "6", ustedes: "6" },
  },
};

type Forms = Record<string, string>;

function regular(language: string, infinitive: string, accepted: readonly string[]): Forms {
  if (language === "en") return english(infinitive, accepted);
  if (language === "de") return german(infinitive);
  const endings = Object.entries(endingsOf[language] ?? {}).find(([ending]) => infinitive.endsWith(ending));
  if (endings === undefined) return {};
  const stem = infinitive.slice(0, -endings[0].length);
  return Object.fromEntries(Object.entries(endings[1]).map(([ending, who]) => [stem + ending, who]));
}

const endingsOf: Readonly<Record<string, Readonly<Record<string, Forms>>>> = {
  fr: { er: { e: "13", es: "2", ons: "4", ez: "5", ent: "6" } },
  es: {
    ar: { o: "1", as: "2", a: "3", amos: "4", áis: "5", an: "6" },
    er: { o: "1", es: "2", e: "3", emos: "4", éis: "5", en: "6" },
    ir: { o: "1", es: "2", e: "3", imos: "4", ís: "5", en: "6" },
  },
};

function german(infinitive: string): Forms {
  const stem = /^\p{Ll}+(?=n$)/u.exec(infinitive)?.[0].replace(/e$/, "");
  if (stem === undefined || stem.length < 2) return {};
  const e = /[td]$/.test(stem) ? "e" : "";
  const hisses = /[sßzx]$/.test(stem);
  const third = changedThird(infinitive);
  // "Er vergesst", "du sprechst": what only "ihr" may say, and nobody.
  const isChanged = third !== null && third !== `${stem}${e}t`;
  return {
    [`${stem}e`]: "1",
    [`${stem}${e}t`]: isChanged ? "5" : hisses ? "235" : "35",
    ...(hisses ? {} : { [`${stem}${e}st`]: isChanged ? "" : "2" }),
    [infinitive]: "46",
  };
}

/** Only of a verb: the deck lists its form with an s. */
function english(base: string, accepted: readonly string[]): Forms {
  const third = accepted.find((form) =>
    [`${base}s`, `${base}es`, base.replace(/y$/, "ies")].includes(form.toLowerCase()),
  );
  return third === undefined || third === base ? {} : { [base]: "12456", [third.toLowerCase()]: "3" };
}

function irregular(language: string, infinitive: string): Forms {
  const written = irregulars[`${language} ${infinitive}`]?.split(" ") ?? [];
  const forms: Forms = {};
  for (const [at, form] of written.entries()) forms[form] = `${forms[form] ?? ""}${at + 1}`;
  return forms;
}

/** The commonest, in the order of the persons. */
const irregulars: Readonly<Record<string, string>> = {
  "de sein": "bin bist ist sind seid sind",
  "de haben": "habe hast hat haben habt haben",
  "de werden": "werde wirst wird werden werdet werden",
  "en be": "am are is are are are",
  "en have": "have have has have have have",
  "fr être": "suis es est sommes êtes sont",
  "fr avoir": "ai as a avons avez ont",
  "fr aller": "vais vas va allons allez vont",
  "fr faire": "fais fais fait faisons faites font",
  "es ser": "soy eres es somos sois son",
  "es estar": "estoy estás está estamos estáis están",
  "es tener": "tengo tienes tiene tenemos tenéis tienen",
  "es ir": "voy vas va vamos vais van",
};
