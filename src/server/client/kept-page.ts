import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { z } from "zod";
import { isNewerThan } from "../../made-of.ts";
import { writeAtomic } from "../../store/atomic.ts";
import { realDisk } from "../../store/disk.ts";
import { bundleClient, type Client } from "./bundle.ts";

const Bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);
const Kept = z.object({
  parts: z.array(z.string()),
  assets: z.array(
    z.tuple([z.string(), z.object({ bytes: Bytes, gzip: Bytes.nullable(), type: z.string() })]),
  ),
});

/**
 * The web client, built when something that it is made of has changed since it last was. It is kept beside what is
 * compiled (scripts/setup.mjs), where whoever may write could as well change the program; where that cannot be written
 * to, or holds no such thing, it is built anew.
 */
export async function pageOf(project: string): Promise<Client> {
  const file = join(project, "node_modules", ".cache", "teacher-assist", "page");
  const kept = keptIn(file, project);
  if (kept !== null) return kept;
  const { assets, parts } = await bundleClient(project);
  if (assets !== null) {
    const kept = { parts: [...parts, "package-lock.json"], assets: [...assets] } satisfies z.input<
      typeof Kept
    >;
    await writeAtomic(realDisk, file, [serialize(kept)]).catch(() => {});
  }
  return assets;
}

function keptIn(file: string, project: string): Client {
  try {
    const { data } = Kept.safeParse(deserialize(readFileSync(file)));
    return data !== undefined && isNewerThan(file, project, data.parts) ? new Map(data.assets) : null;
  } catch {
    return null;
  }
}
