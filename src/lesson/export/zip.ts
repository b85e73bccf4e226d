import { unzipSync, zipSync } from "fflate";

/** The files in an office file, without its folders. Throws where it is no zip archive. */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(bytes, { filter: ({ name }) => !name.endsWith("/") })));
}

/** The same entries give the same bytes: no dates. */
export function writeZip(entries: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) });
}
