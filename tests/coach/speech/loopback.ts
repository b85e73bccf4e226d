import type { ListenRequest, Utterance } from "../../../src/coach/speech/engine.ts";
import { espeakTts, espeakVoice } from "../../../src/coach/speech/espeak-tts.ts";
import type { Engines } from "../../../src/coach/speech/half-duplex.ts";
import type { Availability } from "../../../src/coach/speech/make-engine.ts";
import { handOver } from "../../../src/coach/speech/player.ts";
import { pocketsphinxAsr } from "../../../src/coach/speech/pocketsphinx-asr.ts";
import { recordings } from "../../../src/coach/speech/recorder.ts";
import { newestTurn } from "../../../src/coach/speech/turns.ts";
import { durationMs, readWav } from "../../../src/coach/speech/wav.ts";

type Loopback = Engines & {
  available(): Promise<Availability>;
  /** How much the coach has spoken, in milliseconds of sound. */
  spokenMs(): number;
};

type Learner = {
  /** What the learner says next; null: nothing. */
  answer(request: ListenRequest, said: Utterance | null): string | null;
  /** espeak-ng's other speakers: "f5", "m3". */
  variant?: string;
};

/** A whole session on real sound, without a sound card: the coach speaks, a synthetic learner answers aloud, and is recognised. */
export function loopbackEngines({ answer, variant = "f5" }: Learner): Loopback {
  let spokenMs = 0;
  let said: Utterance | null = null;
  const coach = espeakTts({
    player: handOver((wav) => {
      spokenMs += durationMs(readWav(wav));
    }),
  });
  const learner = espeakVoice({ variant, pace: { usual: 140, slow: 110 } });
  const asr = pocketsphinxAsr({
    recorder: recordings(async (request, signal) => {
      const text = answer(request, said);
      return text === null
        ? null
        : await learner.synthesise({ text, language: "en-us", slow: false }, signal);
    }),
  });
  const tts = {
    get capabilities() {
      return coach.capabilities;
    },
    available: () => coach.available(),
    speak: async (utterance: Utterance, signal: AbortSignal) => {
      said = utterance;
      return await coach.speak(utterance, signal);
    },
  };
  return {
    ...newestTurn({ tts, asr }),
    spokenMs: () => spokenMs,
    async available() {
      const voice = await coach.available();
      return voice.ok ? await asr.available() : voice;
    },
  };
}
