import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "../../store/temporary.ts";
import { type Availability, rememberYes } from "./make-engine.ts";
import { findProgram, runProgram } from "./run-program.ts";
import { SpeechError } from "./speech-error.ts";
import { writeWav } from "./wav.ts";

/** Makes a wav heard. `play` resolves when it has been heard to its end; rejects with a SpeechError; stops when told. */
export interface Player {
  available(): Promise<Availability>;
  play(wav: Uint8Array, signal: AbortSignal): Promise<void>;
}

/** A program that plays the file named after its arguments. */
export type PlayerProgram = { name: string; args: readonly string[] };

const usual: readonly PlayerProgram[] = [
  { name: "pw-play", args: [] },
  { name: "paplay", args: [] },
  { name: "aplay", args: ["-q"] },
  { name: "afplay", args: [] },
  { name: "play", args: ["-q"] },
];

const longestMs = 120_000;

/** The first of these programs that is installed and finds a sound card. */
export function systemPlayer(programs: readonly PlayerProgram[] = usual): Player {
  let chosen: PlayerProgram | null = null;
  const available = rememberYes(async () => {
    const installed = programs.filter(({ name }) => findProgram(name) !== null);
    const names = programs.map(({ name }) => name).join(", ");
    if (installed.length === 0) {
      return { ok: false, why: `No program that plays sound is installed (any of ${names} will do).` };
    }
    const tried = await Promise.all(installed.map((program) => canPlay(program)));
    chosen = installed.find((_, i) => tried[i] === true) ?? null;
    if (chosen !== null) return { ok: true };
    const [first] = installed;
    return { ok: false, why: `${first?.name ?? names} is installed but cannot play: is there a sound card?` };
  });
  return {
    available,
    async play(wav, signal) {
      const can = await available();
      if (chosen === null) throw new SpeechError(can.ok ? "No sound can be played." : can.why);
      await playWith(chosen, wav, signal);
    },
  };
}

const aMoment = writeWav({ samples: new Float32Array(160), rate: 16_000 });

async function canPlay(program: PlayerProgram): Promise<boolean> {
  try {
    await playWith(program, aMoment, AbortSignal.timeout(5000));
    return true;
  } catch {
    return false;
  }
}

async function playWith({ name, args }: PlayerProgram, wav: Uint8Array, signal: AbortSignal): Promise<void> {
  const folder = temporaryFolder();
  try {
    const file = join(folder, "voice.wav");
    await writeFile(file, wav);
    const { exitCode } = await runProgram({ command: [name, ...args, file], limitMs: longestMs }, signal);
    if (exitCode !== 0)
      throw new SpeechError(`${name} could not play the voice. Is a loudspeaker connected?`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Hands each wav on as soon as it is there: to a file, to memory, to whoever wants it.
 * @internal Asked by tests alone.
 */
export function handOver(take: (wav: Uint8Array) => void | Promise<void>): Player {
  return {
    available: async () => ({ ok: true }),
    async play(wav, signal) {
      signal.throwIfAborted();
      await take(wav);
    },
  };
}
