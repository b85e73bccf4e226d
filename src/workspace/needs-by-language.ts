/** What schools call a need in French, German, Spanish and Malay, beside the name that our tables know it by. */
const named: readonly [string, RegExp][] = [
  [
    "dyslexia",
    words(
      "dyslexi\\p{L}*|dysorthographi\\p{L}*|legasthen\\p{L}*|lrs|lese-?rechtschreib\\p{L}*|disl[eé]xi\\p{L}*|disleksia",
    ),
  ],
  ["dyscalculia", words("dyscalculi\\p{L}*|dyskalkuli\\p{L}*|rechenschwäche|discalculia|diskalkulia")],
  [
    "dyspraxia",
    words("dyspraxi\\p{L}*|dyspraktisch\\p{L}*|dispraxia|dispraksia|dysgraphi\\p{L}*|disgraf[ií]a"),
  ],
  [
    "ADHD",
    words(
      "tdah?|adhs|ads|hyperacti\\p{L}*|hyperaktiv\\p{L}*|hiperactiv\\p{L}*|hiperaktif|déficit d['’]attention",
    ),
  ],
  ["autism", words("autis\\p{L}*|tsa|ted|asperger\\p{L}*|autist\\p{L}*|tea|autisme")],
  [
    "hearing impairment",
    words(
      "malentendant\\p{L}*|sourde?s?|déficien\\p{L}+ auditi\\p{L}*|schwerhörig\\p{L}*|gehörlos\\p{L}*|hörbehinder\\p{L}*|hörgeräte?|hipoac[uú]si\\p{L}*|sord[oa]s?|discapacidad auditiva|masalah pendengaran|pekak",
    ),
  ],
  [
    "visual impairment",
    words(
      "malvoyant\\p{L}*|aveugles?|déficien\\p{L}+ visuel\\p{L}*|sehbehinder\\p{L}*|sehschwäche|ciegos?|ciegas?|baja visión|discapacidad visual|masalah penglihatan",
    ),
  ],
  [
    "language disorder",
    words(
      "dysphasi\\p{L}*|troubles? du langage|sprachentwicklungs\\p{L}*|sprachstörung\\p{L}*|disfasia|trastorno del lenguaje|tdl|masalah pertuturan",
    ),
  ],
  [
    "EAL",
    words(
      "allophones?|upe2a|eana|fls|fle|non[- ]francophones?|daz|deutsch als zweitsprache|nichtdeutsch\\p{L}*|seiteneinsteiger\\p{L}*|ele|español como segunda lengua|no hispanohablantes?|bukan penutur asli",
    ),
  ],
  [
    "anxiety",
    words(
      "anxi[ée]t[éy]\\p{L}*|anxieu\\p{L}*|phobie scolaire|angststörung\\p{L}*|schulangst|ansiedad|kebimbangan",
    ),
  ],
  [
    "gifted",
    words(
      "hauts? potentiels?|hpi|eip|surdoué\\p{L}*|précoces?|hochbegab\\p{L}*|altas capacidades|superdotad\\p{L}*|pintar cerdas",
    ),
  ],
  ["wheelchair", words("fauteuils? roulants?|rollstuhl\\p{L}*|sillas? de ruedas|kerusi roda")],
  [
    "additional support needs",
    words(
      "ulis|pap|pps|ppre|aesh|besoins (?:éducatifs )?particuliers|förderbedarf|sonderpädagogisch\\p{L}*|inklusionskind\\p{L}*|nee|neae|necesidades educativas|keperluan khas",
    ),
  ],
];

/** Letters count as they are written: "ads" and "tea" are other words. */
export function needsInOtherWords(text: string): string[] {
  return named.flatMap(([name, says]) =>
    Array.from(text.matchAll(says), ([found]) => found).some(
      (found) =>
        found.length > 5 ||
        found === found.toUpperCase() ||
        found === "DaZ" ||
        /^(?:sourd|sord[oa]|aveugle|pekak|ciega?o?)/i.test(found),
    )
      ? [name]
      : [],
  );
}

/** The same text, with the English names of the needs it names in other words behind it. */
export function withEnglishNeeds(text: string): string {
  const names = needsInOtherWords(text).filter((name) => !text.toLowerCase().includes(name.toLowerCase()));
  return names.length === 0 ? text : `${text} (${names.join(", ")})`;
}

function words(ways: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${ways})(?!\\p{L})`, "giu");
}
