import { lessonOf } from "../../lesson/decisions.ts";
import type { Session } from "../../store/session.ts";
import { type ReadRuns, type RunSource, readRuns } from "../runs/read-runs.ts";
import { type DecisionRow, decisionRows } from "./decision-rows.ts";

/** A session as research sees it: its runs, and what its teacher decided, section by section. */
export type SessionStudy = ReadRuns & {
  id: string;
  title: string;
  plugin: string;
  createdAt: string;
  updatedAt: string;
  messageCount: number;
  decisions: DecisionRow[];
  /** In the lesson's order, then those of earlier drafts; empty where there is no lesson. */
  sections: { id: string; title: string; accepted: boolean }[];
};

export async function studySession(source: RunSource, session: Session): Promise<SessionStudy> {
  const { id, title, plugin, createdAt, updatedAt, messageCount } = session;
  const { runs, unread } = await readRuns(source, [session]);
  const decisions = decisionRows(session, runs);
  const now = (lessonOf(session)?.sections ?? []).map((section) => ({
    id: section.id,
    title: section.title,
    accepted: section.decision === "accepted",
  }));
  const gone = new Set(decisions.map(({ section }) => section));
  for (const section of now) gone.delete(section.id);
  const sections = [...now, ...[...gone].map((name) => ({ id: name, title: name, accepted: false }))];
  return { id, title, plugin, createdAt, updatedAt, messageCount, runs, unread, decisions, sections };
}
