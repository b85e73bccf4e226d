import { dither } from "./dither.ts";
import { trimSilence } from "./trim-silence.ts";
import { resample, type Sound } from "./wav.ts";

const rate = 16_000;
const marginMs = 300;

/**
 * What recognisers take best: 16 kHz, no digital silence but a margin of quiet at both ends, and a little noise in it. null
 * where there is nothing to hear: a recogniser that is given silence makes words up.
 */
export function prepareSound(sound: Sound, seed = 1): Sound | null {
  const { samples } = trimSilence(resample(sound, rate), 0);
  if (samples.length === 0) return null;
  const margin = (marginMs / 1000) * rate;
  const padded = new Float32Array(samples.length + 2 * margin);
  padded.set(samples, margin);
  return dither({ samples: padded, rate }, seed);
}
