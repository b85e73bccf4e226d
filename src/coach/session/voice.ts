import type { AsrEngine, TtsEngine } from "../speech/engine.ts";
import type { Advanced, Listen } from "./coach.ts";
import type { Happening } from "./happening.ts";

export type Heard = Omit<Happening, "at"> | "left" | "interrupted";

/** The coach's voice and ear, as a session uses them. */
export type Voice = {
  /** false: it could not be said, only shown. Something else: the learner broke in with it, a wish or an answer. */
  speak(say: NonNullable<Advanced["say"]>, signal: AbortSignal): Promise<boolean | Omit<Happening, "at">>;
  /** `what` is null while nobody is listened to. */
  listen(what: Listen | null, signal: AbortSignal): Promise<Heard>;
};

const longestLineMs = 30_000;

/** Says a turn line by line. `lineMs`: the longest a line may take. */
export function speaking(
  tts: TtsEngine,
  lineMs = longestLineMs,
): (say: NonNullable<Advanced["say"]>, signal: AbortSignal) => Promise<boolean> {
  return async ({ turnId, lines }, signal) => {
    let said = true;
    for (const { text, language, slow } of lines) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(lineMs)]);
      const { outcome } = await tts.speak({ turnId, text, language, slow }, limit);
      if (outcome !== "done") said = false;
    }
    return said;
  };
}

/** What an ear heard, as something that happened in the session. */
export async function listening(asr: AsrEngine, what: Listen, signal: AbortSignal): Promise<Heard> {
  const { turnId } = what;
  const { outcome, text } = await asr.listen(what, signal);
  if (outcome === "aborted") return "interrupted";
  if (outcome === "error") return { event: "asr_error", turnId, text: "" };
  return outcome === "silence"
    ? { event: "timeout", turnId, text: "" }
    : { event: "asr_result", turnId, text };
}
