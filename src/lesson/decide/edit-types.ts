/** What a teacher wants of a revision, for the presets and for research. Without its schema, for pages. */
export const editTypes = [
  "easier",
  "harder",
  "shorter",
  "more_detail",
  "more_differentiation",
  "fix_curriculum_link",
  "other",
] as const;

/** What can be decided on a section: stated here, and typed from here everywhere else. */
export const actions = [
  "accept",
  "revise",
  "alternatives",
  "edit",
  "minutes",
  "move",
  "pick",
  "undo",
] as const;
