import { z } from "zod";
import { LineChange } from "./line-changes.ts";

/** What a proposal rests on: a teacher's decision on a section, or the teacher's own words. */
export const Ground = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("decision"),
    session: z.string(),
    section: z.string(),
    editType: z.string(),
    at: z.string(),
  }),
  z.object({ kind: z.literal("said"), session: z.string(), words: z.string().min(1) }),
]);
export type Ground = z.infer<typeof Ground>;

const parts = {
  /** Proposals with one key are one proposal. */
  key: z.string().min(1),
  /** The class it is about; null: the teacher. */
  class: z.string().min(1).nullable(),
  /** The file of the workspace that it would change. */
  path: z.string().min(1),
  /** The first is the one that a teacher may put in other words. */
  changes: z.array(LineChange).min(1),
  /** For a list: "3B: Starter shorter than a first draft, revised twice". */
  summary: z.string().min(1),
  /** Nothing is claimed without them. */
  rests: z.array(Ground).min(1),
  /** The hook or agent that proposes it. */
  by: z.string().min(1),
};

/** What somebody who learned something hands in. */
export const NewProposal = z.object(parts);
export type NewProposal = z.infer<typeof NewProposal>;

/** A change to the teacher's files that waits for the teacher, or what the teacher said to it. */
export const Proposal = z.object({
  ...parts,
  id: z.string(),
  workspace: z.string(),
  /** Something in it looked like personal data, and was masked. */
  masked: z.boolean(),
  state: z.enum(["pending", "confirmed", "dismissed"]),
  proposedAt: z.string(),
  settledAt: z.string().nullable(),
});
export type Proposal = z.infer<typeof Proposal>;
