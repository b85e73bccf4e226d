import type { Happening } from "../../../coach/session/happening.ts";
import type { SittingView } from "../../../coach/session/sitting.ts";
import type { HeardView } from "../../../coach/session/step-view.ts";
import type { Say } from "./partner.ts";

export type Phase =
  | "opening"
  | "speaking"
  | "reading"
  | "listening"
  | "typing"
  | "thinking"
  | "resting"
  | "over";

/** What a session looks like at a moment. */
export type Shown = {
  phase: Phase;
  step: SittingView | null;
  /** What the coach has said since the learner last did something, oldest first. */
  turns: readonly Say[];
  /** The learner has done something: what is said next stands alone. */
  acted: boolean;
  /** The line of the last turn that is being said aloud. */
  line: number | null;
  /** The last answer for this word. */
  heard: HeardView | null;
};

export const nothingYet: Shown = {
  phase: "opening",
  step: null,
  turns: [],
  acted: false,
  line: null,
  heard: null,
};

/** The session is opened again: what was there stays until it answers. One that is over is left behind. */
export function reopened(before: Shown): Shown {
  if (before.step === null || before.step.final) return nothingYet;
  return { ...before, phase: "opening", line: null, acted: true };
}

/** A step has come back. */
export function withStep(before: Shown, step: SittingView): Shown {
  const { say, verdict } = step;
  const isNew = say !== null && before.turns.at(-1)?.turnId !== say.turnId;
  const isNextWord = step.word !== null && before.step?.word != null && step.word.id !== before.step.word.id;
  // What gave the word away goes with it.
  const isHidden = step.word?.target === null && before.step?.word?.target != null;
  const earlier = before.acted || isNextWord || isHidden ? [] : before.turns;
  const heard = isNextWord || isOld(before, step) ? null : before.heard;
  return {
    ...before,
    phase: phaseOf(step),
    step,
    turns: isNew ? [...earlier, say] : before.turns,
    acted: before.acted && !isNew,
    line: null,
    heard: verdict ?? heard,
  };
}

/** A use that was counted is old when it is the learner's turn again, and anything heard when the coach says more. */
function isOld({ heard, acted }: Shown, { say }: SittingView): boolean {
  return say === null ? heard?.counted === true : acted;
}

/** Something is being sent. That the coach has finished speaking is not worth a word. */
export function withSent(before: Shown, { event }: Pick<Happening, "event">): Shown {
  if (event === "tts_done" || event === "tts_error") return { ...before, line: null };
  return { ...before, phase: "thinking", line: null, acted: true };
}

/** The microphone opens or closes; it matters only while it is the learner's turn. */
export function withEar(before: Shown, open: boolean): Shown {
  if (before.phase !== "listening" && before.phase !== "typing") return before;
  return { ...before, phase: open ? "listening" : "typing" };
}

/** Nobody says what stands there, and it stays until the learner goes on. */
export function withReading(before: Shown): Shown {
  return before.phase === "speaking" ? { ...before, phase: "reading", line: null } : before;
}

function phaseOf({ say, final, resting }: SittingView): Phase {
  if (say !== null) return "speaking";
  if (final) return "over";
  return resting ? "resting" : "typing";
}
