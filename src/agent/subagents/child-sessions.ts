import { type Message, textOf, toolCalls } from "../../message.ts";
import { childId } from "../../store/ids.ts";
import { newSession, type Session } from "../../store/session.ts";
import { type SessionLog, StoreError } from "../../store/store.ts";
import { type RunState, timestamp } from "../state.ts";
import { oneLine } from "../title.ts";
import type { Task } from "./task.ts";

/** A session for an agent that is called in: its parent's id, a dot and the next free number (decision 50). */
export async function createChild(
  state: RunState,
  { agent, task, context }: Task,
  call: string,
): Promise<SessionLog> {
  const { session: parent } = state.run.session;
  const { plugin, workspace } = parent;
  for (;;) {
    const id = childId(parent.id, state.children.next++);
    // What people read in a list is what was to come of it; the task is written for an agent, whole lessons in it.
    const title = oneLine(context.deliverable.trim() === "" ? task : context.deliverable);
    const seed = { id, plugin, command: null, agent, title, call, now: timestamp(state) };
    try {
      return await storeOf(state).createSession(
        newSession({ ...seed, ...(workspace === undefined ? {} : { workspace }) }),
      );
    } catch (error) {
      if (!(error instanceof StoreError && error.kind === "exists")) throw error;
    }
  }
}

/** The session of the agent that was called in by this call before its parent's run was killed; null where none was begun. */
export async function findChild(state: RunState, { agent }: Task, call: string): Promise<string | null> {
  const { id, messages } = state.run.session.session;
  if (timesCalled(messages, call) !== 1) return null; // which of them it answers cannot be told
  for (let n = 1; ; n++) {
    const child = await readIfThere(state, childId(id, n));
    if (child === null) return null;
    if (child.call === call && child.agent === agent) return child.id;
  }
}

/** How it ended, and what it said last; all it had said, with the turn that it was at, where it did not end. */
export async function writtenBy(
  state: RunState,
  id: string,
): Promise<Pick<Session, "status"> & { text: string }> {
  const store = storeOf(state);
  const session = await store.readSession(id);
  if (session.status !== null) return { status: session.status, text: lastSaid(session) };
  const said = session.messages.flatMap((message) => (message.role === "assistant" ? [textOf(message)] : []));
  const turn = await store.readTurn(id);
  return { status: null, text: [...said, turn ?? ""].filter((text) => text.trim() !== "").join("\n\n") };
}

export function lastSaid({ messages }: Pick<Session, "messages">): string {
  const said = messages.findLast((message) => message.role === "assistant");
  return said === undefined ? "" : textOf(said);
}

export function openChild(state: RunState, id: string): Promise<SessionLog> {
  return storeOf(state).openSession(id);
}

async function readIfThere(state: RunState, id: string): Promise<Session | null> {
  try {
    return await storeOf(state).readSession(id);
  } catch (error) {
    if (error instanceof StoreError && error.kind === "not_found") return null;
    throw error;
  }
}

function timesCalled(messages: readonly Message[], id: string): number {
  const calls = messages.flatMap((message) => (message.role === "assistant" ? toolCalls(message) : []));
  return calls.filter((call) => call.id === id).length;
}

function storeOf({ run }: RunState) {
  if (run.team === undefined) throw new Error("there is nobody to call in");
  return run.team.store;
}
