import type { DomainType } from "../../course-format.ts";
import { errorTypes } from "../../errors/error-type.ts";

/** A course's own name for a mistake, as a type of its domain (exercise-modalities §8.3); null where none fits. */
export function taxonomyType(domain: DomainType, name: string | null | undefined): string | null {
  if (name === null || name === undefined) return null;
  const known: readonly string[] = errorTypes[domain];
  const written = name.replaceAll("-", "_");
  if (known.includes(written)) return written;
  const found = signs.find(([type, sign]) => known.includes(type) && sign.test(written));
  return found?.[0] ?? null;
}

const signs: readonly (readonly [string, RegExp])[] = [
  ["word_order", /order/],
  ["register_mismatch", /register|formal|polite|style/],
  ["affix_error", /affix|prefix|suffix/],
  ["false_friend", /false_friend/],
  ["spelling", /spell|accent|letter/],
  ["vocabulary_confusion", /vocab|confus|wrong_word/],
  ["grammar_pattern", /grammar|classifier|tense|extra|missing|agreement|negat/],
  ["off_by_one", /off_by|bound/],
  ["missing_edge_case", /edge|empty/],
  ["complexity_error", /complex|slow/],
  ["syntax_error", /syntax/],
  ["logic_error", /logic/],
  ["misconception", /misconception|alias|mutab/],
  ["correlation_causation", /correlation/],
  ["causal_error", /caus/],
  ["overgeneralization", /overgeneral|claim|always/],
  ["undergeneralization", /undergeneral|vague/],
  ["definition_error", /defin|hypothetical/],
];
