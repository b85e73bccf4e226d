import { describe, expect, test } from "bun:test";
import { openaiAsr, openaiTts } from "../../../src/coach/speech/openai-speech.ts";
import { handOver } from "../../../src/coach/speech/player.ts";
import { recordings } from "../../../src/coach/speech/recorder.ts";
import { humWav, silentWav } from "./sounds.ts";
import { type Reply, wireServer } from "./wire-server.ts";

const apiKey = "sk-test-4711-very-secret";
const calm = () => new AbortController().signal;
const utterance = { turnId: "1", text: "Guten Morgen", language: "de", slow: true };
const request = { turnId: "1", language: "de-AT", timeoutMs: 1000, hints: ["der Kaffee", "Kaffee"] };

async function withServer<T>(
  reply: Reply,
  work: (server: ReturnType<typeof wireServer>) => Promise<T>,
): Promise<T> {
  const server = wireServer(() => reply);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

const speakAt = async (baseUrl: string, timeoutMs = 5000, played: Uint8Array[] = []) =>
  await openaiTts({ baseUrl, apiKey, timeoutMs, player: handOver((wav) => void played.push(wav)) }).speak(
    utterance,
    calm(),
  );

const listenAt = async (baseUrl: string, wav = humWav) =>
  await openaiAsr({ baseUrl, apiKey, recorder: recordings(async () => wav) }).listen(request, calm());

describe("a speech server of OpenAI's kind", () => {
  test("is asked for a voice in its own words, and its voice is played as it came", async () => {
    await withServer({ type: "audio/wav", body: humWav }, async ({ baseUrl, asked }) => {
      const played: Uint8Array[] = [];
      expect((await speakAt(baseUrl, 5000, played)).outcome).toBe("done");
      expect(played).toEqual([new Uint8Array(humWav)]);
      expect(asked).toEqual([
        {
          path: "/v1/audio/speech",
          authorization: `Bearer ${apiKey}`,
          fields: {
            model: "tts-1",
            voice: "alloy",
            input: "Guten Morgen",
            response_format: "wav",
            speed: 0.75,
          },
        },
      ]);
    });
  });

  test("gets the recording as a 16 kHz wav, with the language and what is likely to be said", async () => {
    await withServer({ body: '{"text":" Der Kaffee. "}' }, async ({ baseUrl, asked }) => {
      expect(await listenAt(baseUrl)).toMatchObject({ outcome: "result", text: "Der Kaffee." });
      expect(asked[0]).toMatchObject({
        path: "/v1/audio/transcriptions",
        authorization: `Bearer ${apiKey}`,
        fields: { model: "whisper-1", language: "de", response_format: "json", prompt: "der Kaffee, Kaffee" },
      });
      expect(asked[0]?.fields.file).toEqual({ name: "learner.wav", rate: 16_000, ms: 1000 });
    });
  });

  test("is never sent silence, and is asked nothing then", async () => {
    await withServer({ body: '{"text":"Thank you for watching"}' }, async ({ baseUrl, asked }) => {
      expect((await listenAt(baseUrl, silentWav)).outcome).toBe("silence");
      expect(asked).toEqual([]);
    });
  });

  for (const text of ["", "  ", "[BLANK_AUDIO]", "(silence)", "…"]) {
    test(`a transcript of ${JSON.stringify(text)} is silence`, async () => {
      await withServer({ body: JSON.stringify({ text }) }, async ({ baseUrl }) => {
        expect((await listenAt(baseUrl)).outcome).toBe("silence");
      });
    });
  }

  const faults: { name: string; reply: Reply; says: RegExp }[] = [
    {
      name: "a wrong key",
      reply: { status: 401, body: `{"error":{"message":"Bad key ${apiKey}"}}` },
      says: /does not accept the key.*OPENAI_API_KEY/,
    },
    {
      name: "a wrong address",
      reply: { status: 404, body: "nope" },
      says: /no speech at http.*the address or the model is wrong/,
    },
    { name: "too many requests", reply: { status: 429, body: "" }, says: /asked too often/ },
    { name: "a broken server", reply: { status: 503, body: "" }, says: /a problem of its own \(503\)/ },
    {
      name: "a web page",
      reply: { type: "text/html", body: "<h1>hi</h1>" },
      says: /text\/html instead of a voice/,
    },
    {
      name: "an empty answer",
      reply: { type: "audio/wav", body: "" },
      says: /sent nothing instead of a voice/,
    },
    { name: "no answer", reply: "hang", says: /did not answer within 0.2 seconds/ },
  ];
  for (const { name, reply, says } of faults) {
    test(`${name} is told in words, without the key`, async () => {
      await withServer(reply, async ({ baseUrl }) => {
        const spoken = await speakAt(baseUrl, 200);
        expect(spoken).toMatchObject({ turnId: "1", outcome: "error" });
        expect(spoken.problem).toMatch(says);
        expect(spoken.problem).not.toContain(apiKey);
      });
    });
  }

  test("an answer that is no transcript is told in words", async () => {
    await withServer({ body: "<html>" }, async ({ baseUrl }) => {
      expect(await listenAt(baseUrl)).toMatchObject({
        outcome: "error",
        problem: expect.stringContaining("no transcript"),
      });
    });
  });

  test("one that is not running is said to be unreachable", async () => {
    const gone = await withServer({ body: "" }, async ({ baseUrl }) => baseUrl);
    expect(await speakAt(gone)).toMatchObject({
      outcome: "error",
      problem: expect.stringContaining("cannot be reached"),
    });
  });

  test("calling it off ends the request at once", async () => {
    await withServer("hang", async ({ baseUrl, asked }) => {
      const stop = new AbortController();
      const engine = openaiTts({ baseUrl, apiKey: null, player: handOver(() => undefined) });
      const speaking = engine.speak(utterance, stop.signal);
      while (asked.length === 0) await Bun.sleep(2);
      stop.abort();
      expect(await speaking).toEqual({ turnId: "1", outcome: "aborted", problem: null });
      expect(asked[0]?.authorization).toBeNull();
    });
  });

  test("OpenAI's own needs a key; a server of one's own does not", async () => {
    const player = handOver(() => undefined);
    const openai = openaiTts({ baseUrl: "https://api.openai.com/v1", apiKey: null, player });
    expect(await openai.available()).toMatchObject({
      ok: false,
      why: expect.stringContaining("OPENAI_API_KEY"),
    });
    expect(await openaiTts({ baseUrl: "http://127.0.0.1:9/v1", apiKey: null, player }).available()).toEqual({
      ok: true,
    });
  });
});
