import { useCallback, useEffect, useRef, useState } from "react";
import { type AskError, ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { line } from "../../api/line.ts";
import { changed } from "../../api/use-read.ts";
import { tell } from "../../ui/toasts.tsx";
import { type LessonShown, readSession } from "./read-session.ts";
import { heard, type SessionState, stateOf } from "./session-state.ts";

export type Consents = "personal-data"[];

export type Decision = Parameters<(typeof api.sessions)[":id"]["decisions"]["$post"]>[0]["json"];

/** A session with everything that can be done in it. Failures are told to the person; nothing here throws. */
export type OpenSession = SessionState & {
  id: string;
  /** The assistant is at work. */
  running: boolean;
  /** The decision whose answer is awaited. */
  deciding: Decision | null;
  /** A request that was sent and is not in the session yet. */
  sending: string | null;
  send(input: string, consents?: Consents): Promise<boolean>;
  /** Goes on where it was stopped. */
  resume(consents?: Consents): Promise<boolean>;
  stop(): Promise<void>;
  /** The lesson afterwards; null where it failed. */
  decide(decision: Decision): Promise<LessonShown | null>;
};

/** null while it is read; a problem where it cannot be. */
export function useSession(id: string): OpenSession | { problem: AskError } | null {
  const [state, setState] = useState<SessionState | null>(null);
  const [problem, setProblem] = useState<AskError | null>(null);
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const reload = useRef(() => {});

  useEffect(() => {
    let leave = () => {};
    let gone = false;
    let round = 0;
    const load = async () => {
      const mine = ++round;
      try {
        const view = await readSession(id);
        if (gone || mine !== round) return;
        leave();
        setState(stateOf(view));
        setProblem(null);
        setSending(null);
        leave = line.follow(view.stream, { frame: frameCame, reload: load });
      } catch (error) {
        if (!gone && mine === round) setProblem(error as AskError);
      }
    };
    const frameCame = (frame: Parameters<typeof heard>[1]) => {
      setState((before) => before && heard(before, frame));
      if (frame.type === "event") return;
      if (frame.type === "ended" && frame.error !== null) tell(frame.error.message, { tone: "problem" });
      void load();
      changed("sessions");
    };
    reload.current = () => void load();
    setState(null);
    setProblem(null);
    void load();
    return () => {
      gone = true;
      leave();
    };
  }, [id]);

  const attempt = useCallback(async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
      return null;
    }
  }, []);

  if (state === null) return problem === null ? null : { problem };
  const param = { id };
  const sent = async (input: string | null, work: () => Promise<unknown>) => {
    setSending(input);
    const done = await attempt(work);
    if (done === null) setSending(null);
    return done !== null;
  };
  return {
    ...state,
    id,
    running: state.live !== null,
    deciding,
    sending,
    send: (input, consents) =>
      sent(input, () => ask(api.sessions[":id"].send.$post({ param, json: { input, consents } }))),
    resume: (consents) =>
      sent(null, () => ask(api.sessions[":id"].resume.$post({ param, json: { consents } }))),
    stop: async () => {
      await attempt(() => ask(api.sessions[":id"].stop.$post({ param })));
    },
    async decide(decision) {
      setDeciding(decision);
      const taken = await attempt(() => ask(api.sessions[":id"].decisions.$post({ param, json: decision })));
      setDeciding(null);
      reload.current();
      return taken?.lesson ?? null;
    },
  };
}
