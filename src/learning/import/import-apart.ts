import { basename } from "node:path";
import { z } from "zod";
import { type Limits, readApart } from "../../strangers/read-apart.ts";
import { type ImportSource, sourceName } from "./import-source.ts";
import { ImportedCourse, type ImportOptions, NotImported } from "./imported.ts";

const reader = {
  file: "learning/import/import-child.ts",
  answer: z.union([NotImported, ImportedCourse]),
};

/** As `importCourse`, in a process of its own: whatever is in the file, others are served meanwhile. Never throws. */
export async function importApart(
  from: ImportSource,
  options: ImportOptions,
  limits?: Limits,
): Promise<ImportedCourse | NotImported> {
  const { bytes, ...source } = "bytes" in from ? from : { ...from, bytes: undefined };
  const read = await readApart(reader, { source, options }, bytes, limits);
  return read.ok
    ? read.value
    : { problem: `${basename(sourceName(from))} ${read.message} Nothing was imported.` };
}
