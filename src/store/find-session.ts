import { checkId, idsStartingWith, notFoundMessage } from "./ids.ts";
import { type Store, StoreError } from "./store.ts";

/**
 * The id of the session a person means by `text`: the id itself, or a beginning that only one session has.
 * Throws `not_found` (naming the nearest id, or those it could be) and `bad_id`.
 */
export async function findSessionId(store: Store, text: string): Promise<string> {
  checkId(text);
  const { sessions } = await store.listSessions();
  // A child agent's session is meant only by whoever writes its dot.
  const ids = text.includes(".")
    ? sessions.flatMap((session) => [session.id, ...session.children.map(({ id }) => id)])
    : sessions.map((session) => session.id);
  const [id, ...others] = idsStartingWith(text, ids);
  if (id === undefined) throw new StoreError("not_found", notFoundMessage("session", text, ids));
  if (others.length > 0) {
    const some = [id, ...others].slice(0, 5).join(", ");
    const more = others.length > 4 ? `, and ${others.length - 4} more` : "";
    throw new StoreError(
      "not_found",
      `Several sessions start with ${text}: ${some}${more}. Write more of it.`,
    );
  }
  return id;
}
