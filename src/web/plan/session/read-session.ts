import type { SessionView } from "../../../server/runs/session-view.ts";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";

export type View = SessionView;
export type LessonShown = NonNullable<View["lesson"]>;
export type SectionShown = LessonShown["sections"][number];
export type ClaimShown = LessonShown["claims"][number];

export async function readSession(id: string): Promise<View> {
  return ask(api.sessions[":id"].$get({ param: { id } }));
}
