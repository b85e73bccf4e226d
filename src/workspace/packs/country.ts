import type { ClassProfile } from "../class-profile.ts";

/** Countries by what people call them. There are packs for the first three; any other is named so that it gets none of theirs. */
const names: readonly (readonly [string, RegExp])[] = [
  ["Scotland", /\b(?:scotland|scottish|alba)\b/i],
  ["England", /\bengland\b/i],
  ["United States", /\b(?:United States|USA|U\.S\.A?\.?|US)(?![\p{L}\p{N}])/u],
  ["Wales", /\b(?:wales|welsh|cymru)\b/i],
  ["Northern Ireland", /\bnorthern ireland\b/i],
  ["Ireland", /(?<!northern )\b(?:ireland|éire)\b/i],
  ["Australia", /\baustralian?\b/i],
  ["New Zealand", /\bnew zealand\b/i],
  ["Canada", /\bcanad(?:a|ian)\b/i],
  ["India", /\bindia\b/i],
];

/** As packs name it; "" where a text names none that is known, or two. */
export function countryIn(text: string): string {
  const found = names.filter(([, pattern]) => pattern.test(text));
  return found.length === 1 ? (found[0]?.[0] ?? "") : "";
}

/** As packs name it, else as it was typed. */
export function countryNamed(typed: string): string {
  return countryIn(typed) || typed.trim();
}

/**
 * Where a class is: as the teacher says ("country: England" before the text of teacher.md, or in its words), else as its
 * stages and levels are called there. "" where nothing tells.
 */
export function countryOf(teacher: string, profile: Pick<ClassProfile, "stage" | "level">): string {
  const said =
    /^(?:[-*] )?\**country\**:\s*(.+)$/im
      .exec(teacher)?.[1]
      ?.trim()
      .replace(/^["']|["']$/g, "") ?? "";
  if (said !== "") return countryNamed(said);
  return countryIn(teacher) || byStage(profile.stage) || byStage(profile.level);
}

const byName: readonly (readonly [string, RegExp])[] = [
  [
    "Scotland",
    /^(?:S ?[1-6]|P ?[1-7](?:\/[1-7])?|Primary [1-7]|(?:Early|First|Second|Third|Fourth)(?: level)?|National [3-5]|Nat ?[3-5]|N[3-5]|(?:Advanced )?Higher)$/i,
  ],
  ["England", /^(?:Y(?:ear|r)?s? ?\d{1,2}\b.*|KS ?[1-5]|Key Stage [1-5]|Reception|GCSE|A[- ]level)$/i],
  [
    "United States",
    /^(?:(?:Grades? ?)(?:K|\d).*|\d{1,2}(?:st|nd|rd|th) grade|Kindergarten|K(?:-\d+)?|(?:Middle|High|Elementary) School|Freshman|Sophomore)$/i,
  ],
];

function byStage(stage: string): string {
  return byName.find(([, pattern]) => pattern.test(stage.trim()))?.[0] ?? "";
}
