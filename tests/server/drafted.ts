import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Chosen } from "../../src/message.ts";
import type { Desk } from "./desk.ts";
import { ended, follow } from "./follow.ts";

type At = Omit<Desk, typeof Symbol.asyncDispose>;

/** A lesson that was asked for by the routes and is written: its session's id. */
export async function drafted(desk: At, input: string, about?: Chosen): Promise<string> {
  const json = { command: "lesson-planning:create-lesson", input, ...(about && { about }) };
  const { sessionId, stream } = await (await desk.reach().client.sessions.$post({ json })).json();
  const token = new URL(desk.url()).searchParams.get("token") ?? "";
  const reader = await follow({ port: desk.port, token }, stream);
  await reader.until(ended);
  reader.close();
  return sessionId;
}

/** The first that was drafted in this process, as its desk has kept it. */
let first: Promise<{ id: string; top: string; text: string }> | null = null;
let copies = 0;

/**
 * A lesson for 3B in which nothing is decided, for what only needs one: drafted once in a process, and a copy of it,
 * under a name of its own, wherever one is asked for.
 */
export async function aLesson(desk: At): Promise<string> {
  const fileOf = (id: string) => join(desk.here.data, "sessions", `${id}.json`);
  const isFirst = first === null;
  first ??= (async () => {
    const id = await drafted(desk, "iteration with for loops for 3B, 50 minutes", {
      kind: "lesson",
      class: "3B",
    });
    return { id, top: desk.here.top, text: readFileSync(fileOf(id), "utf8") };
  })();
  first.catch(() => {
    first = null;
  });
  const { id, top, text } = await first;
  if (isFirst) return id;
  copies += 1;
  const copy = `${id.slice(0, -6)}${String(copies).padStart(6, "0")}`;
  mkdirSync(join(desk.here.data, "sessions"), { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(copy), text.replaceAll(top, desk.here.top).replaceAll(id, copy), { mode: 0o600 });
  return copy;
}
