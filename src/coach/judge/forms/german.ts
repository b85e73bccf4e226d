import { strongParts } from "./german-strong.ts";

/** The forms of a German verb that follow by rule, as a deck writes them ("melde … mich … krank"). None where it is none. */
export function germanVerb(infinitive: string): string[] {
  const reflexive = /^sich\s+/.test(infinitive);
  const verb = infinitive.replace(/^sich\s+/, "");
  if (!/^\p{Ll}{2,}n$/u.test(verb) || !/(?:en|ern|eln)$/.test(verb)) return [];
  return readings(verb).flatMap(({ prefix, rest }) => {
    const { finite, participle } = conjugated(rest, prefix !== "");
    const parted = prefix === "" ? [] : finite.map((form) => ({ ...form, text: `${form.text} … ${prefix}` }));
    const together = [...finite, { text: rest, own: anybody }].map((form) => ({
      ...form,
      text: prefix + form.text,
    }));
    const to = prefix === "" ? [] : [{ text: `${prefix}zu${rest}`, own: anybody }];
    const before = [...together, ...to, { text: prefix + participle, own: anybody }];
    if (!reflexive) return [...parted, ...before].map(({ text }) => text);
    const after = prefix === "" ? finite : parted;
    return [
      ...after.flatMap(({ text, own }) => own.split(" ").map((one) => withOwn(text, one))),
      ...before.flatMap(({ text, own }) => own.split(" ").map((one) => `${one} … ${text}`)),
    ];
  });
}

const anybody = "mich mir dich dir sich uns euch";

/** "melde … krank" with its "mich" is "melde … mich … krank". */
function withOwn(text: string, own: string): string {
  const [verb = "", prefix] = text.split(" … ");
  return prefix === undefined ? `${verb} … ${own}` : `${verb} … ${own} … ${prefix}`;
}

type Reading = { prefix: string; rest: string };

/** "ankommen" comes apart, "bekommen" does not, "umfahren" does both; "antworten" and "angeln" have no prefix. */
function readings(verb: string): Reading[] {
  const prefix = strongParts(verb) === null ? apart.find((one) => isVerb(verb, one)) : undefined;
  if (prefix === undefined) return [{ prefix: "", rest: verb }];
  const parted = { prefix, rest: verb.slice(prefix.length) };
  return bothWays.has(prefix) || verb.endsWith("ieren") ? [parted, { prefix: "", rest: verb }] : [parted];
}

const apart = (
  "zusammen zurück vorbei heraus herein herunter hinaus hinein weiter wieder kennen krank bekannt statt nach teil fern " +
  "fest fort frei hoch klar her hin los mit vor weg auf aus bei ein dar über unter durch um ab an zu"
).split(" ");
const bothWays = new Set("wieder über unter durch um".split(" "));

function isVerb(verb: string, prefix: string): boolean {
  if (!verb.startsWith(prefix)) return false;
  const stem = stemOf(verb.slice(prefix.length));
  return onset.test(stem) && /[aeiouyäöü]/.test(stem.replace(/e[lr]$/, "")) && !stem.startsWith("ig");
}

/** What a German syllable begins with. */
const onset =
  /^(?:sch[lmnrw]?|sp[lr]?|str?|[bfgkp][lr]|[dt]r|kn|gn|pf[lr]?|qu|zw|[bcdfghjklmnprstvwz])?[aeiouyäöü]/;

function stemOf(verb: string): string {
  return verb.replace(/(?:e(?=n$))?n$/, "");
}

