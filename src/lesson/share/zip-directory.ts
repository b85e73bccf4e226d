import { type NoDirectory, type ZipEntry, zipDirectory } from "../../text/zip.ts";

/** What is wrong with an archive, as the end of a sentence that begins with its name. */
export class BadArchive extends Error {}

/** What a shared lesson holds: names, sizes, and what kind of thing each is. Throws `BadArchive`. */
export function entriesOf(bytes: Uint8Array, most: number): ZipEntry[] {
  const entries = zipDirectory(bytes);
  if (typeof entries === "string") throw new BadArchive(unreadable[entries]);
  if (entries.length > most)
    throw new BadArchive(`holds ${entries.length} files, and a lesson has at most ${most}.`);
  return entries;
}

const unreadable: Readonly<Record<NoDirectory, string>> = {
  none: "is not a shared lesson: it is no archive, or it is cut off.",
  "cut off": "is cut off or damaged.",
  huge: "is an archive of a kind that lessons are never packed in.",
};
