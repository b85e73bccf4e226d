import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Room } from "../room/room.ts";
import { placeOf } from "./change-course.ts";
import { isMediaFile, mediaTypeOf, mostMediaBytes } from "./media.ts";

/** A picture or sound of a course, by its name alone; null where there is none that is what its name says. */
export function readMedia(
  room: Room,
  course: string,
  name: string,
): { bytes: Uint8Array; type: string } | null {
  const type = /^[a-z0-9][a-z0-9-]{0,99}\.[a-z0-9]{3,4}$/.test(name) ? mediaTypeOf(name) : null;
  if (type === null) return null;
  const path = join(placeOf(room, course).folder, "media", name);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || !found.isFile() || found.size > mostMediaBytes) return null;
  const bytes = new Uint8Array(readFileSync(path));
  return isMediaFile(name, bytes) ? { bytes, type } : null;
}
