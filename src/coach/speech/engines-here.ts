import type { Env } from "../../env.ts";
import type { Candidates } from "./choose-engines.ts";
import { espeakTts } from "./espeak-tts.ts";
import { openaiAsr, openaiTts } from "./openai-speech.ts";
import { type Player, systemPlayer } from "./player.ts";
import { pocketsphinxAsr } from "./pocketsphinx-asr.ts";
import { type Recorder, systemRecorder } from "./recorder.ts";
import { type ReadLine, type Show, textAsr, textTts } from "./text-engine.ts";

type Ports = {
  show: Show;
  readLine: ReadLine;
  env: Env;
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
  const {
    OPENAI_SPEECH_MODEL: model,
    OPENAI_SPEECH_VOICE: voice,
    OPENAI_TRANSCRIPTION_MODEL: listening,
  } = env;
  return {
    text: { tts: textTts(show), asr: textAsr(readLine) },
    tts: {
      espeak: espeakTts({ player }),
      openai: openaiTts({ ...server, player, ...(model && { model }), ...(voice && { voice }) }),
    },
    asr: {
      pocketsphinx: pocketsphinxAsr({ recorder }),
      openai: openaiAsr({ ...server, recorder, ...(listening && { model: listening }) }),
    },
  };
}
