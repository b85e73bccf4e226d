import { join } from "node:path";
import { Entry, Head } from "../../../coach/session/event-log.ts";
import { coachPlaces } from "../../../coach/session/places.ts";
import { readLines } from "../../../coach/session/read-lines.ts";
import type { ExerciseResult } from "../../../learning/result.ts";
import { type Room, visit } from "../../../learning/room/room.ts";
import { coursesBegun } from "../../../learning/state/places.ts";
import type { Disk } from "../../../store/disk.ts";
import { published } from "../../../workspace/privacy/published.ts";
import { resultTable } from "../../tables/result-table.ts";
import type { Whose } from "./study-source.ts";
import { daysBetween } from "./study-source.ts";
import { real, type TypedTable, text, whole } from "./typed-table.ts";

type Learned = { whose: Whose; day: number; course: string; result: ExerciseResult };

/** What a participant did in Study and Speak, from the home that is theirs alone; a course that is gone is left out. */
export async function learnedRows(room: Room, home: string, whose: Whose): Promise<Learned[]> {
  const rows: Omit<Learned, "day">[] = [];
  for (const { name } of await coursesBegun(home, room.ports.disk)) {
    const done = await visit({ ...room, home }, name)
      .then(({ state }) => state.results())
      .catch(() => []);
    rows.push(...done.map(({ result }) => ({ whose, course: name, result })));
  }
  const first = rows.map(({ result }) => result.completed).toSorted()[0] ?? "";
  return rows.map((row) => ({ ...row, day: daysBetween(first, row.result.completed) + 1 }));
}

/** Moments of the day stay here: a day and a length say enough. */
const absolute = ["started", "completed"];
const counts = ["rating", "hints"];
const measures = ["correct", "total", "share"];

export const learnedTable: TypedTable<Learned> = {
  name: "results",
  about: "One row an exercise that a participant did in Study or a word that they were coached in.",
  columns: [
    text("participant", "the participant's pseudonym", ({ whose }) => whose.participant),
    whole("day", "the day, counted from the participant's first result", ({ day }) => day),
    ...resultTable.columns
      .filter(({ name }) => !absolute.includes(name))
      .map((column) => ({
        ...column,
        type: counts.includes(column.name)
          ? ("int64" as const)
          : measures.includes(column.name)
            ? ("double" as const)
            : ("string" as const),
      })),
    real(
      "seconds",
      "from when it was begun until it was handed in; breaks are in it",
      ({ result }) => (Date.parse(result.completed) - Date.parse(result.started)) / 1000,
    ),
  ],
};

type Uttered = { whose: Whose; deck: string; sitting: number; seconds: number; entry: Entry };

/** Every happening of every coached sitting. */
export async function utteredRows(disk: Disk, home: string, whose: Whose): Promise<Uttered[]> {
  const rows: Uttered[] = [];
  for (const { name } of await coursesBegun(home, disk)) {
    const { folder } = coachPlaces(home, name);
    const logs = (await disk.names(folder)).filter((file) => file.endsWith(".jsonl")).sort();
    for (const [at, log] of logs.entries()) {
      let begun: string | null = null;
      for await (const { value } of readLines(disk, join(folder, log), 0)) {
        begun ??= Head.safeParse(value).data?.at ?? null;
        const entry = Entry.safeParse(value).data;
        if (entry === undefined || begun === null) continue;
        const seconds = (Date.parse(entry.at) - Date.parse(begun)) / 1000;
        rows.push({ whose, deck: name, sitting: at + 1, seconds, entry });
      }
    }
  }
  return rows;
}

export const utteredTable: TypedTable<Uttered> = {
  name: "speech",
  about: "One row a happening of a coached sitting in Speak: what was said or not, and how it was judged.",
  columns: [
    text("participant", "the participant's pseudonym", ({ whose }) => whose.participant),
    text("deck", "the deck", ({ deck }) => deck),
    whole("sitting", "the sitting, from 1", ({ sitting }) => sitting),
    whole("n", "its number in the sitting", ({ entry }) => entry.seq),
    real("at_seconds", "seconds since the sitting was begun", ({ seconds }) => seconds),
    text("event", "what happened: asr_result is an utterance, timeout a silence", ({ entry }) => entry.event),
    text("word", "the word that was coached", ({ entry }) => entry.word),
    text(
      "verdict",
      "correct, unclear or incorrect; empty where nothing was judged",
      ({ entry }) => entry.verdict?.verdict ?? null,
    ),
    whole("uses", "uses of the word that counted by then", ({ entry }) => entry.counters.usage ?? null),
    text("state", "where the session stood after it", ({ entry }) => entry.state),
    text(
      "heard",
      "what was heard or typed, names masked; empty without consent to texts",
      ({ whose, entry }) => (whose.texts && entry.text !== undefined ? published(entry.text) : null),
    ),
  ],
};
