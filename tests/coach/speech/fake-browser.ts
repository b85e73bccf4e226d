import type {
  BrowserRecognition,
  BrowserSpeech,
  BrowserUtterance,
} from "../../../src/coach/speech/browser-speech.ts";
import type { TestLearner } from "./learner.ts";
import type { Stage } from "./stage.ts";

/** A browser's Web Speech as browsers really behave: ends told twice, errors before ends, results after an abort. */
export function fakeBrowser(
  loudspeaker: Stage,
  microphone: TestLearner,
  voices: readonly string[] = ["en-US"],
) {
  let speaking = new AbortController();
  const recognitions: Heard[] = [];
  const speech: BrowserSpeech = {
    synthesis: {
      getVoices: () => voices.map((lang) => ({ lang })),
      cancel: () => speaking.abort(),
      speak(utterance) {
        if (!(utterance instanceof Said)) throw new Error("not an utterance of this browser");
        speaking = new AbortController();
        const cancelled = speaking.signal;
        loudspeaker.perform(cancelled).then(
          () => {
            utterance.fire("end", {});
            utterance.fire("end", {});
          },
          () => {
            utterance.fire("error", { error: cancelled.aborted ? "canceled" : "synthesis-failed" });
            utterance.fire("end", {});
          },
        );
      },
    },
    newUtterance: () => new Said(),
    newRecognition: () => {
      const recognition = new Heard(microphone);
      recognitions.push(recognition);
      return recognition;
    },
  };
  return { speech, recognitions };
}

class Events {
  readonly #listeners: { type: string; listener: (event: unknown) => void }[] = [];
  addEventListener(type: string, listener: (event: unknown) => void): void {
    this.#listeners.push({ type, listener });
  }
  fire(type: string, event: unknown): void {
    for (const each of this.#listeners) if (each.type === type) each.listener(event);
  }
}

class Said extends Events implements BrowserUtterance {
  lang = "";
  rate = 1;
}

class Heard extends Events implements BrowserRecognition {
  lang = "";
  continuous = true;
  interimResults = true;
  maxAlternatives = 5;
  readonly #microphone: TestLearner;
  readonly #stop = new AbortController();
  constructor(microphone: TestLearner) {
    super();
    this.#microphone = microphone;
  }
  start(): void {
    this.#microphone.answer(this.#stop.signal, null).then(
      (text) => {
        if (text === null) this.fire("error", { error: this.#stop.signal.aborted ? "aborted" : "no-speech" });
        else this.hears(text);
        this.fire("end", {});
      },
      () => {
        this.fire("error", { error: "audio-capture" });
        this.fire("end", {});
      },
    );
  }
  abort(): void {
    this.#stop.abort();
  }
  /** Like the browser's own lists, these are no arrays. */
  hears(transcript: string): void {
    const results = { length: 1, 0: { length: 1, isFinal: true, 0: { transcript, confidence: 0.9 } } };
    this.fire("result", { resultIndex: 0, results });
  }
}
