import { type SessionLog, type Store, StoreError } from "../../src/store/store.ts";

/**
 * A store that dies at its n-th write, as a process does: from then on nothing is written, until it is `revived`.
 * Real processes are killed in `kill.test.ts`; this one dies often enough for a property.
 */
export function dyingStore(inner: Store, n: number): { store: Store; revive(): void; died(): boolean } {
  let left = n;
  const write = <T>(work: () => Promise<T>): Promise<T> => {
    if (left <= 0) return Promise.reject(new StoreError("write_failed", "The process has died."));
    left--;
    return work();
  };
  const mortal = (log: SessionLog): SessionLog => ({
    get session() {
      return log.session;
    },
    problems: log.problems,
    append: (changes, how) => write(() => log.append(changes, how)),
    keepTurn: (text) => log.keepTurn(text),
    close: () => log.close(),
  });
  const store: Store = {
    ...inner,
    createSession: (session) => write(async () => mortal(await inner.createSession(session))),
    openSession: async (id) => mortal(await inner.openSession(id)),
  };
  return {
    store,
    died: () => left <= 0,
    revive() {
      left = Number.POSITIVE_INFINITY;
    },
  };
}
