/** The candidate a person most likely meant, or null where none is close. Case, `-` and `_` do not count. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  const folded = fold(word);
  for (const candidate of candidates) {
    const other = fold(candidate);
    const allowed = Math.max(1, Math.floor(Math.max(folded.length, other.length) / 3));
    if (Math.abs(folded.length - other.length) > allowed) continue;
    const distance = editDistance(folded, other);
    if (distance <= allowed && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** " Did you mean `x`?" where there is a likely one, else "". */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const likely = nearest(word, candidates);
  return likely === null ? "" : ` Did you mean \`${likely}\`?`;
}

/** Damerau-Levenshtein: letters added, left out, replaced, or swapped with their neighbour (no letter edited twice). The same of words, in a list. */
export function editDistance(a: ArrayLike<string>, b: ArrayLike<string>): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        cell(last, column) + 1,
        cell(current, column - 1) + 1,
        cell(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, cell(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return cell(last, b.length);
}

function cell(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

function fold(word: string): string {
  return word.slice(0, 200).toLowerCase().replace(/[-_]/g, "");
}
