import { inflateRawSync } from "node:zlib";
import { unzipSync, zipSync } from "fflate";

/** One entry as the archive's directory lists it. Sizes are what it claims, not yet what is true. */
export type ZipEntry = {
  name: string;
  size: number;
  packed: number;
  encrypted: boolean;
  link: boolean;
  /** 0 as it is, 8 deflated. */
  method: number;
  offset: number;
};

/** `none`: it is no archive, or its end is missing. `huge`: of the kind for more than 4 GB or 65,534 files. */
export type NoDirectory = "none" | "cut off" | "huge";

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const entryLength = 46;
const longestComment = 65_557;

/** The directory of an archive, looked at before anything in it is unpacked. Reads it once, in linear time; never throws. */
export function zipDirectory(bytes: Uint8Array): ZipEntry[] | NoDirectory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end < 0) return "none";
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === 0xffffffff) return "huge";
  const entries: ZipEntry[] = [];
  for (let n = 0; n < count; n++) {
    if (at + entryLength > bytes.length || view.getUint32(at, true) !== entryMark) return "cut off";
    const nameLength = view.getUint16(at + 28, true);
    const next =
      at + entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > bytes.length) return "cut off";
    const mode = view.getUint32(at + 38, true) >>> 16;
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + entryLength, at + entryLength + nameLength)),
      size: view.getUint32(at + 24, true),
      packed: view.getUint32(at + 20, true),
      encrypted: (view.getUint16(at + 8, true) & 0x41) !== 0,
      link: (mode & 0xf000) === 0xa000,
      method: view.getUint16(at + 10, true),
      offset: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return entries;
}

function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - longestComment); at--)
    if (view.getUint32(at, true) === endMark) return at;
  return -1;
}

/** A file's bytes. Throws where it is damaged, and where it would grow beyond the size the directory says. */
export function unzipEntry(archive: Uint8Array, { offset, packed, method, size }: ZipEntry): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (view.getUint32(offset, true) !== localMark) throw new Error("The archive's directory is wrong.");
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const content = archive.subarray(from, from + packed);
  if (content.length !== packed) throw new Error("The archive is cut off.");
  if (method === 0) return content;
  if (method !== 8) throw new Error("The archive is packed in a way that is not known.");
  return inflateRawSync(content, { maxOutputLength: Math.max(1, size) });
}

/** Every file that is wanted, by name; of the largest archives too. Throws where it is no zip archive, or is damaged. */
export function readZip(
  bytes: Uint8Array,
  isWanted: (file: { name: string; originalSize: number }) => boolean = ({ name }) => !name.endsWith("/"),
): Map<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(bytes, { filter: isWanted })));
}

/** Before anybody's lessons: so the same entries give the same bytes. */
const noDate = new Date(1980, 0, 1);

/** `level`: how hard it is packed, from 0 to 9. */
export function writeZip(
  entries: ReadonlyMap<string, Uint8Array>,
  { date = noDate, level = 6 }: { date?: Date; level?: 2 | 6 } = {},
): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(entries), { mtime: date, level });
}
