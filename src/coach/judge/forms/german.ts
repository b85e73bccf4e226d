import { type GermanVerb, readGermanVerb, withPreposition } from "./german-government.ts";
import { strongParts } from "./german-strong.ts";

/**
 * The forms of a German verb that follow by rule, as a deck writes them ("melde … mich … krank", "bewerbe … mich … um ___").
 * `perhaps`: without the preposition that belongs to it. None where it is no verb.
 */
export function germanVerb(target: string): { sure: string[]; perhaps: string[] } {
  const read = readGermanVerb(target);
  if (read === null) return { sure: [], perhaps: [] };
  const plain = readings(read.verb).flatMap((reading) => formsOfReading(reading, read));
  const bare = plain.map((form) => form.join(" … "));
  const { preposition } = read;
  if (preposition === null) return { sure: bare, perhaps: [] };
  const whole = plain.flatMap((form) => withPreposition(form, preposition.word));
  return preposition.isOptional ? { sure: [...bare, ...whole], perhaps: [] } : { sure: whole, perhaps: bare };
}

function formsOfReading({ prefix, rest }: Reading, { reflexive, object }: GermanVerb): string[][] {
  const { finite, participle } = conjugated(rest);
  const end = [...(object === "" ? [] : [object]), ...(prefix === "" ? [] : [prefix])];
  const after = finite.map(({ text, own }) => ({ own, parts: (one: string[]) => [text, ...one, ...end] }));
  const infinitives = [rest, ...(prefix === "" ? [] : [`zu${rest}`]), participle];
  const last = [...finite, ...infinitives.map((text) => ({ text, own: anybody }))];
  const before = last.map(({ text, own }) => ({
    own,
    parts: (one: string[]) => [...one, ...(object === "" ? [] : [object]), prefix + text],
  }));
  const all = prefix === "" && !reflexive && object === "" ? before : [...after, ...before];
  return all.flatMap(({ own, parts }) =>
    reflexive ? own.split(" ").map((one) => parts([one])) : [parts([])],
  );
}

const anybody = "mich mir dich dir sich uns euch";

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

function conjugated(verb: string) {
  const stem = stemOf(verb);
  const e = /[td]$|[^aeiouäöülrhmn][mn]$/.test(stem) ? "e" : "";
  const { hard, parts } = partsOf(verb);
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
    { text: verb, own: "uns sich" },
  ];
  return { finite, participle: parts?.participle ?? `${ge}${stem}${e}t` };
}

/** "vergisst" of "vergessen": the third person where its vowel changes; null where it does not, or is not known to. */
export function changedThird(verb: string): string | null {
  return partsOf(verb).parts?.third ?? null;
}

/** The prefix that a verb always leaves in a main clause: "an" of "anrufen"; null where it has none, or may keep it. */
export function leavingPrefix(verb: string): string | null {
  const [first, ...others] = readings(verb);
  return first === undefined || first.prefix === "" || others.length > 0 ? null : first.prefix;
}

function partsOf(verb: string) {
  const hard = hardPrefixes.find((one) => isVerb(verb, one));
  const isWeak = hard === undefined || verb === "bereiten";
  return { hard, parts: strongParts(verb) ?? (isWeak ? null : strongParts(verb.slice(hard.length), hard)) };
}

const hardPrefixes = "emp ent miss ver zer be er ge".split(" ");
