import type { Session, SessionChange, SessionSummary } from "./session.ts";
import type { Span, Trace, TraceMetadata } from "./trace.ts";

/** Where sessions and traces live. Every store passes `tests/store/conformance.ts`. Throws `StoreError` only. */
export interface Store {
  /** Fails with `exists` where the id is taken. The session is durable when this resolves. */
  createSession(session: Session): Promise<SessionLog>;
  /** Takes the session for writing: one holder at a time (`busy`), released by `close` or by the process's end. */
  openSession(id: string): Promise<SessionLog>;
  /** Whether somebody has taken the session for writing and not let it go: a run is under way there, in any process. */
  isHeld(id: string): Promise<boolean>;
  /** A reader's view; needs no lock. What was written before the call began is in it. */
  readSession(id: string): Promise<Session>;
  /** What a run that died had written of its last turn, as far as it was kept; null where there is no such text. */
  readTurn(id: string): Promise<string | null>;
  /** Recent first, the sessions of child agents under their parent. Reads no conversation. */
  listSessions(options?: { plugin?: string; limit?: number }): Promise<SessionList>;
  /** Another title, which is then shown before any other. Fails with `busy` while the session is held. */
  renameSession(id: string, title: string): Promise<void>;
  /**
   * The session, its child agents' sessions and its runs' traces, for good; of a child's session that alone. Fails with `busy` while it is held: a run under way is not cut off.
   * Whatever happens in the middle, it is then wholly there or wholly gone.
   */
  deleteSession(id: string): Promise<void>;
  createTrace(id: string, sessionId: string, metadata: TraceMetadata): Promise<TraceLog>;
  /** Whole, or as much as a killed run left (`metadata.endedAt` is null then). */
  readTrace(id: string): Promise<Trace>;
  /** The ids of all traces, those of decisions too, which no session names. */
  listTraces(): Promise<string[]>;
}

/** A session with those of the child agents that were called in it, first called first. */
export type ListedSession = SessionSummary & { children: SessionSummary[] };

/** The sessions of a store, as a list shows them. */
export type SessionList = {
  sessions: ListedSession[];
  /** How many there are in all, before `limit`. */
  total: number;
  /** Files that could not be read, and what was done with them. */
  problems: string[];
};

/** A session held for writing. */
export interface SessionLog {
  /** The session as it now is, changes included. Read it, never write to it. */
  readonly session: Session;
  /** What was found damaged on opening, and where it was put; empty when all was well. */
  readonly problems: readonly string[];
  /**
   * Durable when it resolves; on failure nothing of it counts and `session` is as before. `written`: it survives this
   * process's death at once, and the machine's with the next append that is durable.
   */
  append(changes: readonly SessionChange[], how?: "durable" | "written"): Promise<void>;
  /**
   * Keeps the text of the turn under way in case the process dies. It is no part of the session, and gone once a
   * message is added or the run has ended. Never fails: what cannot be kept is missed only by a process that dies.
   */
  keepTurn(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A trace under way. Spans survive the process's death as soon as `append` resolves. */
export interface TraceLog {
  readonly id: string;
  append(spans: readonly Span[]): Promise<void>;
  /** Ends the trace: folds it into its final form. */
  finish(metadata: TraceMetadata): Promise<void>;
}

/** Every way a store fails. `busy`: somebody else holds the session. */
export type StoreErrorKind =
  | "not_found"
  | "exists"
  | "busy"
  | "damaged"
  | "read_failed"
  | "write_failed"
  | "bad_id";

/** What every store throws, and nothing else. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly kind: StoreErrorKind;

  /** `message` is for people: what happened, what is safe, what to do. */
  constructor(kind: StoreErrorKind, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.kind = kind;
  }
}
