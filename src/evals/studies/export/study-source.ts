import type { Room } from "../../../learning/room/room.ts";
import type { Proposals } from "../../../memory/proposals.ts";
import type { Disk } from "../../../store/disk.ts";
import type { Session } from "../../../store/session.ts";
import type { Store } from "../../../store/store.ts";
import type { Trace } from "../../../store/trace.ts";
import { type DecisionRow, decisionRows } from "../../decisions/decision-rows.ts";
import { eachTrace, readRuns } from "../../runs/read-runs.ts";
import type { RunRow } from "../../runs/run-row.ts";
import { isPresent, type Present, type Study } from "../study.ts";
import type { StudyProblem } from "../study-file.ts";
import { strangersIn } from "../view.ts";
import { sessionsOf } from "../withdraw.ts";
import { type Turned, turned } from "./section-history.ts";

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
  condition: string;
  /** From 1: the day of the study on which it was begun, counted from the participant's first. */
  day: number;
  session: Session;
  /** Oldest first. */
  runs: RunRow[];
  traces: Trace[];
  decided: (DecisionRow & Turned)[];
};

/** Oldest first by participant. `problems`: sessions of people whom the study does not have; they are in no table. */
export async function studyLessons(
  { store }: StudySource,
  study: Study,
  pseudonyms: ReadonlyMap<string, string>,
  file: string,
): Promise<{ lessons: StudyLesson[]; problems: StudyProblem[] }> {
  const marked = (await sessionsOf(store, study.id)).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const lessons: StudyLesson[] = [];
  for (const participant of study.participants.filter(isPresent)) {
    const own = marked.filter((one) => one.study?.participant === participant.id && one.traces.length > 0);
    for (const { id } of own) {
      const session = await store.readSession(id);
      const number =
        lessons.filter(({ participant: name }) => name === pseudonyms.get(participant.id)).length + 1;
      lessons.push(
        await lessonIn(store, session, participant, pseudonyms.get(participant.id) ?? "", number, own[0]),
      );
    }
  }
  return { lessons, problems: strangersIn(study, marked, file) };
}

async function lessonIn(
  store: Store,
  session: Session,
  { consent }: Present,
  participant: string,
  number: number,
  first: { createdAt: string } | undefined,
): Promise<StudyLesson> {
  const { runs } = await readRuns({ store }, [session]);
  const traces = await Array.fromAsync(eachTrace(store, session.traces));
  const history = turned(session);
  // What came along from another lesson, or from the one that this is a copy of, was not decided here.
  const decided = decisionRows(session, runs).flatMap((row, at) => {
    const own = history[at];
    const cameAlong = own === undefined || own.decision.from !== undefined || row.at < session.createdAt;
    return cameAlong ? [] : [{ ...row, ...own }];
  });
  return {
    participant,
    texts: consent?.texts ?? false,
    lesson: `${participant}-${number}`,
    task: session.study?.task ?? "",
    condition: session.study?.condition ?? "",
    day: daysBetween(first?.createdAt ?? session.createdAt, session.createdAt) + 1,
    session,
    runs: runs.toReversed(),
    traces,
    decided,
  };
}

/** Whole days of the calendar, in UTC: where the study took place is nobody's business. */
export function daysBetween(from: string, to: string): number {
  const day = (time: string) => Math.floor(Date.parse(time) / 86_400_000);
  return day(to) - day(from);
}

export function secondsSince({ session }: StudyLesson, time: string): number {
  return (Date.parse(time) - Date.parse(session.createdAt)) / 1000;
}
