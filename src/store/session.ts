import { z } from "zod";
import { About, Message, Task } from "../message.ts";

/** How a run ended. `interrupted`: it did not (the process died); only ever seen on sessions read from disk. */
export const RunStatus = z.enum([
  "success",
  "error_max_turns",
  "error_max_budget",
  "error_hook_abort",
  "error_model",
  "error_timeout",
  "cancelled",
]);
export type RunStatus = z.infer<typeof RunStatus>;

/** A teacher's decision on a section; the lesson room writes them, the session keeps them (spec 3.2). */
export const Decision = z.looseObject({ section: z.string(), type: z.string(), at: z.string() });

/** Kept word for word beside a summary; `what` names it, as a sentence begins. */
export const Kept = z.object({ what: z.string(), text: z.string() });

/**
 * What a model is told in place of the first `upTo` messages, and with references for the results among the first
 * `resultsUpTo`. The messages stay in the session.
 */
export const Summary = z.object({
  upTo: z.number().int().nonnegative(),
  resultsUpTo: z.number().int().nonnegative(),
  gist: z.string(),
  kept: z.array(Kept),
  by: z.enum(["model", "rules"]),
  at: z.iso.datetime(),
  /** Taken back by a person: whoever goes on sees the messages again. */
  undone: z.boolean().optional(),
});

/** Who a session was begun for in a study, at which task, and what every run of it is given or goes without (`A1B1C3D3E1`). */
export const StudyMark = z.object({
  study: z.string(),
  participant: z.string(),
  task: z.string(),
  condition: z.string(),
});

/** A request with what was chosen outright beside its words. */
const Request = z.object({ text: z.string(), about: About.optional() });

/** What a list shows; everything in a session but its conversation. */
export const SessionSummary = z.object({
  id: z.string(),
  plugin: z.string(),
  command: z.string().nullable(),
  /** Who speaks: the agent it was begun with, or the one it was handed over to since. */
  agent: z.string(),
  /** The first request, cut to a line: how people recognise a session. */
  title: z.string(),
  /** Of a child agent's session: the call of its parent's that it answers. */
  call: z.string().optional(),
  /** The workspace it was begun in; left out in sessions from before that was kept. */
  workspace: z.string().optional(),
  /** The title was given by a person, and is shown even where the lesson has another. */
  named: z.boolean().optional(),
  /** Left out where it belongs to no study. */
  study: StudyMark.optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** null while a run is under way, or where the last one was killed. */
  status: RunStatus.nullable(),
  /** Traces of this session's runs, oldest first. */
  traces: z.array(z.string()),
  messageCount: z.number().int(),
});

export const Session = SessionSummary.extend({
  tasks: z.array(Task),
  decisions: z.array(Decision),
  /** Oldest first; left out where there never was one. */
  summaries: z.array(Summary).optional(),
  /** Asked of a run that had not yet put it among the messages. Left there by one that was killed so early: it can be asked again. */
  asked: Request.optional(),
  messages: z.array(Message),
});

export type Decision = z.infer<typeof Decision>;
export type StudyMark = z.infer<typeof StudyMark>;
/** What may belong to a study, and where it was begun. */
export type Studied = { study?: StudyMark | undefined; workspace?: string | undefined };
export type Kept = z.infer<typeof Kept>;
export type Summary = z.infer<typeof Summary>;
export type SessionSummary = z.infer<typeof SessionSummary>;
/** A conversation as it is kept. */
export type Session = z.infer<typeof Session>;

/** One change to a session. A session is its first state with its changes applied in order. */
export const SessionChange = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("run_start"),
    traceId: z.string(),
    at: z.iso.datetime(),
    asked: Request.optional(),
  }),
  z.object({ type: z.literal("messages"), messages: z.array(Message), at: z.iso.datetime() }),
  z.object({ type: z.literal("tasks"), tasks: z.array(Task), at: z.iso.datetime() }),
  z.object({ type: z.literal("decision"), decision: Decision, at: z.iso.datetime() }),
  z.object({ type: z.literal("agent"), agent: z.string(), at: z.iso.datetime() }),
  z.object({ type: z.literal("summary"), summary: Summary, at: z.iso.datetime() }),
  /** The newest summary that stands is taken back. */
  z.object({ type: z.literal("summary_undone"), at: z.iso.datetime() }),
  z.object({ type: z.literal("run_end"), status: RunStatus, at: z.iso.datetime() }),
]);
export type SessionChange = z.infer<typeof SessionChange>;

/** A session in which nothing has been said. `now` is an ISO time; ids are letters, digits, `-` and `_`. */
export function newSession(seed: {
  id: string;
  plugin: string;
  command: string | null;
  agent: string;
  title: string;
  workspace?: string;
  call?: string;
  study?: StudyMark;
  now: string;
}): Session {
  const { now, ...rest } = seed;
  return {
    ...rest,
    createdAt: now,
    updatedAt: now,
    status: null,
    traces: [],
    messageCount: 0,
    tasks: [],
    decisions: [],
    messages: [],
  };
}

/** Applies one change in place. The only code that knows what a change means. */
export function applyChange(session: Session, change: SessionChange): void {
  session.updatedAt = change.at;
  switch (change.type) {
    case "run_start":
      session.traces.push(change.traceId);
      session.status = null;
      delete session.asked;
      if (change.asked !== undefined) session.asked = change.asked;
      break;
    case "messages":
      if (change.messages.some(({ role }) => role === "user")) delete session.asked;
      session.messages.push(...change.messages);
      session.messageCount = session.messages.length;
      break;
    case "tasks":
      session.tasks = change.tasks;
      break;
    case "decision":
      session.decisions.push(change.decision);
      break;
    case "agent":
      session.agent = change.agent;
      break;
    case "summary":
      session.summaries = [...(session.summaries ?? []), change.summary];
      break;
    case "summary_undone": {
      const { summaries = [] } = session;
      const last = summaries.findLastIndex(({ undone }) => undone !== true);
      session.summaries = summaries.map((one, at) => (at === last ? { ...one, undone: true } : one));
      break;
    }
    case "run_end":
      delete session.asked;
      session.status = change.status;
      break;
  }
}

/** The workspace in which a session is gone on with: of a study, the desk that its task was begun on; of any other, the one that is open. */
export function deskOf({ study, workspace }: Studied, open: string): string {
  return study === undefined ? open : (workspace ?? open);
}
