import { draftsIn } from "../../../lesson/draft/drafts.ts";
import type { Proposal } from "../../../memory/proposal.ts";
import type { Span } from "../../../store/trace.ts";
import { published } from "../../../workspace/privacy/published.ts";
import type { Study } from "../study.ts";
import { changeKind } from "./change-kind.ts";
import { joining, kindAbout, sectionAbout } from "./lesson-tables.ts";
import { byPseudonym, daysBetween, type StudyLesson, secondsSince } from "./study-source.ts";
import { real, type TypedTable, text, whole } from "./typed-table.ts";
import { type Apart, wordsApart } from "./words-apart.ts";

/** What somebody wrote leaves this computer only where they agreed to that. */
const agreed = "; empty without consent to texts";

function publishedOrNone(said: string | null | undefined): string | null {
  return said == null ? null : published(said);
}

type DecidedRow = { of: StudyLesson; n: number; decided: StudyLesson["decided"][number]; apart: Apart };

export function decidedRows(lessons: readonly StudyLesson[]): DecidedRow[] {
  return lessons.flatMap((of) =>
    of.decided.map((decided, at) => ({
      of,
      n: at + 1,
      decided,
      apart: wordsApart(decided.before, decided.after),
    })),
  );
}

export const decidedTable: TypedTable<DecidedRow> = {
  name: "decisions",
  about: "One row a decision on a section, in the order in which they were made.",
  columns: [
    ...joining,
    whole("n", "its number in the lesson, from 1", ({ n }) => n),
    real("at_seconds", "seconds since the task was begun", ({ of, decided }) => secondsSince(of, decided.at)),
    text("section", sectionAbout, ({ of, decided }) => of.called(decided.section).name),
    text("section_kind", kindAbout, ({ of, decided }) => of.called(decided.section).kind),
    text(
      "type",
      "accept, revise, alternatives, edit, minutes, move, pick, undo",
      ({ decided }) => decided.type,
    ),
    text("edit_type", "what a revision asked for", ({ decided }) => decided.editType),
    text("change", "repair, refinement, by_hand or none", ({ decided }) => changeKind(decided.decision)),
    text(
      "outcome",
      "done; nothing_changed where something was asked for and nothing came of it",
      ({ decided }) => (decided.inVain ? "nothing_changed" : "done"),
    ),
    whole(
      "together",
      "how many decisions one click took, this one included (accept all); 1 where it was taken alone",
      ({ decided }) => decided.together,
    ),
    real(
      "seconds",
      "from the last thing that happened until it was decided or asked for; breaks are in it; of several that one click took, on the first alone",
      ({ decided }) => decided.seconds,
    ),
    whole("edit_distance", "words by which it changed the section", ({ apart }) => apart.distance),
    text(
      "request",
      `what was asked for; names, numbers and times of day masked${agreed}`,
      ({ of, decided }) =>
        of.texts ? publishedOrNone("request" in decided.decision ? decided.decision.request : null) : null,
    ),
  ],
};

type RevisedRow = {
  of: StudyLesson;
  n: number | null;
  draft: number;
  section: string;
  type: string;
  editType: string | null;
  request: string | null;
  before: string;
  after: string;
  apart: Apart;
};

/** Of those alone who agreed to it: the others have no row here. Decisions first, then what came as a new draft, each in its order. */
export function revisedRows(lessons: readonly StudyLesson[]): RevisedRow[] {
  return lessons
    .filter(({ texts }) => texts)
    .flatMap((of) => [...byDecision(of), ...byDraft(of)])
    .filter(({ apart }) => apart.distance > 0);
}

function byDecision(of: StudyLesson): RevisedRow[] {
  const drafts = draftsIn(of.session.messages).map(({ index }) => index);
  return decidedRows([of]).map(({ n, decided, apart }) => {
    const { section, type, editType, before, after, decision } = decided;
    const request = "request" in decision ? (decision.request ?? null) : null;
    const draft = drafts.indexOf(decision.draft) + 1;
    return { of, n, draft, section, type, editType, request, before, after, apart };
  });
}

function byDraft(of: StudyLesson): RevisedRow[] {
  return of.redrafted.map(({ draft, section, request, before, after }) => ({
    of,
    n: null,
    draft,
    section,
    type: "new_draft",
    editType: null,
    request,
    before,
    after,
    apart: wordsApart(before, after),
  }));
}

