import { type NoDirectory, unzipEntry, type ZipEntry, zipDirectory } from "./zip.ts";

/** What is wrong with an archive, as the end of a sentence that begins with its name. */
export class BadArchive extends Error {}

/** What may be in a file that somebody shares. Above what any such thing needs, far below what would fill a computer. */
export type ArchiveLimits = {
  /** What it holds: "lesson". */
  what: string;
  fileBytes: number;
  entries: number;
  entryBytes: number;
  unpackedBytes: number;
};

export type Entries = ReadonlyMap<string, ZipEntry>;

/** Plain ways to pack: as it is, or deflated. */
const methods = [0, 8];

/** Every entry looked at by its directory, before any is unpacked. Throws `BadArchive`. */
export function plainEntries(bytes: Uint8Array, limits: ArchiveLimits): Entries {
  const { what } = limits;
  if (bytes.length > limits.fileBytes)
    throw new BadArchive(`is too large: a shared ${what} has up to ${limits.fileBytes / 1_000_000} MB.`);
  const all = new Map<string, ZipEntry>();
  const folded = new Set<string>();
  let unpacked = 0;
  for (const entry of entriesOf(bytes, limits)) {
    const { name, size, packed, encrypted, link, method } = entry;
    if (encrypted) throw new BadArchive("is locked with a password. Ask for it without one.");
    if (link) throw new BadArchive(`holds a link to another file, which no ${what} has. It was not opened.`);
    if (!isPlain(name))
      throw new BadArchive(`names a place outside itself, which no ${what} does. It was not opened.`);
    if (folded.has(name.toLowerCase()))
      throw new BadArchive("holds two files of one name. It was not opened.");
    if (!methods.includes(method) || packed > bytes.length)
      throw new BadArchive("is packed in a way that cannot be read.");
    unpacked += size;
    if (size > limits.entryBytes || unpacked > limits.unpackedBytes)
      throw new BadArchive(
        `unpacks to far more than a ${what}. It is damaged or made to do harm, and was not opened.`,
      );
    folded.add(name.toLowerCase());
    all.set(name, entry);
  }
  return all;
}

function entriesOf(bytes: Uint8Array, { what, entries: most }: ArchiveLimits): ZipEntry[] {
  const entries = zipDirectory(bytes);
  const unreadable: Readonly<Record<NoDirectory, string>> = {
    none: `is not a shared ${what}: it is no archive, or it is cut off.`,
    "cut off": "is cut off or damaged.",
    huge: `is an archive of a kind that ${what}s are never packed in.`,
  };
  if (typeof entries === "string") throw new BadArchive(unreadable[entries]);
  if (entries.length > most)
    throw new BadArchive(`holds ${entries.length} files, and a ${what} has at most ${most}.`);
  return entries;
}

/** Words and folders of words. No way up, no drive, no root, no sign that a system reads as a folder. */
function isPlain(name: string): boolean {
  return /^[\w.-]+(?:\/[\w.-]+)*$/.test(name) && !name.split("/").some((part) => /^\.+$/.test(part));
}

/** Throws `BadArchive`, also where a file is not as long as the directory says. */
export function contentIn(bytes: Uint8Array, entries: Entries, name: string): Uint8Array {
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

/** Throws `BadArchive`. */
export function textIn(content: Uint8Array, name: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    throw new BadArchive(`holds a text that cannot be read (${name}).`);
  }
}

/** What an archive says of itself, unchecked. Throws `BadArchive`. */
export function listIn(
  bytes: Uint8Array,
  entries: Entries,
  name: string,
  what: string,
  most: number,
): unknown {
  const entry = entries.get(name);
  if (entry === undefined) throw new BadArchive(`is not a shared ${what}: it does not say what it is.`);
  if (entry.size > most) throw new BadArchive(`says far more of itself than a ${what} does.`);
  try {
    return JSON.parse(textIn(contentIn(bytes, entries, name), name));
  } catch (error) {
    if (error instanceof BadArchive) throw error;
    throw new BadArchive("does not say properly what it is: its list cannot be read.");
  }
}
