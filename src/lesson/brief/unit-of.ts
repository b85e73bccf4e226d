import type { InUnit } from "../../message.ts";
import type { Session } from "../../store/session.ts";

/** Where in a unit a session's lesson was asked to stand; null: in none. */
export function unitOf({ messages }: Pick<Session, "messages">): InUnit | null {
  const asked = messages.findLast((message) => message.role === "user" && message.about?.kind === "lesson");
  return asked?.role === "user" && asked.about?.kind === "lesson" ? (asked.about.unit ?? null) : null;
}
