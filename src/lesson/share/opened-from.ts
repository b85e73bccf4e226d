import type { Opened } from "../../message.ts";
import type { Session } from "../../store/session.ts";

/** Where a lesson that somebody shared came from; null where it was made here. */
export function openedFrom({ messages }: Pick<Session, "messages">): Opened | null {
  const asked = messages.find((message) => message.role === "user" && message.about?.kind === "lesson");
  return asked?.role === "user" && asked.about?.kind === "lesson" ? (asked.about.opened ?? null) : null;
}
