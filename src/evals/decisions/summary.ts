import { actions, editTypes } from "../../lesson/decide/edit-types.ts";
import { sectionTitles, slug } from "../../lesson/section-kind.ts";
import { type Share, wilson } from "../../text/interval.ts";
import { median } from "../median.ts";
import type { DecisionRow } from "./decision-rows.ts";

/** What can be decided, a revision by its kind: the columns of the section table. */
export const decisionKinds = actions.flatMap((action) =>
  action === "revise" ? editTypes.map((type) => `revise:${type}` as const) : [action],
);
export type DecisionKind = (typeof decisionKinds)[number];

export type SectionCounts = {
  section: string;
  counts: Record<DecisionKind, number>;
  /** Of the sections of this kind that were decided on, those accepted as they were drafted. */
  firstSight: Share | null;
};

export type DecisionSummary = {
  decisions: number;
  lessons: number;
  bySection: SectionCounts[];
  firstSight: Share | null;
  /** Seconds to decide, of the decisions where the data says. */
  seconds: { n: number; median: number | null };
};

export function kindOf({ type, editType }: Pick<DecisionRow, "type" | "editType">): DecisionKind {
  return type === "revise" ? `revise:${editType ?? "other"}` : type;
}

export function summarise(rows: readonly DecisionRow[]): DecisionSummary {
  const sections = Map.groupBy(rows, ({ kind }) => kind);
  const seconds = rows.flatMap((row) => row.seconds ?? []);
  return {
    decisions: rows.length,
    lessons: new Set(rows.map(({ session }) => session)).size,
    bySection: [...sections.keys()].toSorted(inLessonOrder).map((section) => {
      const own = sections.get(section) ?? [];
      return { section, counts: counted(own), firstSight: firstSight(own) };
    }),
    firstSight: firstSight(rows),
    seconds: { n: seconds.length, median: median(seconds) },
  };
}

/**
 * Accepted at first sight: of the drafted sections with at least one decision, those that were accepted and on which
 * nothing else was ever done (no revision, no alternatives, no undo).
 */
export function firstSight(rows: readonly DecisionRow[]): Share | null {
  const drafted = Map.groupBy(rows, ({ session, draft, section }) =>
    JSON.stringify([session, draft, section]),
  );
  const yes = [...drafted.values()].filter((own) => own.every(({ type }) => type === "accept")).length;
  return wilson(yes, drafted.size);
}

function counted(rows: readonly DecisionRow[]): Record<DecisionKind, number> {
  const count = (kind: DecisionKind) => rows.filter((row) => kindOf(row) === kind).length;
  const entries = decisionKinds.map((kind): [DecisionKind, number] => [kind, count(kind)]);
  return Object.fromEntries(entries) as Record<DecisionKind, number>;
}

const usual = sectionTitles.map(slug);

function inLessonOrder(a: string, b: string): number {
  const place = (section: string) => (usual.includes(section) ? usual.indexOf(section) : usual.length);
  return place(a) - place(b) || (a < b ? -1 : 1);
}
