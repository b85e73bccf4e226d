type Made = { sure: string[]; perhaps: string[] };

/**
 * The regular forms of a Spanish verb; none of one whose stem changes or that follows no rule. `perhaps`: without the
 * preposition that belongs to it ("quejarse de").
 */
export function spanishVerb(target: string): Made {
  const { verb, preposition, isOptional } = parted(target);
  const [, stem = "", kind = "", own] = /^(\p{Ll}+)(ar|er|ir)(se)?$/u.exec(verb) ?? [];
  const infinitive = stem + kind;
  if (stem === "" || spanishIrregular.test(infinitive)) return { sure: [], perhaps: [] };
  const table = spanishEndings[kind] ?? "";
  const soft = softened(stem, kind);
  const plain = table
    .split(" ")
    .map((ending) => (/^[eé]/.test(ending) && kind === "ar" ? soft + ending : stem + ending));
  const later = "é ás á emos éis án ía ías íamos íais ían".split(" ").map((ending) => infinitive + ending);
  const forms = [...plain, ...later];
  if (own === undefined)
    return governed([verb, ...forms], preposition, isOptional, { de: ["del"], a: ["al"] });
  const persons = "me te se nos os".split(" ");
  // "me he levantado", "se están levantando", "nos vamos a levantar".
  const apart = [...forms.filter((form) => /(?:[ai]do|ndo)$/.test(form)), infinitive];
  const all = [
    ...persons.flatMap((one) => forms.map((form) => `${one} ${form}`)),
    ...persons.flatMap((one) => apart.map((form) => `${one} … ${form}`)),
    ...persons.map((one) => infinitive + one),
  ];
  return governed(all, preposition, isOptional, { de: ["del"], a: ["al"] });
}

/** "quejarse de", "s'occuper (de qqch)": the verb, and the preposition that belongs to it. In brackets it may be missing. */
function parted(target: string) {
  const bracketed = / \(([^)]*)\)/.exec(target)?.[1] ?? "";
  const words = target
    .replace(/\([^)]*\)/g, " ")
    .trim()
    .split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  const isGoverned = prepositions.has(last);
  const preposition = isGoverned ? last : bracketed.split(" ").find((word) => prepositions.has(word));
  return { verb: (isGoverned ? words.slice(0, -1) : words).join(" "), preposition, isOptional: !isGoverned };
}

const prepositions = new Set("de a en con por para contra sobre à avec dans sur pour contre".split(" "));

function governed(
  forms: string[],
  preposition: string | undefined,
  isOptional: boolean,
  contracted: Readonly<Record<string, readonly string[]>>,
): Made {
  if (preposition === undefined) return { sure: forms, perhaps: [] };
  const said = [preposition, ...(contracted[preposition] ?? [])];
  const whole = forms.flatMap((form) =>
    said.flatMap((one) => [`${form} … ${one} ___`, `${one} ___ ${form}`]),
  );
  return isOptional ? { sure: [...forms, ...whole], perhaps: [] } : { sure: whole, perhaps: forms };
}

function softened(stem: string, kind: string): string {
  if (kind !== "ar") return stem;
  return stem.replace(/c$/, "qu").replace(/g$/, "gu").replace(/z$/, "c");
}

const spanishEndings: Readonly<Record<string, string>> = {
  ar: "o as a amos áis an é aste ó asteis aron aba abas ábamos abais aban ado ando e es emos éis en",
  er: "o es e emos éis en í iste ió imos isteis ieron ía ías íamos íais ían ido iendo a as amos áis an",
  ir: "o es e imos ís en í iste ió isteis ieron ía ías íamos íais ían ido iendo a as amos áis an",
};

/** Irregular, or with a stem that changes under stress. */
const spanishIrregular =
  /^(?:ser|estar|ir|haber|dar|ver|oír|jugar|.*(?:tener|hacer|decir|poder|poner|querer|saber|caber|venir|salir|traer|caer|[aeou]cer|ducir|[aeo]er|uir|ger|gir|volver|mover|llover|doler|soler|morder|torcer|perder|entender|encender|tender|defender|pensar|empezar|comenzar|cerrar|despertar|sentar|calentar|negar|regar|nevar|helar|contar|encontrar|mostrar|probar|recordar|acordar|costar|volar|soñar|almorzar|acostar|rogar|colgar|dormir|morir|pedir|servir|seguir|repetir|vestir|medir|reír|freír|elegir|sentir|mentir|preferir|sugerir|divertir|convertir|herir|abrir|cubrir|escribir|romper|leer|creer))$/;

