import type { MatrixRow } from "./matrix.ts";

/** Whether a concept type is a name of this row: "travel vocabulary" is vocabulary, "API" is Syntax/APIs. */
export function isNamed(row: MatrixRow, conceptType: string): boolean {
  return lengthNamed(row, conceptType) > 0;
}

/** The row that names most of the type; the earlier one where two name as much. */
export function bestNamed(rows: readonly MatrixRow[], conceptType: string): MatrixRow | null {
  let best: MatrixRow | null = null;
  let most = 0;
  for (const row of rows) {
    const length = lengthNamed(row, conceptType);
    if (length <= most) continue;
    best = row;
    most = length;
  }
  return best;
}

/** Case, hyphens and plurals do not count: "Trade-offs", "tradeoff" and "trade off" are one. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(singular);
}

/** How much of the type a name of the row covers, from its end: English puts what a thing is last. 0: not this row. */
function lengthNamed(row: MatrixRow, conceptType: string): number {
  const words = wordsOf(conceptType);
  const names = new Set(
    [row.type, ...row.type.split("/"), ...row.also].map((name) => wordsOf(name).join("")),
  );
  const endings = words.map((_, start) => words.slice(start).join(""));
  return endings.find((ending) => names.has(ending))?.length ?? 0;
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|sis)$/.test(word)) return word;
  return word.replace(/ies$/, "y").replace(/s$/, "");
}
