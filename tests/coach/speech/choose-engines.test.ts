import { describe, expect, test } from "bun:test";
import { type Candidates, chooseEngines, type SpeechWish } from "../../../src/coach/speech/choose-engines.ts";
import type { AsrEngine, TtsEngine } from "../../../src/coach/speech/engine.ts";
import { enginesHere } from "../../../src/coach/speech/engines-here.ts";
import type { Availability } from "../../../src/coach/speech/make-engine.ts";
import { handOver } from "../../../src/coach/speech/player.ts";
import { recordings } from "../../../src/coach/speech/recorder.ts";
import { textAsr, textTts } from "../../../src/coach/speech/text-engine.ts";
import { espeakIsHere } from "./sounds.ts";

const yes: Availability = { ok: true };
const no = (why: string): Availability => ({ ok: false, why });
const text = { tts: textTts(() => undefined), asr: textAsr(async () => "typed") };

function voice(name: string, there: Availability = yes, languages: readonly string[] = []): TtsEngine {
  return {
    capabilities: { name, languages },
    available: async () => there,
    speak: async ({ turnId }) => ({ turnId, outcome: "done", problem: null }),
  };
}

function ear(name: string, there: Availability = yes, languages: readonly string[] = []): AsrEngine {
  return {
    capabilities: { name, languages },
    available: async () => there,
    listen: async ({ turnId }) => ({
      turnId,
      outcome: "result",
      text: name,
      confidence: null,
      problem: null,
    }),
  };
}

async function chosen(wish: SpeechWish, tts: Candidates["tts"], asr: Candidates["asr"]) {
  const engines = await chooseEngines(wish, { text, tts, asr });
  return {
    speaks: engines.tts.capabilities.name,
    hears: engines.asr.capabilities.name,
    notes: engines.notes,
  };
}

describe("which engines a session gets", () => {
  test("who asks for text gets text, and no engine is even asked", async () => {
    const untouched = { ...voice("espeak"), available: () => Promise.reject(new Error("asked")) };
    expect(await chosen({ speech: "text", language: "de" }, { espeak: untouched }, {})).toEqual({
      speaks: "Text on the screen",
      hears: "Typing",
      notes: [],
    });
  });

  test("what is missing is passed over in order, each step in words, down to text", async () => {
    const tts = {
      openai: voice("server", no("There is no key.")),
      espeak: voice("espeak", no("espeak-ng is missing.")),
    };
    const asr = {
      openai: ear("server", no("There is no key.")),
      pocketsphinx: ear("pocketsphinx", yes, ["en"]),
    };
    expect(await chosen({ speech: "openai", language: "de" }, tts, asr)).toEqual({
      speaks: "Text on the screen",
      hears: "Typing",
      notes: [
        "There is no key.",
        "espeak-ng is missing.",
        "There is no key.",
        'pocketsphinx does not know the language "de".',
        "What the coach says is shown as text.",
        "You type your answers.",
      ],
    });
  });

  test("the language decides: an English ear hears en-GB, not German", async () => {
    const asr = { pocketsphinx: ear("pocketsphinx", yes, ["en"]) };
    const tts = { espeak: voice("espeak", yes, ["de", "en"]) };
    expect(await chosen({ speech: "espeak", language: "en-GB" }, tts, asr)).toMatchObject({
      speaks: "espeak",
      hears: "pocketsphinx",
    });
    expect(await chosen({ speech: "espeak", language: "de" }, tts, asr)).toMatchObject({
      speaks: "espeak",
      hears: "Typing",
    });
  });

  test("who did not ask for a server has their voice sent to none", async () => {
    const asr = { openai: ear("server") };
    expect(
      await chosen({ speech: "espeak", language: "de" }, { openai: voice("server") }, asr),
    ).toMatchObject({
      speaks: "Text on the screen",
      hears: "Typing",
    });
  });

  test("what was typed while the coach speaks is kept: typing is no echo", async () => {
    const slow: TtsEngine = { ...voice("espeak"), speak: () => new Promise(() => undefined) };
    const { tts, asr } = await chooseEngines(
      { speech: "espeak", language: "de" },
      { text, tts: { espeak: slow }, asr: {} },
    );
    const signal = new AbortController().signal;
    void tts.speak({ turnId: "1", text: "Hallo", language: "de", slow: false }, signal);
    const heard = await asr.listen({ turnId: "1", language: "de", timeoutMs: 1000, hints: [] }, signal);
    expect(heard).toMatchObject({ outcome: "result", text: "typed" });
  });

  test("in a terminal, without a key or a sound card, there is a session all the same", async () => {
    const here = enginesHere({
      show: () => undefined,
      readLine: async () => null,
      env: {},
      player: { ...handOver(() => undefined), available: async () => no("There is no sound card.") },
      recorder: { ...recordings(async () => null), available: async () => no("There is no microphone.") },
    });
    const { notes, tts, asr } = await chooseEngines({ speech: "openai", language: "ms" }, here);
    expect([tts.capabilities.name, asr.capabilities.name]).toEqual(["Text on the screen", "Typing"]);
    expect(notes[0]).toContain("OPENAI_API_KEY");
    if (espeakIsHere) expect(notes[1]).toBe("There is no sound card.");
  });
});
