import type { AnswerError } from "../answers/verdict.ts";
import type { DomainType } from "../course-format.ts";

/** Exercise-modalities §8.3; interviews are talked about, so they share the conceptual ones. */
const conceptual = [
  "definition_error",
  "relationship_confusion",
  "overgeneralization",
  "undergeneralization",
  "causal_error",
  "correlation_causation",
] as const;

export const errorTypes = {
  language: [
    "vocabulary_confusion",
    "grammar_pattern",
    "register_mismatch",
    "spelling",
    "word_order",
    "affix_error",
    "false_friend",
  ],
  technical: [
    "syntax_error",
    "logic_error",
    "off_by_one",
    "wrong_data_structure",
    "missing_edge_case",
    "misconception",
    "complexity_error",
  ],
  conceptual,
  interview: conceptual,
} as const satisfies Record<DomainType, readonly string[]>;

/** What was not answered at all, in any domain. */
export const unanswered = "unanswered";

/** What was told before it was answered. */
export const answerShown = "answer_shown";

/** Wrong, and like nothing that was asked: in a language course, no type of §8.3 says that. */
export const notKnown = "wrong_answer";

/** It was known, and went wrong in the writing or the reckoning. */
const slips: ReadonlySet<string> = new Set(["spelling", "calculation_slip", "sign_error"]);

export function isSlip(errorType: string): boolean {
  return slips.has(errorType);
}

/** The type of error, in its domain, that a wrong typed answer shows. */
export function errorTypeOf(domain: DomainType, error: AnswerError): string {
  if (error === "blank") return unanswered;
  if (error === "shown") return answerShown;
  return (domain === "language" ? inLanguage : inOthers(domain))[error] ?? fallback[domain];
}

/** Only a known word in another's place is a confusion: of an answer that is none, nothing more can be said. */
const inLanguage: Partial<Record<AnswerError, string>> = {
  accent: "spelling",
  affix: "affix_error",
  confusion: "vocabulary_confusion",
  number: "vocabulary_confusion",
  spelling: "spelling",
  word_order: "word_order",
  wrong_answer: notKnown,
  wrong_language: notKnown,
};

function inOthers(domain: DomainType): Partial<Record<AnswerError, string>> {
  return domain === "technical"
    ? { spelling: "syntax_error", accent: "syntax_error", number: "logic_error" }
    : { confusion: "relationship_confusion", word_order: "relationship_confusion" };
}

const fallback: Readonly<Record<DomainType, string>> = {
  language: "grammar_pattern",
  technical: "misconception",
  conceptual: "definition_error",
  interview: "definition_error",
};

/** The type of a false statement of the course that a learner makes their own. */
export function misconceptionType(domain: DomainType): string {
  return domain === "language" ? notKnown : fallback[domain];
}
