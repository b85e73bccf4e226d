import { join } from "node:path";
import { readPicture } from "../../documents/photo/picture.ts";
import { readIfThere, writeAtomic } from "../../store/atomic.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import type { HandIn } from "../exercises/grading.ts";
import { findRecord, saveRecord } from "../state/exercise-files.ts";
import type { CoursePlaces } from "../state/places.ts";
import type { Room } from "./room.ts";

const folder = "photos";

/** Keeps the picture that was handed in beside the exercise, in place of an earlier one; for whoever holds the course's lock. */
export async function keepPicture(
  { ports }: Pick<Room, "ports">,
  places: CoursePlaces,
  record: ExerciseRecord,
  { image }: Pick<HandIn, "image">,
): Promise<ExerciseRecord> {
  const read = image === undefined ? null : readPicture(image.bytes);
  if (image === undefined || read === null || "problem" in read) return record;
  const ending = read.mediaType.slice("image/".length);
  const picture = `${folder}/${record.exercise_id}-${Bun.hash(image.bytes).toString(36)}.${ending}`;
  const path = join(places.folder, picture);
  await ports.disk.makeFolder(join(places.folder, folder));
  await writeAtomic(ports.disk, path, [image.bytes]);
  const kept = { ...record, picture };
  await saveRecord(ports, places, kept);
  const { picture: before } = record;
  if (before !== undefined && before !== picture)
    await ports.disk.remove(join(places.folder, before)).catch(() => undefined); // gone already
  return kept;
}

/** The learner's own picture; null where none was handed in, or it is gone. */
export async function learnerPicture(
  room: Room,
  exerciseId: string,
): Promise<{ bytes: Uint8Array; mediaType: string } | null> {
  const { record, places } = await findRecord(room.home, room.ports, exerciseId);
  const { picture = "" } = record;
  // A record is a file that somebody may have changed: only what we write there is read.
  if (!/^photos\/[\w-]+\.\w+$/.test(picture)) return null;
  const bytes = await readIfThere(room.ports.disk, join(places.folder, picture));
  const read = bytes === null ? null : readPicture(bytes);
  return bytes === null || read === null || "problem" in read ? null : { bytes, mediaType: read.mediaType };
}