/** The regular forms of a French verb; none of one that follows no rule. `perhaps`: without its preposition. */
export function frenchVerb(target: string): Made {
  const { verb, preposition, isOptional } = parted(target);
  const [, own, infinitive = ""] = /^(se\s+|s['’])?(\p{Ll}+(?:er|ir|re))$/u.exec(verb) ?? [];
  const made = frenchForms(infinitive);
  if (made.length === 0) return { sure: [], perhaps: [] };
  const contracted = { de: ["du", "des", "d'un", "d'une"], à: ["au", "aux"] };
  if (own === undefined) return governed([verb, ...made], preposition, isOptional, contracted);
  const participle = /er$/.test(infinitive) ? /ée?s?$/ : /ir$/.test(infinitive) ? /ie?s?$/ : /ue?s?$/;
  const perfect = made.filter((form) => participle.test(form));
  const all = [
    ...[infinitive, ...made].flatMap((form) =>
      "me m te t se s nous vous".split(" ").map((one) => `${one}${one.length === 1 ? "'" : " "}${form}`),
    ),
    ...perfect.flatMap((form) => withBeing.map((being) => `${being} … ${form}`)),
  ];
  return governed(all, preposition, isOptional, contracted);
}

/** "je me suis lavé", "elle ne s'était pas lavée". */
const withBeing = (
  "me suis,t'es,s'est,nous sommes,vous êtes,se sont," +
  "m'étais,t'étais,s'était,nous étions,vous étiez,s'étaient,me serai,se sera,s'être"
).split(",");

function frenchForms(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const after = (base: string, endings: string) => endings.split(" ").map((ending) => base + ending);
  const later = after(infinitive.replace(/e$/, ""), "ai as a ons ez ont ais ait ions iez aient");
  if (/er$/.test(infinitive) && infinitive !== "aller" && !infinitive.endsWith("envoyer")) {
    const strong = stressed(stem);
    const soft = stem.replace(/g$/, "ge").replace(/c$/, "ç");
    const future =
      strong === stem || /é[^aeiouéè]+$/.test(stem)
        ? later
        : later.map((form) => `${strong}er${form.slice(infinitive.length)}`);
    return [
      ...after(strong, "e es ent"),
      ...after(soft, "ons ais ait aient ant"),
      ...after(stem, "ez ions iez é ée és ées"),
      ...future,
    ];
  }
  if (
    /^(?:.*(?:fin|chois|réuss|rempl|grand|gross|maigr|roug|obé|réfléch|ralent|roug|pun|bât|nourr|guér|applaud|avert|garant|investi?|vieill))ir$/.test(
      infinitive,
    )
  )
    return [
      ...after(stem, "is it issons issez issent issais issait issions issiez issaient issant i ie ies"),
      ...later,
    ];
  if (/(?:end|ond|erd|ord)re$/.test(infinitive) && !/prendre$/.test(infinitive))
    return [...after(stem, "s ons ez ent ais ait ions iez aient ant u ue us ues"), stem, ...later];
  return [];
}

/** The stem where it bears the stress: "achète", "préfère", "paie", "appelle". */
function stressed(stem: string): string {
  if (/(?:appel|jet)$/.test(stem)) return stem + stem.slice(-1);
  if (/[ou]y$/.test(stem)) return stem.replace(/y$/, "i");
  return stem.replace(/[eé](?=[bcdfglmnprstv]$)/, "è");
}

/** The plural of a noun, in Spanish or French. */
export function romancePlural(target: string, language: "es" | "fr"): string[] {
  const [, noun = ""] =
    /^(?:el|la|un|una|le|une)\s+(\p{L}+)$/u.exec(target) ?? /^l['’](\p{L}+)$/u.exec(target) ?? [];
  if (noun === "") return [];
  if (language === "fr") {
    if (/[sxz]$/.test(noun)) return [];
    return [
      /(?:eau|eu)$/.test(noun) ? `${noun}x` : noun.endsWith("al") ? `${noun.slice(0, -1)}ux` : `${noun}s`,
    ];
  }
  if (/[aeiouáéó]$/.test(noun)) return [`${noun}s`];
  if (noun.endsWith("z")) return [`${noun.slice(0, -1)}ces`];
  return [`${noun.replace(/[áéíóú](?=[ns]$)/, (vowel) => vowel.normalize("NFD").charAt(0))}es`];
}
