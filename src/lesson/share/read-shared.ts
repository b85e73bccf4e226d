import { z } from "zod";
import { type Limits, type Reader, readApart } from "../../strangers/read-apart.ts";
import { limits, Manifest } from "./manifest.ts";

/** What the reader of shared lessons is asked: the one whose bytes come with it, or what lies on a shelf. */
export const ShareAsk = z.discriminatedUnion("what", [
  z.object({ what: z.literal("lesson") }),
  z.object({ what: z.literal("shelf"), paths: z.array(z.string()) }),
]);

const UnpackedFile = z.object({
  name: z.string(),
  kind: z.string(),
  title: z.string(),
  mediaType: z.string(),
  text: z.string().nullable(),
  base64: z.string().nullable(),
});
const Unpacked = z.object({ manifest: Manifest, files: z.array(UnpackedFile) });
export type SharedLesson = z.infer<typeof Unpacked>;

const Shelved = z.object({ path: z.string(), manifest: Manifest.nullable(), problem: z.string().nullable() });
export type Shelved = z.infer<typeof Shelved>;

const Answer = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), lesson: Unpacked }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);

const lessonReader: Reader<z.infer<typeof Answer>> = { file: "lesson/share/share-child.ts", answer: Answer };
const shelfReader: Reader<{ shelf: Shelved[] }> = {
  file: "lesson/share/share-child.ts",
  answer: z.object({ shelf: z.array(Shelved) }),
};

const usual: Limits = { seconds: 30, memoryMb: 512, answerMb: 48 };

/**
 * What somebody else packed, read in a process of its own with limits on time, memory and size (decision 43): whole, or a
 * sentence that says why not. Never throws; nothing is written.
 */
export async function readShared(
  bytes: Uint8Array,
  name: string,
): Promise<{ ok: true; lesson: SharedLesson } | { ok: false; message: string }> {
  const what = name === "" ? "The file" : name;
  if (bytes.length > limits.fileBytes)
    return {
      ok: false,
      message: `${what} is too large: a shared lesson has up to ${limits.fileBytes / 1_000_000} MB. Nothing was opened.`,
    };
  const read = await readApart(lessonReader, { what: "lesson" }, bytes, usual);
  if (!read.ok) return { ok: false, message: `${what} ${read.message} Nothing was opened.` };
  return read.value.ok
    ? read.value
    : { ok: false, message: `${what} ${read.value.message} Nothing was opened.` };
}

/** What the files of a shelf say of themselves; one that cannot be read says why. */
export async function readShelf(paths: readonly string[]): Promise<Shelved[]> {
  const read = await readApart(shelfReader, { what: "shelf", paths }, new Uint8Array(), usual);
  return read.ok ? read.value.shelf : paths.map((path) => ({ path, manifest: null, problem: read.message }));
}
