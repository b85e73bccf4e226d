import { AskError, ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import type { Remote } from "./conduct.ts";

/** What a new session takes up: so many words, or these. */
export type Wanted = { words?: number | undefined; only?: string[] };

export type RemoteSession = Remote & {
  /** For who leaves: the session is free for another window. The page may be gone before it is answered. */
  leave(): void;
};

/** `onOpened`: what was found damaged on the way in. */
export function remoteSession(
  deck: string,
  wanted: Wanted,
  onOpened: (problems: readonly string[]) => void,
): RemoteSession {
  let seat: string | undefined;
  const param = { deck };
  return {
    async open() {
      const opened = await ask(api.coach[":deck"].open.$post({ param, json: wanted }));
      seat = opened.seat;
      onOpened(opened.problems);
      return opened.step;
    },
    happen: ({ event, turnId, text }) => {
      if (event === "start") throw new Error("A page does not start a session, it opens it.");
      return ask(api.coach[":deck"].happen.$post({ param, json: { event, turnId, text, seat } }));
    },
    isClosed: (error) => error instanceof AskError && error.kind === "not_open",
    leave() {
      if (seat === undefined) return;
      void fetch(api.coach[":deck"].close.$path({ param }), {
        method: "POST",
        keepalive: true,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ seat }),
      }).catch(() => {});
    },
  };
}
