/**
 * The last request of each session until it was answered: a check may send it back to whoever wrote it. It is held by the page alone and kept
 * nowhere, because it may be what somebody is being asked about: a name.
 */
const asked = new Map<string, string>();

export function knowAsked(session: string, request: string): void {
  asked.set(session, request);
}

export function forgetAsked(session: string): void {
  asked.delete(session);
}

/** null: it was asked at another page, or before this one was loaded. */
export function askedHere(session: string): string | null {
  return asked.get(session) ?? null;
}
