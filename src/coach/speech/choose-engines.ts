import type { AsrEngine, TtsEngine } from "./engine.ts";
import { type Engines, halfDuplex } from "./half-duplex.ts";
import { speaks } from "./language-tag.ts";
import { newestTurn } from "./turns.ts";

export type SpeechWish = {
  speech: "text" | "espeak" | "openai" | "browser";
  /** The language that is learned. */
  language: string;
};

/** What there is on this machine or page. Text is always there. */
export type Candidates = {
  text: Engines;
  tts: Readonly<Partial<Record<"espeak" | "openai" | "browser", TtsEngine>>>;
  asr: Readonly<Partial<Record<"pocketsphinx" | "openai" | "browser", AsrEngine>>>;
};

/** `notes`: one sentence for every step that had to be taken back, and for what it came to. */
export type Chosen = Engines & { notes: string[] };

/** What is tried for a wish, before text. Who did not ask for a server has their voice sent to none. */
const order: Readonly<
  Record<SpeechWish["speech"], { tts: (keyof Candidates["tts"])[]; asr: (keyof Candidates["asr"])[] }>
> = {
  text: { tts: [], asr: [] },
  espeak: { tts: ["espeak"], asr: ["pocketsphinx"] },
  openai: { tts: ["openai", "espeak"], asr: ["openai", "pocketsphinx"] },
  browser: { tts: ["browser"], asr: ["browser"] },
};

/** The first engine of the order that is there and can do the language; at the end of every order stands text. */
export async function chooseEngines(wish: SpeechWish, candidates: Candidates): Promise<Chosen> {
  const { text } = candidates;
  const voices = order[wish.speech].tts.map((name) => ({ name, engine: candidates.tts[name] }));
  const ears = order[wish.speech].asr.map((name) => ({ name, engine: candidates.asr[name] }));
  const tts = await firstFit(voices, wish.language);
  const asr = await firstFit(ears, wish.language);
  const notes = [...tts.notes, ...asr.notes];
  if (voices.length > 0)
    notes.push(
      tts.engine === null
        ? "What the coach says is shown as text."
        : `${tts.engine.capabilities.name} speaks.`,
    );
  if (ears.length > 0)
    notes.push(asr.engine === null ? "You type your answers." : `${asr.engine.capabilities.name} listens.`);
  const pair = { tts: tts.engine ?? text.tts, asr: asr.engine ?? text.asr };
  // Who types while the coach speaks is no echo.
  const chosen = asr.engine === null ? pair : halfDuplex(pair);
  return { ...newestTurn(chosen), notes };
}

async function firstFit<E extends TtsEngine | AsrEngine>(
  list: readonly { name: string; engine: E | undefined }[],
  language: string,
): Promise<{ engine: E | null; notes: string[] }> {
  const notes: string[] = [];
  for (const { name, engine } of list) {
    if (engine === undefined) {
      notes.push(`${name} is not set up here.`);
      continue;
    }
    const there = await engine.available();
    if (there.ok && speaks(engine.capabilities.languages, language)) return { engine, notes };
    notes.push(
      there.ok ? `${engine.capabilities.name} does not know the language "${language}".` : there.why,
    );
  }
  return { engine: null, notes };
}
