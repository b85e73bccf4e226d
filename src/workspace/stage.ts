/** Ages at the beginning and at the end of a stage, in years. */
export type Ages = { from: number; to: number };

/** How old the pupils of a stage are, in the school systems that are known here; null for one that nobody here knows. */
export function agesOf(stage: string): Ages | null {
  const text = stage.normalize("NFC").trim();
  const several = severalGrades(text);
  if (several !== null) return several;
  for (const { pattern, ages } of [...stages, ...alone]) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [from, to] = ages(Number(match[1] ?? "0"), match[0]);
    if (from >= 3 && to <= 19) return { from, to };
  }
  return null;
}

/** The age pupils of a stage turn during it, roughly; null for a stage nobody here knows, or without reading. */
export function ageOf(stage: string): number | null {
  const ages = agesOf(stage);
  const age = ages === null ? 0 : Math.ceil((ages.from + ages.to) / 2);
  return age < 5 ? null : Math.min(18, age);
}

/** The first stage that a text names, as it is written there. */
export function stageIn(text: string): string | null {
  const found = stages.map(({ pattern }) => pattern.exec(text)).filter((match) => match !== null);
  return found.sort((a, b) => a.index - b.index)[0]?.[0] ?? null;
}

/** Whether a text names a stage and nothing else but who they are in it: "Year 9 girls", "yr9 set 3", "reception". */
export function isStage(text: string): boolean {
  const said = text.normalize("NFC").trim();
  const match = [...stages, ...alone].map(({ pattern }) => pattern.exec(said)).find((one) => one !== null);
  if (match === undefined) return false;
  const rest = `${said.slice(0, match.index)} ${said.slice(match.index + match[0].length)}`;
  return rest.replace(amongThem, " ").trim() === "";
}

/** A stage as a person would write it out: "yr4" is "Year 4", "ks2" "KS2", "p6" "P6". What nobody here knows stays as it was typed. */
export function stageWritten(typed: string): string {
  const said = typed.normalize("NFC").trim();
  if (said.length < 2 || stageIn(said) !== said) return said;
  const year = /^y(?:ea)?r? ?(\d{1,2})$/i.exec(said)?.[1];
  if (year !== undefined) return `Year ${year}`;
  const short = /^(ks|p|s|n) ?(\d)$/i.exec(said);
  if (short !== null) return `${short[1]?.toUpperCase()}${short[2]}`;
  return said === said.toLowerCase() ? said.replace(/^\p{L}/u, (first) => first.toUpperCase()) : said;
}

const amongThem =
  /\b(?:girls|boys|mixed|pupils?|students?|class|group|level|(?:top|bottom|middle|lower|upper|higher|foundation)(?: set| tier| group)?|set \d|ability|élèves|schüler|alumnos|murid)\b/giu;

/** Years between two spans of age; 0 where they overlap or touch. */
export function yearsBetween(a: Ages, b: Ages): number {
  return Math.max(0, a.from - b.to, b.from - a.to);
}

type Stage = { pattern: RegExp; ages: (number: number, said: string) => [number, number] };

/** A year that begins at the first one's `before` + number. */
const year = (before: number) => (n: number) => [before + n, before + n + 1] satisfies [number, number];
const always = (from: number, to: number) => () => [from, to] satisfies [number, number];
const keyStages: readonly [number, number][] = [
  [5, 7],
  [7, 11],
  [11, 14],
  [14, 16],
  [16, 18],
];

