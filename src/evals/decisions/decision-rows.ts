import { type EditType, LessonDecision } from "../../lesson/decide/decision.ts";
import { kindsOf } from "../../lesson/section-kind.ts";
import type { Session } from "../../store/session.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import type { RunRow } from "../runs/run-row.ts";
import { answeringRuns } from "./answering-runs.ts";
import { secondsToDecide } from "./seconds-to-decide.ts";

/** A teacher's decision in one line. */
export type DecisionRow = {
  session: string;
  title: string;
  /** Which draft of the lesson: a lesson drafted again begins anew. */
  draft: number;
  section: string;
  /** The usual name of such a section ("starter" for a warm-up); its own where it has none. */
  kind: string;
  at: string;
  type: OnLesson["type"];
  editType: EditType | null;
  request: string | null;
  pick: number | null;
  /** How long the teacher took; null where the data does not say. */
  seconds: number | null;
  /** The run that wrote what it asked for; null where it asked for nothing, or the data does not say. */
  run: string | null;
};

/** Every decision of a session, in its order. What is not a decision on a lesson is left out. */
export function decisionRows(
  session: Pick<Session, "id" | "title" | "decisions">,
  runs: readonly RunRow[],
): DecisionRow[] {
  const decisions = lessonDecisions(session);
  const answering = answeringRuns(decisions, runs);
  const seconds = secondsToDecide(decisions, runs);
  return decisions.map(({ section, type, at, draft, ...said }, index) => ({
    session: session.id,
    title: masked(session.title),
    draft,
    section,
    kind: kindsOf(section.replaceAll("-", " "))[0] ?? section,
    at,
    type,
    editType: ("editType" in said ? said.editType : null) ?? null,
    request: "request" in said && said.request !== undefined ? masked(said.request) : null,
    pick: "pick" in said ? said.pick : null,
    seconds: seconds[index] ?? null,
    run: answering[index]?.id ?? null,
  }));
}

/** Only slides can be put in. */
type OnLesson = Exclude<LessonDecision, { type: "add" }>;

export function lessonDecisions({ decisions }: Pick<Session, "decisions">): OnLesson[] {
  const all = decisions.flatMap((kept) => LessonDecision.safeParse(kept).data ?? []);
  return all.flatMap((one) => (one.type !== "add" && one.part === undefined ? [one] : []));
}
