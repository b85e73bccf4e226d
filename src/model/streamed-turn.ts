import type { CallContext } from "./failures.ts";
import type { ModelCall, ModelResponse } from "./model.ts";
import { streamed, type Wire } from "./streaming.ts";

/** A turn that is put together from a provider's events. */
type Turn<Event> = { take(event: Event): void; finished(): boolean; response(): ModelResponse };

/** Asks a provider for a turn and takes what it streams, to the end. Throws `ModelError` and nothing else. */
export async function streamedTurn<Event>(
  turn: Turn<Event>,
  call: ModelCall,
  provider: {
    context: CallContext;
    idleTimeoutMs: number;
    open(wire: Wire): Promise<AsyncIterable<Event>>;
  },
): Promise<ModelResponse> {
  const { signal, idleTimeoutMs = provider.idleTimeoutMs } = call;
  const { context, open } = provider;
  await streamed({ signal, idleTimeoutMs, context, open, take: turn.take, finished: turn.finished });
  return turn.response();
}
