import type { AssistantMessage } from "../message.ts";
import type { ModelRequest, ModelResponse } from "../model/model.ts";
import { type AtOnce, andThen } from "./at-once.ts";
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

  const hooked = postModel(state, called.response);
  const answered = hooked instanceof Promise ? await hooked : hooked;
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
    const asking = beforeModel(state);
    const asked = asking instanceof Promise ? await asking : asking;
    if (asked.kind === "end") return asked;
    const called = await callModel(state, asked.request);
    const tooLong = called.kind === "end" && called.ending.failure === "too_long";
    if (!tooLong || !narrow(state, asked.request)) return called;
  }
}

type Requested = { kind: "go"; request: ModelRequest } | { kind: "end"; ending: Ending };

function beforeModel(state: RunState): AtOnce<Requested> {
  const { actor, run } = state;
  const request: ModelRequest = {
    system: actor.system,
    tools: actor.tools.definitions,
    volatile: renderTasks(run.session.session.tasks),
    messages: state.history,
  };
  if (actor.outputSchema !== undefined) request.outputSchema = actor.outputSchema;
  return andThen(fitting(state, request), (fitted) => {
    if (fitted.kind === "end") return fitted;
    request.messages = fitted.messages;
    return actor.hooks.preModel.length === 0 ? { kind: "go", request } : preModel(state, request);
  });
}

function preModel(state: RunState, request: ModelRequest): AtOnce<Requested> {
  const fired = fireHooks(state, { point: "preModel", request }, (event, patch) => {
    const { request: asked } = event;
    const { system = asked.system, messages = asked.messages, volatile = asked.volatile } = patch;
    const changed = system !== asked.system || messages !== asked.messages || volatile !== asked.volatile;
    return changed
      ? { event: { ...event, request: { ...asked, system, messages, volatile } }, verdict: "patch" }
      : { event, verdict: "pass" };
  });
  return andThen(fired, (done) => (done.kind === "end" ? done : { kind: "go", request: done.event.request }));
}

function postModel(state: RunState, response: ModelResponse): AtOnce<Called> {
  if (state.actor.hooks.postModel.length === 0) return { kind: "go", response };
  const fired = fireHooks(state, { point: "postModel", response, messages: state.history }, (event, patch) =>
    patch.message === undefined
      ? { event, verdict: "pass" }
      : { event: { ...event, response: { ...event.response, message: patch.message } }, verdict: "patch" },
  );
  return andThen(fired, (done) =>
    done.kind === "end" ? done : { kind: "go", response: done.event.response },
  );
}
