import { type AssistantMessage, sumOfUsage, textOf, toolCalls, type Usage } from "../message.ts";
import { ModelError } from "../model/errors.ts";
import type { Model, ModelEvent, ModelRequest, ModelResponse } from "../model/model.ts";
import { reasonOf } from "../problem.ts";
import { budgetReached, noUsage } from "./account.ts";
import { cancelledEnding, type Ending } from "./run.ts";
import { endSpan, type SpanBody, startSpan } from "./spans.ts";
import { addUsage, emit, nextMessageIndex, type RunState } from "./state.ts";
import { stopped } from "./stopping.ts";
import { ranOut, tooSlow } from "./time-limits.ts";

export type Called = { kind: "go"; response: ModelResponse } | { kind: "end"; ending: Ending };

/** Asks the model, and once more where its reply has nothing in it. */
export async function callModel(state: RunState, request: ModelRequest): Promise<Called> {
  const first = await oneCall(state, request);
  if (first.kind === "end" || !isBlank(first.response.message)) return first;
  const broke = budgetReached(state.account);
  if (broke !== null) return { kind: "end", ending: broke };
  emit(state, { type: "retry", attempt: 2, delayMs: 0, reason: "The reply was empty." });
  state.textSoFar = "";
  const second = await oneCall(state, request);
  return second.kind === "go" && isBlank(second.response.message)
    ? { kind: "end", ending: nothingSaid }
    : second;
}

export const nothingSaid: Ending = {
  status: "error_model",
  reason:
    "The reply was empty, and so was a second one. The request is kept: go on from here, or choose another model.",
  failure: "empty_reply",
};

/** Nothing said and nothing to do, in a turn that claims to be whole. */
export function isBlank(message: AssistantMessage): boolean {
  const whole = message.stopReason === "end" || message.stopReason === "tool_calls";
  return whole && toolCalls(message).length === 0 && textOf(message).trim() === "";
}

/** Asks the model something beside the conversation: nobody hears it, and it is no turn. What it costs counts. */
export function askAside(state: RunState, request: ModelRequest): Promise<Called> {
  return oneCall(state, request, "aside");
}

async function oneCall(
  state: RunState,
  request: ModelRequest,
  heard: "aloud" | "aside" = "aloud",
): Promise<Called> {
  const { actor, seconds } = state;
  const started = startSpan(state);
  const ledger = ledgerOf(state);
  let retries = 0;
  let over = false;
  const onEvent = (event: ModelEvent) => {
    if (over) return; // from work that was left behind
    if (event.type === "spent") return ledger.heard(event.usage, event.model);
    if (event.type === "text") {
      if (heard === "aside") return;
      state.textSoFar += event.delta;
      state.keeper.heard();
    } else {
      retries++;
      state.textSoFar = "";
      ledger.settle();
      const broke = budgetReached(state.account);
      if (broke !== null) state.stopping.stop(broke);
    }
    emit(state, event);
  };
  const ended = (
    messageIndex: number | null,
    stopReason: string | null,
    error: string | null,
    response?: ModelResponse,
  ) => {
    over = true;
    ledger.settle();
    const span: Extract<SpanBody, { type: "model" }> = {
      type: "model",
      name: actor.model.id,
      provider: actor.model.provider,
      messageCount: request.messages.length,
      model: ledger.model,
      usage: ledger.usage,
      costUsd: ledger.costUsd,
      retries,
      messageIndex,
      stopReason,
      error,
    };
    if (response?.cached === true) span.cached = true;
    endSpan(state, started, span);
  };
  try {
    const call = { signal: state.stopping.signal, onEvent, idleTimeoutMs: seconds.silence * 1000 };
    const answering = actor.model.generate(request, call);
    const raced = state.stopping.race(answering, started.tick, seconds.turn, turnTooSlow, actor.model);
    const response = raced instanceof Promise ? await raced : raced;
    if (response === stopped) throw new ModelError("cancelled", "Stopped.");
    const { message } = response;
    const blank = isBlank(message);
    ledger.heard(response.usage, response.model);
    const index = blank || heard === "aside" ? null : nextMessageIndex(state);
    ended(index, message.stopReason, blank ? "The reply was empty." : null, response);
    return { kind: "go", response };
  } catch (error) {
    const failure = asModelError(error);
    ended(null, null, state.stopping.ending?.reason ?? failure.message);
    return { kind: "end", ending: state.stopping.ending ?? endingOf(failure) };
  }
}

/** What a call costs, its failed and broken tries included: what the provider said of each last counts. */
function ledgerOf(state: RunState) {
  let trying: { usage: Usage; model: string } | null = null;
  const ledger = {
    usage: noUsage(),
    costUsd: 0 as number | null,
    model: state.actor.model.id,
    heard(usage: Usage, model: string) {
      trying = { usage, model };
    },
    settle() {
      if (trying === null) return;
      const { usage, model } = trying;
      trying = null;
      const costUsd = addUsage(state, model, usage);
      ledger.model = model;
      ledger.usage = sumOfUsage(ledger.usage, usage);
      ledger.costUsd = costUsd === null || ledger.costUsd === null ? null : ledger.costUsd + costUsd;
      const { usage: total, costUsd: totalCostUsd } = state.account;
      emit(state, { type: "usage", usage, costUsd, total, totalCostUsd });
    },
  };
  return ledger;
}

function turnTooSlow({ provider, id }: Pick<Model, "provider" | "id">, seconds: number): Ending {
  return tooSlow(provider === "builtin" ? "Built-in drafting" : `One turn of the model ${id}`, seconds);
}

function endingOf(failure: ModelError): Ending {
  if (failure.kind === "cancelled") return cancelledEnding;
  if (failure.kind === "timeout") return ranOut(failure.message);
  return { status: "error_model", reason: failure.message, failure: failure.kind };
}

function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const why = reasonOf(error);
  return new ModelError("bad_response", `The model could not answer: ${why}`, { cause: error });
}
