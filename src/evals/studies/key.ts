import { dirname } from "node:path";
import { z } from "zod";
import { Problem } from "../../problem.ts";
import { readIfThere, writeAtomic } from "../../store/atomic.ts";
import type { Disk } from "../../store/disk.ts";
import { parseJsonBytes } from "../../store/json.ts";
import { isPresent, type Study } from "./study.ts";
import type { StudyPlaces } from "./study-file.ts";

/** Which pseudonym stands for which participant in every export. It lies beside the study and goes into none. */
const Key = z.strictObject({ format: z.literal(1), pseudonyms: z.record(z.string(), z.string()) });

/** Everybody's pseudonym, made once and kept: two exports of a study can be joined. Throws `Problem` where the key cannot be read. */
export async function pseudonyms(
  { key }: StudyPlaces,
  { participants }: Study,
  disk: Disk,
  random: () => string = drawn,
): Promise<ReadonlyMap<string, string>> {
  const kept = await readKey(key, disk);
  const missing = participants.filter(isPresent).filter(({ id }) => kept[id] === undefined);
  if (missing.length === 0) return new Map(Object.entries(kept));
  const all = { ...kept };
  for (const { id } of missing) {
    let name = random();
    while (Object.values(all).includes(name)) name = random();
    all[id] = name;
  }
  await writeKey(key, all, disk);
  return new Map(Object.entries(all));
}

/** After this nothing says any more whose rows an earlier export holds. */
export async function forgetPseudonym({ key }: StudyPlaces, participant: string, disk: Disk): Promise<void> {
  const { [participant]: gone, ...rest } = await readKey(key, disk);
  if (gone !== undefined) await writeKey(key, rest, disk);
}

async function readKey(path: string, disk: Disk): Promise<Record<string, string>> {
  const bytes = await readIfThere(disk, path);
  if (bytes === null) return {};
  const read = Key.safeParse(parseJsonBytes(bytes));
  if (read.success) return read.data.pseudonyms;
  throw new Problem(
    "setup",
    `${path} cannot be read, so nobody's pseudonym is known. It was left as it is. Mend it, or put it away to give everybody a new one.`,
  );
}

async function writeKey(path: string, all: Record<string, string>, disk: Disk): Promise<void> {
  await disk.makeFolder(dirname(path));
  const text = JSON.stringify({ format: 1, pseudonyms: all } satisfies z.infer<typeof Key>, null, 2);
  await writeAtomic(disk, path, [new TextEncoder().encode(`${text}\n`)]);
}

/** Nothing of the participant is in it, not even the order in which they came. */
function drawn(): string {
  const letters = "bcdfghjkmnpqrstvwxz";
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `u${Array.from(bytes, (byte) => letters[byte % letters.length]).join("")}`;
}
