import { ownReminders } from "../own-reminders.ts";
import { flat, type Run, wordsOf } from "./block.ts";
import { markerAt, type Reason } from "./markers.ts";

/** A piece of a paragraph, as offsets into its flat text; the words after the marker are those from `body` to `end`. */
export type Piece = { from: number; to: number; body: number; end: number; reason: Reason | null };

/** An answer that starts inside a line: after the end of a sentence, or written with a capital. */
const answerInside = /(?:(?<=[.?!;:)\]]\s{0,3})[Aa]|(?<=\s)A)nswers?\s*(?:key\s*)?:/g;

/** Wherever it stands: what a question is meant to find out is not for those who answer it. */
const sentenceOnMisconception =
  /(?:^|(?<=[.?!:]["”’)]?\s|\n))[^.?!\n]*\bmisconceptions?\b(?:[^.?!\n]|[.?!](?!["”’)]?(?:\s|$)))*[.?!]?["”’)]?/gi;

/** A line to write on: "Answer: ______" is for pupils. */
const blankToFill = /^\s*(?:[_.…\s]{3,}|…)\s*$/;

/**
 * The paragraph cut into what pupils may see and what is marked as not for them, in order, nothing left out. `step`: it begins
 * an item of a numbered list.
 */
export function pieces(runs: readonly Run[], step = false): Piece[] {
  const whole = flat(runs);
  const found: Piece[] = [];
  let at = 0;
  for (const start of starts(runs, whole, step)) {
    if (start.from < at) continue;
    if (start.from > at) found.push({ from: at, to: start.from, body: at, end: start.from, reason: null });
    found.push(start);
    at = start.to;
  }
  if (at < whole.length)
    found.push({ from: at, to: whole.length, body: at, end: whole.length, reason: null });
  return found;
}

function starts(runs: readonly Run[], whole: string, step: boolean): Piece[] {
  const found: Piece[] = [];
  const add = (from: number, lead: number, length: number, reason: Reason, bracketed: boolean) => {
    const body = from + lead + length;
    const close = bracketed ? closing(whole, from) : -1;
    const to = close < 0 ? whole.length : close + 1;
    const endOfLine = whole.indexOf("\n", body);
    const line = whole.slice(body, endOfLine < 0 ? whole.length : endOfLine);
    if (reason === "answer" && blankToFill.test(line)) return;
    found.push({ from, to, body, end: close < 0 ? to : close, reason });
  };
  for (const match of whole.matchAll(/(^|\n|[([])([\s"'“‘*•·>✓✔✅☑➜→-]*)/gu)) {
    const [all, boundary = ""] = match;
    const rest = whole.slice(match.index + all.length);
    const bracket = boundary === "(" || boundary === "[";
    const from = match.index + (bracket ? 0 : boundary.length);
    if (inCode(runs, match.index + all.length)) continue;
    const marker = markerAt(rest, step && match.index === 0 && !bracket);
    if (marker === null) continue;
    add(from, match.index + all.length - from, marker.length, marker.reason, bracket);
  }
  for (const match of whole.matchAll(answerInside)) {
    if (!inCode(runs, match.index)) add(match.index, 0, match[0].length, "answer", false);
  }
  const marked = [...found];
  const telling = Array.from(whole.matchAll(sentenceOnMisconception), ({ 0: said, index }) => ({
    from: index + (/^\s*/.exec(said)?.[0].length ?? 0),
    to: index + said.length,
  }));
  const reminders = ownReminders(whole).filter(({ from }) => !inCode(runs, from));
  for (const { from, to } of [...telling, ...reminders]) {
    // Inside what is marked already it ends nothing: the sentences after it are marked too.
    if (marked.some((piece) => piece.from <= from && from < piece.to)) continue;
    found.push({ from, to, body: from, end: to, reason: "teacher" });
  }
  found.sort((one, other) => one.from - other.from || other.to - one.to);
  return found.map((piece, index) => {
    const next = found.slice(index + 1).find((later) => later.from > piece.from);
    const open = piece.to === whole.length && next !== undefined && !isInside(piece, next, whole);
    const to = open ? Math.min(piece.to, next.from) : piece.to;
    return { ...piece, to, end: Math.min(piece.end, to) };
  });
}

/** A bracketed remark inside a marked piece belongs to it. */
function isInside(piece: Piece, next: Piece, whole: string): boolean {
  return piece.reason !== null && /[([]/.test(whole[next.from] ?? "") && next.to < whole.length;
}

function closing(whole: string, open: number): number {
  let depth = 0;
  for (let at = open; at < whole.length; at++) {
    if (/[([]/.test(whole[at] ?? "")) depth++;
    if (/[)\]]/.test(whole[at] ?? "") && --depth === 0) return at;
  }
  return -1;
}

function inCode(runs: readonly Run[], offset: number): boolean {
  let at = 0;
  for (const run of runs) {
    at += wordsOf(run).length;
    if (offset < at) return run.kind === "text" && run.marks.includes("code");
  }
  return false;
}
