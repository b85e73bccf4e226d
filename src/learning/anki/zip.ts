import { inflateRawSync } from "node:zlib";

/** A file in a zip archive, as its directory tells. */
export type ZipEntry = {
  name: string;
  isLocked: boolean;
  /** 0 as it is, 8 deflated. */
  method: number;
  packedSize: number;
  size: number;
  offset: number;
};

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;

/** The directory of an archive; `null` where it has none. Sizes are what it says, not yet what is true. */
export function zipEntries(archive: Uint8Array): ZipEntry[] | null {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOfDirectory(view);
  if (end < 0) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark) return null;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength)),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** A file's bytes. Throws where it is damaged, and where it would grow beyond the size the directory says. */
export function unzipEntry(archive: Uint8Array, { offset, packedSize, method, size }: ZipEntry): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (view.getUint32(offset, true) !== localMark) throw new Error("The archive's directory is wrong.");
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = archive.subarray(from, from + packedSize);
  if (packed.length !== packedSize) throw new Error("The archive is cut off.");
  if (method === 0) return packed;
  if (method !== 8) throw new Error("The archive is packed in a way that is not known.");
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
}

/** It stands last, before a comment of at most 65,535 bytes. */
function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--)
    if (view.getUint32(at, true) === endMark) return at;
  return -1;
}
