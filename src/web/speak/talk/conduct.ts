import type { Happening } from "../../../coach/session/happening.ts";
import type { SittingView } from "../../../coach/session/sitting.ts";
import { type Left, talk } from "../../../coach/session/talk.ts";
import type { Partner } from "./partner.ts";

/** The session as it runs on the server. */
export type Remote = {
  open(): Promise<SittingView>;
  happen(happening: Omit<Happening, "at">): Promise<SittingView>;
  /** The server closed it while it rested: it is to be opened again. */
  isClosed(error: unknown): boolean;
};

export type Conducting = {
  remote: Remote;
  partner: Partner;
  signal: AbortSignal;
  onStep(step: SittingView): void;
  onSent(happening: Pick<Happening, "event">): void;
  /** An answer that never arrived. */
  onReturned(text: string): void;
  /** An answer that was given while the coach spoke, and that no question stood behind. */
  onEarly(text: string): void;
  /** An answer that arrived, and that the session did not wait for. */
  onDropped(text: string): void;
};

/** The same loop as at the terminal, with the session at the other end of a line. */
export async function conduct(conducting: Conducting): Promise<Left> {
  const { remote, partner, signal, onStep, onSent, onReturned, onEarly, onDropped } = conducting;
  return await talk({
    first: await remote.open(),
    voice: partner,
    onEarly,
    signal,
    isOver: ({ final }) => final,
    show: (step) => {
      if (!signal.aborted) onStep(step);
    },
    async happen(happening) {
      onSent(happening);
      try {
        const next = await remote.happen(happening);
        if (next.outcome === "ignored" && happening.text !== "") onDropped(happening.text);
        return next;
      } catch (error) {
        if (happening.text !== "") onReturned(happening.text);
        if (remote.isClosed(error)) return await remote.open();
        throw error;
      }
    },
  });
}
