import { titleInWords } from "../../formulas/in-plain.ts";
import type { Libraries } from "../../library/libraries.ts";
import { deskOf, type Session } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { lessonContext } from "../check/lesson-context.ts";
import { type CompanionState, companionIn, companionOf } from "../companions/companion-of.ts";
import { documentIn } from "../decide/adjudicate.ts";
import type { LessonState } from "../decide/decision.ts";
import { lessonOf } from "../decide/decisions.ts";
import { parseLesson } from "../document.ts";
import { type ExportedFile, type ExportOptions, exportLesson } from "./export.ts";
import { authorFrom, exportInput } from "./export-input.ts";
import { planBehind } from "./ideas.ts";
import type { ExportInput } from "./model.ts";
import type { Part } from "./part-names.ts";
import { slidesText } from "./slides-text.ts";

/** Where sessions, a teacher's files and libraries are. */
export type ExportDesk = { store: Store; workspaceRoot: string; libraries: Libraries | null };

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
  const desk = { store, workspaceRoot, libraries };
  // A lesson's own slides are those with her words on them, once there are some.
  const own = part === "lesson" && options.format === "pptx" && companionOf(session, "slides") !== null;
  if (part === "slides" || own) return exportLesson((await slidesIn(desk, session)).input, options);
  const state = documentIn(session, part === "lesson" ? undefined : part);
  return exportLesson(await inputOf(desk, session, state), options);
}

/**
 * A session's slides as text: those that were made, decisions applied (`made`), else as the lesson gives them at this
 * moment. Throws `Problem` where it holds neither.
 */
export async function slidesIn(
  desk: ExportDesk,
  session: Session,
): Promise<{ input: ExportInput; made: CompanionState | null }> {
  const made = companionOf(session, "slides");
  // Codes, guidance and what is to be said of a library are the lesson's.
  const state = lessonOf(session) ?? made ?? companionIn(session, "slides");
  const input = await inputOf(desk, session, state);
  const name = input.title.replace(/:\s*slides$/i, "");
  const markdown = made?.markdown ?? slidesText(input, name);
  const title = titleInWords(parseLesson(markdown).title ?? name);
  const plan = state === made ? "" : planBehind(state.markdown);
  return { made, input: { ...input, markdown, title, plan, part: "slides" } };
}

async function inputOf(desk: ExportDesk, session: Session, state: LessonState): Promise<ExportInput> {
  const { store, workspaceRoot, libraries } = desk;
  const context = await lessonContext(session, state.markdown, deskOf(session, workspaceRoot), libraries);
  return exportInput(session, state, { ...context, author: await authorOf(store, session) });
}

async function authorOf(store: Store, session: Session): Promise<string> {
  const traces = await Promise.all(session.traces.map((id) => store.readTrace(id).catch(() => null)));
  return authorFrom(traces.flatMap((trace) => trace?.metadata ?? []));
}
