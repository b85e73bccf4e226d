import type { z } from "zod";
import { readIfThere } from "../../store/atomic.ts";
import { type Disk, realDisk } from "../../store/disk.ts";
import { inTurn } from "../../store/in-turn.ts";
import { parseJson } from "../../store/json.ts";
import { lineWriter } from "../../store/line-writer.ts";

/** A file of JSON lines that only grows: what is in it is on the disk, whatever happens next. */
export type Lines<T> = { readonly all: readonly T[]; add(one: T): Promise<void>; close(): Promise<void> };

/** A last line that a killed process left half written is cut off. */
export async function openLines<T>(
  path: string,
  schema: z.ZodType<T>,
  disk: Disk = realDisk,
): Promise<Lines<T>> {
  const bytes = await readIfThere(disk, path);
  const whole = bytes === null ? 0 : bytes.lastIndexOf(10) + 1;
  const all = bytes === null ? [] : linesIn(new TextDecoder().decode(bytes.subarray(0, whole)), schema);
  const writer = lineWriter(disk, path, bytes === null ? null : whole, true);
  // What ends at the same moment is written one after the other.
  const oneByOne = inTurn();
  return {
    all,
    add: (one) =>
      oneByOne(async () => {
        await writer.append(new TextEncoder().encode(`${JSON.stringify(one)}\n`));
        all.push(one);
      }),
    close: () => writer.close(),
  };
}

/** Lines of another shape are left out. */
export function linesIn<T>(text: string, schema: z.ZodType<T>): T[] {
  return text.split("\n").flatMap((line) => {
    const parsed = schema.safeParse(parseJson(line));
    return parsed.success ? [parsed.data] : [];
  });
}

/** Of a file; none where it is not there. */
export async function readLines<T>(path: string, schema: z.ZodType<T>, disk: Disk = realDisk): Promise<T[]> {
  const bytes = await readIfThere(disk, path);
  return bytes === null ? [] : linesIn(new TextDecoder().decode(bytes), schema);
}
