import { z } from "zod";
import { type CompanionPart, companionParts } from "../../message.ts";
import { Problem } from "../../problem.ts";
import { editTypes } from "./edit-types.ts";
import { Filled } from "./filled.ts";

/** What a teacher wants of a revision, for the presets and for research. */
export const EditType = z.enum(editTypes);
export type EditType = z.infer<typeof EditType>;

/** One way a section could be instead, and one line of why. */
export const Alternative = z.object({ why: z.string().trim().min(1), text: z.string().trim().min(1) });
export type Alternative = z.infer<typeof Alternative>;

/** `part`: by its name; left out: the section as a whole. */
const PartWish = z.object({
  part: z.string().max(200).optional(),
  minutes: z.number().int().min(1).max(600),
});

const kept = {
  section: z.string(),
  at: z.string(),
  /** Which of the session's messages holds the draft. */
  draft: z.number().int().nonnegative(),
  by: z.literal("teacher").optional(),
  /** What goes with the lesson, where it is of that and not of the lesson itself. */
  part: z.enum(companionParts).optional(),
  /** It came along from the lesson of that session, which was adapted for another class. */
  from: z.string().optional(),
};
/** What the teacher asked for, in their words. */
const request = z.string().optional();

/**
 * A teacher's decision on one section of one draft: an event, kept for ever. What a session calls a decision, with
 * what the lesson room needs to replay it.
 */
export const LessonDecision = z.discriminatedUnion("type", [
  z.object({ ...kept, type: z.literal("accept") }),
  /** `text`: the new section. `timings`: that section, where the new one takes other minutes. One undo takes both back. */
  z.object({
    ...kept,
    type: z.literal("revise"),
    request,
    editType: EditType.optional(),
    text: z.string(),
    timings: z.object({ section: z.string(), text: z.string() }).optional(),
  }),
  z.object({
    ...kept,
    type: z.literal("alternatives"),
    request,
    options: z.array(Alternative).min(2).max(3),
  }),
  /** `text`: the section as the teacher wrote it; `filled`: she gave one place of it, and no word on the rest. `timings`: that section, where other minutes were typed. One undo takes both back. */
  z.object({
    ...kept,
    type: z.literal("edit"),
    text: z.string(),
    filled: z.boolean().optional(),
    timings: z.object({ section: z.string(), text: z.string() }).optional(),
  }),
  /** `pick`: 1-based. */
  z.object({ ...kept, type: z.literal("pick"), pick: z.number().int().positive() }),
  /** Other minutes: `texts` are the sections that say them, whole, as they read afterwards. One undo takes all of it back. */
  z.object({
    ...kept,
    type: z.literal("minutes"),
    parts: z.array(PartWish),
    texts: z.array(z.object({ section: z.string(), text: z.string() })).min(1),
  }),
  /** Another place: before that section; null: at the end. */
  z.object({ ...kept, type: z.literal("move"), before: z.string().nullable() }),
  /** A slide of the teacher's own, with an id that nothing else has: before that one; null: at the end. */
  z.object({ ...kept, type: z.literal("add"), text: z.string(), before: z.string().nullable() }),
  z.object({ ...kept, type: z.literal("undo") }),
]);
export type LessonDecision = z.infer<typeof LessonDecision>;

const section = z.string().min(1).max(200);
const words = z.string().max(200_000);
/** Of what goes with the lesson; left out: of the lesson. */
const part = z.enum(companionParts).optional();

/** What a teacher wants done with a section, as every door takes it: before any text has come. */
export const Wish = z.discriminatedUnion("type", [
  z.object({ type: z.literal("accept"), section, part }),
  z.object({
    type: z.literal("revise"),
    section,
    part,
    request: words.optional(),
    editType: EditType.optional(),
  }),
  z.object({ type: z.literal("alternatives"), section, part }),
  /** `over`: the section's text as its writer saw it. Where another stands there by now, nothing is written over it. */
  z.object({ type: z.literal("edit"), section, part, text: words, over: words.optional() }),
  /** A field filled in, by what it asks for; kept as an edit, and as her note on the topic. */
  z.object({ type: z.literal("fill"), section, part, field: z.string().max(1_000), given: Filled }),
  z.object({ type: z.literal("pick"), section, part, pick: z.number().int() }),
  z.object({ type: z.literal("minutes"), section, part, parts: z.array(PartWish).min(1).max(20) }),
  z.object({ type: z.literal("move"), section, part, before: section.nullable() }),
  z.object({ type: z.literal("undo"), section, part }),
]);
export type Wish = z.infer<typeof Wish>;

/** A slide of the teacher's own, after that section's. */
export type SlideWish = { type: "add"; section: string; part: "slides"; text: string };

/** What can be decided: a revision and alternatives once their text has come. */
export type Action =
  | Exclude<Wish, { type: "revise" | "alternatives" | "edit" | "fill" }>
  | (Extract<Wish, { type: "edit" }> & { filled?: true })
  | SlideWish
  | {
      type: "revise";
      section: string;
      part?: CompanionPart;
      request: string;
      editType?: EditType;
      text: string;
    }
  | { type: "alternatives"; section: string; part?: CompanionPart; request?: string; options: Alternative[] };

/** A section's text at one time; the first is the draft's. */
export type Version = {
  text: string;
  from: "draft" | "revise" | "edit" | "pick" | "minutes";
  request?: string | undefined;
  editType?: EditType | undefined;
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
  /** It stands elsewhere than it was drafted. */
  moved: boolean;
  /** The teacher put it in; it was never drafted. */
  added?: true;
};

export type LessonState = {
  /** Left out: it is the lesson. */
  part?: CompanionPart;
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

/** What was asked was answered in words, and the section left as it is: no failure, and said where it was asked. */
export class LeftAlone extends DecisionError {}
