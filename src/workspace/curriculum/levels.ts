import { agesOf } from "../stage.ts";

const cfe = ["Early", "First", "Second", "Third", "Fourth"];

/** From easiest to hardest: as the file declares, as Scotland orders them, by number, or as they come. */
export function orderLevels(used: readonly string[], declared: readonly string[]): string[] {
  const names = [...new Set(used.filter((name) => name !== ""))];
  if (declared.length > 0) return [...new Set([...declared, ...names])];
  // All five, also where a file leaves some out: Second and Fourth are two apart.
  if (names.length > 0 && names.every((name) => cfe.some((level) => same(level, name)))) return [...cfe];
  if (!names.every((name) => span(name) !== null)) return names;
  return names.toSorted((a, b) => (span(a)?.[0] ?? 0) - (span(b)?.[0] ?? 0));
}

/** Those of a file's ladder that it has an outcome of. */
export function levelsHeld(file: {
  levels: readonly string[];
  outcomes: readonly { level: string }[];
}): string[] {
  return file.levels.filter((level) => file.outcomes.some((outcome) => same(outcome.level, level)));
}

export function sameLevel(a: string, b: string): boolean {
  return same(a, b);
}

/** Steps from level `a` up to level `b`: negative where b is easier, null where they cannot be compared. */
export function levelSteps(a: string, b: string, orders: readonly (readonly string[])[]): number | null {
  if (same(a, b)) return 0;
  for (const order of orders) {
    const from = order.findIndex((level) => same(level, a));
    const to = order.findIndex((level) => same(level, b));
    if (from < 0 || to < 0) continue;
    return numbered(a, b) ?? to - from;
  }
  return numbered(a, b) ?? byAge(a, b);
}

/** A stage and a level, or two ladders: "Year 7" lies in "Key Stage 3", and a step above "Key Stage 2". */
function byAge(a: string, b: string): number | null {
  const [left, right] = [agesOf(a), agesOf(b)];
  if (left === null || right === null) return null;
  const up = right.from - left.to;
  const down = left.from - right.to;
  if (up < 0 && down < 0) return 0;
  return up >= 0 ? 1 + Math.floor(up / 3) : -1 - Math.floor(down / 3);
}

/** "Grade 6" and "Grades 7-8" are one apart, whether or not there is anything between them. */
function numbered(a: string, b: string): number | null {
  const [left, right] = [span(a), span(b)];
  if (left === null || right === null || unit(a) !== unit(b)) return null;
  if (right[0] > left[1]) return right[0] - left[1];
  if (left[0] > right[1]) return right[1] - left[0];
  return 0;
}

/** The lowest and the highest number in a level's name; kindergarten is 0 and what comes before it -1. */
function span(level: string): [number, number] | null {
  const found = level.match(/\d+(?:\.\d+)?|\b(?:PK|KG|K|pre-?k|kindergarten)\b/gi) ?? [];
  const numbers = found.map((one) => (/^p/i.test(one) ? -1 : /^k/i.test(one) ? 0 : Number(one)));
  return numbers.length === 0 ? null : [Math.min(...numbers), Math.max(...numbers)];
}

/** "Grade", "Year", "Key Stage": numbers of different ladders are not compared. */
function unit(level: string): string {
  return fold(level)
    .replace(/\d+(?:\.\d+)?|\b(?:pk|kg|k|pre-?k|kindergarten|to|and)\b|[^a-z]/g, "")
    .replace(/s$/, "");
}

function same(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function fold(level: string): string {
  return level
    .toLowerCase()
    .replace(/\blevel\b/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
