import { createHash } from "node:crypto";
import { inPlainWords } from "../../markdown/plain-words.ts";
import {
  BadArchive,
  contentIn,
  type Entries,
  listIn,
  plainEntries,
  textIn,
} from "../../text/plain-archive.ts";
import { plainEnough } from "../../workspace/notes/plain-enough.ts";
import { limits, Manifest, manifestName } from "./manifest.ts";

/** A shared lesson, unpacked: its texts as text, everything else in base64. */
export type Unpacked = {
  manifest: Manifest;
  files: {
    name: string;
    kind: string;
    title: string;
    mediaType: string;
    text: string | null;
    base64: string | null;
  }[];
};

/**
 * Everything in a `.lesson`, or nothing: whatever is wrong with any part of it, the whole is refused with a sentence.
 * Throws `BadArchive`. Only called in a process of its own (share-child.ts).
 */
export function unpackLesson(bytes: Uint8Array): Unpacked {
  const entries = plainEntries(bytes, limits);
  const manifest = manifestIn(bytes, entries);
  const named = new Map(manifest.files.map((file) => [file.name, file]));
  const strays = [...entries.keys()].filter((name) => name !== manifestName && !named.has(name));
  if (strays.length > 0) throw new BadArchive("holds a file that its own list does not name.");
  const files = manifest.files.map((file) => {
    const content = contentIn(bytes, entries, file.name);
    if (content.length !== file.bytes || hashOf(content) !== file.sha256)
      throw new BadArchive(
        `is damaged or was changed after it was packed: ${file.name} is not what its list says.`,
      );
    const isText = file.mediaType.startsWith("text/");
    const { name, kind, title, mediaType } = file;
    const text = isText ? textIn(content, name) : null;
    if (isText && text !== null && mediaType === "text/markdown" && !plainEnough(text))
      throw new BadArchive(`holds a text that no person would have written (${name}), so it was not opened.`);
    return {
      name,
      kind,
      title,
      mediaType,
      text,
      base64: isText ? null : Buffer.from(content).toString("base64"),
    };
  });
  const lesson = files.find(({ kind }) => kind === "lesson");
  if (lesson?.mediaType !== "text/markdown") throw new BadArchive("holds no lesson that can be read.");
  return { manifest, files };
}

/** What a shelf shows of it: the list alone, and nothing else unpacked. */
export function manifestOf(bytes: Uint8Array): Manifest {
  return manifestIn(bytes, plainEntries(bytes, limits));
}

function manifestIn(bytes: Uint8Array, entries: Entries): Manifest {
  const parsed = listIn(bytes, entries, manifestName, limits.what, limits.manifestBytes);
  const read = Manifest.safeParse(parsed);
  if (read.success) return read.data;
  if (isNewer(parsed))
    throw new BadArchive("was made by a newer version of this program. Update, then open it.");
  const [first] = inPlainWords(Manifest, parsed, read.error);
  throw new BadArchive(`does not say properly what it is: ${first?.message ?? "its list is wrong"}.`);
}

function isNewer(parsed: unknown): boolean {
  if (typeof parsed !== "object" || parsed === null || !("format" in parsed) || !("version" in parsed))
    return false;
  return (
    parsed.format === "teacher-assist.lesson" && typeof parsed.version === "number" && parsed.version > 1
  );
}

function hashOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
