import type { AssistantMessage } from "../message.ts";
import type { ModelRequest, ModelResponse } from "../model/model.ts";
import { type Called, callModel } from "./call-model.ts";
import { fitting, narrow } from "./compaction/fitting.ts";
import { fireHooks } from "./fire-hooks.ts";
import { renderTasks } from "./prompt.ts";
import type { Ending } from "./run.ts";
import { emit, type RunState, say } from "./state.ts";

export type Turn = { kind: "message"; message: AssistantMessage } | { kind: "end"; ending: Ending };

/** One turn of the model, hooks around it, saved when it returns. */
export async function modelTurn(state: RunState): Promise<Turn> {
  state.turn++;
  state.textSoFar = "";
  emit(state, { type: "turn_start", turn: state.turn });

  const called = await askWithinWindow(state);
  if (called.kind === "end") return called;

  const answered = await afterModel(state, called.response);
  if (answered.kind === "end") return answered;

  const { message } = answered.response;
  await say(state, message);
  state.textSoFar = "";
  emit(state, { type: "message", message });
  return { kind: "message", message };
}

/** Once more, shorter, where the provider finds too long what fitted by our count. */
async function askWithinWindow(state: RunState): Promise<Called> {
  for (;;) {
    const asked = await beforeModel(state);
    if (asked.kind === "end") return asked;
    const called = await callModel(state, asked.request);
    const tooLong = called.kind === "end" && called.ending.failure === "too_long";
    if (!tooLong || !narrow(state, asked.request)) return called;
  }
}

type Requested = { kind: "go"; request: ModelRequest } | { kind: "end"; ending: Ending };

async function beforeModel(state: RunState): Promise<Requested> {
  const { actor, run } = state;
  const request: ModelRequest = {
    system: actor.system,
    tools: actor.tools.definitions,
    volatile: renderTasks(run.session.session.tasks),
    messages: state.history,
  };
  if (actor.outputSchema !== undefined) request.outputSchema = actor.outputSchema;
  const fits = fitting(state, request);
  const fitted = fits instanceof Promise ? await fits : fits;
  if (fitted.kind === "end") return fitted;
  request.messages = fitted.messages;
  if (actor.hooks.preModel.length === 0) return { kind: "go", request };
  const fired = await fireHooks(state, { point: "preModel", request }, (event, patch) => {
    const { request: asked } = event;
    const { system = asked.system, messages = asked.messages, volatile = asked.volatile } = patch;
    const changed = system !== asked.system || messages !== asked.messages || volatile !== asked.volatile;
    return changed
      ? { event: { ...event, request: { ...asked, system, messages, volatile } }, verdict: "patch" }
      : { event, verdict: "pass" };
  });
  return fired.kind === "end" ? fired : { kind: "go", request: fired.event.request };
}

async function afterModel(state: RunState, response: ModelResponse): Promise<Called> {
  if (state.actor.hooks.postModel.length === 0) return { kind: "go", response };
  const fired = await fireHooks(
    state,
    { point: "postModel", response, messages: state.history },
    (event, patch) =>
      patch.message === undefined
        ? { event, verdict: "pass" }
        : { event: { ...event, response: { ...event.response, message: patch.message } }, verdict: "patch" },
  );
  return fired.kind === "end" ? fired : { kind: "go", response: fired.event.response };
}
