import type { LibraryLesson } from "../../../../../src/library/entry.ts";
import { infinitive } from "../wording.ts";
import { plain } from "./plain.ts";

const told = {
  pupils: { i: "they", my: "their", me: "them", myself: "themselves", we: "they", our: "their", us: "them" },
  you: { i: "you", my: "your", me: "you", myself: "yourself", we: "you", our: "your", us: "you" },
} as const;

/**
 * What a pupil can do at the end, said of pupils or to them, beginning with a verb that can be seen: the library says
 * "I can understand how …" of what it has pupils explain.
 */
export function goalOf({ outcome }: Pick<LibraryLesson, "outcome">, who: keyof typeof told): string {
  const own = plain(outcome)
    .trim()
    .replace(/^(?:I can|We can|I am able to|Pupils can|Students can)\s+/i, "")
    .replace(/^I (?=have|am|know|understand)/i, "show that I ")
    .replace(
      /^(?:understand|know|appreciate|see|learn)(?: about)? (?=how|why|that|what|when|where|the|which)/i,
      "explain ",
    );
  const said = own.replace(
    /\b(I|my|me|myself|we|our|us)\b/gi,
    (word) => Object.entries(told[who]).find(([key]) => key === word.toLowerCase())?.[1] ?? word,
  );
  return infinitive(said).replace(/[.!]$/, "");
}
