import type { Sound } from "./wav.ts";

/** Less than this is digital silence: the last bit of 16. */
const faintest = 1.5 / 32_768;

/** Cuts digital silence at both ends but for a margin. Nothing but silence becomes no sound at all. */
export function trimSilence({ samples, rate }: Sound, marginMs = 200): Sound {
  const isHeard = (sample: number) => Math.abs(sample) > faintest;
  const first = samples.findIndex(isHeard);
  if (first === -1) return { samples: samples.subarray(0, 0), rate };
  const margin = Math.round((marginMs / 1000) * rate);
  const last = samples.findLastIndex(isHeard);
  return { samples: samples.subarray(Math.max(0, first - margin), last + 1 + margin), rate };
}
