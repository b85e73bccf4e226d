import type { AssistantMessage } from "../message.ts";
import { ModelError } from "../model/errors.ts";
import type { ModelEvent, ModelRequest, ModelResponse } from "../model/model.ts";
import { reasonOf } from "../problem.ts";
import { fireHooks } from "./fire-hooks.ts";
import { renderTasks } from "./prompt.ts";
import { cancelledEnding, type Ending } from "./run.ts";
import { endSpan, startSpan } from "./spans.ts";
import { addUsage, emit, nextMessageIndex, noUsage, type RunState, say } from "./state.ts";

export type Turn = { kind: "message"; message: AssistantMessage } | { kind: "end"; ending: Ending };

/** One turn of the model, hooks around it, saved when it returns. */
export async function modelTurn(state: RunState): Promise<Turn> {
  state.turn++;
  state.textSoFar = "";
  emit(state, { type: "turn_start", turn: state.turn });

  const request = await beforeModel(state);
  if (request.kind === "end") return request;

  const called = await callModel(state, request.request);
  if (called.kind === "end") return called;

  const answered = await afterModel(state, called.response);
  if (answered.kind === "end") return answered;

  const { message } = answered.response;
  await say(state, message);
  state.textSoFar = "";
  emit(state, { type: "message", message });
  return { kind: "message", message };
}

type Requested = { kind: "go"; request: ModelRequest } | { kind: "end"; ending: Ending };

async function beforeModel(state: RunState): Promise<Requested> {
  const { actor, run } = state;
  const request: ModelRequest = {
    system: actor.system,
    messages: state.history,
    tools: actor.tools.definitions,
    volatile: renderTasks(run.session.session.tasks),
    ...(actor.outputSchema === undefined ? {} : { outputSchema: actor.outputSchema }),
  };
  if (actor.hooks.preModel.length === 0) return { kind: "go", request };
  const fired = await fireHooks(state, { point: "preModel", request }, (event, patch) => {
    const { system = event.request.system, messages = event.request.messages } = patch;
    const changed = system !== event.request.system || messages !== event.request.messages;
    return changed
      ? { event: { ...event, request: { ...event.request, system, messages } }, verdict: "patch" }
      : { event, verdict: "pass" };
  });
  return fired.kind === "end" ? fired : { kind: "go", request: fired.event.request };
}

type Called = { kind: "go"; response: ModelResponse } | { kind: "end"; ending: Ending };

async function callModel(state: RunState, request: ModelRequest): Promise<Called> {
  const { actor, run } = state;
  const started = startSpan(state);
  let retries = 0;
  const onEvent = (event: ModelEvent) => {
    if (event.type === "text") {
      state.textSoFar += event.delta;
      state.keeper.heard();
    } else {
      retries++;
      state.textSoFar = "";
    }
    emit(state, event);
  };
  const span = {
    type: "model" as const,
    name: actor.model.id,
    provider: actor.model.provider,
    messageCount: request.messages.length,
  };
  try {
    const response = await actor.model.generate(request, { signal: run.signal, onEvent });
    const costUsd = addUsage(state, response.model, response.usage);
    endSpan(state, started, {
      ...span,
      model: response.model,
      messageIndex: nextMessageIndex(state),
      usage: response.usage,
      costUsd,
      stopReason: response.message.stopReason,
      retries,
      error: null,
    });
    emit(state, {
      type: "usage",
      usage: response.usage,
      costUsd,
      total: state.usage,
      totalCostUsd: state.costUsd,
    });
    return { kind: "go", response };
  } catch (error) {
    const failure = asModelError(error);
    endSpan(state, started, {
      ...span,
      model: actor.model.id,
      messageIndex: null,
      usage: noUsage(),
      costUsd: null,
      stopReason: null,
      retries,
      error: failure.message,
    });
    const ending: Ending =
      failure.kind === "cancelled" || run.signal.aborted
        ? cancelledEnding
        : { status: "error_model", reason: failure.message, failure: failure.kind };
    return { kind: "end", ending };
  }
}

async function afterModel(state: RunState, response: ModelResponse): Promise<Called> {
  if (state.actor.hooks.postModel.length === 0) return { kind: "go", response };
  const fired = await fireHooks(state, { point: "postModel", response }, (event, patch) =>
    patch.message === undefined
      ? { event, verdict: "pass" }
      : { event: { ...event, response: { ...event.response, message: patch.message } }, verdict: "patch" },
  );
  return fired.kind === "end" ? fired : { kind: "go", response: fired.event.response };
}

function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const why = reasonOf(error);
  return new ModelError("bad_response", `The model could not answer: ${why}`, { cause: error });
}
