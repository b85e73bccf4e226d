import { createHash } from "node:crypto";
import { inPlainWords } from "../../markdown/plain-words.ts";
import { unzipEntry, type ZipEntry } from "../../text/zip.ts";
import { plainEnough } from "../../workspace/notes/plain-enough.ts";
import { limits, Manifest, manifestName } from "./manifest.ts";
import { BadArchive, entriesOf } from "./zip-directory.ts";

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

/** Plain ways to pack: as it is, or deflated. */
const methods = [0, 8];

/**
 * Everything in a `.lesson`, or nothing: whatever is wrong with any part of it, the whole is refused with a sentence.
 * Throws `BadArchive`. Only called in a process of its own (share-child.ts).
 */
export function unpackLesson(bytes: Uint8Array): Unpacked {
  const entries = checked(bytes);
  const manifest = manifestIn(bytes, entries);
  const named = new Map(manifest.files.map((file) => [file.name, file]));
  const strays = [...entries.keys()].filter((name) => name !== manifestName && !named.has(name));
  if (strays.length > 0) throw new BadArchive("holds a file that its own list does not name.");
  const files = manifest.files.map((file) => {
    const content = contentOf(bytes, entries, file.name);
    if (content.length !== file.bytes || hashOf(content) !== file.sha256)
      throw new BadArchive(
        `is damaged or was changed after it was packed: ${file.name} is not what its list says.`,
      );
    const isText = file.mediaType.startsWith("text/");
    const { name, kind, title, mediaType } = file;
    const text = isText ? textOf(content, name) : null;
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
  return manifestIn(bytes, checked(bytes));
}

/** Every entry looked at by its directory, before any is unpacked. */
function checked(bytes: Uint8Array): Map<string, ZipEntry> {
  if (bytes.length > limits.fileBytes)
    throw new BadArchive(`is too large: a shared lesson has up to ${limits.fileBytes / 1_000_000} MB.`);
  const all = new Map<string, ZipEntry>();
  const folded = new Set<string>();
  let unpacked = 0;
  for (const entry of entriesOf(bytes, limits.entries)) {
    const { name, size, packed, encrypted, link, method } = entry;
    if (encrypted) throw new BadArchive("is locked with a password. Ask for it without one.");
    if (link) throw new BadArchive("holds a link to another file, which no lesson has. It was not opened.");
    if (!isPlain(name))
      throw new BadArchive("names a place outside itself, which no lesson does. It was not opened.");
    if (folded.has(name.toLowerCase()))
      throw new BadArchive("holds two files of one name. It was not opened.");
    if (!methods.includes(method) || packed > bytes.length)
      throw new BadArchive("is packed in a way that cannot be read.");
    unpacked += size;
    if (size > limits.entryBytes || unpacked > limits.unpackedBytes)
      throw new BadArchive(
        "unpacks to far more than a lesson. It is damaged or made to do harm, and was not opened.",
      );
    folded.add(name.toLowerCase());
    all.set(name, entry);
  }
  return all;
}

/** Words and folders of words. No way up, no drive, no root, no sign that a system reads as a folder. */
function isPlain(name: string): boolean {
  return /^[\w.-]+(?:\/[\w.-]+)*$/.test(name) && !name.split("/").some((part) => /^\.+$/.test(part));
}

function manifestIn(bytes: Uint8Array, entries: ReadonlyMap<string, ZipEntry>): Manifest {
  const entry = entries.get(manifestName);
  if (entry === undefined) throw new BadArchive("is not a shared lesson: it does not say what it is.");
  if (entry.size > limits.manifestBytes) throw new BadArchive("says far more of itself than a lesson does.");
  const parsed = jsonOf(textOf(contentOf(bytes, entries, manifestName), manifestName));
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

function contentOf(bytes: Uint8Array, entries: ReadonlyMap<string, ZipEntry>, name: string): Uint8Array {
  const entry = entries.get(name);
  if (entry === undefined) throw new BadArchive(`lacks a file that its list names: ${name}.`);
  try {
    const content = unzipEntry(bytes, entry);
    if (content.length === entry.size) return content;
  } catch {
    // said below
  }
  throw new BadArchive("is cut off or damaged.");
}

function textOf(content: Uint8Array, name: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    throw new BadArchive(`holds a text that cannot be read (${name}).`);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadArchive("does not say properly what it is: its list cannot be read.");
  }
}

function hashOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
