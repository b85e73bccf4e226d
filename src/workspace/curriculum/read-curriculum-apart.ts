import { z } from "zod";
import { type Limits, type Reader, readApart } from "../../strangers/read-apart.ts";
import { Imported } from "./case-import.ts";
import { type GivenCurriculum, ReadCurriculum } from "./read-given.ts";

export const Ask = z.union([
  z.object({ path: z.string(), day: z.string() }),
  z.object({ name: z.string(), subject: z.string().optional(), day: z.string() }),
]);

const file = "workspace/curriculum/curriculum-child.ts";
const ofFile: Reader<Imported> = { file, answer: Imported };

const Given = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), curriculum: ReadCurriculum }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);
const ofText: Reader<z.infer<typeof Given>> = { file, answer: Given };

/** As `readGiven`, in a process of its own: whatever is in it, others are served meanwhile. Never throws. */
export async function readGivenApart(
  { text, ...about }: GivenCurriculum,
  day: string,
  limits?: Limits,
): Promise<z.infer<typeof Given>> {
  const read = await readApart(ofText, { ...about, day }, new TextEncoder().encode(text), limits);
  return read.ok ? read.value : { ok: false, message: `It ${read.message}` };
}

/** As `importFile`, of a file on this computer, in a process of its own. Never throws. */
export async function importFileApart(path: string, day: string): Promise<Imported> {
  const read = await readApart(ofFile, { path, day });
  return read.ok ? read.value : { ok: false, message: `It ${read.message}` };
}
