import type { TtsEngine, Utterance } from "./engine.ts";
import { voiceFor, voicesIn } from "./espeak-voices.ts";
import { primaryTag } from "./language-tag.ts";
import { rememberYes, ttsEngine } from "./make-engine.ts";
import type { Player } from "./player.ts";
import { findProgram, runProgram } from "./run-program.ts";
import { SpeechError } from "./speech-error.ts";

type EspeakOptions = {
  player: Player;
  program?: string;
  /** Words a minute. */
  pace?: { usual: number; slow: number };
  /** Another speaker of the same language: "f3", "m3". */
  variant?: string;
};

const program = "espeak-ng";
const limitMs = 30_000;

/** espeak-ng (GPL) as a program of its own: robotic, but there in a hundred languages and without a network. */
export function espeakTts(options: EspeakOptions): TtsEngine {
  const espeak = espeakVoice(options);
  let languages: readonly string[] = [];
  return ttsEngine({
    get capabilities() {
      return { name: "espeak-ng", languages };
    },
    available: rememberYes(async () => {
      const voices = await espeak.voices();
      if (voices.length === 0) {
        return {
          ok: false,
          why: "espeak-ng is not installed, or has no voices. Install it to hear the coach.",
        };
      }
      languages = [...new Set(voices.map(primaryTag))];
      return await options.player.available();
    }),
    async say(utterance, signal) {
      await options.player.play(await espeak.synthesise(utterance, signal), signal);
    },
  });
}

export type EspeakVoice = {
  /** Empty where espeak-ng is not installed. */
  voices(): Promise<readonly string[]>;
  /** A wav. Throws a SpeechError. */
  synthesise(
    utterance: Pick<Utterance, "text" | "language" | "slow">,
    signal: AbortSignal,
  ): Promise<Uint8Array>;
};

export function espeakVoice(options: Omit<EspeakOptions, "player">): EspeakVoice {
  const espeak = options.program ?? program;
  const pace = options.pace ?? { usual: 150, slow: 95 };
  let known: readonly string[] = [];
  const voices = async () => {
    if (known.length === 0 && findProgram(espeak) !== null) {
      const listed = await runProgram(
        { command: [espeak, "--voices"], limitMs },
        new AbortController().signal,
      );
      known = voicesIn(new TextDecoder().decode(listed.stdout));
    }
    return known;
  };
  return {
    voices,
    async synthesise({ text, language, slow }, signal) {
      const voice = voiceFor(language, await voices());
      if (voice === null) throw new SpeechError(noVoice(language, await voices()));
      const speaker = options.variant === undefined ? voice : `${voice}+${options.variant}`;
      const speed = String(slow ? pace.slow : pace.usual);
      const { exitCode, stdout } = await runProgram(
        {
          command: [espeak, "-v", speaker, "-s", speed, "-b", "1", "--stdin", "--stdout"],
          input: new TextEncoder().encode(readAloud(text)),
          limitMs,
        },
        signal,
      );
      if (exitCode !== 0 || stdout.length === 0)
        throw new SpeechError("espeak-ng made no sound of the text.");
      return stdout;
    },
  };
}

/** Two brackets would make espeak-ng read sounds instead of words. */
function readAloud(text: string): string {
  return text.replaceAll("[[", "[ [");
}

function noVoice(language: string, voices: readonly string[]): string {
  if (voices.length === 0)
    return "espeak-ng is not installed, or has no voices. Install it to hear the coach.";
  return `espeak-ng has no voice for the language "${language}". The text is shown instead.`;
}
