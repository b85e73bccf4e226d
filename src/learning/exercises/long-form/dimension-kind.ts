import type { Dimension } from "../../course-format.ts";

/** What a dimension looks at, as far as code can measure anything about it. */
export type DimensionKind =
  | "accuracy"
  | "completeness"
  | "reasoning"
  | "communication"
  | "language"
  | "other";

/** By the dimension's name, and by its description where the name says nothing we know. */
export function kindOf({ name, description, levels }: Dimension): DimensionKind {
  const described = [description, ...Object.values(levels ?? {})].join(" ");
  return kindIn(name) ?? kindIn(described) ?? "other";
}

const kinds: readonly (readonly [RegExp, DimensionKind])[] = [
  [
    /grammar|vocabular|spelling|mechanics|convention|register|language use|word choice|\bstyle\b|fluency/i,
    "language",
  ],
  [/reason|argument|analy|depth|critical|insight|evaluat|justif|own.action|learning/i, "reasoning"],
  [/complet|coverage|task|fulfil|relevan|content|development|ideas|key point|result/i, "completeness"],
  [/accura|correct|factual|\btrue\b|concept/i, "accuracy"],
  [/communicat|structure|organi[sz]|clarity|clear|coheren|cohes|present|writing|voice/i, "communication"],
];

function kindIn(text: string): DimensionKind | null {
  return kinds.find(([words]) => words.test(text))?.[1] ?? null;
}
