import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { dither } from "../../../src/coach/speech/dither.ts";
import { endOfUtterance } from "../../../src/coach/speech/end-of-utterance.ts";
import { prepareSound } from "../../../src/coach/speech/prepare-sound.ts";
import { SpeechError } from "../../../src/coach/speech/speech-error.ts";
import { trimSilence } from "../../../src/coach/speech/trim-silence.ts";
import {
  durationMs,
  fromRaw,
  readWav,
  resample,
  type Sound,
  writeWav,
} from "../../../src/coach/speech/wav.ts";
import { times } from "../../sweep.ts";
import { hum } from "./sounds.ts";

const whole = fc.array(fc.integer({ min: -32_768, max: 32_767 }), { maxLength: 300 });
const soundOf = (levels: readonly number[], rate = 16_000): Sound => ({
  samples: Float32Array.from(levels, (level) => level / 32_768),
  rate,
});

describe("a wav", () => {
  test("comes back as it was written", () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 96_000 }), (levels, rate) => {
        expect(readWav(writeWav(soundOf(levels, rate)))).toEqual(soundOf(levels, rate));
      }),
    );
  });

  test("whatever the bytes are, it is read or refused in words", () => {
    const header = writeWav(hum({ ms: 2, before: 0, after: 0 }));
    const damaged = fc
      .array(fc.tuple(fc.nat(header.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 12 })
      .map((changes) => {
        const bytes = header.slice();
        for (const [at, value] of changes) bytes[at] = value;
        return bytes;
      });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 80 }), damaged), fc.nat(120), (bytes, cut) => {
        try {
          const { samples, rate } = readWav(bytes.subarray(0, bytes.length - cut));
          expect(rate).toBeGreaterThan(0);
          expect(samples.every((sample) => sample >= -1 && sample <= 1)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(SpeechError);
        }
      }),
      { numRuns: times(500, 2000) },
    );
  });

  test("from a pipe, whose length is only claimed, is read to its end", () => {
    const bytes = writeWav(soundOf([1, 2, 3]));
    new DataView(bytes.buffer).setUint32(40, 0x7ffff000, true);
    expect(readWav(bytes)).toEqual(soundOf([1, 2, 3]));
  });

  test("with two channels, 8 bits and a note before the sound is one voice", () => {
    const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
    const note = [...text("LIST"), 3, 0, 0, 0, 1, 2, 3, 0];
    const format = [...text("fmt "), 16, 0, 0, 0, 1, 0, 2, 0, 0x40, 0x1f, 0, 0, 0x80, 0x3e, 0, 0, 2, 0, 8, 0];
    const data = [...text("data"), 4, 0, 0, 0, 128, 192, 64, 64];
    const body = [...text("WAVE"), ...format, ...note, ...data];
    const sound = readWav(Uint8Array.from([...text("RIFF"), body.length, 0, 0, 0, ...body]));
    expect(sound).toEqual({ samples: Float32Array.from([0.25, -0.5]), rate: 8000 });
  });
});

describe("a recording on its way to a recogniser", () => {
  test("keeps its pitch and length at another speed", () => {
    const cd = hum({ rate: 22_050, ms: 1000, before: 0, after: 0 });
    const slower = resample(cd, 16_000);
    expect(Math.abs(durationMs(slower) - 1000)).toBeLessThan(1);
    const exact = hum({ rate: 16_000, ms: 1000, before: 0, after: 0 });
    const error = slower.samples.map((sample, i) => Math.abs(sample - (exact.samples[i] ?? 0)));
    expect(Math.max(...error)).toBeLessThan(0.01);
  });

  test("loses the digital silence around it, and nothing that was said", () => {
    const loud = fc.array(fc.integer({ min: 3, max: 32_767 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(fc.nat(400), loud, fc.nat(400), fc.nat(30), (before, said, after, marginMs) => {
        const sound = soundOf(
          [...Array<number>(before).fill(0), ...said, ...Array<number>(after).fill(1)],
          1000,
        );
        const kept = [...trimSilence(sound, marginMs).samples].map((sample) => sample * 32_768);
        expect(kept.filter((level) => level > 1)).toEqual(said);
        expect(kept.length).toBe(said.length + Math.min(before, marginMs) + Math.min(after, marginMs));
      }),
    );
  });

  test("is never perfectly silent, and never noticeably changed; the same seed, the same noise", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const silence = soundOf(Array<number>(500).fill(0));
        const { samples } = dither(silence, seed);
        expect(samples.filter((sample) => sample !== 0).length).toBeGreaterThan(400);
        expect(samples.every((sample) => Math.abs(sample) <= 2 / 32_768)).toBe(true);
        expect(dither(silence, seed).samples).toEqual(samples);
      }),
    );
  });

  test("is 16 kHz with quiet at both ends, and silence is not sent at all", () => {
    const ready = prepareSound(hum({ rate: 22_050, ms: 500, before: 2000, after: 3000 }));
    expect(ready?.rate).toBe(16_000);
    expect(Math.abs(durationMs(ready ?? hum()) - 1100)).toBeLessThan(5);
    expect(prepareSound(soundOf(Array<number>(16_000).fill(1)))).toBeNull();
  });
});

describe("the end of an utterance", () => {
  const noise = dither({ samples: new Float32Array(16_000 * 3), rate: 16_000 }, 5).samples;
  const hear = (parts: readonly Float32Array[], piece: number) => {
    const ending = endOfUtterance(16_000);
    const all = Float32Array.from(parts.flatMap((part) => [...part]));
    for (let at = 0; at < all.length; at += piece) {
      if (ending.hear(all.subarray(at, at + piece)) === "over") return { over: true, atMs: at / 16, ending };
    }
    return { over: false, atMs: all.length / 16, ending };
  };

  test("is a pause after a voice, whatever pieces the sound comes in", () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 5000 }), (piece) => {
        const { over, atMs } = hear(
          [noise.subarray(0, 8000), hum({ before: 0, after: 0 }).samples, noise],
          piece,
        );
        expect(over).toBe(true);
        expect(atMs).toBeGreaterThanOrEqual(500 + 400 + 900 - 20 - piece / 16);
        expect(atMs).toBeLessThan(500 + 400 + 900 + 60);
      }),
      { numRuns: 30 },
    );
  });

  test("is not the short pause between two words", () => {
    const word = hum({ before: 0, after: 0 }).samples;
    const { atMs } = hear([noise.subarray(0, 3200), word, noise.subarray(0, 8000), word, noise], 320);
    expect(atMs).toBeGreaterThan(200 + 400 + 500 + 400 + 800);
  });

  test("does not come of a click or of a humming room", () => {
    const click = hum({ ms: 30, before: 0, after: 0 }).samples;
    const room = hum({ ms: 3000, before: 0, after: 0, loudness: 0.004 }).samples;
    const { over, ending } = hear([noise.subarray(0, 8000), click, room], 320);
    expect(over).toBe(false);
    expect(ending.quietMs()).toBeGreaterThan(3400);
  });

  test("raw samples cut in the middle lose only the half one", () => {
    expect(fromRaw(Uint8Array.from([0, 64, 0]), 16_000).samples).toEqual(Float32Array.from([0.5]));
  });
});
