import { type About, textOf, type UserMessage, userText } from "../message.ts";
import type { JsonSchema } from "../model/model.ts";
import { Problem } from "../problem.ts";
import { parentOf } from "../store/ids.ts";
import { type Decision, newSession, type Session, type StudyMark } from "../store/session.ts";
import type { SessionLog, Store } from "../store/store.ts";
import type { TraceMetadata } from "../store/trace.ts";
import { noUsage } from "./account.ts";
import type { AgentEvent, RunResult } from "./events.ts";
import { readableId } from "./ids.ts";
import { runAgentLoop } from "./loop.ts";
import { recordDecision } from "./record-decision.ts";
import { agentNamed, type Plugins, pluginNamed, type Resolved } from "./resolve.ts";
import { type Clock, type Colleague, type Ready, systemClock } from "./run.ts";
import { spentOnRequest } from "./spent-before.ts";
import { titleFor } from "./title.ts";

/** Where time and names come from. */
export type ConversationPorts = { store: Store; clock?: Clock; newId?: (now: number) => string };

/** What goes with one request: what may stop it, and who listens. */
export type SendOptions = {
  signal: AbortSignal;
  onEvent(event: AgentEvent): void;
  /** What the person chose outright beside the words of the request. */
  about?: About | undefined;
  /** The shape of this one reply, where it is to have another than the agent's own. */
  outputSchema?: JsonSchema;
  /** What the person has agreed to for this run. */
  consents?: ReadonlySet<string>;
};

/** A session in use: requests go in, results come out, everything is saved on the way. */
export type Conversation = {
  readonly session: Session;
  /** What was found damaged when the session was opened. */
  readonly problems: readonly string[];
  /** null: no new request; go on from where the session stands. Throws `StoreError` alone. */
  send(input: string | UserMessage["content"] | null, call: SendOptions): Promise<RunResult>;
  /** Keeps a person's decision, in the session and in a trace. Throws `StoreError` alone. */
  record(decision: Decision): Promise<void>;
  close(): Promise<void>;
};

/** Begins a session; `study`: for somebody who takes part in one. Throws `StoreError` where it cannot be saved. */
export async function startConversation(
  ports: ConversationPorts,
  prepared: Ready,
  title: string,
  workspaceRoot: string,
  study?: StudyMark,
): Promise<Conversation> {
  const { clock = systemClock, newId = readableId } = ports;
  const { actor } = prepared;
  const now = clock.now();
  const session = newSession({
    id: newId(now),
    plugin: actor.plugin,
    command: actor.command,
    agent: actor.name,
    title: titleFor(title, actor.model.provider),
    workspace: workspaceRoot,
    ...(study === undefined ? {} : { study }),
    now: new Date(now).toISOString(),
  });
  return converse(ports, prepared, await ports.store.createSession(session), workspaceRoot);
}

/** Goes on with a saved session, which the caller has opened. */
export function resumeConversation(
  ports: ConversationPorts,
  prepared: Ready,
  log: SessionLog,
  workspaceRoot: string,
): Conversation {
  const parent = parentOf(log.session.id);
  if (parent !== null) {
    const why = `The session ${log.session.id} is a part of ${parent}, whose agent it worked for`;
    throw new Problem("usage", `${why}. Go on with ${parent} instead.`);
  }
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
  if (session.asked !== undefined && session.status === null) return true;
  const last = session.messages.at(-1);
  if (last === undefined) return false;
  return last.role !== "assistant" || last.content.some((block) => block.type === "tool_call");
}

function converse(
  ports: ConversationPorts,
  prepared: Ready,
  log: SessionLog,
  workspaceRoot: string,
): Conversation {
  const { store, clock = systemClock, newId = readableId } = ports;
  const { team } = prepared;
  let speaker: Colleague = prepared;
  return {
    session: log.session,
    problems: log.problems,
    async send(said, call) {
      // Killed before it was among the messages, it is asked again.
      const lost = said === null ? log.session.asked : undefined;
      const input = lost?.text ?? said;
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
      const { outputSchema, consents = new Set<string>(), about = lost?.about, ...listener } = call;
      const { agent } = log.session;
      if (team !== undefined && agent !== speaker.actor.name) speaker = await team.takeOver(agent);
      const { actor } = speaker;
      const metadata: TraceMetadata = {
        plugin: actor.plugin,
        command: actor.command,
        agent: actor.name,
        provider: actor.model.provider,
        model: actor.model.id,
        ...(prepared.condition === undefined ? {} : { condition: prepared.condition }),
        startedAt: new Date(clock.now()).toISOString(),
        endedAt: null,
        status: null,
        reason: null,
        turns: 0,
        usage: noUsage(),
        costUsd: 0,
      };
      const before = log.session.messageCount;
      const spentBeforeUsd = content === null ? await spentOnRequest(store, log.session) : 0;
      const trace = await store.createTrace(newId(clock.now()), log.session.id, metadata);
      const result = await runAgentLoop({
        actor: outputSchema === undefined ? actor : { ...actor, outputSchema },
        input: content,
        session: log,
        trace,
        limits: prepared.limits,
        spentBeforeUsd,
        workspaceRoot,
        consents,
        about,
        ...listener,
        clock,
        depth: 0,
        parentSpanId: null,
        memory: prepared.memory,
        ...(team === undefined ? {} : { team: { ...team, store } }),
      });
      const { status, reason, turns, usage, costUsd } = result;
      const endedAt = new Date(clock.now()).toISOString();
      const opened = log.session.messages.slice(before).find(({ role }) => role === "user");
      const asked = opened?.role === "user" ? (opened.about?.kind ?? null) : null;
      const gave = Object.keys(result.extra).sort();
      await trace.finish({ ...metadata, asked, gave, endedAt, status, reason, turns, usage, costUsd });
      return result;
    },
    record: (decision) => recordDecision(store, log, decision, clock),
    close: () => log.close(),
  };
}
