import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AsrEngine, TtsEngine } from "../../../src/coach/speech/engine.ts";
import { asrEngine, ttsEngine } from "../../../src/coach/speech/make-engine.ts";
import type { Player } from "../../../src/coach/speech/player.ts";
import { prepareSound } from "../../../src/coach/speech/prepare-sound.ts";
import { SpeechError } from "../../../src/coach/speech/speech-error.ts";
import { readWav } from "../../../src/coach/speech/wav.ts";
import { late, within } from "../../../src/coach/speech/within.ts";

/** A recording and what is said in it. */
export type Fixture = { name: string; wav: Uint8Array; transcript: string };

/** The recordings of a folder, by name: `coffee.wav` with its transcript in `coffee.txt`. Throws a SpeechError. */
export async function readFixtures(folder: string): Promise<Fixture[]> {
  const files = await readdir(folder).catch(() => {
    throw new SpeechError(`There are no recordings at ${folder}.`);
  });
  const names = files.filter((file) => file.endsWith(".wav")).map((file) => file.slice(0, -".wav".length));
  return await Promise.all(
    names.sort().map(async (name) => {
      const transcript = await readFile(join(folder, `${name}.txt`), "utf8").catch(() => {
        throw new SpeechError(`The recording ${name}.wav has no ${name}.txt that says what is said in it.`);
      });
      return { name, wav: await readFile(join(folder, `${name}.wav`)), transcript: transcript.trim() };
    }),
  );
}

/** Plays the recording whose transcript is the text. */
export function fixtureTts(fixtures: readonly Fixture[], player: Player): TtsEngine {
  return ttsEngine({
    capabilities: { name: "Recorded voice", languages: [] },
    available: () => player.available(),
    async say({ text }, signal) {
      const found = fixtures.find(({ transcript }) => transcript === text.trim());
      if (found === undefined) throw new SpeechError(`There is no recording of "${text}".`);
      await player.play(found.wav, signal);
    },
  });
}

/** One recording for each time it listens; what it hears is the transcript. null from `next`: nobody speaks. */
export function fixtureAsr(next: (signal: AbortSignal) => Promise<Fixture | null>): AsrEngine {
  return asrEngine({
    capabilities: { name: "Recorded answers", languages: [] },
    available: async () => ({ ok: true }),
    async hear({ timeoutMs }, signal) {
      const fixture = await within(timeoutMs, signal, next);
      if (fixture === null || fixture === late || prepareSound(readWav(fixture.wav)) === null) return null;
      return { text: fixture.transcript, confidence: 1 };
    },
  });
}
