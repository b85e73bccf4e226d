import { SpeechError } from "./speech-error.ts";

/** One voice: mono samples from -1 to 1, so many a second. */
export type Sound = { samples: Float32Array; rate: number };

/**
 * Reads a PCM wav of 8 or 16 bits; several channels become one. A length that runs past the end is taken as "to the end":
 * programs that write to a pipe do not know it beforehand. Throws a SpeechError.
 */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || tag(view, 0) !== "RIFF" || tag(view, 8) !== "WAVE")
    throw unreadable("it is no wav file");
  const chunks = new Map(chunksOf(view));
  const format = chunks.get("fmt ");
  const data = chunks.get("data");
  if (format === undefined || format.byteLength < 16) throw unreadable("it does not say what is in it");
  if (data === undefined) throw unreadable("there is no sound in it");
  const kind = format.getUint16(0, true);
  const channels = format.getUint16(2, true);
  const rate = format.getUint32(4, true);
  const bits = format.getUint16(14, true);
  const subtype = kind === extensible && format.byteLength >= 26 ? format.getUint16(24, true) : kind;
  if (subtype !== pcm || (bits !== 8 && bits !== 16)) throw unreadable("it is not plain 8- or 16-bit sound");
  if (channels === 0 || rate === 0) throw unreadable("it names no channel or no speed");
  return { samples: mixed(data, channels, bits), rate };
}

/** 16 bits, mono. */
export function writeWav({ samples, rate }: Sound): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + samples.length * 2);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("RIFF____WAVEfmt "));
  view.setUint32(4, bytes.length - 8, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, pcm, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  bytes.set(new TextEncoder().encode("data"), 36);
  view.setUint32(40, samples.length * 2, true);
  for (const [i, sample] of samples.entries()) view.setInt16(headerBytes + i * 2, toInt16(sample), true);
  return bytes;
}

/** Headerless 16-bit mono samples, as recorders stream them. An odd last byte is left out. */
export function fromRaw(bytes: Uint8Array, rate: number): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength & ~1);
  return { samples: mixed(view, 1, 16), rate };
}

/** Linear: good enough for speech on its way to a recogniser. */
export function resample(sound: Sound, rate: number): Sound {
  const { samples } = sound;
  if (sound.rate === rate) return sound;
  const step = sound.rate / rate;
  const result = new Float32Array(Math.floor(samples.length / step));
  for (let i = 0; i < result.length; i++) {
    const at = i * step;
    const left = Math.floor(at);
    const from = samples[left] ?? 0;
    result[i] = from + ((samples[left + 1] ?? from) - from) * (at - left);
  }
  return { samples: result, rate };
}

/** @internal Asked by tests alone. */
export function durationMs({ samples, rate }: Sound): number {
  return (samples.length / rate) * 1000;
}

const pcm = 1;
const extensible = 0xfffe;
const headerBytes = 44;

function* chunksOf(view: DataView): Generator<[string, DataView]> {
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const length = Math.min(view.getUint32(at + 4, true), view.byteLength - at - 8);
    yield [tag(view, at), new DataView(view.buffer, view.byteOffset + at + 8, length)];
    at += 8 + length + (length % 2);
  }
}

function mixed(data: DataView, channels: number, bits: 8 | 16): Float32Array {
  const width = (bits / 8) * channels;
  const samples = new Float32Array(Math.floor(data.byteLength / width));
  for (let i = 0; i < samples.length; i++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      const at = i * width + channel * (bits / 8);
      sum += bits === 8 ? (data.getUint8(at) - 128) / 128 : data.getInt16(at, true) / 32_768;
    }
    samples[i] = sum / channels;
  }
  return samples;
}

function toInt16(sample: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)));
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
}

function unreadable(why: string): SpeechError {
  return new SpeechError(`The sound cannot be used: ${why}. A plain wav file (8 or 16 bits) is needed.`);
}
