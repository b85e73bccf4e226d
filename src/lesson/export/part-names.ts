/** What can be exported of a session: the lesson itself, and what was made beside it. */
export const parts = ["lesson", "worksheet", "quiz", "guide", "slides"] as const;
export type Part = (typeof parts)[number];
