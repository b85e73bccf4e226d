import { LessonDecision } from "../../../lesson/decide/decision.ts";
import { editTypeOf } from "../../../lesson/decide/decision-edit-type.ts";
import { standingDraft } from "../../../lesson/draft/drafts.ts";
import type { About } from "../../../message.ts";
import type { Session } from "../../../store/session.ts";
import type { Trace } from "../../../store/trace.ts";
import { answeringRuns } from "../../decisions/answering-runs.ts";
import { lessonDecisions } from "../../decisions/decision-rows.ts";

/** `type`: what was asked for. */
export type InVain = { type: Asked["kind"]; decision: LessonDecision };

type Asked = Extract<About, { kind: "revise" | "alternatives" }>;

/**
 * Revisions and alternatives that somebody asked for at a section and that changed nothing: the author refused, or what came could not be used.
 * A session keeps no decision of them, only that it was asked; somebody decided all the same. They are told as revisions to the text that stood.
 */
export function askedInVain(session: Session, traces: readonly Trace[]): InVain[] {
  const runs = traces
    .map(({ id, metadata }) => ({ id, ...metadata }))
    .filter(({ asked }) => asked === "revise" || asked === "alternatives");
  const answered = new Set(answeringRuns(lessonDecisions(session), runs).map((run) => run?.id));
  // What was asked is on the messages and when on the runs, each in its order; a request that was stopped before it was kept is on neither.
  const asked = session.messages.flatMap((message, at) =>
    message.role === "user" && message.given === undefined && isAsked(message.about)
      ? [{ about: message.about, at }]
      : [],
  );
  return asked.flatMap(({ about, at }, place) => {
    const run = runs[place];
    if (run === undefined || run.endedAt === null || answered.has(run.id)) return [];
    const [section, ...others] = about.kind === "alternatives" ? [about.section] : about.sections;
    if (section === undefined || others.length > 0 || about.current === undefined) return [];
    if (about.part !== undefined) return [];
    const messages = session.messages.slice(0, at);
    const draft = standingDraft({ messages, decisions: session.decisions })?.index ?? 0;
    const decision = LessonDecision.safeParse({
      type: "revise",
      section,
      at: run.endedAt,
      draft,
      request: about.request,
      editType: about.kind === "revise" ? editTypeOf(about.request) : undefined,
      text: about.current,
    }).data;
    return decision === undefined ? [] : [{ type: about.kind, decision }];
  });
}

function isAsked(about: About | undefined): about is Asked {
  return about?.kind === "revise" || about?.kind === "alternatives";
}
