/** Something a check found in a lesson, for the teacher: what, where, and what would fix it. Never a score. */
export type Finding = {
  /** Which rule, stable, for tests and traces: `minutes-add-up`. */
  rule: string;
  /** The section's id; null where it concerns the lesson as a whole. */
  section: string | null;
  /** 1-based, in the lesson's markdown; null where no single line is to blame. */
  line: number | null;
  message: string;
  fix: string;
};
