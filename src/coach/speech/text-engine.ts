import type { AsrEngine, TtsEngine, Utterance } from "./engine.ts";
import { asrEngine, ttsEngine } from "./make-engine.ts";
import { late, within } from "./within.ts";

/** Resolves when it is on the screen; one that reveals its text slowly stops when the signal says so. */
export type Show = (utterance: Utterance, signal: AbortSignal) => void | Promise<void>;

/** The accessible path, there on every machine: what the coach says is shown. */
export function textTts(show: Show): TtsEngine {
  return ttsEngine({
    capabilities: { name: "Text on the screen", languages: [] },
    available: async () => ({ ok: true }),
    say: async (utterance, signal) => show(utterance, signal),
  });
}

/** Gives a line, or null where none came: time was up, the input has ended, or the signal said so. */
export type ReadLine = (signal: AbortSignal, timeoutMs: number | null) => Promise<string | null>;

/** Who types may think as long as they like, unless `timed`. An empty line is silence. */
export function textAsr(readLine: ReadLine, { timed = false }: { timed?: boolean } = {}): AsrEngine {
  return asrEngine({
    capabilities: { name: "Typing", languages: [] },
    available: async () => ({ ok: true }),
    async hear({ timeoutMs }, signal) {
      const limit = timed ? timeoutMs : null;
      const line = await within(limit, signal, (stop) => readLine(stop, limit));
      return line === null || line === late ? null : { text: line, confidence: 1 };
    },
  });
}
