import { kindsOf, type SectionKind } from "../../section-kind.ts";

/** Further names that teachers give to parts of a plan; the house's own are `section-kind`'s. */
const others: readonly [SectionKind, RegExp][] = [
  ["starter", /^(?:hook|engage|settler|entry|connect|recall|tune[- ]?in|review of)\b/],
  [
    "main",
    /^(?:(?:i|we|you) do\b|explore|explain|elaborate|teach(?:ing)?\b|input|instruction|procedure|body|(?:guided|independent) (?:practice|work)|model(?:ling)?\b|tasks?\b|practical\b|lesson (?:steps|sequence|outline)|sequence\b|steps\b)/,
  ],
  ["plenary", /^(?:evaluate|review|reflect|end of|ending|consolidat|close\b|round[- ]?up)/],
  [
    "assessment",
    /\bhow (?:will )?(?:i|we|you)(?:['’]ll| will)? know\b|\bevidence\b|\bafl\b|\bwhat i(?:['’]ll| will) look for\b/,
  ],
  [
    "differentiation",
    /\bsen(?:d|co)?\b|\badditional (?:support|needs)|\bscaffold|\bsupport\b.*\b(?:stretch|challenge|extension)\b|\bneeds\b|\baccess\b/,
  ],
  ["resources", /\bkit\b|\bwhat you need\b|\bprepar(?:e|ation)\b|\bset[- ]?up\b|\bingredients\b/],
  ["curriculum-links", /\bspec(?:ification)?\b|\bcodes?\b/],
  ["overview", /\babout\b|\bbackground\b|\brationale\b|\bbig idea\b/],
];

/** What a section of a plan is for, by its title, as generously as people name it; null where no name says so. */
export function rolesOf(title: string): SectionKind[] {
  const known = kindsOf(title);
  if (known.length > 0) return known;
  const plain = title.toLowerCase().replace(/^[\p{P}\p{S}\p{N}\s]+/u, "");
  return others.flatMap(([kind, names]) => (names.test(plain) ? [kind] : [])).slice(0, 1);
}

export function roleOf(title: string): SectionKind | null {
  return rolesOf(title)[0] ?? null;
}
