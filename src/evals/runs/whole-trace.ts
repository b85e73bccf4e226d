import type { Session } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import type { Span, Trace } from "../../store/trace.ts";
import { readPointer } from "../../workspace/curriculum/pointer.ts";
import { evidenceIn } from "./evidence-in.ts";
import { type Purpose, purposeOf } from "./purpose.ts";
import { type Said, spanContent } from "./span-content.ts";

/** A claim of what a run wrote: the code, where it stands and which lines it points to, and what the check said of it. */
export type CheckedClaim = {
  code: string;
  /** null: it points nowhere. */
  file: string | null;
  from: number | null;
  to: number | null;
  status: string;
  problem: string | null;
};

/** A span with what went into it and what came out, which a trace only refers to. */
type WholeSpan = Span & { input?: readonly Said[]; output?: readonly Said[] };

/**
 * A trace that can be read with nothing beside it: the conversation, tools' results and every checked claim are in it. `conversation`: false
 * where the session is gone, so that they cannot be.
 */
export type WholeTrace = Omit<Trace, "spans"> & {
  purpose: Purpose | null;
  conversation: boolean;
  claims: CheckedClaim[];
  spans: WholeSpan[];
};

export async function wholeTrace(store: Store, trace: Trace): Promise<WholeTrace> {
  const session = await store.readSession(trace.sessionId).catch(() => null);
  const children = session === null ? [] : await childrenOf(store, session.id);
  const spans = trace.spans.map((span): WholeSpan => {
    const told = toldIn(span, trace.spans, session, children);
    return told === null ? span : { ...span, ...content(told, span) };
  });
  return {
    ...trace,
    purpose: trace.spans.some(({ type }) => type === "decision")
      ? null
      : await purposeIn(store, trace, session),
    conversation: session !== null,
    claims: claimsOf(trace, spans),
    spans,
  };
}

/** Which draft is the first, the session's earlier runs say. */
async function purposeIn(store: Store, trace: Trace, session: Session | null): Promise<Purpose | null> {
  const purpose = purposeOf(trace.metadata);
  if (purpose !== "new_draft" || session === null) return purpose;
  for (const id of session.traces.slice(0, session.traces.indexOf(trace.id))) {
    const before = await store.readTrace(id).catch(() => null);
    if (before !== null && purposeOf(before.metadata) === "new_draft") return purpose;
  }
  return "first_draft";
}

async function childrenOf(store: Store, id: string): Promise<Session[]> {
  const { sessions } = await store.listSessions();
  const called = sessions.find((one) => one.id === id)?.children ?? [];
  const read = await Promise.all(called.map((child) => store.readSession(child.id).catch(() => null)));
  return read.filter((one) => one !== null);
}

/** The session whose messages a span refers to: the run's own, or that of the agent who was called in. */
function toldIn(
  span: Span,
  spans: readonly Span[],
  session: Session | null,
  children: readonly Session[],
): Session | null {
  if (span.depth === 0) return session;
  let at: Span | undefined = span;
  while (at !== undefined && at.depth > 0) {
    const { parentId }: Span = at;
    at = spans.find(({ id }) => id === parentId);
  }
  const call = at?.type === "tool" ? at.callId : null;
  return children.find((child) => child.call === call) ?? null;
}

function content(session: Session, span: Span): Pick<WholeSpan, "input" | "output"> {
  const { input, output } = spanContent(session, { ...span, depth: 0 });
  return { ...(input === null ? {} : { input }), ...(output === null ? {} : { output }) };
}

const link = /\[([^\]\n]{1,200})\]\(([^)\s]{1,500})\)/g;

/** Every pointer in what the run wrote last, and every finding that points nowhere. */
function claimsOf(trace: Trace, spans: readonly WholeSpan[]): CheckedClaim[] {
  const evidence = evidenceIn(trace);
  if (evidence === null) return [];
  const written = spans
    .filter((span) => span.type === "model" && span.depth === 0)
    .flatMap(({ output = [] }) => output.map(({ text }) => text));
  const text = written.findLast((one) => one.trim() !== "") ?? "";
  const pointed = Array.from(text.matchAll(link), ([, code = "", url = ""]) => ({
    code,
    link: readPointer(url),
  }));
  const wrong = [...evidence.findings];
  const claims = pointed.flatMap(({ code, link: to }): CheckedClaim[] => {
    if (to.kind !== "lines") return [];
    const { file, start, end } = to.pointer;
    const at = wrong.findIndex(({ pointer }) => pointer?.file === file && pointer.start === start);
    const [found] = at === -1 ? [] : wrong.splice(at, 1);
    const { status = "verified", problem = null } = found ?? {};
    return [{ code, file, from: start, to: end, status, problem }];
  });
  const rest = wrong.map(({ code, pointer, status, problem }) => ({
    code,
    file: pointer?.file ?? null,
    from: pointer?.start ?? null,
    to: pointer?.end ?? null,
    status,
    problem,
  }));
  return [...claims, ...rest];
}
