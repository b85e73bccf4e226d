import type { Sitting, Study } from "../study.ts";
import { secondsToAllAccepted, secondsToFirstDraft } from "./lesson-tables.ts";
import { byPseudonym, daysBetween, type StudyLesson, secondsSince } from "./study-source.ts";
import { flag, real, type TypedTable, text, whole } from "./typed-table.ts";

type TaskRow = {
  participant: string;
  task: string;
  /** Which of the participant's sittings, from 1. */
  n: number;
  condition: string | null;
  day: number;
  begunAt: string;
  finishedAt: string | null;
  takenBack: number;
  of: StudyLesson | null;
};

/** Every time that somebody sat down to a task, with a lesson or without; one that nobody wrote down begins with its lesson. */
export function taskRows(
  study: Study,
  lessons: readonly StudyLesson[],
  pseudonyms: ReadonlyMap<string, string>,
): TaskRow[] {
  return byPseudonym(study, pseudonyms).flatMap(({ participant: { sittings, assigned }, name }) => {
    const own = lessons.filter(({ participant }) => participant === name);
    const known = new Set(sittings.map(({ session }) => session));
    const unwritten = own
      .filter(({ session }) => !known.has(session.id))
      .map(({ session, begunAt, task }): Sitting => ({ task, begun: begunAt, session: session.id }));
    const all = [...sittings, ...unwritten].toSorted((a, b) => (a.begun < b.begun ? -1 : 1));
    return all.map(({ task, begun, session, finished = null, takenBack = [] }, at): TaskRow => {
      const of = own.find((lesson) => lesson.session.id === session) ?? null;
      return {
        participant: name,
        task,
        n: at + 1,
        condition: of?.condition ?? assigned?.[task] ?? null,
        day: daysBetween(all[0]?.begun ?? begun, begun) + 1,
        begunAt: begun,
        finishedAt: finished,
        takenBack: takenBack.length,
        of,
      };
    });
  });
}

export const taskTable: TypedTable<TaskRow> = {
  name: "tasks",
  about: "One row each time that a participant sat down to a task: how long each step of it took.",
  columns: [
    text("participant", "the participant's pseudonym", ({ participant }) => participant),
    text("task", "the task of the protocol", ({ task }) => task),
    text("condition", "the condition of that task", ({ condition }) => condition),
    whole("n", "which of the participant's tasks, first begun first, from 1", ({ n }) => n),
    whole("day", "the day, counted from the participant's first", ({ day }) => day),
    text("lesson", "the lesson that came of it; empty where none did", ({ of }) => of?.lesson ?? null),
    real(
      "seconds_to_request",
      "from when the task was shown until the first request was sent: reading it and saying what is wanted",
      (row) => (row.of === null ? null : secondsSince(row, row.of.session.createdAt)),
    ),
    real("seconds_to_first_draft", "until the first draft was there that its checks let through", ({ of }) =>
      of === null ? null : secondsToFirstDraft(of),
    ),
    real("seconds_to_all_accepted", "until no section waited any more; empty where some wait", ({ of }) =>
      of === null ? null : secondsToAllAccepted(of),
    ),
    flag("finished", "they said that they were done", ({ finishedAt }) => finishedAt !== null),
    real(
      "seconds_on_task",
      "until they said that they were done; empty where they did not; breaks are in it",
      (row) => (row.finishedAt === null ? null : secondsSince(row, row.finishedAt)),
    ),
    whole("finishes_taken_back", "times that they said so and went on", ({ takenBack }) => takenBack),
  ],
};
