import type { CompanionPart } from "../../message.ts";
import { Problem } from "../../problem.ts";

/** Everything an export needs to know. It reads nothing else: no files, no session, no clock. */
export type ExportInput = {
  markdown: string;
  title: string;
  /** What goes with a lesson; left out: the lesson itself. */
  part?: CompanionPart | undefined;
  /** Of slides with a text of their own: the plan behind them, for the notes of the first. */
  plan?: string;
  /** Class, period and subject in one line; may be empty. */
  subtitle: string;
  status: "draft" | "decided" | "unverified";
  /** Curriculum lines that the lesson rests on. `start` and `end` are 1-based lines of `file`. */
  evidence: Evidence[];
  /** Content guidance: what whoever teaches it should know first. Pupils are not shown it. */
  guidance: string[];
  /** For the footer: "built-in drafting, no AI model". */
  madeBy: string;
  /** What must be said of the libraries it draws on (decision 45), a sentence each. */
  attributions?: string[];
};

export type Evidence = { code: string; file: string; start: number; end: number; title: string };

export const exportFormats = ["md", "html", "docx", "pptx", "pdf"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Something a person can put right: the message says what happened and what to do instead. Doors print it as it is. */
export class ExportError extends Problem {
  constructor(message: string) {
    super("setup", message);
  }
}
