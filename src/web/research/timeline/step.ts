import type { SessionDecision } from "../../../evals/decisions/session-study.ts";
import type { RunRow } from "../../../evals/runs/run-row.ts";
import type { Span } from "../../../store/trace.ts";
import { research } from "../../words/en/research.ts";
import { outcomeOf, subjectOf, type Tone, toneOf } from "./span-words.ts";

const say = research;

/** The rows of a lane, from above. */
export const kinds = ["decision", "run", "model", "tool", "hook", "handoff"] as const;
export type Kind = (typeof kinds)[number];

/** One bar of a timeline: something that happened in a run, or a decision. */
export type Step = {
  key: string;
  lane: { id: string; name: string; depth: number };
  kind: Kind;
  startMs: number;
  durationMs: number;
  name: string;
  /** What it was done on or with, where that tells it from others of its name. */
  subject: string;
  outcome: string;
  tone: Tone;
  of: { run: RunRow; span: Span } | { decision: SessionDecision; section: string };
};

export type TracedRun = { run: RunRow; spans: readonly Span[] };

/** One run: a lane for each time an agent was called. */
export function stepsOfRun({ run, spans }: TracedRun): Step[] {
  return inOrder(spans).map((span) =>
    stepOf(run, span, { key: span.id, lane: span.type === "run" ? span.id : (span.parentId ?? span.id) }),
  );
}

/** Many runs: a lane for each agent, however often it was called. */
export function stepsOfRuns(runs: readonly TracedRun[]): Step[] {
  return runs.flatMap(({ run, spans }) =>
    inOrder(spans).map((span) =>
      stepOf(run, span, { key: `${run.id} ${span.id}`, lane: `${span.depth} ${span.agent}` }),
    ),
  );
}

/** What people decided; `titleOf` says how the lesson calls a section. */
export function stepsOfDecisions(
  decisions: readonly SessionDecision[],
  titleOf: (section: string) => string,
): Step[] {
  return decisions.map((decision, index) => {
    const section = titleOf(decision.section);
    return {
      key: `decision ${index}`,
      lane: { id: "decisions", name: say.run.teacher, depth: 0 },
      kind: "decision",
      startMs: Date.parse(decision.at),
      durationMs: 0,
      name: say.decision(decision.type),
      subject: section,
      outcome: changeOf(decision),
      tone: "plain",
      of: { decision, section },
    };
  });
}

/** What kind of change was asked for, or which alternative was taken. */
export function changeOf({ editType, pick }: Pick<SessionDecision, "editType" | "pick">): string {
  if (editType !== null) return say.editType(editType);
  return pick === null ? "" : say.session.pick(pick);
}

function stepOf(run: RunRow, span: Span, { key, lane }: { key: string; lane: string }): Step {
  return {
    key,
    lane: { id: lane, name: span.agent, depth: span.depth },
    kind: span.type,
    startMs: startOf(span),
    durationMs: span.durationMs,
    name: span.name,
    subject: subjectOf(span),
    outcome: outcomeOf(span),
    tone: toneOf(span),
    of: { run, span },
  };
}

/** As they began. Of those that began in the same millisecond, the one that was numbered first. */
export function inOrder(spans: readonly Span[]): Span[] {
  return spans.toSorted((a, b) => startOf(a) - startOf(b) || byId(a.id, b.id));
}

function startOf(span: Span): number {
  return Date.parse(span.start);
}

/** "1.2" before "1.10". */
function byId(a: string, b: string): number {
  const [left, right] = [a.split("."), b.split(".")];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const order = Number(left[at] ?? -1) - Number(right[at] ?? -1);
    if (order !== 0 && !Number.isNaN(order)) return order;
  }
  return a < b ? -1 : a > b ? 1 : 0;
}
