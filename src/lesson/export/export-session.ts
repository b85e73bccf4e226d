import type { Libraries } from "../../library/libraries.ts";
import { Problem } from "../../problem.ts";
import type { Session } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { lessonContext } from "../check/lesson-context.ts";
import { lessonIn } from "../decide/adjudicate.ts";
import { type ExportedFile, type ExportOptions, exportLesson } from "./export.ts";
import { authorFrom, exportInput } from "./export-input.ts";
import { partIn } from "./part-in.ts";
import { type Part, parts } from "./part-names.ts";

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
  const state = part === "lesson" ? lessonIn(session) : beside(session, part);
  const context = await lessonContext(session, state.markdown, workspaceRoot, libraries);
  const input = exportInput(session, state, { ...context, author: await authorOf(store, session) });
  return exportLesson(input, options);
}

/** What was made beside a lesson is nobody's to decide on section by section. */
function beside(session: Session, part: Exclude<Part, "lesson">) {
  const markdown = partIn(session.messages, part);
  if (markdown !== null) return { markdown, complete: false };
  const made = parts.filter((one) => one !== "lesson" && partIn(session.messages, one) !== null);
  const there = made.length === 0 ? "" : ` There is: ${made.join(", ")}.`;
  throw new Problem("usage", `The session ${session.id} holds no ${part}.${there} Ask for one in it first.`);
}

async function authorOf(store: Store, session: Session): Promise<string> {
  const traces = await Promise.all(session.traces.map((id) => store.readTrace(id).catch(() => null)));
  return authorFrom(traces.flatMap((trace) => trace?.metadata ?? []));
}
