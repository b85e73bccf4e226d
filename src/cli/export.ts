import { resolve } from "node:path";
import { Problem } from "../agent/problem.ts";
import { lessonIn } from "../lesson/adjudicate.ts";
import { exportLesson } from "../lesson/export/export.ts";
import { type ExportFormat, exportFormats } from "../lesson/export/model.ts";
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
import { writeNew } from "./write-new.ts";

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
  const { for: audience = "teacher" } = args;
  const format = lessonFormat(args.fileFormat ?? "md");
  const file = await exportLesson(input, { format, for: audience });
  const path = resolve(cwd, args.output ?? file.fileName);
  await writeNew(path, file.bytes, args.force ?? args.output !== undefined);
  if (args.format === "text") terminal.out(`${path}\n`);
  else
    terminal.out(`${JSON.stringify({ file: path, mediaType: file.mediaType, bytes: file.bytes.length })}\n`);
  return exit.done;
}

function lessonFormat(format: string): ExportFormat {
  const found = exportFormats.find((each) => each === format);
  if (found !== undefined) return found;
  throw new Problem("usage", `A lesson is exported as ${exportFormats.join(", ")}, not as ${format}.`);
}

async function authorOf(store: Store, session: Session): Promise<string> {
  const traces = await Promise.all(session.traces.map((id) => store.readTrace(id).catch(() => null)));
  return authorFrom(traces.flatMap((trace) => trace?.metadata ?? []));
}
