import { bestOf, codeOf, earProblem, voiceProblem } from "./browser-events.ts";
import type { AsrEngine, TtsEngine } from "./engine.ts";
import { primaryTag } from "./language-tag.ts";
import { asrEngine, ttsEngine } from "./make-engine.ts";
import { aborted, orAborted } from "./or-aborted.ts";
import { SpeechError } from "./speech-error.ts";
import { late, within } from "./within.ts";

/** The part of a browser's Web Speech that is used, so that this file needs no browser to be tested. */
export interface BrowserSpeech {
  /** null where the browser has none. */
  synthesis: BrowserSynthesis | null;
  newUtterance(text: string): BrowserUtterance;
  newRecognition: (() => BrowserRecognition) | null;
}

interface Listenable {
  addEventListener(type: string, listener: (event: unknown) => void): void;
}

export interface BrowserSynthesis {
  speak(utterance: BrowserUtterance): void;
  cancel(): void;
  getVoices(): readonly { lang: string }[];
}

export interface BrowserUtterance extends Listenable {
  lang: string;
  rate: number;
}

export interface BrowserRecognition extends Listenable {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  start(): void;
  abort(): void;
}

const noVoice = "This browser has no voice of its own. The text is shown instead.";
const noEar = "This browser cannot listen. Use Chrome, Edge or Safari, or type your answers.";
const longestAnswerMs = 30_000;

export function browserTts({ synthesis, newUtterance }: BrowserSpeech): TtsEngine {
  return ttsEngine({
    capabilities: { name: "The browser's voice", languages: [] },
    available: async () => (synthesis === null ? { ok: false, why: noVoice } : { ok: true }),
    async say({ text, language, slow }, signal) {
      if (synthesis === null) throw new SpeechError(noVoice);
      const voices = synthesis.getVoices();
      // A browser that has not loaded its voices yet names none.
      if (voices.length > 0 && !voices.some(({ lang }) => primaryTag(lang) === primaryTag(language))) {
        throw new SpeechError(
          `This browser has no voice for the language "${language}". The text is shown instead.`,
        );
      }
      const utterance = newUtterance(text);
      utterance.lang = language;
      utterance.rate = slow ? 0.7 : 1;
      const end = Promise.withResolvers<void>();
      utterance.addEventListener("end", () => end.resolve());
      utterance.addEventListener("error", (event) =>
        end.reject(new SpeechError(voiceProblem(codeOf(event)))),
      );
      end.promise.catch(() => undefined); // Heard of too late, it is nobody's concern.
      const cancel = () => synthesis.cancel();
      signal.addEventListener("abort", cancel, { once: true });
      // Some browsers never say that a long text has ended.
      const saidBy = 10_000 + text.length * 250;
      try {
        synthesis.speak(utterance);
        if ((await within(saidBy, signal, () => orAborted(end.promise, signal))) === late) {
          cancel();
          throw new SpeechError("The browser's voice stopped answering. The text is shown instead.");
        }
      } finally {
        signal.removeEventListener("abort", cancel);
      }
    },
  });
}

export function browserAsr({ newRecognition }: BrowserSpeech): AsrEngine {
  return asrEngine({
    capabilities: { name: "The browser's ear", languages: [] },
    available: async () => (newRecognition === null ? { ok: false, why: noEar } : { ok: true }),
    async hear({ language, timeoutMs }, signal) {
      if (newRecognition === null) throw new SpeechError(noEar);
      const recognition = newRecognition();
      recognition.lang = language;
      recognition.continuous = false;
      recognition.interimResults = false;
      recognition.maxAlternatives = 1;
      const end = Promise.withResolvers<{ text: string; confidence: number | null } | null>();
      let timer = setTimeout(() => end.resolve(null), timeoutMs);
      recognition.addEventListener("speechstart", () => {
        clearTimeout(timer);
        timer = setTimeout(() => end.resolve(null), longestAnswerMs);
      });
      recognition.addEventListener("result", (event) => end.resolve(bestOf(event)));
      recognition.addEventListener("nomatch", () => end.resolve(null));
      recognition.addEventListener("end", () => end.resolve(null));
      recognition.addEventListener("error", (event) => {
        const code = codeOf(event);
        if (code === "no-speech") end.resolve(null);
        else end.reject(new SpeechError(earProblem(code)));
      });
      end.promise.catch(() => undefined);
      try {
        recognition.start();
        const heard = await orAborted(end.promise, signal);
        return heard === aborted ? null : heard;
      } finally {
        clearTimeout(timer);
        recognition.abort();
      }
    },
  });
}
