import type { Alternative } from "../../lesson/decide/decision.ts";
import { lessonOf } from "../../lesson/decide/decisions.ts";
import type { Session } from "../../store/session.ts";
import type { Span } from "../../store/trace.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { eachTrace, type ReadRuns, type RunSource, readRuns } from "../runs/read-runs.ts";
import { type DecisionRow, decisionRows, lessonDecisions } from "./decision-rows.ts";

/** A decision with what came of it: the new text of a revision, what was offered. */
export type SessionDecision = DecisionRow & { text: string | null; options: Alternative[] };

type Section = { id: string; title: string; accepted: boolean };

/** A session as research sees it: its runs step by step, and what its teacher decided, section by section. */
export type SessionStudy = ReadRuns & {
  id: string;
  title: string;
  plugin: string;
  createdAt: string;
  updatedAt: string;
  messageCount: number;
  /** The steps of each run, oldest run first. */
  traces: { run: string; spans: Span[] }[];
  decisions: SessionDecision[];
  /** In the lesson's order, then those of earlier drafts; empty where there is no lesson. */
  sections: Section[];
};

export async function studySession(source: RunSource, session: Session): Promise<SessionStudy> {
  const { id, title, plugin, createdAt, updatedAt, messageCount } = session;
  const { runs, unread } = await readRuns(source, [session]);
  const wanted = runs.map((run) => run.id);
  const traces: SessionStudy["traces"] = [];
  for await (const trace of eachTrace(source.store, wanted))
    traces.push({ run: trace.id, spans: trace.spans });
  const about = { id, title: masked(title), plugin, createdAt, updatedAt, messageCount };
  const decisions = sessionDecisions(session, runs);
  return { ...about, runs, unread, traces, decisions, sections: sectionsOf(session, decisions) };
}

/** The decision that a run's text became, with the section's title; null where there is none that can be told. */
export async function decisionOf(
  source: RunSource,
  session: Session,
  run: string,
): Promise<{ decision: SessionDecision; section: string } | null> {
  if (session.decisions.length === 0) return null;
  const { runs } = await readRuns(source, [session]);
  const decisions = sessionDecisions(session, runs);
  const decision = decisions.find((each) => each.run === run);
  if (decision === undefined) return null;
  const section = sectionsOf(session, decisions).find((each) => each.id === decision.section);
  return { decision, section: section?.title ?? decision.section };
}

function sessionDecisions(session: Session, runs: ReadRuns["runs"]): SessionDecision[] {
  const kept = lessonDecisions(session);
  return decisionRows(session, runs).map((row, index) => {
    const decision = kept[index];
    const text = decision !== undefined && "text" in decision ? decision.text : null;
    return { ...row, text, options: decision?.type === "alternatives" ? decision.options : [] };
  });
}

function sectionsOf(session: Session, decisions: readonly DecisionRow[]): Section[] {
  const now = (lessonOf(session)?.sections ?? []).map(({ id, title, decision }) => ({
    id,
    title,
    accepted: decision === "accepted",
  }));
  const gone = new Set(decisions.map(({ section }) => section));
  for (const section of now) gone.delete(section.id);
  return [...now, ...[...gone].map((name) => ({ id: name, title: name, accepted: false }))];
}