/** Unmistakable wherever they stand in a text. */
const stages: readonly Stage[] = [
  { pattern: /\bP(?:rimary)? ?([1-7])(?![\d.])/i, ages: year(3) },
  { pattern: /\bS(?:enior |econdary )? ?([1-6])(?![\d.])/i, ages: year(10) },
  { pattern: /\bY(?:ear|r)? ?(1[0-3]|[1-9])(?![\d.])/i, ages: year(4) },
  { pattern: /\bGrade ?(1[0-2]|[1-9])(?![\d.])/i, ages: year(5) },
  { pattern: /\b(1[0-2]|[1-9])(?:st|nd|rd|th)[ -]grade(?:rs?)?\b/i, ages: year(5) },
  { pattern: /\b(?:KS|Key Stage) ?([1-5])(?![\d.])/i, ages: (n) => keyStages[n - 1] ?? [0, 0] },
  { pattern: /\b(?:National |Nat ?|N)([3-5])(?![\d.])/i, ages: always(14, 16) },
  { pattern: /\bAdvanced Higher\b/i, ages: always(16, 18) },
  { pattern: /\bHigher\b/, ages: always(15, 17) },
  { pattern: /\bGCSE\b/i, ages: always(14, 16) },
  { pattern: /\b(?:A[- ]level|sixth form)\b/i, ages: always(16, 18) },
  { pattern: /\bkindergarten\b/i, ages: always(5, 6) },
  { pattern: /\b(?:pre-?k|pre-?kindergarten|nursery|EYFS)\b/i, ages: always(3, 5) },
  // Ireland counts classes, then years; Germany and India classes from the first to the last.
  { pattern: /\b([1-6])(?:st|nd|rd|th) class\b/i, ages: year(5) },
  { pattern: /\b([1-6])(?:st|nd|rd|th) year\b/i, ages: year(11) },
  { pattern: /\b(?:Klasse|Klassenstufe|Jahrgangsstufe|Jahrgang) ?(1[0-3]|[1-9])(?![\d.])/i, ages: year(5) },
  { pattern: /\b(1[0-3]|[1-9])\. ?(?:Klasse|Jahrgangsstufe)\b/i, ages: year(5) },
  { pattern: /\b(?:Tahun|Darjah) ([1-6])(?![\d.])/i, ages: year(6) },
  { pattern: /\bTingkatan ([1-6])(?![\d.])/i, ages: year(12) },
  { pattern: /\bgroep ([1-8])(?!\d)/i, ages: year(3) },
  { pattern: /\b(?:åk|årskurs) ?([1-9])(?!\d)/i, ages: year(6) },
  { pattern: /(?<![\p{L}\p{N}])([1-6])\.? ?[ºª°]? (?:de )?primaria\b/iu, ages: year(5) },
  { pattern: /(?<![\p{L}\p{N}])([1-4])\.? ?[ºª°]? (?:de )?(?:la )?ESO\b/iu, ages: year(11) },
  { pattern: /(?<![\p{L}\p{N}])([12])\.? ?[ºª°]? (?:de )?bachillerato\b/iu, ages: year(15) },
];

/** Understood only where nothing else is said: inside a sentence they are ordinary words. */
const alone: readonly Stage[] = [
  { pattern: /^([3-6])(?:e|è|ème|eme|ième)(?!\p{L})/iu, ages: (n) => [17 - n, 18 - n] },
  { pattern: /^(?:2de|2nde|seconde)(?!\p{L})/iu, ages: always(15, 16) },
  { pattern: /^(?:1re|1ère|première)(?!\p{L})/iu, ages: always(16, 17) },
  { pattern: /^(?:tle|terminale)(?!\p{L})/iu, ages: always(17, 18) },
  { pattern: /^(?:CP|CE1|CE2|CM1|CM2)\b/i, ages: (_, said) => french[said.toUpperCase()] ?? [0, 0] },
  { pattern: /^(?:class|std|standard|form) ?(1[0-2]|[1-9])(?![\d.])/i, ages: year(5) },
  { pattern: /^(?:reception|R)$/i, ages: always(4, 5) },
  { pattern: /^K$/, ages: always(5, 6) },
  { pattern: /^(?:CfE )?early(?: level)?$/i, ages: always(3, 5) },
  { pattern: /^(?:CfE )?first(?: level)?$/i, ages: always(5, 8) },
  { pattern: /^(?:CfE )?second(?: level)?$/i, ages: always(8, 11) },
  { pattern: /^(?:CfE )?third(?: level)?$/i, ages: always(11, 14) },
  { pattern: /^(?:CfE )?fourth(?: level)?$/i, ages: always(13, 14) },
  { pattern: /^junior cycle$/i, ages: always(12, 15) },
  { pattern: /^senior cycle$/i, ages: always(15, 18) },
  { pattern: /^(?:elementary|primary)(?: school)?$/i, ages: always(5, 11) },
  { pattern: /^middle school$/i, ages: always(11, 14) },
  { pattern: /^high school$/i, ages: always(14, 18) },
  { pattern: /^freshman\b/i, ages: always(14, 15) },
  { pattern: /^sophomore\b/i, ages: always(15, 16) },
];

const french: Readonly<Record<string, [number, number]>> = {
  CP: [6, 7],
  CE1: [7, 8],
  CE2: [8, 9],
  CM1: [9, 10],
  CM2: [10, 11],
};

/** "Grades 6-8", "K–2", "P6/7", "Years 5 and 6": from the first to the last. */
function severalGrades(text: string): Ages | null {
  const [, unit = "", first = "", last = ""] =
    /^(grades?|years?|yrs?|y|p|primary|s)? ?(k|\d{1,2}) ?(?:[-–—/&]|to|and) ?(?:grades?|years?|y|p|s)? ?(\d{1,2})$/i.exec(
      text,
    ) ?? [];
  if (last === "") return null;
  const ladder = unit === "" ? "Grade" : unit.replace(/s$/i, "") || unit;
  const named = (n: string) => agesOf(/^k$/i.test(n) ? "K" : `${ladder} ${n}`);
  const [from, to] = [named(first), named(last)];
  return from === null || to === null || to.to <= from.from ? null : { from: from.from, to: to.to };
}
