import type { Session } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import { loadClasses } from "../workspace/classes.ts";
import { loadRegistry } from "../workspace/curriculum/registry.ts";
import { workspaceReader } from "../workspace/reader.ts";
import { lessonIn } from "./adjudicate.ts";
import { type ExportedFile, type ExportOptions, exportLesson } from "./export/export.ts";
import { authorFrom, exportInput } from "./export-input.ts";

/** A saved lesson as a file, decisions applied. Throws `Problem` where there is none. */
export async function exportSession(
  store: Store,
  workspaceRoot: string,
  id: string,
  options: ExportOptions,
): Promise<ExportedFile> {
  const session = await store.readSession(id);
  const input = exportInput(session, lessonIn(session), {
    registry: await loadRegistry(workspaceRoot),
    profiles: await loadClasses(workspaceRoot),
    read: workspaceReader(workspaceRoot),
    author: await authorOf(store, session),
  });
  return exportLesson(input, options);
}

async function authorOf(store: Store, session: Session): Promise<string> {
  const traces = await Promise.all(session.traces.map((id) => store.readTrace(id).catch(() => null)));
  return authorFrom(traces.flatMap((trace) => trace?.metadata ?? []));
}
