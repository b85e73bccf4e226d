import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { inPlainWords } from "../../markdown/plain-words.ts";
import { temporaryFolder } from "../../store/temporary.ts";
import { BadArchive, contentIn, listIn, plainEntries } from "../../text/plain-archive.ts";
import { type Course, loadCourse } from "../course.ts";
import { tooManyItems } from "../import/most-items.ts";
import { conceptsFile, configFile, itemsFile, sizeOf } from "../making/course-files.ts";
import { isMediaFile } from "../making/media.ts";
import { limits, Manifest, manifestName } from "./manifest.ts";

/** A shared course, unpacked and checked: its texts written anew by this program, its pictures and sounds in base64. */
export const UnpackedCourse = z.object({
  manifest: z.object({ name: z.string(), by: z.string(), licence: z.string() }),
  config: z.unknown(),
  texts: z.array(z.object({ path: z.string(), content: z.string() })),
  media: z.array(z.object({ path: z.string(), base64: z.string() })),
});
export type UnpackedCourse = z.infer<typeof UnpackedCourse>;

/**
 * Everything in a `.course`, or nothing: whatever is wrong with any part of it, the whole is refused with a sentence.
 * Throws `BadArchive`. Only called in a process of its own (share-child.ts).
 */
export function unpackCourse(bytes: Uint8Array): UnpackedCourse {
  const entries = plainEntries(bytes, limits);
  const said = listIn(bytes, entries, manifestName, limits.what, limits.manifestBytes);
  const read = Manifest.safeParse(said);
  if (!read.success) throw new BadArchive(wrongList(said, read.error));
  const { files, name: folder, by, licence } = read.data;
  const named = new Set(files.map(({ name }) => name));
  if ([...entries.keys()].some((name) => name !== manifestName && !named.has(name)))
    throw new BadArchive("holds a file that its own list does not name.");
  const contents = files.map(({ name, bytes: size, sha256 }) => {
    const content = contentIn(bytes, entries, name);
    if (content.length !== size || createHash("sha256").update(content).digest("hex") !== sha256)
      throw new BadArchive(
        `is damaged or was changed after it was packed: ${name} is not what its list says.`,
      );
    return { path: name, content };
  });
  const media = contents.filter(({ path }) => path.startsWith("media/"));
  const wrong = media.find(({ path, content }) => !isMediaFile(path.slice("media/".length), content));
  if (wrong !== undefined)
    throw new BadArchive(
      `holds a file that is no picture and no sound (${wrong.path}), so it was not opened.`,
    );
  const course = courseIn(folder, contents);
  return {
    manifest: { name: folder, by, licence },
    config: course.config,
    texts: [
      configFile(course.config),
      conceptsFile(course.concepts),
      ...[...course.items.values()].map(itemsFile),
    ],
    media: media.map(({ path, content }) => ({ path, base64: Buffer.from(content).toString("base64") })),
  };
}

/** As any course is read, in a folder that is gone afterwards. */
function courseIn(name: string, files: readonly { path: string; content: Uint8Array }[]): Course {
  const top = temporaryFolder();
  try {
    const folder = join(top, name);
    for (const { path, content } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const { course, problems } = loadCourse(folder);
    const [first] = problems;
    if (course === null)
      throw new BadArchive(`holds no course that can be used. ${first?.file ?? ""}: ${first?.message ?? ""}`);
    const count = [...course.items.values()].reduce((sum, items) => sum + sizeOf(items), 0);
    if (tooManyItems(count, "") !== null)
      throw new BadArchive(`holds ${count} pieces of material, more than a course can hold.`);
    return course;
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}

function wrongList(said: unknown, error: z.ZodError): string {
  const isNewer =
    typeof said === "object" &&
    said !== null &&
    "format" in said &&
    "version" in said &&
    said.format === "teacher-assist.course" &&
    typeof said.version === "number" &&
    said.version > 1;
  if (isNewer) return "was made by a newer version of this program. Update, then open it.";
  const [first] = inPlainWords(Manifest, said, error);
  return `does not say properly what it is: ${first?.message ?? "its list is wrong"}.`;
}
