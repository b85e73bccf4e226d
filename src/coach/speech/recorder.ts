import { endOfUtterance } from "./end-of-utterance.ts";
import type { ListenRequest } from "./engine.ts";
import { type Availability, rememberYes } from "./make-engine.ts";
import { findProgram, streamProgram } from "./run-program.ts";
import { SpeechError } from "./speech-error.ts";
import { fromRaw, readWav, type Sound } from "./wav.ts";
import { late, within } from "./within.ts";

/** Records one utterance; null: nobody spoke within the request's time. Rejects with a SpeechError; stops when told. */
export interface Recorder {
  available(): Promise<Availability>;
  record(request: ListenRequest, signal: AbortSignal): Promise<Sound | null>;
}

/** A program that writes what the microphone hears, as 16-bit mono samples at 16 kHz without a header. */
export type RecorderProgram = { name: string; args: readonly string[] };

const usual: readonly RecorderProgram[] = [
  { name: "arecord", args: ["-q", "-t", "raw", "-f", "S16_LE", "-r", "16000", "-c", "1", "-"] },
  { name: "parecord", args: ["--raw", "--format=s16le", "--rate=16000", "--channels=1"] },
  { name: "rec", args: ["-q", "-t", "raw", "-e", "signed", "-b", "16", "-L", "-r", "16000", "-c", "1", "-"] },
];

const rate = 16_000;
const longestMs = 30_000;

/** The first of these programs that is installed and hears a microphone. */
export function systemRecorder(programs: readonly RecorderProgram[] = usual): Recorder {
  let chosen: RecorderProgram | null = null;
  const available = rememberYes(async () => {
    const names = programs.map(({ name }) => name).join(", ");
    const installed = programs.filter(({ name }) => findProgram(name) !== null);
    if (installed.length === 0) {
      return { ok: false, why: `No program that records sound is installed (any of ${names} will do).` };
    }
    const tried = await Promise.all(installed.map(hearsAnything));
    chosen = installed.find((_, i) => tried[i] === true) ?? null;
    if (chosen !== null) return { ok: true };
    return { ok: false, why: `${installed[0]?.name ?? names} is installed but hears no microphone.` };
  });
  return {
    available,
    async record(request, signal) {
      const can = await available();
      if (chosen === null) throw new SpeechError(can.ok ? "Nothing can be recorded." : can.why);
      const program = chosen;
      const limit = request.timeoutMs + longestMs;
      const sound = await within(limit, signal, (stop) => recordWith(program, request, stop));
      if (sound === late)
        throw new SpeechError(`${program.name} gives no sound any more. Is the microphone still there?`);
      return sound;
    },
  };
}

async function recordWith(
  { name, args }: RecorderProgram,
  { timeoutMs }: ListenRequest,
  signal: AbortSignal,
): Promise<Sound | null> {
  const heard: Uint8Array[] = [];
  const ending = endOfUtterance(rate);
  let spoken = false;
  for await (const samples of wholeSamples(streamProgram([name, ...args], signal))) {
    heard.push(samples);
    const now = ending.hear(fromRaw(samples, rate).samples);
    spoken ||= now !== "waiting";
    if (now === "over" || lengthMs(heard) > longestMs) break;
    if (now === "waiting" && ending.quietMs() >= timeoutMs) return null;
  }
  signal.throwIfAborted();
  if (heard.length === 0) throw new SpeechError(`${name} recorded nothing. Is a microphone connected?`);
  return spoken ? fromRaw(Buffer.concat(heard), rate) : null;
}

async function hearsAnything({ name, args }: RecorderProgram): Promise<boolean> {
  try {
    for await (const chunk of streamProgram([name, ...args], AbortSignal.timeout(3000))) {
      if (chunk.length > 0) return true;
    }
    return false;
  } catch {
    return false;
  }
}

/** A pipe may cut a sample in two. */
async function* wholeSamples(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let odd = new Uint8Array(0);
  for await (const chunk of chunks) {
    const all = odd.length === 0 ? chunk : Buffer.concat([odd, chunk]);
    const even = all.length & ~1;
    odd = all.slice(even);
    if (even > 0) yield all.subarray(0, even);
  }
}

function lengthMs(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0) / ((rate * 2) / 1000);
}

/**
 * A wav for each time it is asked; null: nobody speaks.
 * @internal Asked by tests alone.
 */
export function recordings(
  next: (request: ListenRequest, signal: AbortSignal) => Promise<Uint8Array | null>,
): Recorder {
  return {
    available: async () => ({ ok: true }),
    async record(request, signal) {
      const wav = await next(request, signal);
      signal.throwIfAborted();
      return wav === null ? null : readWav(wav);
    },
  };
}
