import { z } from "zod";
import { LibraryAbout } from "./entry.ts";
import { newIndex } from "./new-index.ts";
import { readOak } from "./oak-turtle.ts";
import { sourceFiles } from "./source-files.ts";

export const Ask = z.object({
  /** A folder or a file on this computer. */
  path: z.string(),
  /** Where the index is to be written: a new file. */
  index: z.string(),
  /** An empty folder for what was packed. */
  room: z.string(),
  /** As the teacher gave it. */
  source: z.string(),
  day: z.string(),
});

/** Reads a library into a new index and says what it is. Runs in a process of its own; throws the end of a sentence. */
export async function importLibrary(
  { path, index: target, room, source, day }: z.infer<typeof Ask>,
  progress: (done: number, of: number) => void,
): Promise<LibraryAbout> {
  const files = await sourceFiles(path, room);
  const index = newIndex(target);
  const read = await readOak(files, index.put, progress);
  const about = LibraryAbout.parse({
    ...read,
    source,
    imported: day,
    lessons: index.count("lesson"),
    units: index.count("unit"),
    descriptors: index.count("descriptor"),
  });
  if (about.lessons === 0) throw new Error("holds no lessons in the form of Oak's curriculum.");
  index.close(about);
  return about;
}
