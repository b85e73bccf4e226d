import { findSessionId } from "../store/find-session.ts";
import { type SessionLog, type Store, StoreError } from "../store/store.ts";

/** A saved session, held for writing: by its id, or by a beginning that no other session has. */
export async function openSaved(store: Store, text: string): Promise<SessionLog> {
  try {
    return await store.openSession(text);
  } catch (error) {
    if (!(error instanceof StoreError && error.kind === "not_found")) throw error;
    return store.openSession(await findSessionId(store, text));
  }
}
