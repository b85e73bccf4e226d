import { editDistance } from "../../../nearest.ts";

type Token = { text: string; kind: "word" | "mark" | "gap"; start: number; end: number };

/** What of a question is still there, and what was written into it. */
export type Alignment = {
  /** Where the `___` is or was; "" where nothing was written. */
  answer: string;
  /** How much of the question's own words is there, 0 to 1. */
  kept: number;
};

/** Longer than any question with its answer: what comes after is not looked at. */
const longest = 600;

/**
 * What a learner wrote into a question, found by comparing it with the question as it was given (decision 21): before,
 * after or instead of the `___`, else at the end of it, else wherever words were added.
 */
export function align(template: string, written: string): Alignment {
  const fixed = tokensOf(template).slice(0, longest);
  const given = tokensOf(written).slice(0, longest);
  const path = cheapestPath(fixed, given);
  const gap = fixed.findIndex(({ kind }) => kind === "gap");
  const added: { token: Token; at: number }[] = [];
  let kept = 0;
  for (const { from, to, at } of path) {
    if (from !== null && to !== null && from.kind === "word") kept++;
    if (from === null && to !== null && to.kind !== "gap") added.push({ token: to, at });
  }
  const total = fixed.filter(({ kind }) => kind === "word").length;
  const inGap = added.filter(({ at }) => at === gap || at === gap + 1);
  const atEnd = added.filter(({ at }) => at === fixed.length);
  const says = (list: typeof added) => list.some(({ token }) => token.kind === "word");
  const best = [inGap, atEnd, added].find(says) ?? (inGap.length > 0 ? inGap : []);
  return { answer: unglued(template, span(written, best)), kept: total === 0 ? 0 : kept / total };
}

/** Of "alamatnya" in the place of "alamat___" only "nya" was asked for. */
function unglued(template: string, answer: string): string {
  const [, before = "", after = ""] = /([\p{L}\p{M}\p{N}-]*)_{3,}([\p{L}\p{M}\p{N}-]*)/u.exec(template) ?? [];
  const starts = before !== "" && folded(answer).startsWith(folded(before)) && answer.length > before.length;
  const rest = starts ? answer.slice(before.length) : answer;
  const ends = after !== "" && folded(rest).endsWith(folded(after)) && rest.length > after.length;
  return ends ? rest.slice(0, -after.length) : rest;
}

function span(written: string, added: readonly { token: Token }[]): string {
  const first = added[0]?.token;
  const last = added.at(-1)?.token;
  return first === undefined || last === undefined ? "" : written.slice(first.start, last.end);
}

type Step = { from: Token | null; to: Token | null; at: number };

function cheapestPath(fixed: readonly Token[], given: readonly Token[]): Step[] {
  const gap = fixed.findIndex(({ kind }) => kind === "gap");
  const width = given.length + 1;
  const cost = new Float64Array((fixed.length + 1) * width);
  const at = (row: number, column: number) => cost[row * width + column] ?? 0;
  const insertion = (row: number, token: Token | undefined) => {
    if (token === undefined || token.kind === "gap") return 0;
    const near = row === gap || row === gap + 1;
    if (token.kind === "mark") return near ? 0 : 0.02;
    return near ? 0.1 : row === fixed.length ? 0.3 : 0.5;
  };
  for (let row = 0; row <= fixed.length; row++) {
    for (let column = 0; column <= given.length; column++) {
      if (row === 0 && column === 0) continue;
      let best = Number.POSITIVE_INFINITY;
      if (row > 0) best = at(row - 1, column) + deletion(fixed[row - 1]);
      if (column > 0) best = Math.min(best, at(row, column - 1) + insertion(row, given[column - 1]));
      if (row > 0 && column > 0) {
        best = Math.min(best, at(row - 1, column - 1) + substitution(fixed[row - 1], given[column - 1]));
      }
      cost[row * width + column] = best;
    }
  }
  const path: Step[] = [];
  let row = fixed.length;
  let column = given.length;
  while (row > 0 || column > 0) {
    const here = at(row, column);
    const from = fixed[row - 1];
    const to = given[column - 1];
    if (row > 0 && column > 0 && close(here, at(row - 1, column - 1) + substitution(from, to))) {
      path.push({ from: from ?? null, to: to ?? null, at: row });
      row--;
      column--;
    } else if (column > 0 && close(here, at(row, column - 1) + insertion(row, to))) {
      path.push({ from: null, to: to ?? null, at: row });
      column--;
    } else {
      path.push({ from: from ?? null, to: null, at: row });
      row--;
    }
  }
  return path.reverse();
}

function close(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9;
}

function deletion(token: Token | undefined): number {
  if (token === undefined || token.kind === "gap") return 0;
  return token.kind === "word" ? 1 : 0.05;
}

function substitution(from: Token | undefined, to: Token | undefined): number {
  if (from === undefined || to === undefined || from.kind !== to.kind) return Number.POSITIVE_INFINITY;
  if (from.kind === "gap" || from.text === to.text) return 0;
  if (from.kind === "mark") return Number.POSITIVE_INFINITY;
  const slip = from.text.length > 4 && Math.abs(from.text.length - to.text.length) < 2;
  return slip && editDistance(from.text.slice(0, 40), to.text.slice(0, 40)) === 1
    ? 0.6
    : Number.POSITIVE_INFINITY;
}

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const [found] = match;
    const kind = /^_{2,}/.test(found) ? "gap" : /^[\p{L}\p{N}]/u.test(found) ? "word" : "mark";
    const start = match.index;
    return { text: folded(found), kind, start, end: start + found.length };
  });
}

const pattern = /_{2,}|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ-][\p{L}\p{M}\p{N}]+)*|[^\s\p{Cf}]/gu;

/** As editors change it: curly quotes, long dashes, capitals. */
function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’ʼ‘‛′]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]/g, "-");
}

export type WordCount = { times: ReadonlyMap<string, number>; total: number };

/** How much of a question's words another text has, in any order, 0 to 1; and how little else it has. */
export function likeness(template: WordCount, written: WordCount): number {
  if (template.total === 0) return 0;
  let shared = 0;
  for (const [word, times] of template.times) shared += Math.min(times, written.times.get(word) ?? 0);
  return shared / template.total - 0.1 * (1 - shared / Math.max(1, written.total));
}

export function wordCount(text: string): WordCount {
  const times = new Map<string, number>();
  let total = 0;
  for (const { kind, text: word } of tokensOf(text)) {
    if (kind !== "word") continue;
    times.set(word, (times.get(word) ?? 0) + 1);
    total++;
  }
  return { times, total };
}
