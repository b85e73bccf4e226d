/** The age pupils of a stage turn during it, roughly; null for a stage nobody here knows. */
export function ageOf(stage: string): number | null {
  for (const { pattern, age } of stages) {
    const match = pattern.exec(stage);
    const years = match === null ? null : age(Number(match[1] ?? "0"));
    if (years !== null && years >= 5 && years <= 18) return years;
  }
  return null;
}

/** The first stage that a text names, as it is written there. */
export function stageIn(text: string): string | null {
  return stages.map(({ pattern }) => pattern.exec(text)?.[0] ?? null).find((found) => found !== null) ?? null;
}

const keyStageAges = [6, 9, 13, 15, 17];

const stages: readonly { pattern: RegExp; age: (number: number) => number | null }[] = [
  { pattern: /\bP(?:rimary)? ?([1-7])(?![\d.])/i, age: (n) => n + 4 },
  { pattern: /\bS(?:enior |econdary )? ?([1-6])(?![\d.])/i, age: (n) => n + 11 },
  { pattern: /\bY(?:ear|r)? ?(1[0-3]|[1-9])(?![\d.])/i, age: (n) => n + 5 },
  { pattern: /\bGrade ?(1[0-2]|[1-9])(?![\d.])/i, age: (n) => n + 5 },
  { pattern: /\b(?:KS|Key Stage) ?([1-5])(?![\d.])/i, age: (n) => keyStageAges[n - 1] ?? null },
  { pattern: /\b(?:National |Nat ?|N)([3-5])(?![\d.])/i, age: () => 15 },
  { pattern: /\bAdvanced Higher\b/i, age: () => 17 },
  { pattern: /\bHigher\b/, age: () => 16 },
  { pattern: /\bGCSE\b/i, age: () => 15 },
  { pattern: /\bA[- ]level\b/i, age: () => 17 },
];
