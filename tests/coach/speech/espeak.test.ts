import { describe, expect, test } from "bun:test";
import { espeakTts, espeakVoice } from "../../../src/coach/speech/espeak-tts.ts";
import { voiceFor, voicesIn } from "../../../src/coach/speech/espeak-voices.ts";
import { handOver } from "../../../src/coach/speech/player.ts";
import { durationMs, readWav } from "../../../src/coach/speech/wav.ts";
import { espeakIsHere, skipped } from "./sounds.ts";

const calm = () => new AbortController().signal;

describe("the voice for a language", () => {
  const voices = ["de", "en-gb", "en-us", "id", "fr-fr", "cmn"];
  for (const [language, voice] of [
    ["de", "de"],
    ["de-AT", "de"],
    ["en", "en-gb"],
    ["EN-us", "en-us"],
    ["ms", "id"],
    ["ms-MY", "id"],
    ["fr", "fr-fr"],
    ["zh", "cmn"],
    ["fi", null],
    ["", null],
  ] as const) {
    test(`"${language}" is spoken by ${voice ?? "nobody"}`, () =>
      expect(voiceFor(language, voices)).toBe(voice));
  }

  test("is found in the list the program prints", () => {
    const listed = [
      "Pty Language       Age/Gender VoiceName          File                 Other Languages",
      " 5  de              --/M      German             gmw/de               ",
      " 2  en-gb           --/M      English_(Great_Britain) gmw/en               (en 2)",
      "",
    ].join("\n");
    expect(voicesIn(listed)).toEqual(["de", "en-gb"]);
  });
});

test("a computer without espeak-ng is told what to install", async () => {
  const engine = espeakTts({ player: handOver(() => undefined), program: "no-such-espeak" });
  expect(await engine.available()).toMatchObject({
    ok: false,
    why: expect.stringContaining("not installed"),
  });
  const spoken = await engine.speak({ turnId: "1", text: "Hallo", language: "de", slow: false }, calm());
  expect(spoken).toMatchObject({ outcome: "error", problem: expect.stringContaining("Install it") });
});

describe.skipIf(!espeakIsHere)("espeak-ng itself", () => {
  const voice = espeakVoice({});
  const lengthOf = async (text: string, language = "en", slow = false) =>
    durationMs(readWav(await voice.synthesise({ text, language, slow }, calm())));

  test("says German, Malay and English; repeat-after-me is slower", async () => {
    for (const [text, language] of [
      ["Wie viel kostet das?", "de"],
      ["Berapa harga ini?", "ms"],
      ["How much is it?", "en"],
    ] as const) {
      const usual = await lengthOf(text, language);
      expect(usual).toBeGreaterThan(600);
      expect(await lengthOf(text, language, true)).toBeGreaterThan(usual * 1.2);
    }
  });

  test("a text that looks like an option or like espeak's own notation is read aloud, not obeyed", async () => {
    expect(await lengthOf("--version is what I say today, and more")).toBeGreaterThan(1500);
    expect(await lengthOf("-w /tmp/stolen.wav")).toBeGreaterThan(500);
    expect(await Bun.file("/tmp/stolen.wav").exists()).toBe(false);
    const letters = await lengthOf("[[h@l'oU]]");
    const sounds = await lengthOf("hello");
    expect(letters).toBeGreaterThan(sounds * 1.5);
  });

  test("a language without a voice is told in words", async () => {
    const engine = espeakTts({ player: handOver(() => undefined) });
    const spoken = await engine.speak({ turnId: "1", text: "x", language: "xx", slow: false }, calm());
    expect(spoken).toMatchObject({
      outcome: "error",
      problem: expect.stringContaining('no voice for the language "xx"'),
    });
  });

  test("knows its languages once it was asked whether it is there", async () => {
    const engine = espeakTts({ player: handOver(() => undefined) });
    await engine.available();
    expect(engine.capabilities.languages).toEqual(expect.arrayContaining(["de", "en", "ms"]));
  });
});
if (!espeakIsHere) skipped("espeak-ng itself", "espeak-ng");
