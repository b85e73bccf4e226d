import type { Context } from "hono";
import { lessonHeader } from "../store/lesson-header.ts";
import { deskOf } from "../store/session.ts";
import type { Workbench } from "./workbench.ts";

/**
 * The workspace that a request is about. A page that shows a lesson of a study names it: files, notes and what waits to be remembered are then
 * those of that lesson's desk, and nobody else's. A participant's are always those of their own lesson, whatever their page names.
 */
export async function workspaceAt(
  { store, workspace, passes }: Workbench,
  { req }: Context,
): Promise<string> {
  const lesson = passes.of(req.raw.headers)?.lesson ?? req.header(lessonHeader);
  if (lesson === undefined) return workspace();
  return deskOf(await store.readSession(lesson), workspace());
}
