import type { Candidates } from "./choose-engines.ts";
import type { Utterance } from "./engine.ts";
import { espeakTts } from "./espeak-tts.ts";
import { openaiAsr, openaiTts } from "./openai-speech.ts";
import { type Player, systemPlayer } from "./player.ts";
import { pocketsphinxAsr } from "./pocketsphinx-asr.ts";
import { type Recorder, systemRecorder } from "./recorder.ts";
import { type ReadLine, textAsr, textTts } from "./text-engine.ts";

type Ports = {
  show: (utterance: Utterance) => void | Promise<void>;
  readLine: ReadLine;
  env: Readonly<Record<string, string | undefined>>;
  player?: Player;
  recorder?: Recorder;
};

/** Every engine a terminal can have. Nothing is started or asked until it is used. */
export function enginesHere({
  show,
  readLine,
  env,
  player = systemPlayer(),
  recorder = systemRecorder(),
}: Ports): Candidates {
  const server = {
    baseUrl: env.OPENAI_BASE_URL || "https://api.openai.com/v1",
    apiKey: env.OPENAI_API_KEY || null,
  };
  const speech = { ...named("model", env.OPENAI_SPEECH_MODEL), ...named("voice", env.OPENAI_SPEECH_VOICE) };
  return {
    text: { tts: textTts(show), asr: textAsr(readLine) },
    tts: { espeak: espeakTts({ player }), openai: openaiTts({ ...server, ...speech, player }) },
    asr: {
      pocketsphinx: pocketsphinxAsr({ recorder }),
      openai: openaiAsr({ ...server, ...named("model", env.OPENAI_TRANSCRIPTION_MODEL), recorder }),
    },
  };
}

function named<K extends string>(
  key: K,
  value: string | undefined,
): { [name in K]?: string } | Record<never, never> {
  return value ? { [key]: value } : {};
}
