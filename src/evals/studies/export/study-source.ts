import type { Room } from "../../../learning/room/room.ts";
import type { Proposals } from "../../../memory/proposals.ts";
import type { Disk } from "../../../store/disk.ts";
import type { Session, SessionSummary } from "../../../store/session.ts";
import type { Store } from "../../../store/store.ts";
import type { Trace } from "../../../store/trace.ts";
import { type DecisionRow, decisionRows, lessonDecisions } from "../../decisions/decision-rows.ts";
import { eachTrace, readRuns } from "../../runs/read-runs.ts";
import type { RunRow } from "../../runs/run-row.ts";
import { sittingOf } from "../sittings.ts";
import { isPresent, type Present, type Study } from "../study.ts";
import type { StudyProblem } from "../study-file.ts";
import { strangersIn } from "../view.ts";
import { sessionsOf } from "../withdraw.ts";
import { askedInVain } from "./in-vain.ts";
import { type Redrafted, redrafted, type Turned, turned } from "./section-history.ts";
import { type SectionName, sectionNames } from "./section-names.ts";

/** Where what participants did is read from. */
export type StudySource = {
  data: string;
  store: Store;
  proposals: Proposals;
  /** Where courses and decks are found. */
  room: Room;
  disk?: Disk | undefined;
};

/** Whose a row is. */
export type Whose = { participant: string; texts: boolean };

/** One lesson of one participant, with all that is counted of it. */
export type StudyLesson = Whose & {
  /** The participant's pseudonym and the number of the lesson, the first begun first. */
  lesson: string;
  task: string;
  /** Which of the participant's lessons on this task, from 1. */
  attempt: number;
  condition: string;
  /** From 1: the day of the study on which it was begun, counted from the participant's first. */
  day: number;
  session: Session;
  /** When the task was shown; of studies from before that was kept, when its first request was sent. */
  begunAt: string;
  /** When they said that they were done; null where they did not. */
  finishedAt: string | null;
  /** Oldest first. */
  runs: RunRow[];
  traces: Trace[];
  decided: Decided[];
  /** What was asked for in the conversation and came as a whole new draft, section by section. */
  redrafted: Redrafted[];
  /** A section by what it may be called in a table. */
  called(section: string): SectionName;
};

/** A decision as it is counted. `inVain`: something was asked for, and nothing changed. `together`: how many were taken by one click, this one included. */
export type Decided = DecisionRow & Turned & { inVain: boolean; together: number };

/** By pseudonym, which says nothing of who came first; of each the oldest first. `problems`: sessions of people whom the study does not have; they are in no table. */
export async function studyLessons(
  { store }: StudySource,
  study: Study,
  pseudonyms: ReadonlyMap<string, string>,
  file: string,
): Promise<{ lessons: StudyLesson[]; problems: StudyProblem[] }> {
  const marked = (await sessionsOf(store, study.id)).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const lessons: StudyLesson[] = [];
  for (const { participant, name } of byPseudonym(study, pseudonyms)) {
    const own = marked.filter((one) => one.study?.participant === participant.id && one.traces.length > 0);
    for (const [at, { id }] of own.entries()) {
      const session = await store.readSession(id);
      lessons.push(await lessonIn(store, session, participant, name, own.slice(0, at + 1)));
    }
  }
  return { lessons, problems: strangersIn(study, marked, file) };
}

/** Everybody who takes part, in an order that says nothing of who came first. */
export function byPseudonym(
  { participants }: Study,
  pseudonyms: ReadonlyMap<string, string>,
): { participant: Present; name: string }[] {
  return participants
    .filter(isPresent)
    .map((participant) => ({ participant, name: pseudonyms.get(participant.id) ?? "" }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function lessonIn(
  store: Store,
  session: Session,
  whose: Present,
  participant: string,
  /** Theirs until this one, itself included. */
  begun: readonly SessionSummary[],
): Promise<StudyLesson> {
  const { begun: begunAt, finished } = sittingOf(whose, session.id) ?? {};
  const { runs } = await readRuns({ store }, [session]);
  const traces = await Array.fromAsync(eachTrace(store, session.traces));
  const texts = whose.consent?.texts ?? false;
  return {
    participant,
    texts,
    lesson: `${participant}-${begun.length}`,
    task: session.study?.task ?? "",
    attempt: begun.filter(({ study }) => study?.task === session.study?.task).length,
    condition: session.study?.condition ?? "",
    day: daysBetween(begun[0]?.createdAt ?? session.createdAt, session.createdAt) + 1,
    session,
    begunAt: begunAt ?? session.createdAt,
    finishedAt: finished ?? null,
    runs: runs.toReversed(),
    traces,
    decided: decidedIn(session, runs, traces),
    redrafted: redrafted(session),
    called: sectionNames(session, texts),
  };
}

/** Everything that was decided here, in order; what came along from another lesson, or from the one that this is a copy of, was not. */
function decidedIn(session: Session, runs: readonly RunRow[], traces: readonly Trace[]): Decided[] {
  const vain = askedInVain(session, traces);
  const history = new Map(turned(session).map((one) => [JSON.stringify(one.decision), one]));
  const taken = [...lessonDecisions(session), ...vain.map(({ decision }) => decision)].toSorted((a, b) =>
    a.at < b.at ? -1 : 1,
  );
  const rows = decisionRows({ ...session, decisions: taken }, runs);
  return taken.flatMap((decision, at) => {
    const row = rows[at];
    if (row === undefined || decision.from !== undefined || row.at < session.createdAt) return [];
    const asked = vain.find((one) => one.decision === decision);
    const stood = decision.type === "revise" ? decision.text : "";
    const own =
      asked === undefined
        ? history.get(JSON.stringify(decision))
        : { decision, type: asked.type, before: stood, after: stood };
    if (own === undefined) return [];
    const clicked = taken.filter((other) => other.type === decision.type && other.at === decision.at);
    const seconds = clicked[0] === decision ? row.seconds : null; // one click is one time
    return [{ ...row, ...own, seconds, inVain: asked !== undefined, together: clicked.length }];
  });
}

/** Whole days of the calendar, in UTC: where the study took place is nobody's business. */
export function daysBetween(from: string, to: string): number {
  const day = (time: string) => Math.floor(Date.parse(time) / 86_400_000);
  return day(to) - day(from);
}

export function secondsSince({ begunAt }: Pick<StudyLesson, "begunAt">, time: string): number {
  return (Date.parse(time) - Date.parse(begunAt)) / 1000;
}
