import { describe, expect, test } from "bun:test";
import { browserAsr, browserTts } from "../../../src/coach/speech/browser-speech.ts";
import { fakeBrowser } from "./fake-browser.ts";
import { learner } from "./learner.ts";
import { eventually, stage } from "./stage.ts";

const calm = () => new AbortController().signal;
const request = { turnId: "1", language: "de", timeoutMs: 10_000, hints: [] };

describe("a browser's speech", () => {
  test("a language the browser has no voice for is shown, not mispronounced", async () => {
    const { speech } = fakeBrowser(stage(), learner(), ["en-US", "de-DE"]);
    const say = async (language: string) =>
      await browserTts(speech).speak({ turnId: "1", text: "Selamat pagi", language, slow: false }, calm());
    expect(await say("ms")).toMatchObject({
      outcome: "error",
      problem: expect.stringContaining('no voice for the language "ms"'),
    });
    expect((await say("de")).outcome).toBe("done");
  });

  test("a browser that has not named its voices yet is let try", async () => {
    const { speech } = fakeBrowser(stage(), learner(), []);
    const spoken = await browserTts(speech).speak(
      { turnId: "1", text: "Hallo", language: "de", slow: true },
      calm(),
    );
    expect(spoken.outcome).toBe("done");
  });

  test("a browser without speech says so before it is used", async () => {
    const { speech } = fakeBrowser(stage(), learner());
    const none = { ...speech, synthesis: null, newRecognition: null };
    expect(await browserTts(none).available()).toMatchObject({ ok: false });
    expect(await browserAsr(none).available()).toMatchObject({
      ok: false,
      why: expect.stringContaining("type your answers"),
    });
    expect((await browserAsr(none).listen(request, calm())).outcome).toBe("error");
  });

  for (const [code, words] of [
    ["not-allowed", "may not use the microphone"],
    ["audio-capture", "finds no microphone"],
    ["network", "needs the internet"],
    ["language-not-supported", "cannot listen in this language"],
  ] as const) {
    test(`"${code}" is told in words`, async () => {
      const microphone = learner();
      microphone.will("never");
      const { speech, recognitions } = fakeBrowser(stage(), microphone);
      const listening = browserAsr(speech).listen(request, calm());
      await eventually(() => recognitions.length === 1);
      recognitions[0]?.fire("error", { error: code });
      recognitions[0]?.fire("end", {});
      expect(await listening).toMatchObject({ outcome: "error", problem: expect.stringContaining(words) });
    });
  }

  test("a result that comes after its turn was called off is not the next turn's", async () => {
    const microphone = learner();
    microphone.will("never");
    const { speech, recognitions } = fakeBrowser(stage(), microphone);
    const asr = browserAsr(speech);
    const stop = new AbortController();
    const old = asr.listen(request, stop.signal);
    await eventually(() => recognitions.length === 1);
    stop.abort();
    const next = asr.listen({ ...request, turnId: "2" }, calm());
    await eventually(() => recognitions.length === 2);
    recognitions[0]?.hears("too late");
    recognitions[1]?.hears("Kaffee");
    recognitions[1]?.hears("twice");
    expect((await old).outcome).toBe("aborted");
    expect(await next).toMatchObject({ turnId: "2", outcome: "result", text: "Kaffee", confidence: 0.9 });
  });

  test("who has begun to speak is not cut off when the silence would have been over", async () => {
    const microphone = learner();
    microphone.will("never");
    const { speech, recognitions } = fakeBrowser(stage(), microphone);
    const listening = browserAsr(speech).listen({ ...request, timeoutMs: 40 }, calm());
    await eventually(() => recognitions.length === 1);
    recognitions[0]?.fire("speechstart", {});
    await Bun.sleep(80);
    recognitions[0]?.hears("ein langer Satz");
    expect(await listening).toMatchObject({ outcome: "result", text: "ein langer Satz" });
  });

  test("a microphone that is still in use is told in words", async () => {
    const { speech } = fakeBrowser(stage(), learner());
    const busy = {
      ...speech,
      newRecognition: () => {
        throw new Error("recognition has already started");
      },
    };
    const heard = await browserAsr(busy).listen(request, calm());
    expect(heard).toMatchObject({ outcome: "error", problem: expect.stringContaining("already started") });
  });
});
