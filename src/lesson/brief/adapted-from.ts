import type { Session } from "../../store/session.ts";

/** The session whose lesson this one was asked to be, for another class; null where it was not. */
export function adaptedFrom({ messages }: Pick<Session, "messages">): string | null {
  const asked = messages.flatMap((message) =>
    message.role === "user" && message.about?.kind === "lesson" ? (message.about.from ?? []) : [],
  );
  return asked.at(-1) ?? null;
}
