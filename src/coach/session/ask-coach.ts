import { askThroughAgents, type Desk } from "../../learning/ask-agent.ts";
import type { ModelAnswer, ModelQuestion } from "../../learning/ask-model.ts";
import { memoryStore } from "../../store/memory-store.ts";

/** A question to an agent of the coach plugin, with a time limit: a learner is waiting. */
export type AskCoach = <T>(question: ModelQuestion<T>, signal: AbortSignal) => Promise<ModelAnswer<T>>;

export const answerWithinMs = 10_000;

/**
 * null where no model is set up. Throws `ModelError` where one was named and cannot be reached. Answers are not kept as
 * sessions of their own: the coaching log holds what was said and decided.
 */
export async function askCoach(
  desk: Pick<Desk, "found" | "setting">,
  withinMs = answerWithinMs,
): Promise<AskCoach | null> {
  const signal = new AbortController().signal;
  const coach = { plugin: "coach", first: "listener" };
  const ask = await askThroughAgents({ ...desk, store: memoryStore(), signal }, coach);
  if (ask === null) return null;
  return (question, stop) => ask(question, AbortSignal.any([stop, AbortSignal.timeout(withinMs)]));
}
