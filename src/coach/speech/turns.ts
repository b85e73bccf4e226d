import type { AsrEngine, TtsEngine } from "./engine.ts";
import type { Engines } from "./half-duplex.ts";
import { aborted, orAborted } from "./or-aborted.ts";

/**
 * Only the newest turn counts (decision 33): the first thing asked in another turn calls off all that is still under way, and
 * what an engine brings too late, or for another turn, is dropped.
 */
export function newestTurn({ tts, asr }: Engines): Engines {
  let turn = { id: "", over: new AbortController() };
  const enter = (id: string): AbortSignal => {
    if (id !== turn.id) {
      turn.over.abort();
      turn = { id, over: new AbortController() };
    }
    return turn.over.signal;
  };
  const speak: TtsEngine["speak"] = async (utterance, signal) => {
    const { turnId } = utterance;
    const stop = AbortSignal.any([signal, enter(turnId)]);
    const spoken = await orAborted(tts.speak(utterance, stop), stop);
    if (spoken === aborted || stop.aborted) return { turnId, outcome: "aborted", problem: null };
    return spoken.turnId === turnId ? spoken : { turnId, outcome: "error", problem: mixedUp(tts) };
  };
  const listen: AsrEngine["listen"] = async (request, signal) => {
    const { turnId } = request;
    const stop = AbortSignal.any([signal, enter(turnId)]);
    const heard = await orAborted(asr.listen(request, stop), stop);
    const nothing = { turnId, text: "", confidence: null };
    if (heard === aborted || stop.aborted) return { ...nothing, outcome: "aborted", problem: null };
    return heard.turnId === turnId ? heard : { ...nothing, outcome: "error", problem: mixedUp(asr) };
  };
  return {
    tts: {
      get capabilities() {
        return tts.capabilities;
      },
      available: () => tts.available(),
      speak,
    },
    asr: {
      get capabilities() {
        return asr.capabilities;
      },
      available: () => asr.available(),
      listen,
    },
  };
}

function mixedUp({ capabilities }: TtsEngine | AsrEngine): string {
  return `${capabilities.name} answered for another turn; it was dropped.`;
}
