import { factors, readCondition } from "../../../agent/condition.ts";
import { privacyReport } from "../../../agent/reports.ts";
import { lessonOf } from "../../../lesson/decide/decisions.ts";
import { editTypes } from "../../../lesson/decide/edit-types.ts";
import { draftsIn } from "../../../lesson/draft/drafts.ts";
import { withoutLeft } from "../../../lesson/left-to-fill.ts";
import { evidenceIn } from "../../runs/evidence-in.ts";
import { type ChangeKind, changeKind } from "./change-kind.ts";
import { type SectionEnds, sectionEnds } from "./section-history.ts";
import { type StudyLesson, secondsSince } from "./study-source.ts";
import { flag, real, type TypedTable, text, whole } from "./typed-table.ts";
import { type Apart, wordsApart } from "./words-apart.ts";

type OfLesson = { of: StudyLesson };

/** The columns by which every table is joined, and a model is fitted. */
export const joining = [
  text<OfLesson>("participant", "the participant's pseudonym", ({ of }) => of.participant),
  text<OfLesson>(
    "lesson",
    "the lesson: the pseudonym and a number, first begun first",
    ({ of }) => of.lesson,
  ),
  text<OfLesson>("task", "the task of the protocol", ({ of }) => of.task),
  text<OfLesson>(
    "condition",
    "the condition: A to E, and F where the guardrail was off",
    ({ of }) => of.condition,
  ),
];

export const sectionAbout =
  "the section, by the lesson's own name; one that is not usual is a kind and a number without consent to texts";
export const kindAbout = "the usual name of such a section, or other";

type LessonRow = OfLesson & {
  apart: Apart | null;
  sections: SectionEnds[];
};

export function lessonRows(lessons: readonly StudyLesson[]): LessonRow[] {
  return lessons.map((of) => {
    const [first] = draftsIn(of.session.messages);
    const final = lessonOf(of.session);
    return {
      of,
      apart:
        first === undefined || final === null
          ? null
          : wordsApart(withoutLeft(first.text), withoutLeft(final.markdown)),
      sections: sectionEnds(of.session).filter((one) => one.final !== null),
    };
  });
}

