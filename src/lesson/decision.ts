import { z } from "zod";
import { Problem } from "../problem.ts";
import { editTypes } from "./edit-types.ts";

/** What a teacher wants of a revision, for the presets and for research. */
export const EditType = z.enum(editTypes);
export type EditType = z.infer<typeof EditType>;

/** One way a section could be instead, and one line of why. */
export const Alternative = z.object({ why: z.string().trim().min(1), text: z.string().trim().min(1) });
export type Alternative = z.infer<typeof Alternative>;

/**
 * A teacher's decision on one section of one draft: an event, kept for ever. What a session calls a decision, with
 * what the lesson room needs to replay it.
 */
export const LessonDecision = z
  .object({
    section: z.string(),
    type: z.enum(["accept", "revise", "alternatives", "pick", "undo"]),
    at: z.string(),
    /** Which of the session's messages holds the draft. */
    draft: z.number().int().nonnegative(),
    /** What the teacher asked for, in their words. */
    request: z.string().optional(),
    editType: EditType.optional(),
    /** The new section; always there on a revision. */
    text: z.string().optional(),
    /** Two or three; always there on alternatives. */
    options: z.array(Alternative).min(2).max(3).optional(),
    /** 1-based; always there on a pick. */
    pick: z.number().int().positive().optional(),
    by: z.literal("teacher").optional(),
  })
  .refine(({ type, text }) => type !== "revise" || text !== undefined, "a revision holds the new text")
  .refine(
    ({ type, options }) => type !== "alternatives" || options !== undefined,
    "alternatives hold options",
  )
  .refine(({ type, pick }) => type !== "pick" || pick !== undefined, "a pick says which");
export type LessonDecision = z.infer<typeof LessonDecision>;

/** What a teacher can do. A revision and alternatives are decided once their text has come. */
export type Action =
  | { type: "accept"; section: string }
  | { type: "revise"; section: string; request: string; editType?: EditType; text: string }
  | { type: "alternatives"; section: string; request?: string; options: Alternative[] }
  | { type: "pick"; section: string; pick: number }
  | { type: "undo"; section: string };

/** A section's text at one time; the first is the draft's. */
export type Version = {
  text: string;
  from: "draft" | "revise" | "pick";
  request?: string;
  editType?: EditType;
  /** When it was decided; null for the draft. */
  at: string | null;
};

export type SectionState = {
  id: string;
  title: string;
  decision: "pending" | "accepted";
  /** The current text, heading included, byte for byte as it stands in the lesson. */
  text: string;
  versions: Version[];
  /** Index in `versions`. */
  current: number;
  /** Alternatives waiting for a pick; null where none do. */
  offered: Alternative[] | null;
};

export type LessonState = {
  /** Which of the session's messages holds the draft. */
  draft: number;
  original: string;
  /** The lesson as it stands, decisions applied. */
  markdown: string;
  sections: SectionState[];
  /** Every section is accepted. */
  complete: boolean;
  /** Ids of sections that wait for a decision. */
  undecided: string[];
};

/** A decision that cannot be taken; the message is for the teacher. Nothing was changed. */
export class DecisionError extends Problem {
  constructor(message: string) {
    super("usage", message);
  }
}
