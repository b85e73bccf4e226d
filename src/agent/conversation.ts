import { textOf, type UserMessage, userText } from "../message.ts";
import { newSession, type Session } from "../store/session.ts";
import type { SessionLog, Store } from "../store/store.ts";
import type { TraceMetadata } from "../store/trace.ts";
import type { AgentEvent, RunResult } from "./events.ts";
import { runAgentLoop } from "./loop.ts";
import type { Prepared } from "./prepare.ts";
import { Problem } from "./problem.ts";
import { agentNamed, type Plugins, pluginNamed, type Resolved } from "./resolve.ts";
import { type Clock, systemClock } from "./run.ts";
import { noUsage } from "./state.ts";

/** Where time and names come from. */
export type ConversationPorts = { store: Store; clock?: Clock; newId?: (now: number) => string };

/** A session in use: requests go in, results come out, everything is saved on the way. */
export type Conversation = {
  readonly session: Session;
  /** What was found damaged when the session was opened. */
  readonly problems: readonly string[];
  /** null: no new request; go on from where the session stands. Throws `StoreError` alone. */
  send(
    input: string | UserMessage["content"] | null,
    call: { signal: AbortSignal; onEvent(event: AgentEvent): void },
  ): Promise<RunResult>;
  close(): Promise<void>;
};

export async function startConversation(
  ports: ConversationPorts,
  prepared: Prepared,
  title: string,
  workspaceRoot: string,
): Promise<Conversation> {
  const { clock = systemClock, newId = readableId } = ports;
  const { actor } = prepared;
  const now = clock.now();
  const session = newSession({
    id: newId(now),
    plugin: actor.plugin,
    command: actor.command,
    agent: actor.name,
    title: oneLine(title),
    now: new Date(now).toISOString(),
  });
  return converse(ports, prepared, await ports.store.createSession(session), workspaceRoot);
}

/** Goes on with a saved session, which the caller has opened. */
export function resumeConversation(
  ports: ConversationPorts,
  prepared: Prepared,
  log: SessionLog,
  workspaceRoot: string,
): Conversation {
  return converse(ports, prepared, log, workspaceRoot);
}

/** The plugin, command and agent that a saved session belongs to. */
export function resolveSession(
  found: Plugins,
  session: Pick<Session, "plugin" | "command" | "agent">,
): Resolved {
  const plugin = pluginNamed(found, session.plugin);
  const command = session.command === null ? null : (plugin.commands.get(session.command) ?? null);
  return { plugin, command, agent: agentNamed(found, plugin, session.agent) };
}

/** Whether there is something for the agent to do without a new request: it was stopped in the middle. */
export function isWaiting(session: Session): boolean {
  const last = session.messages.at(-1);
  if (last === undefined) return false;
  return last.role !== "assistant" || last.content.some((block) => block.type === "tool_call");
}

function converse(
  ports: ConversationPorts,
  prepared: Prepared,
  log: SessionLog,
  workspaceRoot: string,
): Conversation {
  const { store, clock = systemClock, newId = readableId } = ports;
  const { actor, limits } = prepared;
  return {
    session: log.session,
    problems: log.problems,
    async send(input, call) {
      if (input === null && !isWaiting(log.session)) {
        throw new Problem("usage", `The session ${log.session.id} waits for a request: say what to do next.`);
      }
      const content = typeof input === "string" ? userText(input).content : input;
      if (
        content !== null &&
        textOf({ role: "user", content }).trim() === "" &&
        content.every((b) => b.type === "text")
      ) {
        throw new Problem("usage", "The request is empty: say what you would like.");
      }
      const startedAt = clock.now();
      const metadata: TraceMetadata = {
        plugin: actor.plugin,
        command: actor.command,
        agent: actor.name,
        provider: actor.model.provider,
        model: actor.model.id,
        startedAt: new Date(startedAt).toISOString(),
        endedAt: null,
        status: null,
        reason: null,
        turns: 0,
        usage: noUsage(),
        costUsd: 0,
      };
      const trace = await store.createTrace(newId(startedAt), log.session.id, metadata);
      const result = await runAgentLoop({
        actor,
        input: content,
        session: log,
        trace,
        limits,
        workspaceRoot,
        ...call,
        clock,
        depth: 0,
        parentSpanId: null,
      });
      const { status, reason, turns, usage, costUsd } = result;
      const endedAt = new Date(clock.now()).toISOString();
      await trace.finish({ ...metadata, endedAt, status, reason, turns, usage, costUsd });
      return result;
    },
    close: () => log.close(),
  };
}

/** Sorts by time and can be read aloud: 20261115-090417-k3f9x2. */
function readableId(now: number): string {
  const stamp = new Date(now).toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);
  const random = crypto.getRandomValues(new Uint8Array(6));
  return `${stamp}-${Array.from(random, (byte) => (byte % 36).toString(36)).join("")}`;
}

const titleLength = 100;

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= titleLength ? line : `${line.slice(0, titleLength - 1)}…`;
}
