import type { Deck } from "../../coach/deck/deck-format.ts";
import type { Advanced, Listen } from "../../coach/session/coach.ts";
import type { Happening } from "../../coach/session/happening.ts";
import { openHistory } from "../history.ts";
import { pipeReader, terminalReader } from "../line-reader.ts";
import type { Invocation } from "../main.ts";

/** The coach's voice and ear at the terminal. What is said is on the screen already. */
export type Voice = {
  notes: string[];
  /** false: it could not be said, only shown. */
  speak(say: NonNullable<Advanced["say"]>, signal: AbortSignal): Promise<boolean>;
  listen(what: Listen | null, signal: AbortSignal): Promise<Omit<Happening, "at"> | "left" | "interrupted">;
  close(): void;
};

export async function openVoice({ terminal, env }: Invocation, _deck: Deck): Promise<Voice> {
  const reader = terminal.inIsTty
    ? terminalReader(terminal.style.bold("› "), await openHistory(env))
    : pipeReader();
  return {
    notes: [],
    speak: async () => true,
    async listen(what) {
      const line = await reader.read();
      if (line === null) return "left";
      if (line === "interrupt") return "interrupted";
      const turnId = what?.turnId ?? null;
      return line.trim() === ""
        ? { event: "timeout", turnId, text: "" }
        : { event: "asr_result", turnId, text: line };
    },
    close: () => reader.close(),
  };
}