/** One row a lesson. */
export const lessonTable: TypedTable<LessonRow> = {
  name: "lessons",
  about:
    "One row a lesson that a participant began: how long it took, what was decided, how far draft and final text are apart.",
  columns: [
    ...joining,
    ...factors.map(({ letter, name, levels }) =>
      whole<LessonRow>(
        name,
        `level of factor ${letter}: ${levels.map((level, at) => `${at} ${level}`).join(", ")}`,
        ({ of }) => readCondition(of.condition)[name],
      ),
    ),
    whole(
      "attempt",
      "which of the participant's lessons on this task, from 1: a repeat, or the same lesson for another class, comes after",
      ({ of }) => of.attempt,
    ),
    whole("day", "the day on which it was begun, counted from the participant's first", ({ of }) => of.day),
    text("provider", "who answered: builtin is no AI model", ({ of }) => of.runs[0]?.provider ?? null),
    text("model", "the model", ({ of }) => of.runs[0]?.model ?? null),
    real(
      "seconds_to_first_draft",
      "from the beginning of the task until the first draft was there that its checks let through; empty where none was",
      ({ of }) => secondsToFirstDraft(of),
    ),
    real(
      "seconds_to_all_accepted",
      "from the beginning of the task until no section waited any more: each accepted, or written by the participant; empty where some wait; breaks are in it",
      ({ of }) => secondsToAllAccepted(of),
    ),
    real(
      "seconds_on_task",
      "from the beginning of the task until the participant said that they were done; empty where they did not; breaks are in it",
      ({ of }) => (of.finishedAt === null ? null : secondsSince(of, of.finishedAt)),
    ),
    whole("drafts", "whole drafts that came", ({ of }) => draftsIn(of.session.messages).length),
    whole("sections", "sections of the lesson as it stands", ({ sections }) => sections.length),
    whole(
      "sections_accepted",
      "of these, accepted by the participant",
      ({ sections }) => sections.filter(({ accepted }) => accepted).length,
    ),
    whole(
      "sections_theirs",
      "of these, standing as the participant wrote them, which nobody has to accept",
      ({ sections }) => sections.filter(({ theirs }) => theirs).length,
    ),
    whole(
      "decisions",
      "decisions on its sections, those that changed nothing included",
      ({ of }) => of.decided.length,
    ),
    whole(
      "decisions_after_finish",
      "of these, decided after the participant said that they were done",
      ({ of }) => of.decided.filter(({ at }) => of.finishedAt !== null && at > of.finishedAt).length,
    ),
    inVain<LessonRow>(({ of }) => of.decided),
    ...changes<LessonRow>(({ of }) => of.decided),
    ...apartColumns<LessonRow>("the first draft", "the lesson as it stands", ({ apart }) => apart),
    whole(
      "guardrail_repairs",
      "drafts that a check sent back to their author",
      ({ of }) => verdicts(of, "repair").length,
    ),
    whole(
      "guardrail_stops",
      "runs that a check of the request or the lesson ended: scope, age, curriculum claims, questions",
      ({ of }) => stops(of).filter((name) => name !== privacyReport.hook).length,
    ),
    whole(
      "privacy_stops",
      "runs that were held back because the request held somebody's personal data; not among the stops of guardrails",
      ({ of }) => stops(of).filter((name) => name === privacyReport.hook).length,
    ),
    text(
      "stopped_by",
      "the checks that ended runs of either kind, each with how often; empty where none did",
      ({ of }) =>
        Array.from(
          Map.groupBy(stops(of), (name) => name),
          ([name, all]) => `${name} ${all.length}`,
        ).join(", ") || null,
    ),
    whole("claims", "curriculum claims that were checked, over all runs", ({ of }) => claims(of, "claims")),
    whole("claims_verified", "of these, those that exist and fit", ({ of }) => claims(of, "verified")),
    whole("claims_invented", "of these, codes that no curriculum file holds", ({ of }) =>
      claims(of, "invented"),
    ),
    whole("runs", "runs: drafts, revisions, alternatives, answers", ({ of }) => of.runs.length),
    whole("turns", "answers of the model", ({ of }) => sum(of.runs.map(({ turns }) => turns))),
    whole("tokens", "tokens sent and received, caches included", ({ of }) =>
      sum(of.runs.flatMap(({ usage }) => Object.values(usage))),
    ),
    real("cost_usd", "US dollars by list price; empty where a price is not known", ({ of }) => {
      const costs = of.runs.map(({ costUsd }) => costUsd);
      return costs.some((cost) => cost === null) ? null : sum(costs.map((cost) => cost ?? 0));
    }),
  ],
};

/** null where no draft came that its checks let through. */
export function secondsToFirstDraft(of: StudyLesson): number | null {
  const run = of.runs.find(({ purpose, status }) => purpose === "first_draft" && status === "success");
  return run?.endedAt ? secondsSince(of, run.endedAt) : null;
}

/** null while some section waits. */
export function secondsToAllAccepted(of: StudyLesson): number | null {
  const last = of.decided.findLast(({ type }) => type === "accept" || type === "edit");
  return lessonOf(of.session)?.complete && last !== undefined ? secondsSince(of, last.at) : null;
}

type SectionRow = OfLesson & { ends: SectionEnds; apart: Apart | null };

export function sectionRows(lessons: readonly StudyLesson[]): SectionRow[] {
  return lessons.flatMap((of) =>
    sectionEnds(of.session).map((ends) => ({
      of,
      ends,
      apart: ends.draft === null || ends.final === null ? null : wordsApart(ends.draft, ends.final),
    })),
  );
}

