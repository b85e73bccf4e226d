import type { Advanced, Listen } from "../../coach/session/coach.ts";
import type { Happening } from "../../coach/session/happening.ts";
import { chooseEngines } from "../../coach/speech/choose-engines.ts";
import { enginesHere } from "../../coach/speech/engines-here.ts";
import { openHistory } from "../history.ts";
import { pipeReader, terminalReader } from "../line-reader.ts";
import type { Invocation } from "../main.ts";

type Heard = Omit<Happening, "at">;

/** The coach's voice and ear at the terminal. What is said is on the screen already. */
export type Voice = {
  notes: string[];
  /** false: it could not be said, only shown. */
  speak(say: NonNullable<Advanced["say"]>, signal: AbortSignal): Promise<boolean>;
  /** `what` is null while nobody is listened to: a line may be typed all the same. */
  listen(what: Listen | null, signal: AbortSignal): Promise<Heard | "left" | "interrupted">;
  close(): void;
};

/** `lineMs`: the longest a line may take to be said. */
export async function openVoice(
  { terminal, env, args }: Invocation,
  language: string,
  lineMs = 30_000,
): Promise<Voice> {
  const reader = terminal.inIsTty
    ? terminalReader(terminal.style.bold("› "), await openHistory(env))
    : pipeReader();
  const candidates = enginesHere({ show: () => {}, readLine: async () => null, env });
  const { tts, asr, notes } = await chooseEngines({ speech: args.speech ?? "text", language }, candidates);
  const types = asr.capabilities.name === candidates.text.asr.capabilities.name;

  async function typed(turnId: string | null): Promise<Heard | "left" | "interrupted"> {
    const line = await reader.read();
    if (line === null) return "left";
    if (line === "interrupt") return "interrupted";
    if (line.trim() === "") return { event: "timeout", turnId, text: "" };
    return { event: "asr_result", turnId, text: line };
  }

  return {
    notes,
    async speak({ turnId, lines }, signal) {
      let said = true;
      for (const { text, language: spoken, slow } of lines) {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(lineMs)]);
        const { outcome } = await tts.speak({ turnId, text, language: spoken, slow }, limit);
        if (outcome !== "done") said = false;
      }
      return said;
    },
    async listen(what, signal) {
      if (types || what === null || what.typing) return typed(what?.turnId ?? null);
      const { turnId } = what;
      const { outcome, text } = await asr.listen(what, signal);
      if (outcome === "aborted") return "interrupted";
      if (outcome === "error") return { event: "asr_error", turnId, text: "" };
      return outcome === "silence"
        ? { event: "timeout", turnId, text: "" }
        : { event: "asr_result", turnId, text };
    },
    close: () => reader.close(),
  };
}
