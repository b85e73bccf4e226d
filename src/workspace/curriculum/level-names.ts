/**
 * Levels as people say them. Frameworks write grades as "05" and "KG" (CEDS), tables as a bare number under a heading:
 * `under` is that heading, "grade" where a package says so. Any other name is kept.
 */
export function levelName(given: readonly string[], under: string): string {
  const levels = given.map((level) => level.trim()).filter((level) => level !== "");
  const ladder = /year|\byr/i.test(under) ? "Year" : "Grade";
  const bare = /grade|year|\byr/i.test(under) ? /^\d{1,2}$/ : /^0\d$/;
  const numbers = levels.map((level) =>
    bare.test(level) ? Number(level) : /^(?:KG?)$/i.test(level) ? 0 : null,
  );
  const steps = numbers.filter((number) => number !== null);
  if (steps.length < levels.length || steps.length === 0)
    return levels.map((level, i) => one(level, numbers[i] ?? null, ladder)).join(", ");
  const sorted = [...new Set(steps)].sort((a, b) => a - b);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? first;
  if (sorted.length === 1) return one("", first, ladder);
  return sorted.length === last - first + 1
    ? `${ladder}s ${first === 0 ? "K" : first}-${last}`
    : sorted.map((number) => one("", number, ladder)).join(", ");
}

function one(level: string, number: number | null, ladder: string): string {
  if (/^(?:PK|PR|preK)$/i.test(level)) return "Pre-K";
  if (number === null) return level;
  return number === 0 ? "Kindergarten" : `${ladder} ${number}`;
}
