import { chanceFrom } from "../../chance.ts";
import type { Sound } from "./wav.ts";

/** A little noise, about two of the last of 16 bits: recognisers fail on perfect silence. The same seed, the same noise. */
export function dither({ samples, rate }: Sound, seed: number): Sound {
  const { next } = chanceFrom(seed);
  return { samples: samples.map((sample) => sample + (next() + next() - 1) * loudness), rate };
}

const loudness = 2 / 32_768;
