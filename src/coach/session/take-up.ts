import { standing } from "./advance.ts";
import { type Advanced, type Coach, isResting } from "./coach.ts";
import type { Coaching } from "./coaching.ts";

/** Begins a session, or goes on with it. One that rests is not woken up by opening it: the learner says when. */
export async function takeUp(
  coach: Coach,
  coaching: Pick<Coaching, "state" | "happen">,
  signal: AbortSignal,
): Promise<Advanced> {
  const state = coaching.state();
  const isNew = state.position.state === coach.spec.initial;
  if (!isNew && isResting(coach, state)) return standing(coach, state);
  return coaching.happen({ event: isNew ? "start" : "resume", turnId: null, text: "" }, signal);
}
