import { userText } from "../../message.ts";
import type { SessionLog } from "../../store/store.ts";
import { checkPrice } from "../account.ts";
import { fireHooks } from "../fire-hooks.ts";
import { runAgentLoop } from "../loop.ts";
import type { Colleague } from "../run.ts";
import { type CallPlace, leftBehind, type Ran } from "../runtime-tool.ts";
import type { RunState } from "../state.ts";
import { createChild, findChild, lastSaid, openChild, writtenBy } from "./child-sessions.ts";
import { type Ended, outcomeOf } from "./outcome.ts";
import { givenTask, type Task, taskText } from "./task.ts";

/** Runs another agent on a task, in a session of its own. Its status is the call's result; it ends no run but its own. */
export function callIn(state: RunState, task: Task, place: CallPlace): Promise<Ran> {
  return work(state, task, place, () => createChild(state, task, place.callId));
}

/** Goes on with an agent that was at work when its parent's run was killed; null where there is none. */
export async function goOnWithChild(state: RunState, task: Task, place: CallPlace): Promise<Ran | null> {
  const id = await findChild(state, task, place.callId);
  return id === null ? null : await work(state, task, place, () => openChild(state, id));
}

/** What an agent that was at work when its parent's run was killed had done by then; null where none was begun. */
export async function leftByChild(state: RunState, task: Task, place: CallPlace): Promise<Ran | null> {
  const id = await findChild(state, task, place.callId);
  if (id === null) return null;
  const { status, text } = await writtenBy(state, id);
  const cut = status === null;
  return outcomeOf({
    agent: task.agent,
    session: id,
    status: status ?? "cancelled",
    reason: cut ? "the program ended while it was at work. This is what it had written by then." : null,
    text,
  });
}

async function work(
  state: RunState,
  task: Task,
  place: CallPlace,
  openLog: () => Promise<SessionLog>,
): Promise<Ran> {
  return await state.children.inTurn(async () => {
    const refused = await announce(state, task);
    if (refused !== null) return refused;
    const colleague = await prepare(state, task);
    const log = await openLog();
    try {
      const ended = await run(state, { ...colleague, task, place, log });
      await report(state, task, ended);
      return outcomeOf(ended);
    } finally {
      await log.close();
    }
  });
}

/** Throws where it cannot begin: then it has no session either. */
async function prepare({ run, account }: RunState, { agent }: Task): Promise<Colleague> {
  if (run.team === undefined || run.depth > 0)
    throw new Error("an agent that was called in calls nobody in itself");
  const colleague = await run.team.callIn(agent);
  checkPrice(colleague.actor.model.id, account);
  return colleague;
}

type Begun = Colleague & { task: Task; place: CallPlace; log: SessionLog };

async function run(state: RunState, { actor, limits, task, place, log }: Begun): Promise<Ended> {
  const { session } = log;
  const about = { agent: task.agent, session: session.id };
  // It was done when its parent was killed: only the result was not saved there.
  if (session.status !== null)
    return { ...about, status: session.status, reason: null, text: lastSaid(session) };
  const { trace, workspaceRoot, consents, onEvent, clock, depth } = state.run;
  const { status, reason, text } = await runAgentLoop({
    actor,
    limits,
    input: session.messages.length > 0 ? null : userText(taskText(task)).content,
    given: givenTask(task),
    session: log,
    trace,
    workspaceRoot,
    consents,
    signal: state.stopping.signal,
    onEvent,
    clock,
    depth: depth + 1,
    parentSpanId: place.spanId,
    within: state,
  });
  return { ...about, status, reason, text };
}

/** What the parent's hooks say before: null where it may begin. */
async function announce(state: RunState, { agent, task, context }: Task): Promise<Ran | null> {
  if (state.stopping.ending !== null) return leftBehind;
  let block: string | null = null;
  const asked = { point: "onSubagentStart", agent, task, context } as const;
  const fired = await fireHooks(state, asked, (event, patch) => {
    if (patch.block === undefined) return { event, verdict: "pass" };
    block = patch.block;
    return { event, verdict: "block", reason: patch.block, stop: true };
  });
  if (fired.kind === "end") {
    state.stopping.stop(fired.ending);
    return leftBehind;
  }
  return block === null
    ? null
    : { output: { content: `Not run: ${block}`, isError: true }, outcome: "blocked" };
}

async function report(state: RunState, { agent }: Task, { session, status, text }: Ended): Promise<void> {
  const ended = { point: "onSubagentEnd", agent, sessionId: session, status, text } as const;
  const fired = await fireHooks(state, ended, (event) => ({ event, verdict: "pass" }));
  if (fired.kind === "end") state.stopping.stop(fired.ending);
}
