import { browserAsr, browserTts } from "../../../src/coach/speech/browser-speech.ts";
import { espeakTts } from "../../../src/coach/speech/espeak-tts.ts";
import { openaiAsr, openaiTts } from "../../../src/coach/speech/openai-speech.ts";
import type { Player } from "../../../src/coach/speech/player.ts";
import { pocketsphinxAsr } from "../../../src/coach/speech/pocketsphinx-asr.ts";
import { type Recorder, recordings } from "../../../src/coach/speech/recorder.ts";
import { textAsr, textTts } from "../../../src/coach/speech/text-engine.ts";
import { earConforms, voiceConforms } from "./conformance.ts";
import { fakeBrowser } from "./fake-browser.ts";
import { type Fixture, fixtureAsr, fixtureTts, readFixtures } from "./fixture-engine.ts";
import { learner, type TestLearner } from "./learner.ts";
import { espeakIsHere, humWav, pocketsphinxIsHere, saidBy, silentWav, skipped } from "./sounds.ts";
import { type Stage, stage } from "./stage.ts";
import { wireServer } from "./wire-server.ts";

const fixtures = `${import.meta.dir}/fixtures`;

voiceConforms("text", async () => {
  const screen = stage();
  return { engine: textTts((_, signal) => screen.perform(signal)), stage: screen, text: "Hello" };
});

earConforms("text", async () => {
  const typist = learner();
  return { engine: textAsr(typist.answer, { timed: true }), learner: typist, word: "coffee" };
});

voiceConforms("a fixture", async () => {
  const loudspeaker = stage();
  const recorded = await readFixtures(fixtures);
  return { engine: fixtureTts(recorded, playedOn(loudspeaker)), stage: loudspeaker, text: "tomorrow" };
});

earConforms("a fixture", async () => {
  const recorded = await readFixtures(fixtures);
  const speaker = learner();
  const silence: Fixture = { name: "silence", wav: silentWav, transcript: "not to be heard" };
  const next = async (signal: AbortSignal) => {
    const said = await speaker.answer(signal, null);
    return recorded.find(({ transcript }) => transcript === said) ?? silence;
  };
  return { engine: fixtureAsr(next), learner: speaker, word: "tomorrow" };
});

voiceConforms("a browser", async () => {
  const loudspeaker = stage();
  const { speech } = fakeBrowser(loudspeaker, learner());
  return { engine: browserTts(speech), stage: loudspeaker, text: "Hello" };
});

earConforms("a browser", async () => {
  const speaker = learner();
  const { speech } = fakeBrowser(stage(), speaker);
  return { engine: browserAsr(speech), learner: speaker, word: "coffee" };
});

voiceConforms("a speech server", async () => {
  const loudspeaker = stage();
  const server = wireServer(() => ({ type: "audio/wav", body: humWav }));
  const player = playedOn(loudspeaker);
  const engine = openaiTts({ baseUrl: server.baseUrl, apiKey: null, player });
  return { engine, stage: loudspeaker, text: "Hello", close: server.close };
});

earConforms("a speech server", async () => {
  const speaker = learner();
  const server = wireServer(() => ({ body: JSON.stringify({ text: " coffee " }) }));
  const recorder = heardFrom(speaker, async () => humWav);
  const engine = openaiAsr({ baseUrl: server.baseUrl, apiKey: null, recorder });
  return { engine, learner: speaker, word: "coffee", close: server.close };
});

if (espeakIsHere) {
  voiceConforms("espeak-ng", async () => {
    const loudspeaker = stage();
    return { engine: espeakTts({ player: playedOn(loudspeaker) }), stage: loudspeaker, text: "Hello" };
  });
} else skipped("espeak-ng's voice", "espeak-ng");

if (espeakIsHere && pocketsphinxIsHere) {
  earConforms("pocketsphinx", async () => {
    const speaker = learner();
    const recorder = heardFrom(speaker, (text) => saidBy("m3", text));
    return { engine: pocketsphinxAsr({ recorder }), learner: speaker, word: "tomorrow" };
  });
} else skipped("pocketsphinx's ear", "espeak-ng or pocketsphinx");

function playedOn(loudspeaker: Stage): Player {
  return { available: async () => ({ ok: true }), play: (_, signal) => loudspeaker.perform(signal) };
}

function heardFrom(speaker: TestLearner, aloud: (text: string) => Promise<Uint8Array>): Recorder {
  return recordings(async ({ timeoutMs }, signal) => {
    const said = await speaker.answer(signal, timeoutMs);
    return said === null ? silentWav : await aloud(said);
  });
}
