import { z } from "zod";
import { putAside, readJson, writeJson } from "./json-file.ts";
import type { CoursePlaces } from "./places.ts";
import type { Ports } from "./ports.ts";

const When = z.record(z.string(), z.iso.datetime());

/** `met.json`: what a learner was shown before it was asked, and when first. What is not in it is shown again. */
const MetFile = z.looseObject({
  version: z.literal(1),
  /** By the introduction's id. */
  pieces: When,
  /** By concept: its text was read or told. */
  texts: When,
});

export type KeptMet = { pieces: ReadonlyMap<string, string>; texts: ReadonlyMap<string, string> };

export async function readMet({ disk }: Pick<Ports, "disk">, places: CoursePlaces): Promise<KeptMet> {
  const read = await readJson(disk, places.met, MetFile);
  if (read.kind !== "ok") return { pieces: new Map(), texts: new Map() };
  const { pieces, texts } = read.value;
  return { pieces: new Map(Object.entries(pieces)), texts: new Map(Object.entries(texts)) };
}

/** Keeps what was shown now; what was met before stays as of then. Durable when it resolves; for whoever holds the course's lock. */
export async function keepMet(
  { disk, now }: Pick<Ports, "disk" | "now">,
  places: CoursePlaces,
  shown: { pieces: readonly string[]; texts: readonly string[] },
): Promise<{ problem: string | null }> {
  const read = await readJson(disk, places.met, MetFile);
  const at = now();
  const problem =
    read.kind === "damaged" ? await putAside(disk, places.met, at, "The list of what you have met") : null;
  const before = read.kind === "ok" ? read.value : { version: 1, pieces: {}, texts: {} };
  const first = (names: readonly string[]) => names.map((name) => [name, at.toISOString()]);
  const after = {
    ...before,
    pieces: { ...Object.fromEntries(first(shown.pieces)), ...before.pieces },
    texts: { ...Object.fromEntries(first(shown.texts)), ...before.texts },
  };
  if (!Bun.deepEquals(after, before)) await writeJson(disk, places.met, after);
  return { problem };
}
