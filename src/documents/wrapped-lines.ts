/** A line that was broken because it was full has at least so many letters. */
const least = 40;
/** Where only two lines stand together, so many. */
const leastOfTwo = 50;

/**
 * Which lines go on with the line before them, because that was broken where it was full: wrapped prose, and nothing else.
 * In notes a line that stands by itself is one. Null: a line that is no prose (empty, a heading, an item, a row).
 */
export function wrapsIn(lines: readonly (string | null)[]): ReadonlySet<number> {
  const wraps = new Set<number>();
  let start = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (typeof lines[at] === "string") continue;
    const run = lines.slice(start, at).filter((line) => line !== null);
    for (const index of wrapsInRun(run)) wraps.add(start + index);
    start = at + 1;
  }
  return wraps;
}

/** Lines with no empty one between them. */
function wrapsInRun(run: readonly string[]): number[] {
  const joints = run.slice(1).map((line, index) => ({ before: run[index] ?? "", line, at: index + 1 }));
  const width = run.reduce((most, { length }) => Math.max(most, length), 0);
  const isFull = ({ before, line }: { before: string; line: string }) =>
    before.length >= least && before.length + 1 + (line.split(/\s/, 1)[0] ?? "").length > width;
  const open = joints.filter(({ before }) => !/[.?!:…]["”’»)]?$/u.test(before));
  const goesOn = open.filter(({ line }) => /^\p{Ll}/u.test(line));
  // Somebody who begins no line with a capital says nothing by a small letter.
  const tells = /^[^\p{L}]*\p{Lu}/u.test(run[0] ?? "");
  const ends = /[.?!…]["”’»)]?$/u.test(run.at(-1) ?? "");
  const enough = joints.length > (tells ? 1 : 2) || (tells && ends && width >= leastOfTwo);
  if (!enough || goesOn.length === 0 || !open.every(isFull)) return [];
  return (joints.length === 1 ? goesOn : open).map(({ at }) => at);
}
