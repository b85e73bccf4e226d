import { companionParts } from "../../message.ts";

/** What can be exported of a session: the lesson itself, and what goes with it. */
export const parts = ["lesson", ...companionParts] as const;
export type Part = (typeof parts)[number];
