import type {
  AsrEngine,
  Heard,
  ListenRequest,
  SpeechCapabilities,
  Spoken,
  TtsEngine,
  Utterance,
} from "./engine.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { aborted } from "./or-aborted.ts";
import { inWords } from "./speech-error.ts";

export type Availability = Awaited<ReturnType<TtsEngine["available"]>>;

type Voice = {
  capabilities: SpeechCapabilities;
  available(): Promise<Availability>;
  /** Resolves when all of it has been said; rejects with a SpeechError; stops when the signal says so. */
  say(utterance: Utterance, signal: AbortSignal): Promise<void>;
};

type Ear = {
  capabilities: SpeechCapabilities;
  available(): Promise<Availability>;
  /** null, or a text without a word in it: silence. Rejects with a SpeechError; stops when the signal says so. */
  hear(
    request: ListenRequest,
    signal: AbortSignal,
  ): Promise<{ text: string; confidence: number | null } | null>;
};

/** A TtsEngine that keeps the port's promises, around something that only knows how to say a text. */
export function ttsEngine(voice: Voice): TtsEngine {
  const inTurn = oneAtATime();
  return {
    get capabilities() {
      return voice.capabilities;
    },
    available: () => availableNow(voice),
    async speak(utterance, signal): Promise<Spoken> {
      const { turnId } = utterance;
      try {
        const said = await inTurn(async () => {
          if (utterance.text.trim() !== "") await voice.say(utterance, signal);
        }, signal);
        return { turnId, outcome: said === aborted || signal.aborted ? "aborted" : "done", problem: null };
      } catch (error) {
        if (signal.aborted) return { turnId, outcome: "aborted", problem: null };
        return { turnId, outcome: "error", problem: inWords(voice.capabilities.name, "speak", error) };
      }
    },
  };
}

/** An AsrEngine that keeps the port's promises, around something that only knows how to hear one utterance. */
export function asrEngine(ear: Ear): AsrEngine {
  const inTurn = oneAtATime();
  return {
    get capabilities() {
      return ear.capabilities;
    },
    available: () => availableNow(ear),
    async listen(request, signal): Promise<Heard> {
      const nothing = { turnId: request.turnId, text: "", confidence: null, problem: null };
      try {
        const heard = await inTurn(() => ear.hear(request, signal), signal);
        if (heard === aborted || signal.aborted) return { ...nothing, outcome: "aborted" };
        const text = heard?.text.trim() ?? "";
        if (heard === null || !/[\p{L}\p{N}]/u.test(text)) return { ...nothing, outcome: "silence" };
        return { ...nothing, outcome: "result", text, confidence: heard.confidence };
      } catch (error) {
        if (signal.aborted) return { ...nothing, outcome: "aborted" };
        return { ...nothing, outcome: "error", problem: inWords(ear.capabilities.name, "listen", error) };
      }
    },
  };
}

async function availableNow(part: Voice | Ear): Promise<Availability> {
  try {
    return await part.available();
  } catch (error) {
    return { ok: false, why: inWords(part.capabilities.name, "be asked", error) };
  }
}

/** Asks once and remembers a yes; a no is asked again, so that a program installed meanwhile is found. */
export function rememberYes(ask: () => Promise<Availability>): () => Promise<Availability> {
  let yes: Availability | null = null;
  return async () => {
    if (yes !== null) return yes;
    const answer = await ask();
    if (answer.ok) yes = answer;
    return answer;
  };
}
