import type { AsrEngine, Heard, TtsEngine } from "./engine.ts";
import { orAborted } from "./or-aborted.ts";

export type Engines = { tts: TtsEngine; asr: AsrEngine };

/** A room goes on sounding for a moment after the loudspeaker has stopped. */
const usualTailMs = 300;

/**
 * What the microphone hears while the coach speaks, and a moment after, is dropped (decision 35): listening begins when the
 * coach has finished, and begins anew when the coach speaks in between. Silence is counted from there.
 */
export function halfDuplex({ tts, asr }: Engines, tailMs = usualTailMs): Engines {
  let speaking = 0;
  let quiet = Promise.resolve();
  let interrupt = new AbortController();

  const begin = () => {
    speaking += 1;
    interrupt.abort();
    const over = Promise.withResolvers<void>();
    quiet = Promise.all([quiet, over.promise]).then(() => undefined);
    return () => {
      setTimeout(() => {
        speaking -= 1;
        if (speaking === 0) interrupt = new AbortController();
        over.resolve();
      }, tailMs);
    };
  };
  return {
    tts: {
      get capabilities() {
        return tts.capabilities;
      },
      available: () => tts.available(),
      async speak(utterance, signal) {
        const end = begin();
        try {
          return await tts.speak(utterance, signal);
        } finally {
          end();
        }
      },
    },
    asr: {
      get capabilities() {
        return asr.capabilities;
      },
      available: () => asr.available(),
      async listen(request, signal): Promise<Heard> {
        while (!signal.aborted) {
          await orAborted(quiet, signal);
          if (speaking > 0) continue;
          const during = interrupt.signal;
          const heard = await asr.listen(request, AbortSignal.any([signal, during]));
          if (!during.aborted) return heard;
        }
        return { turnId: request.turnId, outcome: "aborted", text: "", confidence: null, problem: null };
      },
    },
  };
}
