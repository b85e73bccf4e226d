import type { AsrEngine, TtsEngine } from "../../../coach/speech/engine.ts";

/** A voice that tells which of a turn's lines it says, and why it could not. */
export function reportedVoice(
  tts: TtsEngine,
  onLine: (line: number) => void,
  onProblem: (problem: string) => void,
): TtsEngine {
  let line = 0;
  return {
    capabilities: tts.capabilities,
    available: () => tts.available(),
    async speak(utterance, signal) {
      onLine(line++);
      const spoken = await tts.speak(utterance, signal);
      if (spoken.problem !== null) onProblem(spoken.problem);
      return spoken;
    },
  };
}

/** An ear that tells why it could not hear. */
export function reportedEar(asr: AsrEngine, onProblem: (problem: string) => void): AsrEngine {
  return {
    capabilities: asr.capabilities,
    available: () => asr.available(),
    async listen(request, signal) {
      const heard = await asr.listen(request, signal);
      if (heard.problem !== null) onProblem(heard.problem);
      return heard;
    },
  };
}