/** The long table: participant × lesson × section × condition. */
export const sectionTable: TypedTable<SectionRow> = {
  name: "sections",
  about: "One row a section of a lesson: participant × lesson × section × condition, for mixed models.",
  columns: [
    ...joining,
    text("section", sectionAbout, ({ of, ends }) => of.called(ends.id).name),
    text("section_kind", kindAbout, ({ of, ends }) => of.called(ends.id).kind),
    whole("order", "its place in the lesson, from 1", ({ ends }) => ends.order),
    flag("drafted", "it was in the first draft", ({ ends }) => ends.draft !== null),
    flag("kept", "it is in the lesson as it stands", ({ ends }) => ends.final !== null),
    flag("accepted", "the participant accepted it as it stands", ({ ends }) => ends.accepted),
    flag(
      "theirs",
      "it stands as the participant wrote it, which nobody has to accept",
      ({ ends }) => ends.theirs,
    ),
    flag(
      "accepted_together",
      "it was accepted by one click with others; empty where it is not accepted",
      (row) =>
        row.ends.accepted
          ? (decidedOn(row).findLast(({ type }) => type === "accept")?.together ?? 1) > 1
          : null,
    ),
    flag(
      "at_first_sight",
      "accepted with nothing else ever done or asked; empty where nothing was decided",
      (row) => {
        const own = decidedOn(row);
        return own.length === 0 ? null : own.every(({ type }) => type === "accept");
      },
    ),
    whole(
      "decisions",
      "decisions on it, those that changed nothing included",
      (row) => decidedOn(row).length,
    ),
    inVain<SectionRow>(decidedOn),
    ...editTypes.map((type) =>
      whole<SectionRow>(
        `revise_${type}`,
        `revisions of the type ${type}`,
        (row) =>
          decidedOn(row).filter((one) => one.type === "revise" && (one.editType ?? "other") === type).length,
      ),
    ),
    ...(["alternatives", "pick", "edit", "minutes", "move", "undo"] as const).map((type) =>
      whole<SectionRow>(
        type,
        `decisions: ${type}`,
        (row) => decidedOn(row).filter((one) => one.type === type).length,
      ),
    ),
    ...changes<SectionRow>(decidedOn),
    ...apartColumns<SectionRow>("the first draft", "the section as it stands", ({ apart }) => apart),
    real(
      "seconds_deciding",
      "seconds before its decisions, in all; empty where not known; breaks are in it",
      (row) => {
        const seconds = decidedOn(row).flatMap((one) => one.seconds ?? []);
        return seconds.length === 0 ? null : sum(seconds);
      },
    ),
  ],
};

function decidedOn({ of, ends }: SectionRow) {
  return of.decided.filter(({ section }) => section === ends.id);
}

function inVain<R>(of: (row: R) => StudyLesson["decided"]) {
  return whole<R>(
    "nothing_changed",
    "of these, revisions and alternatives that were asked for and changed nothing",
    (row) => of(row).filter((one) => one.inVain).length,
  );
}

function changes<R>(of: (row: R) => StudyLesson["decided"]) {
  const count = (row: R, kind: ChangeKind) =>
    of(row).filter(({ decision }) => changeKind(decision) === kind).length;
  return [
    whole<R>(
      "repairs",
      "changes asked for because something was wrong: a curriculum link, or a request that says so (wrong, mistake, missing, falsch, …)",
      (row) => count(row, "repair"),
    ),
    whole<R>(
      "refinements",
      "changes asked for to what was not wrong, alternatives and picks included",
      (row) => count(row, "refinement"),
    ),
    whole<R>("by_hand", "changes that were typed, which says nothing of why", (row) => count(row, "by_hand")),
  ];
}

function apartColumns<R>(before: string, after: string, of: (row: R) => Apart | null) {
  return [
    whole<R>("words_draft", `words of ${before}`, (row) => of(row)?.before ?? null),
    whole<R>("words_final", `words of ${after}`, (row) => of(row)?.after ?? null),
    whole<R>(
      "edit_distance",
      "words added, left out, replaced or swapped between the two; what the program says itself of places to fill in is not counted",
      (row) => of(row)?.distance ?? null,
    ),
    real<R>(
      "edit_share",
      "the same as a share of the longer one's words, 0 to 1",
      (row) => of(row)?.share ?? null,
    ),
  ];
}

function verdicts({ traces }: StudyLesson, verdict: string): string[] {
  return traces
    .flatMap(({ spans }) => spans)
    .flatMap((span) => (span.type === "hook" && span.verdict === verdict ? span.name : []));
}

function stops(of: StudyLesson): string[] {
  return verdicts(of, "abort");
}

function claims({ traces }: StudyLesson, what: "claims" | "verified" | "invented"): number {
  return sum(traces.map((trace) => evidenceIn(trace)?.[what] ?? 0));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}
