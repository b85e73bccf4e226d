import { join } from "node:path";
import { z } from "zod";
import { readIfThere, writeAtomic } from "./atomic.ts";
import type { Disk } from "./disk.ts";
import { parseJson } from "./json.ts";
import type { Paths } from "./paths.ts";
import type { Session } from "./session.ts";

/** The text of a turn under way, in `<id>.turn` beside its session: what a killed run leaves of it. */
const Turn = z.object({
  /** How many messages the session had: with more, the turn was saved, and this is left over. */
  messages: z.number().int().nonnegative(),
  text: z.string(),
});
export type Turn = z.infer<typeof Turn>;

export function turnPath({ folder, id }: Paths): string {
  return join(folder, `${id}.turn`);
}

export async function writeTurn(disk: Disk, paths: Paths, turn: Turn): Promise<void> {
  await writeAtomic(disk, turnPath(paths), [new TextEncoder().encode(`${JSON.stringify(turn)}\n`)]);
}

/** null where there is none, or none that can be read: nothing rests on it. */
export async function loadTurn(disk: Disk, paths: Paths): Promise<Turn | null> {
  const bytes = await readIfThere(disk, turnPath(paths));
  if (bytes === null) return null;
  return Turn.safeParse(parseJson(new TextDecoder().decode(bytes))).data ?? null;
}

/** Whether the turn is still the session's unfinished one. */
export function isUnfinished({ messages }: Turn, session: Session): boolean {
  return session.status === null && session.messages.length === messages;
}
