/** A German verb as a list has it: "sich bewerben um", "sich freuen (auf + Akk.)", "sich die Zähne putzen", "auf etwas warten". */
export type GermanVerb = {
  verb: string;
  reflexive: boolean;
  /** What belongs to it word for word: "die Zähne". */
  object: string;
  /** Written in brackets, it may be missing. */
  preposition: { word: string; isOptional: boolean } | null;
};

/** null where it is no verb, or more than a verb with what belongs to it. */
export function readGermanVerb(target: string): GermanVerb | null {
  const bracketed = /\(([^)]*)\)/.exec(target)?.[1] ?? "";
  const inBrackets = words(bracketed).find((word) => prepositions.has(word));
  const [first, ...rest] = words(target.replace(/\([^)]*\)/g, " "));
  const reflexive = first === "sich";
  const own = reflexive || first === undefined ? rest : [first, ...rest];
  const verb = own.findLast((word) => !prepositions.has(word)) ?? "";
  const at = own.lastIndexOf(verb);
  const governed = own.filter((word, place) => prepositions.has(word) && Math.abs(place - at) === 1);
  const object = own.filter((word, place) => place !== at && !prepositions.has(word));
  if (!/^\p{Ll}{2,}n$/u.test(verb) || !/(?:en|ern|eln)$/.test(verb)) return null;
  const others = own.length - 1 - governed.length - object.length;
  if (governed.length > 1 || others > 0 || (object.length > 0 && (!reflexive || governed.length > 0)))
    return null;
  const word = governed[0] ?? inBrackets;
  const preposition = word === undefined ? null : { word, isOptional: governed.length === 0 };
  return { verb, reflexive, object: object.join(" "), preposition };
}

/** Without what stands for somebody or something, and without the case: "etwas", "jdn.", "+ Akk." */
function words(text: string): string[] {
  return text
    .replace(/\+\s*(?:Akk|Dat|Gen|A|D|G)\p{L}*\.?/gu, " ")
    .replace(/(?<!\p{L})(?:etwas|jemand(?:e[nm])?|(?:etw|jdm?n?|jmdm?n?)\.?)(?!\p{L})/gu, " ")
    .split(/[\s/,+]+/)
    .filter((word) => word !== "");
}

/** A form with its preposition, as one says it: after the verb, before it, at the head of the sentence. */
export function withPreposition(form: readonly string[], preposition: string): string[] {
  const [last = ""] = form.slice(-1);
  const begun = form.slice(0, -1);
  const said = [preposition, ...(prepositions.get(preposition) ?? [])].map((one) => `${one} ___`);
  const vowel = /^[aeiouäöü]/.test(preposition) ? "r" : "";
  const there = `da${vowel}${preposition}`;
  const after = [...said, there, `${there} ___`].map((one) => `${form.join(" … ")} … ${one}`);
  const before =
    begun.length === 0
      ? [...said.map((one) => `${one} ${last}`), `${there} … ${last}`]
      : [
          ...said.map((one) => `${begun.join(" … ")} … ${one} ${last}`),
          `${begun.join(" … ")} … ${there} … ${last}`,
        ];
  const head = [...said, there, `wo${vowel}${preposition}`].map((one) =>
    one.endsWith("___") ? `${one} ${form.join(" … ")}` : `${one} … ${form.join(" … ")}`,
  );
  return [...after, ...before, ...head];
}

/** With what they are said together with an article. */
const prepositions: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...{ an: ["am", "ans"], auf: ["aufs"], aus: [], bei: ["beim"], durch: ["durchs"], für: ["fürs"] },
    ...{ gegen: [], in: ["im", "ins"], mit: [], nach: [], über: ["übers"], um: ["ums"], unter: [] },
    ...{ von: ["vom"], vor: ["vorm"], zu: ["zum", "zur"] },
  }),
);
