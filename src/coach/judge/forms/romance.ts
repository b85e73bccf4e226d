/** The regular forms of a Spanish verb; none of one whose stem changes or that follows no rule. */
export function spanishVerb(target: string): string[] {
  const [, stem = "", kind = "", own] = /^(\p{Ll}+)(ar|er|ir)(se)?$/u.exec(target) ?? [];
  const infinitive = stem + kind;
  if (stem === "" || spanishIrregular.test(infinitive)) return [];
  const table = spanishEndings[kind] ?? "";
  const soft = softened(stem, kind);
  const plain = table
    .split(" ")
    .map((ending) => (/^[eé]/.test(ending) && kind === "ar" ? soft + ending : stem + ending));
  const later = "é ás á emos éis án ía ías íamos íais ían".split(" ").map((ending) => infinitive + ending);
  const forms = [...plain, ...later];
  if (own === undefined) return forms;
  const persons = "me te se nos os".split(" ");
  return [
    ...persons.flatMap((one) => forms.map((form) => `${one} ${form}`)),
    ...persons.map((one) => infinitive + one),
  ];
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

/** The regular forms of a French verb; none of one that follows no rule. */
export function frenchVerb(target: string): string[] {
  const [, own, infinitive = ""] = /^(se\s+|s['’])?(\p{Ll}+(?:er|ir|re))$/u.exec(target) ?? [];
  const made = frenchForms(infinitive);
  if (own === undefined) return made;
  return made.flatMap((form) =>
    "me m te t se s nous vous".split(" ").map((one) => `${one}${one.length === 1 ? "'" : " "}${form}`),
  );
}

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
