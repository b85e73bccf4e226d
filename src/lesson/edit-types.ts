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
