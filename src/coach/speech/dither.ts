import type { Sound } from "./wav.ts";

/** A little noise, about two of the last of 16 bits: recognisers fail on perfect silence. The same seed, the same noise. */
export function dither({ samples, rate }: Sound, seed: number): Sound {
  const chance = chanceFrom(seed);
  return { samples: samples.map((sample) => sample + (chance() + chance() - 1) * loudness), rate };
}

const loudness = 2 / 32_768;

/** From 0 up to 1, by a 32-bit xorshift. */
function chanceFrom(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
}
