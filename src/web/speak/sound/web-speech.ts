import type { BrowserRecognition, BrowserSpeech } from "../../../coach/speech/browser-speech.ts";

const voicesWithinMs = 1_000;

/** What this browser has of Web Speech. A synthesis without a single voice would be silent, so it counts as none. */
export async function webSpeech(): Promise<BrowserSpeech> {
  const voice = await synthesisWithVoices();
  let last: SpeechSynthesisUtterance | null = null;
  return {
    synthesis:
      voice === null
        ? null
        : {
            speak(utterance) {
              if (!(utterance instanceof SpeechSynthesisUtterance)) return;
              last = utterance; // an utterance that nobody holds is forgotten, and never says that it has ended
              voice.cancel(); // some browsers wait for ever behind what was called off
              voice.speak(last);
            },
            cancel: () => voice.cancel(),
            getVoices: () => voice.getVoices(),
          },
    newUtterance: (text) => new SpeechSynthesisUtterance(text),
    newRecognition: recognition(),
  };
}

/** Browsers load their voices late, and say so. */
async function synthesisWithVoices(): Promise<SpeechSynthesis | null> {
  if (!("speechSynthesis" in window)) return null;
  const { speechSynthesis } = window;
  if (speechSynthesis.getVoices().length > 0) return speechSynthesis;
  const loaded = Promise.withResolvers<void>();
  speechSynthesis.addEventListener("voiceschanged", () => loaded.resolve(), { once: true });
  setTimeout(loaded.resolve, voicesWithinMs);
  await loaded.promise;
  return speechSynthesis.getVoices().length > 0 ? speechSynthesis : null;
}

function recognition(): (() => BrowserRecognition) | null {
  const made: unknown =
    Reflect.get(window, "SpeechRecognition") ?? Reflect.get(window, "webkitSpeechRecognition");
  return typeof made === "function" ? () => Reflect.construct(made, []) : null;
}
