import { extentOf } from "../../formulas/extent.ts";
import { readFormula } from "../../formulas/read-formula.ts";
import { arialWidth } from "./arial-widths.ts";
import { type FormulaRun, flat, type Run, wordsOf } from "./block.ts";

/** A line of wrapped text, as offsets into its flat text. */
export type Line = { from: number; to: number; tall: boolean; formula: number };

/**
 * Where text of this size breaks in a box this wide (both in points), for Arial and fonts that are no wider. An
 * estimate on the safe side: real lines hold at least as much, so what is measured to fit does fit.
 */
export function wrap(runs: readonly Run[], size: number, width: number): Line[] {
  const whole = flat(runs);
  const widths = charWidths(runs);
  const hard = hardBreaks(runs);
  const formulas = formulasIn(runs);
  const lines: Line[] = [];
  let from = 0;
  let space = -1;
  let used = 0;
  const close = (to: number): void => {
    const high = formulas.filter((one) => one.from >= from && one.from < to).map(({ height }) => height);
    lines.push({ from, to, tall: isTall(whole.slice(from, to)), formula: Math.max(0, ...high) });
    from = to;
    space = -1;
    used = widths.slice(to, at).reduce((sum, one) => sum + one, 0) * size;
  };
  let at = 0;
  for (; at < whole.length; at++) {
    if (hard.has(at)) {
      close(at + 1);
      used = 0;
      continue;
    }
    const next = (widths[at] ?? 0) * size;
    const starts = formulas.find((one) => one.from === at);
    const inside = formulas.some((one) => at >= one.from && at < one.to);
    if (starts !== undefined && used + starts.width * size > width && at > from) close(at);
    if (!inside && /[\s\u200B-]/.test(whole[at] ?? "")) space = at + 1;
    // A space at the end of a line takes no room.
    else if (!inside && used + next > width && at > from) {
      close(space > from ? space : at);
    }
    used += next;
  }
  if (from < whole.length || lines.length === 0) close(whole.length);
  return lines;
}

/** Whether letters of a fallback font are in it: other scripts and most symbols. */
export function isTall(words: string): boolean {
  return /[\u0250-\u1FFF\u2300-\u24FF\u2600-\uFFFF]/.test(words);
}

/** How many of these heights fit one above the other, all of them included. */
export function countFitting(heights: readonly number[], room: number): number {
  let used = 0;
  const over = heights.findIndex((height) => {
    used += height;
    return used > room;
  });
  return over < 0 ? heights.length : over;
}

/** Fallback fonts for other scripts and symbols stand taller than Arial. */
export function lineHeight(line: Line, size: number): number {
  return size * Math.max(line.tall ? 1.5 : 1.2, line.formula === 0 ? 0 : line.formula + 0.25);
}

/** Columns that a line of code needs; tabs are four, wide letters two. */
export function columnsOf(line: string): number {
  let columns = 0;
  for (const char of line) columns += isWide(char.codePointAt(0) ?? 0) ? 2 : 1;
  return columns;
}

function charWidths(runs: readonly Run[]): number[] {
  return runs.flatMap((run) => {
    if (run.kind === "break") return [0.3];
    if (run.kind === "formula") {
      // All its width at its first letter: a formula is never broken.
      const letters: number[] = Array.from({ length: wordsOf(run).length }, () => 0);
      letters[0] = formulaWidth(run);
      return letters;
    }
    const code = run.marks.includes("code");
    const factor = run.marks.includes("bold") ? 1.1 : 1.03;
    return Array.from({ length: run.text.length }, (_, at) => {
      const unit = run.text.charCodeAt(at);
      // The second half of a pair stands with the first.
      if (unit >= 0xdc00 && unit <= 0xdfff) return 0;
      const point = run.text.codePointAt(at) ?? unit;
      return code && !isWide(point) ? 0.61 : emWidth(point) * factor;
    });
  });
}

type Placed = { from: number; to: number; width: number; height: number };

function formulasIn(runs: readonly Run[]): Placed[] {
  const found: Placed[] = [];
  let at = 0;
  for (const run of runs) {
    const { length } = wordsOf(run);
    if (run.kind === "formula")
      found.push({
        from: at,
        to: at + length,
        width: formulaWidth(run),
        height: extentOf(readFormula(run.tex, run.display).tree).height,
      });
    at += length;
  }
  return found;
}

/** With the room on either side that keeps it off the words. */
function formulaWidth({ tex, display }: FormulaRun): number {
  return extentOf(readFormula(tex, display).tree).width + 2 * besideFormula;
}

export const besideFormula = 0.12;

/** How wide these runs are in one line, as Arial has them. */
export function runWidth(runs: readonly Run[], size: number): number {
  return runs.reduce((sum, run) => {
    if (run.kind === "break") return sum + 0.28 * size;
    if (run.kind === "formula") return sum + formulaWidth(run) * size;
    const bold = run.marks.includes("bold");
    const code = run.marks.includes("code");
    const letters = Array.from(run.text, (char) => (code ? 0.6 : arialWidth(char)));
    return sum + letters.reduce((all, one) => all + one, 0) * size * (bold ? 1.07 : 1);
  }, 0);
}

function hardBreaks(runs: readonly Run[]): Set<number> {
  const found = new Set<number>();
  let at = 0;
  for (const run of runs) {
    if (run.kind === "break" && run.hard) found.add(at);
    at += wordsOf(run).length;
  }
  return found;
}

function emWidth(point: number): number {
  const char = String.fromCodePoint(point);
  if ("iljI.,:;'|!’‘` ".includes(char)) return 0.28;
  if ('frt()[]{}/\\-“”"'.includes(char)) return 0.36;
  if ("mMW%@—…".includes(char)) return 1;
  if ("wGOQCDHNRUABEKSVXY&+=<>~".includes(char)) return 0.76;
  if (point < 0x250) return 0.57;
  return isWide(point) ? 1.15 : 0.85;
}

function isWide(point: number): boolean {
  return (point >= 0x1100 && point <= 0x11ff) || (point >= 0x2e80 && point <= 0xd7ff) || point >= 0xf900;
}

/** How high text of this size is in a box this wide. */
export function textHeight(runs: readonly Run[], size: number, width: number): number {
  return wrap(runs, size, width).reduce((sum, line) => sum + lineHeight(line, size), 0);
}
