import { sumOfUsage, type Usage } from "../message.ts";
import { ModelError } from "./errors.ts";
import type { ModelCall, ModelResponse } from "./model.ts";

/** How often one turn may pause; each time costs a request. */
export const mostPauses = 10;

export function keepsPausing(model: string): ModelError {
  const message = `The model "${model}" paused its turn ${mostPauses} times and did not finish it.`;
  return new ModelError("bad_response", message);
}

/** Both parts of a paused turn as one. */
export function joined(before: ModelResponse, after: ModelResponse): ModelResponse {
  const content = [...before.message.content, ...after.message.content];
  return { ...after, message: { ...after.message, content }, usage: sumOfUsage(before.usage, after.usage) };
}

/** What a try is said to have used includes what its earlier parts did. */
export function withUsageBefore(onEvent: ModelCall["onEvent"], before: Usage): ModelCall["onEvent"] {
  return (event) =>
    onEvent(event.type === "spent" ? { ...event, usage: sumOfUsage(before, event.usage) } : event);
}
