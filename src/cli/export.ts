import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Problem } from "../agent/problem.ts";
import { lessonIn } from "../lesson/adjudicate.ts";
import { exportLesson } from "../lesson/export/export.ts";
import { authorFrom, exportInput } from "../lesson/export-input.ts";
import { fileStore } from "../store/file-store.ts";
import { findSessionId } from "../store/find-session.ts";
import type { Session } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import { loadClasses } from "../workspace/classes.ts";
import { loadRegistry } from "../workspace/curriculum/registry.ts";
import { workspaceReader } from "../workspace/reader.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./main.ts";
import { findPlaces } from "./places.ts";

/** A saved lesson as a file, for the teacher or for pupils. */
export async function exportCommand({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const [, id] = args.positionals;
  if (id === undefined)
    throw new Problem("usage", "Which session? teacher-assist export <session-id> --format docx");
  const places = findPlaces(args, env, cwd);
  const store = fileStore(places.data);
  const session = await store.readSession(await findSessionId(store, id));
  const input = exportInput(session, lessonIn(session), {
    registry: await loadRegistry(places.workspace),
    profiles: await loadClasses(places.workspace),
    read: workspaceReader(places.workspace),
    author: await authorOf(store, session),
  });
  const { fileFormat: format = "md", for: audience = "teacher" } = args;
  const file = await exportLesson(input, { format, for: audience });
  const path = resolve(cwd, args.output ?? file.fileName);
  await writeNew(path, file.bytes, args.force ?? args.output !== undefined);
  if (args.format === "text") terminal.out(`${path}\n`);
  else
    terminal.out(`${JSON.stringify({ file: path, mediaType: file.mediaType, bytes: file.bytes.length })}\n`);
  return exit.done;
}

async function authorOf(store: Store, session: Session): Promise<string> {
  const traces = await Promise.all(session.traces.map((id) => store.readTrace(id).catch(() => null)));
  return authorFrom(traces.flatMap((trace) => trace?.metadata ?? []));
}

/** A name we chose must not overwrite a file; one the person named may. */
async function writeNew(path: string, bytes: Uint8Array, overwrite: boolean): Promise<void> {
  try {
    await writeFile(path, bytes, { flag: overwrite ? "w" : "wx" });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EEXIST")
      throw new Problem("usage", `${path} is there already. Name another with -o, or add --force.`);
    throw new Problem("setup", `${path} could not be written (${code ?? error}).`, { cause: error });
  }
}
