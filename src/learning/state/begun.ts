import { join } from "node:path";
import { Problem } from "../../problem.ts";
import { readIfThere } from "../../store/atomic.ts";
import type { ExerciseRecord, MadeExercise } from "../exercises/exercise.ts";
import type { CoursePlaces } from "./places.ts";
import type { Ports } from "./ports.ts";

/** What an exercise is when it is handed out: its files and what is kept of the talk, as one mark. */
export function markOf({ body }: Pick<ExerciseRecord, "body">, contents: readonly string[]): string {
  return Bun.hash(JSON.stringify([body, ...contents])).toString(36);
}

export function givenAs({ record, files }: Pick<MadeExercise, "record" | "files">): string {
  return markOf(
    record,
    files.map(({ content }) => content),
  );
}

/** Whether its learner did anything with it: wrote in its file, said something, took a hint, looked at it. */
export async function isWorkedOn(
  { disk }: Pick<Ports, "disk">,
  places: CoursePlaces,
  record: ExerciseRecord,
): Promise<boolean> {
  if (record.hints_used > 0 || record.looked_at !== undefined || record.picture !== undefined) return true;
  if (record.given === undefined) return false;
  const read = await Promise.all(record.files.map((file) => readIfThere(disk, join(places.folder, file))));
  const contents = read.map((bytes) => (bytes === null ? "" : new TextDecoder().decode(bytes)));
  return markOf(record, contents) !== record.given;
}

/**
 * Of exercises of one kind, newest first, the one to go on with alone: the newest, or an older one with work in it where those
 * after it are done.
 */
export async function toGoOnWith(
  ports: Pick<Ports, "disk">,
  places: CoursePlaces,
  records: Iterable<ExerciseRecord> | AsyncIterable<ExerciseRecord>,
): Promise<ExerciseRecord | null> {
  let isNewest = true;
  for await (const record of records) {
    if (record.for_two === true) continue;
    if (record.status !== "evaluated" && (isNewest || (await isWorkedOn(ports, places, record))))
      return record;
    isNewest = false;
  }
  return null;
}

/** One for two is gone on with by both, in their round: alone it would be written over. Throws `Problem`. */
export function mustBeForOne({ for_two, status }: ExerciseRecord): void {
  if (for_two === true && status !== "evaluated")
    throw new Problem("usage", "This belongs to a round for two, and goes on there. Nothing was changed.");
}
