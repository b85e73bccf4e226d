/** One entry as the archive's directory lists it. Sizes are what it claims. */
export type ZipEntry = {
  name: string;
  size: number;
  packed: number;
  encrypted: boolean;
  link: boolean;
  method: number;
};

/** What is wrong with an archive, as the end of a sentence that begins with its name. */
export class BadArchive extends Error {}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const entryLength = 46;
const longestComment = 65_557;

/**
 * The directory of a zip archive, looked at before anything in it is unpacked: names, sizes, and what kind of thing each
 * is. Throws `BadArchive`. Reads the directory once, in linear time.
 */
export function zipDirectory(bytes: Uint8Array, mostEntries: number): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === 0xffffffff)
    throw new BadArchive("is an archive of a kind that lessons are never packed in.");
  if (count > mostEntries)
    throw new BadArchive(`holds ${count} files, and a lesson has at most ${mostEntries}.`);
  const entries: ZipEntry[] = [];
  for (let n = 0; n < count; n++) {
    if (at + entryLength > bytes.length || view.getUint32(at, true) !== entryMark) throw cutOff();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const next = at + entryLength + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
    if (next > bytes.length) throw cutOff();
    const mode = view.getUint32(at + 38, true) >>> 16;
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + entryLength, at + entryLength + (nameLength ?? 0))),
      size: view.getUint32(at + 24, true),
      packed: view.getUint32(at + 20, true),
      encrypted: (view.getUint16(at + 8, true) & 0x41) !== 0,
      link: (mode & 0xf000) === 0xa000,
      method: view.getUint16(at + 10, true),
    });
    at = next;
  }
  return entries;
}

function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - longestComment); at--)
    if (view.getUint32(at, true) === endMark) return at;
  throw new BadArchive("is not a shared lesson: it is no archive, or it is cut off.");
}

function cutOff(): BadArchive {
  return new BadArchive("is cut off or damaged.");
}
