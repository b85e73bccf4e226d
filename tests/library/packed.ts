import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";

/** A library of our own invention in the form of Oak's: two lessons on the sea. */
export const small = join(import.meta.dir, "small");

export function filesOf(folder: string): Record<string, Uint8Array> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [`top/data/${name}`, new Uint8Array(readFileSync(join(folder, name)))]),
  );
}

export async function tarball(files: Record<string, Uint8Array> = filesOf(small)): Promise<Uint8Array> {
  return await new Bun.Archive(files, { compress: "gzip" }).bytes();
}

export function zip(files: Record<string, Uint8Array> = filesOf(small)): Uint8Array {
  return zipSync(files);
}
