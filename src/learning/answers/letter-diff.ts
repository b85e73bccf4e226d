/** A run of letters: `same`, `missing` and `changed` spell what was expected; `extra` is what was written beside it. */
export interface LetterRun {
  kind: "same" | "missing" | "extra" | "changed";
  text: string;
}

/** How what was written differs from what was expected, letter by letter; case does not count. */
export function letterDiff(expected: string, given: string): LetterRun[] {
  const right = [...expected.normalize("NFC")];
  const written = [...given.normalize("NFC")];
  const start = commonStart(right, written);
  const end = commonStart(right.slice(start).reverse(), written.slice(start).reverse());
  const middle = align(right.slice(start, right.length - end), written.slice(start, written.length - end));
  const runs = [
    ...right.slice(0, start).map((text) => ({ kind: "same", text }) as const),
    ...middle,
    ...right.slice(right.length - end).map((text) => ({ kind: "same", text }) as const),
  ];
  return merge(runs);
}

/** Above this many comparisons the two are not shown letter by letter. */
const mostComparisons = 1_000_000;

function align(right: readonly string[], written: readonly string[]): LetterRun[] {
  if (right.length * written.length > mostComparisons) {
    return [
      { kind: "missing", text: right.join("") },
      { kind: "extra", text: written.join("") },
    ];
  }
  const costs = costTable(right, written);
  const cost = (row: number, column: number) => costs[row]?.[column] ?? Number.POSITIVE_INFINITY;
  const runs: LetterRun[] = [];
  let [row, column] = [0, 0];
  while (row < right.length || column < written.length) {
    const text = right[row] ?? "";
    const best = cost(row, column);
    if (row < right.length && column < written.length && sameLetter(text, written[column] ?? "")) {
      if (cost(row + 1, column + 1) === best) {
        runs.push({ kind: "same", text });
        row++;
        column++;
        continue;
      }
    }
    if (cost(row + 1, column + 1) + 1 === best) {
      runs.push({ kind: "changed", text });
      row++;
      column++;
    } else if (cost(row + 1, column) + 1 === best) {
      runs.push({ kind: "missing", text });
      row++;
    } else {
      runs.push({ kind: "extra", text: written[column] ?? "" });
      column++;
    }
  }
  return runs;
}

/** `table[row][column]`: the fewest edits that turn what is left of one into what is left of the other. */
function costTable(right: readonly string[], written: readonly string[]): number[][] {
  const table: number[][] = [];
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = right.length; row >= 0; row--) {
    const line: number[] = [];
    table[row] = line;
    for (let column = written.length; column >= 0; column--) {
      const both = row < right.length && column < written.length;
      const step = both && sameLetter(right[row] ?? "", written[column] ?? "") ? 0 : 1;
      const atEnd = row === right.length && column === written.length;
      line[column] = atEnd
        ? 0
        : Math.min(at(row + 1, column) + 1, at(row, column + 1) + 1, at(row + 1, column + 1) + step);
    }
  }
  return table;
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at++) if (!sameLetter(one[at] ?? "", other[at] ?? "")) return at;
  return most;
}

function sameLetter(one: string, other: string): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase();
}

function merge(runs: readonly LetterRun[]): LetterRun[] {
  const merged: LetterRun[] = [];
  for (const { kind, text } of runs) {
    const last = merged.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== "") merged.push({ kind, text });
  }
  return merged;
}
