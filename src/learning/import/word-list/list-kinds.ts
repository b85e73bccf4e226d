/** What a list is of: words of another language, terms with what they mean, or questions with their answers. */
export const listKinds = ["words", "terms", "questions"] as const;
export type ListKind = (typeof listKinds)[number];

/** What a column of a word list may hold. */
export const columns = [
  "term",
  "meaning",
  "accepted",
  "example",
  "example_translation",
  "unit",
  "part",
  "note",
] as const;
export type Column = (typeof columns)[number];
