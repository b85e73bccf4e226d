import { endsNoSentence } from "./full-stop.ts";

export type Ends = {
  /** A semicolon is an end too: a reader can stop there. */
  semicolons?: boolean;
  /** A line's end is one too, as in notes and lists. */
  lines?: boolean;
};

/** The sentences of a text, in order; a full stop within a number or after "e.g." ends none. None is empty. */
export function sentencesIn(text: string, ends: Ends = {}): string[] {
  return sentenceSpans(text, ends)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => sentence !== "");
}

/** Where each begins and ends, blanks included: together they are the text. */
export function sentenceSpans(
  text: string,
  { semicolons = false, lines = false }: Ends = {},
): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let start = 0;
  const take = (end: number) => {
    if (end > start) spans.push({ start, end });
    start = end;
  };
  const inside = withinBrackets(text);
  for (const { 0: stop, index } of text.matchAll(marks)) {
    const end = index + stop.length;
    if (stop.includes("\n")) {
      if (lines) take(end);
    } else if (stop.startsWith(";")) {
      if (semicolons) take(end);
    } else if (inside(index, start)) {
      // "about 450 (or 452?) in the ring": an aside asks or stops, the sentence goes on.
    } else if (stop !== "." || !endsNoSentence(text.slice(start, index), text.slice(end))) take(end);
  }
  take(text.length);
  return spans;
}

/** Full-width ones need no blank after them. */
const marks = /(?:[.!?…]+|;)["'’”»)\]]*(?=\s|$)|[。！？]+["'’”»)\]]*|\n+/gu;

const longestAside = 160;

/** Whether a place stands within brackets that open in the midst of a sentence and close soon, after which it goes on. */
function withinBrackets(text: string): (at: number, sentence: number) => boolean {
  const asides = [...text.matchAll(aside)].map(({ 0: whole, index }) => ({
    from: index,
    to: index + whole.length,
  }));
  let next = 0;
  return (at, sentence) => {
    while (next < asides.length && (asides[next]?.to ?? 0) <= at) next++;
    const { from, to } = asides[next] ?? { from: at + 1, to: at };
    if (from > at || text.slice(sentence, from).trim() === "") return false;
    return /^[,;]?\s+[\p{Ll}\p{N}(–—-]/u.test(text.slice(to, to + 8));
  };
}
const aside = new RegExp(`\\([^()\\n]{1,${longestAside}}\\)`, "gu");
