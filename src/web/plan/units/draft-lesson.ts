import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed } from "../../api/use-read.ts";
import { go, pathTo } from "../../app/route.ts";
import { knowBegun } from "../begun.ts";

/** Drafts a lesson of a unit, the next without a draft where none is named, and goes there. */
export async function draftLesson(unit: string, lesson?: string): Promise<void> {
  const json = lesson === undefined ? {} : { lesson };
  const begun = await ask(api.units[":id"].draft.$post({ param: { id: unit }, json }));
  changed("units");
  changed("sessions");
  knowBegun(begun.sessionId);
  go(pathTo("plan", "s", begun.sessionId));
}
