import { espeakVoice } from "../../../src/coach/speech/espeak-tts.ts";
import { findProgram } from "../../../src/coach/speech/run-program.ts";
import { type Sound, writeWav } from "../../../src/coach/speech/wav.ts";

/** A hum between two stretches of digital silence. */
export function hum({ ms = 400, before = 100, after = 100, rate = 16_000, loudness = 0.3 } = {}): Sound {
  const count = (time: number) => Math.round((time / 1000) * rate);
  const samples = new Float32Array(count(before) + count(ms) + count(after));
  for (let i = 0; i < count(ms); i++)
    samples[count(before) + i] = loudness * Math.cos((i * 2 * Math.PI * 220) / rate);
  return { samples, rate };
}

export const humWav = writeWav(hum());
export const silentWav = writeWav({ samples: new Float32Array(8000), rate: 16_000 });

export const espeakIsHere = findProgram("espeak-ng") !== null;
export const pocketsphinxIsHere = findProgram("pocketsphinx_continuous") !== null;

const learners = new Map<string, ReturnType<typeof espeakVoice>>();

/** A word said aloud by a synthetic learner. */
export async function saidBy(variant: string, text: string): Promise<Uint8Array> {
  const voice = learners.get(variant) ?? espeakVoice({ variant, pace: { usual: 140, slow: 110 } });
  learners.set(variant, voice);
  return await voice.synthesise({ text, language: "en-us", slow: false }, new AbortController().signal);
}

/** Prints why something real is not tried here. */
export function skipped(what: string, missing: string): void {
  console.log(`skipped: ${what}, because ${missing} is not installed`);
}
