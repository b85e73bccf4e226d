import { z } from "zod";
import { isOpenai } from "../../model/endpoint.ts";
import type { AsrEngine, TtsEngine } from "./engine.ts";
import { primaryTag } from "./language-tag.ts";
import { type Availability, asrEngine, ttsEngine } from "./make-engine.ts";
import type { Player } from "./player.ts";
import { prepareSound } from "./prepare-sound.ts";
import type { Recorder } from "./recorder.ts";
import { SpeechError } from "./speech-error.ts";
import { type Answer, askServer, type SpeechServer } from "./speech-server.ts";
import { writeWav } from "./wav.ts";

type VoiceOptions = SpeechServer & { player: Player; model?: string; voice?: string };

/** `POST /v1/audio/speech`. */
export function openaiTts({ player, model = "tts-1", voice = "alloy", ...server }: VoiceOptions): TtsEngine {
  return ttsEngine({
    capabilities: { name: "The speech server's voice", languages: [] },
    available: async () => firstNo(keyFor(server), await player.available()),
    async say({ text, slow }, signal) {
      const json = { model, voice, input: text, response_format: "wav", speed: slow ? 0.75 : 1 };
      const answer = await askServer(server, "/audio/speech", { json }, signal);
      await player.play(wavIn(answer), signal);
    },
  });
}

type EarOptions = SpeechServer & { recorder: Recorder; model?: string };

/** `POST /v1/audio/transcriptions`. Silence is never sent: recognisers of this kind make words up for it. */
export function openaiAsr({ recorder, model = "whisper-1", ...server }: EarOptions): AsrEngine {
  return asrEngine({
    capabilities: { name: "The speech server's ear", languages: [] },
    available: async () => firstNo(keyFor(server), await recorder.available()),
    async hear(request, signal) {
      const recorded = await recorder.record(request, signal);
      const sound = recorded === null ? null : prepareSound(recorded);
      if (sound === null) return null;
      const form = new FormData();
      form.set("file", new Blob([writeWav(sound)], { type: "audio/wav" }), "learner.wav");
      form.set("model", model);
      form.set("language", primaryTag(request.language));
      form.set("response_format", "json");
      form.set("temperature", "0");
      if (request.hints.length > 0) form.set("prompt", request.hints.join(", "));
      const answer = await askServer(server, "/audio/transcriptions", { form }, signal);
      return { text: transcriptIn(answer), confidence: null };
    },
  });
}

function keyFor({ baseUrl, apiKey }: SpeechServer): Availability {
  if (apiKey === null && isOpenai(baseUrl)) {
    return {
      ok: false,
      why: "OpenAI's speech needs a key: set OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own.",
    };
  }
  return { ok: true };
}

function firstNo(...answers: readonly Availability[]): Availability {
  return answers.find(({ ok }) => !ok) ?? { ok: true };
}

function wavIn({ bytes, contentType }: Answer): Uint8Array {
  const isSound = /^(audio\/|application\/octet-stream)/.test(contentType) || contentType === "";
  if (isSound && bytes.length > 0) return bytes;
  const what = bytes.length === 0 ? "nothing" : contentType;
  throw new SpeechError(
    `The speech server sent ${what} instead of a voice. Is it a speech server, and is the model right?`,
  );
}

const Transcript = z.object({ text: z.string() });

/** What a recogniser writes for noise ("[BLANK_AUDIO]", "(silence)") is no word of the learner's. */
function transcriptIn({ bytes }: Answer): string {
  const told = Transcript.safeParse(parsed(new TextDecoder().decode(bytes)));
  if (!told.success) {
    throw new SpeechError(
      "The speech server's answer is no transcript. Is it a speech server, and is the model right?",
    );
  }
  return told.data.text.replace(/\[[A-Z_ ]+\]|\([a-z ]+\)/g, " ").replace(/\s+/g, " ");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
