import type { AskModel } from "../ask-model.ts";
import type { Course } from "../course.ts";
import type { Evaluation } from "../evaluation.ts";
import type { BoxOutcome, BoxRequest } from "../sandbox/box.ts";
import type { Ports } from "../state/ports.ts";

/** What a learner hands in beside, or in place of, the exercise's own file. */
export type HandIn = {
  /** The answer itself, where it is not in the exercise's file. */
  response?: string | undefined;
  /** A photo. */
  image?: { path: string; bytes: Uint8Array } | undefined;
  /** The learner's own rating: overall, or by the rubric's dimensions. */
  self?: 1 | 2 | 3 | 4 | Readonly<Record<string, number>> | undefined;
};

export type GradingDesk = HandIn & {
  course: Course;
  room: {
    ports: Pick<Ports, "disk" | "now">;
    runInBox(request: BoxRequest): Promise<BoxOutcome>;
    /** null: there is no model, and none is needed. */
    ask(): Promise<AskModel | null>;
  };
  /** Where a file of the exercise is. */
  path(name: string): string;
  /** The file that was named for grading, where one was: it may have been moved. */
  given: string | null;
};

/** How it should look: written, or drawn as the block of a figure says. */
export type ReferenceShown = { written: string; gloss: string; figure: string | null };

/** A photo that could not be read, and why. `reference`: what it is to be compared with, once that was asked for. */
export type Unread = { reason: string; reference: ReferenceShown[] | null };

/**
 * `save` writes what grading changes in the learner's file, once the result counts. `isUntouched`: nothing was written
 * into it yet, so there is nothing to count. `isAsGiven`: what it was given with can be tried all the same, as a program that is to be
 * mended.
 */
export type Found =
  | { evaluation: Evaluation; save: (() => Promise<void>) | null; isUntouched?: boolean; isAsGiven?: boolean }
  /** `command`: what helps at a terminal. */
  | { problem: string; command?: string; unread?: Unread };

export function foundOf(evaluation: Evaluation | { problem: string }): Found {
  return "problem" in evaluation ? evaluation : { evaluation, save: null };
}
