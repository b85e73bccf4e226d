/** What a learner reads instead of an error type (exercise-modalities §8.3). */
const words: Readonly<Record<string, string>> = {
  vocabulary_confusion: "words taken for each other",
  grammar_pattern: "grammar patterns",
  register_mismatch: "too formal or too casual",
  spelling: "spelling",
  word_order: "word order",
  affix_error: "prefixes and endings",
  false_friend: "false friends",
  syntax_error: "the rules of the language",
  logic_error: "the logic",
  off_by_one: "off by one",
  wrong_data_structure: "the kind of value or data structure",
  missing_edge_case: "forgotten special cases",
  misconception: "a wrong idea",
  complexity_error: "the cost in time or memory",
  definition_error: "definitions",
  relationship_confusion: "ideas taken for each other",
  overgeneralization: "a rule used too widely",
  undergeneralization: "a rule used too narrowly",
  causal_error: "cause and effect",
  correlation_causation: "correlation taken for cause",
  method_error: "the method",
  sign_error: "signs",
  calculation_slip: "slips in calculating",
  form_missing: "the form that was asked for",
  unit_error: "units",
  wrong_answer: "not known yet",
  unanswered: "left unanswered",
  answer_shown: "answers that were shown",
};

/** A type that is not ours reads as its own name without underscores. */
export function errorInWords(errorType: string): string {
  return Object.hasOwn(words, errorType)
    ? (words[errorType] ?? errorType)
    : errorType.replaceAll(/[_-]+/g, " ").trim() || "other errors";
}

/** In quotation marks, and no longer than a line can take. */
export function quoted(text: string): string {
  const flat = text.replaceAll(/\s+/g, " ").trim();
  const letters = [...flat];
  return `“${letters.length > 48 ? `${letters.slice(0, 47).join("")}…` : flat}”`;
}

export function times(count: number): string {
  return count === 1 ? "once" : count === 2 ? "twice" : `${count} times`;
}