export const revisedTable: TypedTable<RevisedRow> = {
  name: "revisions",
  about:
    "One row a change of a section's text, by a decision or by a new draft that was asked for in the conversation, with the text before and after; only of participants who agreed to that.",
  columns: [
    ...joining,
    whole("n", "the decision's number in the lesson; empty where a whole new draft came", ({ n }) => n),
    whole("draft", "which draft of the lesson it was made in, or came with, from 1", ({ draft }) => draft),
    text("section", "the section", ({ of, section }) => of.called(section).name),
    text("type", "the decision, or new_draft", ({ type }) => type),
    text("edit_type", "what a revision asked for", ({ editType }) => editType),
    text("request", "what was asked for; names, numbers and times of day masked", ({ request }) =>
      publishedOrNone(request),
    ),
    whole("edit_distance", "words by which it changed the section", ({ apart }) => apart.distance),
    text("before", "the section before, masked as requests are; empty where it was not there", ({ before }) =>
      published(before),
    ),
    text("after", "the section after, masked as requests are; empty where it was left out", ({ after }) =>
      published(after),
    ),
  ],
};

type HookSpan = Extract<Span, { type: "hook" }>;
type GuardRow = { of: StudyLesson; run: number; purpose: string | null; span: HookSpan };

export function guardRows(lessons: readonly StudyLesson[]): GuardRow[] {
  return lessons.flatMap((of) =>
    of.runs.flatMap((run, at) => {
      const spans = of.traces.find(({ id }) => id === run.id)?.spans ?? [];
      return spans
        .filter((span) => span.type === "hook")
        .map((span) => ({ of, run: at + 1, purpose: run.purpose, span }));
    }),
  );
}

export const guardTable: TypedTable<GuardRow> = {
  name: "guardrails",
  about: "One row each time a guardrail or check looked at something, and what it said.",
  columns: [
    ...joining,
    whole("run", "the run's number in the lesson, from 1", ({ run }) => run),
    text(
      "purpose",
      "what the run was for: first_draft, new_draft, revision, alternatives, companion, answer",
      ({ purpose }) => purpose,
    ),
    text("guardrail", "its name", ({ span }) => span.name),
    text("point", "where in the run", ({ span }) => span.point),
    text("verdict", "pass, patch, repair, block, abort or error", ({ span }) => span.verdict),
    text("reason", `why, names masked${agreed}`, ({ of, span }) =>
      of.texts ? publishedOrNone(span.reason) : null,
    ),
  ],
};

type MemoryRow = { of: StudyLesson; proposal: Proposal };

export function memoryRows(lessons: readonly StudyLesson[], proposals: readonly Proposal[]): MemoryRow[] {
  return lessons.flatMap((of) =>
    proposals
      .filter(({ rests }) => rests.some(({ session }) => session === of.session.id))
      .map((proposal) => ({ of, proposal })),
  );
}

export const memoryTable: TypedTable<MemoryRow> = {
  name: "memory",
  about:
    "One row for each thing that was proposed to be remembered because of a lesson, and what the participant said to it.",
  columns: [
    ...joining,
    text("state", "pending, confirmed or dismissed", ({ proposal }) => proposal.state),
    text("about", "class or teacher", ({ proposal }) => (proposal.class === null ? "teacher" : "class")),
    text("by", "the hook or agent that proposed it", ({ proposal }) => proposal.by),
    real("seconds_to_settle", "from the proposal until it was confirmed or dismissed", ({ proposal }) =>
      proposal.settledAt === null
        ? null
        : (Date.parse(proposal.settledAt) - Date.parse(proposal.proposedAt)) / 1000,
    ),
    text("summary", `what it was, names masked${agreed}`, ({ of, proposal }) =>
      of.texts ? published(proposal.summary) : null,
    ),
  ],
};

type NoteRow = {
  participant: string;
  day: number | null;
  lesson: string | null;
  seconds: number | null;
  text: string;
};

/** What was written down of those who agreed that texts leave this computer, on the timeline of the lesson that was open then. */
export function noteRows(
  study: Study,
  lessons: readonly StudyLesson[],
  pseudonyms: ReadonlyMap<string, string>,
): NoteRow[] {
  return byPseudonym(study, pseudonyms).flatMap(({ participant: { notes, consent }, name }) => {
    if (consent?.texts !== true) return [];
    const own = lessons.filter(({ participant }) => participant === name);
    return notes.map(({ at, text: said, session }) => {
      const lesson = own.find((of) => of.session.id === session) ?? own.findLast((of) => of.begunAt <= at);
      const [first] = own;
      return {
        participant: name,
        day: first === undefined ? null : daysBetween(first.session.createdAt, at) + 1,
        lesson: lesson?.lesson ?? null,
        seconds: lesson === undefined ? null : secondsSince(lesson, at),
        text: published(said),
      };
    });
  });
}

export const noteTable: TypedTable<NoteRow> = {
  name: "notes",
  about:
    "One row a note that the researcher made during a task; only of participants who agreed that texts leave the computer.",
  columns: [
    text("participant", "the participant's pseudonym", ({ participant }) => participant),
    text("lesson", "the lesson that was open then; empty where none was", ({ lesson }) => lesson),
    whole("day", "the day, counted from the participant's first", ({ day }) => day),
    real("at_seconds", "seconds since the task of that lesson was begun", ({ seconds }) => seconds),
    text("note", "the note; names, numbers and times of day masked", ({ text: said }) => said),
  ],
};
