import { type BrowserSpeech, browserAsr, browserTts } from "../../../coach/speech/browser-speech.ts";
import type { AsrEngine, TtsEngine } from "../../../coach/speech/engine.ts";
import { halfDuplex } from "../../../coach/speech/half-duplex.ts";
import { webSpeech } from "./web-speech.ts";

/** This browser's voice and ear; null where there is none. */
export type Found = { tts: TtsEngine | null; asr: AsrEngine | null };

let asked: Promise<Found> | null = null;

/** Once a page: two voices in one browser would talk over each other. */
export function enginesHere(): Promise<Found> {
  asked ??= webSpeech().then(enginesOf);
  return asked;
}

function enginesOf(speech: BrowserSpeech): Found {
  const pair = halfDuplex({ tts: browserTts(speech), asr: browserAsr(speech) });
  return {
    tts: speech.synthesis === null ? null : pair.tts,
    asr: speech.newRecognition === null ? null : pair.asr,
  };
}