function conjugated(verb: string, isParted: boolean) {
  const stem = stemOf(verb);
  const e = /[td]$|[^aeiouäöülrhmn][mn]$/.test(stem) ? "e" : "";
  const hard = hardPrefixes.find((one) => isVerb(verb, one));
  const parts = strongParts(verb) ?? (hard === undefined ? null : strongParts(verb.slice(hard.length), hard));
  const ge = hard !== undefined || verb.endsWith("ieren") ? "" : "ge";
  const second = /[sßzx]$/.test(stem) ? "t" : `${e}st`;
  // "lächle" of "lächeln".
  const first = /el$/.test(stem) ? [`${stem}e`, `${stem.slice(0, -2)}le`] : [`${stem}e`];
  const third = parts?.third ?? `${stem}${e}t`;
  const past = parts === null ? `${stem}${e}te` : parts.past;
  const weak = past.endsWith("te");
  const pastE = /[td]$/.test(past) ? "e" : "";
  const you =
    parts?.third == null ? `${stem}${second}` : third.replace(/(?:e?t|d)$/, "").replace(/s?$/, "st");
  const finite = [
    ...first.map((text) => ({ text, own: "mich mir" })),
    { text: you, own: "dich dir" },
    { text: third, own: "sich" },
    { text: `${stem}${e}t`, own: "euch" },
    { text: past, own: "mich mir sich" },
    { text: weak ? `${past}st` : `${past}${pastE}st`, own: "dich dir" },
    { text: weak ? `${past}n` : `${past}en`, own: "uns sich" },
    { text: weak ? `${past}t` : `${past}${pastE}t`, own: "euch" },
    ...(isParted ? [{ text: verb, own: "uns sich" }] : []),
  ];
  return { finite, participle: parts?.participle ?? `${ge}${stem}${e}t` };
}

const hardPrefixes = "emp ent miss ver zer be er ge".split(" ");

/**
 * The cases and plurals of a noun with its article. `perhaps`: what it may be and no rule can tell ("Bücher", "Gäste").
 */
export function germanNoun(target: string): { sure: string[]; perhaps: string[] } {
  const [, article = "", noun = ""] = /^(der|die|das)\s+(\p{Lu}\p{Ll}+)$/u.exec(target) ?? [];
  if (noun === "") return { sure: [], perhaps: [] };
  const genitive = article === "die" ? [] : /[sßxz]$/.test(noun) ? [`${noun}es`] : [`${noun}s`, `${noun}es`];
  const plurals = pluralsOf(article, noun);
  const sure = plurals.flatMap((one) => (/(?:e|el|er)$/.test(one) ? [one, `${one}n`] : [one]));
  const bent = noun.replace(/(au|[aou])(?=[^aeiouäöü]*(?:e[lrn])?$)/, (vowel) => umlauts[vowel] ?? vowel);
  const perhaps = [bent, noun].flatMap((one) => ["", "e", "er", "en", "ern"].map((ending) => one + ending));
  const known = new Set([...genitive, ...sure, noun]);
  return { sure: [...genitive, ...sure], perhaps: perhaps.filter((form) => !known.has(form)) };
}

const umlauts: Readonly<Record<string, string>> = { a: "ä", o: "ö", u: "ü", au: "äu" };

function pluralsOf(article: string, noun: string): string[] {
  if (/[^aeiou]e$|ie$/.test(noun)) return [`${noun}n`];
  if (article === "die" && noun.endsWith("in")) return [`${noun}nen`];
  if (/(?:chen|lein)$/.test(noun)) return [noun];
  if (article === "die" && /(?:ung|heit|keit|schaft|ion|tät|ei|ik|ur|anz|enz)$/.test(noun))
    return [`${noun}en`];
  if (article === "die" && /(?:el|er)$/.test(noun)) return [`${noun}n`];
  if (/(?:el|er|en)$/.test(noun)) return [noun];
  if (/[aoiuy]$/.test(noun)) return [`${noun}s`];
  // "Hand" and "Stadt" bend, "Frist" cannot.
  if (article === "die") return /[aou][^aeiouäöü]*$/.test(noun) ? [] : [`${noun}en`];
  return article === "der" && !/[aou][^aeiouäöü]*$/.test(noun) ? [`${noun}e`] : [];
}
