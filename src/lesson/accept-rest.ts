import { decide, type LessonDecision, type LessonState } from "./decisions.ts";

/** Accepts every section that still waits. */
export function acceptRest(state: LessonState, at: string): LessonDecision[] {
  return state.undecided.map((section) => decide(state, { type: "accept", section }, at));
}
