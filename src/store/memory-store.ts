import { checkId, notFoundMessage, parentOf } from "./ids.ts";
import { pickSessions } from "./pick-sessions.ts";
import { applyChange, type Session, SessionSummary } from "./session.ts";
import { type SessionLog, type Store, StoreError } from "./store.ts";
import type { Trace } from "./trace.ts";
import { isUnfinished, type Turn } from "./turn-file.ts";

/** A store that lives as long as the process: for tests, benchmarks and runs that are not to be kept. */
export function memoryStore(): Store {
  const sessions = new Map<string, Session>();
  const traces = new Map<string, Trace>();
  const turns = new Map<string, Turn>();
  const held = new Set<string>();

  return {
    async createSession(session) {
      checkId(session.id);
      if (sessions.has(session.id)) throw exists("session", session.id);
      const kept = ownLists(session);
      sessions.set(session.id, kept);
      return hold(kept);
    },

    async openSession(id) {
      const session = find("session", sessions, id);
      checkFree(id);
      return hold(session);
    },

    async isHeld(id) {
      checkId(id);
      return held.has(id);
    },

    async renameSession(id, title) {
      const session = find("session", sessions, id);
      checkFree(id);
      Object.assign(session, { title, named: true });
    },

    async deleteSession(id) {
      const { traces: own } = find("session", sessions, id);
      checkFree(id);
      for (const trace of traces.values()) if (trace.sessionId === id) traces.delete(trace.id);
      if (parentOf(id) === null) for (const trace of own) traces.delete(trace);
      for (const gone of [...sessions.keys()].filter((one) => one === id || parentOf(one) === id)) {
        turns.delete(gone);
        sessions.delete(gone);
      }
    },

    async readSession(id) {
      return structuredClone(find("session", sessions, id));
    },

    async readTurn(id) {
      checkId(id);
      const [turn, session] = [turns.get(id), sessions.get(id)];
      return turn !== undefined && session !== undefined && isUnfinished(turn, session) ? turn.text : null;
    },

    async listSessions(options) {
      const all = [...sessions.values()].map((session) => SessionSummary.parse(session));
      return { ...pickSessions(all, options), problems: [] };
    },

    async listTraces() {
      return [...traces.keys()].sort();
    },

    async createTrace(id, sessionId, metadata) {
      checkId(id);
      if (traces.has(id)) throw exists("trace", id);
      const trace: Trace = { id, sessionId, metadata: { ...metadata, endedAt: null }, spans: [] };
      traces.set(id, trace);
      let ended = false;
      const goOn = () => {
        if (ended) throw new StoreError("write_failed", `Trace ${id} has ended: nothing can be added to it.`);
      };
      return {
        id,
        async append(spans) {
          goOn();
          trace.spans.push(...spans);
        },
        async finish(final) {
          goOn();
          ended = true;
          trace.metadata = final;
        },
      };
    },

    async readTrace(id) {
      return structuredClone(find("trace", traces, id));
    },
  };

  function checkFree(id: string): void {
    if (held.has(id))
      throw new StoreError("busy", `Session ${id} is in use elsewhere. Close it there first.`);
  }

  function hold(session: Session): SessionLog {
    held.add(session.id);
    let closed = false;
    return {
      session,
      problems: [],
      async append(changes) {
        if (closed)
          throw new StoreError("write_failed", `Session ${session.id} is closed. Open it again to go on.`);
        for (const change of changes) applyChange(session, change);
      },
      async keepTurn(text) {
        if (!closed) turns.set(session.id, { messages: session.messages.length, text });
      },
      async close() {
        if (!closed) held.delete(session.id);
        closed = true;
      },
    };
  }
}

/** What changes of a session are its lists; what stands in them never does. */
function ownLists(session: Session): Session {
  const { traces, tasks, decisions, messages } = session;
  return {
    ...session,
    traces: [...traces],
    tasks: [...tasks],
    decisions: [...decisions],
    messages: [...messages],
  };
}

/** Throws `bad_id` and `not_found`. */
function find<T>(kind: "session" | "trace", all: ReadonlyMap<string, T>, id: string): T {
  checkId(id);
  const one = all.get(id);
  if (one === undefined) throw new StoreError("not_found", notFoundMessage(kind, id, [...all.keys()]));
  return one;
}

function exists(kind: "session" | "trace", id: string): StoreError {
  return new StoreError("exists", `There is a ${kind} ${id} already.`);
}
