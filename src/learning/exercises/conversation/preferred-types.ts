import type { BloomLevel, DomainType } from "../../course-format.ts";
import type { PastExercise } from "../../progress.ts";
import { type ConversationType, conversationTypes } from "./conversation-record.ts";

const short = {
  d: "direct_question",
  s: "socratic",
  r: "roleplay",
  e: "error_identification",
  p: "prediction",
} as const satisfies Record<string, ConversationType>;

type Order = readonly (keyof typeof short)[];

/** Which kind of conversation suits a level of a domain, best first (exercise-modalities §4.2, §9.1). */
const orders: Readonly<Record<DomainType, Readonly<Record<BloomLevel, Order>>>> = {
  language: {
    remember: ["d", "e", "r", "s", "p"],
    understand: ["s", "e", "d", "r", "p"],
    apply: ["r", "e", "d", "p", "s"],
    analyze: ["e", "s", "d", "r", "p"],
    evaluate: ["r", "e", "s", "d", "p"],
    create: ["r", "d", "s", "e", "p"],
  },
  technical: {
    remember: ["d", "e", "p", "s", "r"],
    understand: ["s", "p", "d", "e", "r"],
    apply: ["p", "e", "d", "s", "r"],
    analyze: ["e", "p", "s", "d", "r"],
    evaluate: ["s", "p", "d", "e", "r"],
    create: ["p", "s", "d", "e", "r"],
  },
  conceptual: {
    remember: ["d", "e", "s", "p", "r"],
    understand: ["s", "e", "p", "d", "r"],
    apply: ["p", "d", "s", "e", "r"],
    analyze: ["s", "p", "e", "d", "r"],
    evaluate: ["s", "d", "p", "e", "r"],
    create: ["p", "s", "d", "e", "r"],
  },
  interview: {
    remember: ["d", "e", "s", "r", "p"],
    understand: ["s", "d", "e", "r", "p"],
    apply: ["r", "d", "e", "p", "s"],
    analyze: ["e", "r", "s", "d", "p"],
    evaluate: ["r", "s", "e", "d", "p"],
    create: ["r", "d", "s", "e", "p"],
  },
};

/**
 * All five kinds, in the order in which they should be tried. Where file work has failed twice in a row, a Socratic
 * dialogue looks for the gap (§10.4); what the last conversations were comes last (§14.5).
 */
export function preferredTypes(
  domain: DomainType,
  bloom: BloomLevel,
  history: readonly PastExercise[],
): ConversationType[] {
  const suited: ConversationType[] = orders[domain][bloom].map((letter) => short[letter]);
  const found = failedOnPaper(history)
    ? ["socratic" as const, ...suited.filter((t) => t !== "socratic")]
    : suited;
  const recent = history.filter(({ modality }) => modality === "conversation").map(({ type }) => type);
  const ago = (type: ConversationType) => recent.length - recent.lastIndexOf(type);
  const lately = new Set(
    conversationTypes.filter((type) => recent.includes(type) && ago(type) <= remembered),
  );
  const again = found.filter((type) => lately.has(type)).sort((a, b) => ago(b) - ago(a));
  return [...found.filter((type) => !lately.has(type)), ...again];
}

const remembered = 2;
const failing = 0.5;

function failedOnPaper(history: readonly PastExercise[]): boolean {
  const last = history.at(-1)?.modality;
  if (last !== "worksheet" && last !== "code") return false;
  const lastTwo = history.filter(({ modality }) => modality === last).slice(-2);
  return lastTwo.length === 2 && lastTwo.every(({ percentage }) => percentage < failing);
}
