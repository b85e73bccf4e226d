import type { Libraries } from "../../library/libraries.ts";
import type { Session } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { lessonContext } from "../check/lesson-context.ts";
import { documentIn } from "../decide/adjudicate.ts";
import { type ExportedFile, type ExportOptions, exportLesson } from "./export.ts";
import { authorFrom, exportInput } from "./export-input.ts";
import type { Part } from "./part-names.ts";

/** A saved lesson as a file, decisions applied. Throws `Problem` where there is none. */
export async function exportSession(
  store: Store,
  workspaceRoot: string,
  id: string,
  options: ExportOptions,
  libraries: Libraries | null = null,
  part: Part = "lesson",
): Promise<ExportedFile> {
  const session = await store.readSession(id);
  const state = documentIn(session, part === "lesson" ? undefined : part);
  const context = await lessonContext(session, state.markdown, workspaceRoot, libraries);
  const input = exportInput(session, state, { ...context, author: await authorOf(store, session) });
  return exportLesson(input, options);
}

async function authorOf(store: Store, session: Session): Promise<string> {
  const traces = await Promise.all(session.traces.map((id) => store.readTrace(id).catch(() => null)));
  return authorFrom(traces.flatMap((trace) => trace?.metadata ?? []));
}
