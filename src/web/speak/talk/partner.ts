import type { Listen } from "../../../coach/session/coach.ts";
import type { Happening } from "../../../coach/session/happening.ts";
import { type Heard, listening, speaking, type Voice } from "../../../coach/session/voice.ts";
import type { AsrEngine, TtsEngine } from "../../../coach/speech/engine.ts";
import { reportedEar, reportedVoice } from "./reported.ts";

export type Say = Parameters<Voice["speak"]>[0];
export type Wish = Extract<Happening["event"], `student_${string}` | "resume">;

export type PartnerOptions = {
  /** The voice and the ear as they are switched at the moment; null: text and typing. */
  engines(): { tts: TtsEngine | null; asr: AsrEngine | null };
  /** How long a turn stays in sight where nobody says it. */
  pace(say: Say, signal: AbortSignal): Promise<void>;
  /** The line that is being said; null: none. */
  onLine(line: number | null): void;
  /** Whether the microphone listens, from now on. */
  onEar(open: boolean): void;
  /** Why something could not be said or heard. */
  onProblem(problem: string, of: "voice" | "ear"): void;
};

/** The learner at the page: hears or reads the coach, and speaks, types or presses a button. */
export type Partner = Voice & {
  /** false: it is not the moment, and the text stays where it is. */
  answer(text: string): boolean;
  /** At any time; while a step is under way, it is done after it. */
  wish(event: Wish): void;
  /** The rest of what is being said is not needed. */
  goOn(): void;
  /** While somebody types nobody listens, and no silence counts. */
  typing(on: boolean): void;
  /** A switch was turned. */
  switched(): void;
  /** The microphone is tried again, whatever went wrong with it in this turn. */
  hear(): void;
};

type Given = Omit<Happening, "at">;

export function partner(options: PartnerOptions): Partner {
  let speaks: { turnId: string; end(given: boolean | Given): void } | null = null;
  let listens: { turnId: string | null; end(given: Heard): void; anew(): void } | null = null;
  let waiting: Given | null = null;
  /** The voice falls silent, and what it had to say is read. */
  let silence: (() => void) | null = null;
  let isTyping = false;
  /** The microphone was switched on in this very turn, whatever went wrong with it before. */
  let tryAgain = false;

  async function speak(say: Say, signal: AbortSignal): Promise<boolean | Given> {
    const wished = taken();
    if (wished !== null) return wished;
    const cut = new AbortController();
    const ended = Promise.withResolvers<boolean | Given>();
    speaks = { turnId: say.turnId, end: ended.resolve };
    const stop = AbortSignal.any([signal, cut.signal]);
    const saying = aloud(say, stop);
    const given = await Promise.race([ended.promise, saying]);
    speaks = null;
    cut.abort();
    await saying; // the voice has let go: only then may anybody listen
    options.onLine(null);
    return given;
  }

  async function aloud(say: Say, signal: AbortSignal): Promise<boolean> {
    const { tts } = options.engines();
    const voice = tts && reportedVoice(tts, options.onLine, (problem) => options.onProblem(problem, "voice"));
    const silenced = new AbortController();
    silence = () => silenced.abort();
    const said = voice !== null && (await speaking(voice)(say, AbortSignal.any([signal, silenced.signal])));
    silence = null;
    if (!said && !signal.aborted) await options.pace(say, signal);
    return said || options.engines().tts === null;
  }

  async function listen(what: Listen | null, signal: AbortSignal): Promise<Heard> {
    const wished = taken();
    if (wished !== null) return wished;
    tryAgain = false;
    const turnId = what?.turnId ?? null;
    const ended = Promise.withResolvers<Heard>();
    const left = () => ended.resolve("interrupted");
    signal.addEventListener("abort", left, { once: true });
    if (signal.aborted) left();
    try {
      for (;;) {
        const anew = Promise.withResolvers<"anew">();
        listens = { turnId, end: ended.resolve, anew: () => anew.resolve("anew") };
        const heard = await Promise.race([ended.promise, anew.promise, ...ear(what, signal, anew.promise)]);
        if (heard !== "anew") {
          anew.resolve("anew"); // the microphone is let go, whoever was first
          return heard;
        }
      }
    } finally {
      listens = null;
      options.onEar(false);
      signal.removeEventListener("abort", left);
    }
  }

  /** One promise where the microphone listens, none where it does not. */
  function ear(what: Listen | null, signal: AbortSignal, over: Promise<unknown>): Promise<Heard>[] {
    const { asr } = options.engines();
    const open = asr !== null && what !== null && (!what.typing || tryAgain) && !isTyping;
    options.onEar(open);
    if (!open) return [];
    const round = new AbortController();
    void over.then(() => round.abort());
    return [heardBy(asr, what, AbortSignal.any([signal, round.signal]))];
  }

  async function heardBy(asr: AsrEngine, what: Listen, signal: AbortSignal): Promise<Heard> {
    const told = reportedEar(asr, (problem) => options.onProblem(problem, "ear"));
    const heard = await listening(told, what, signal);
    // What was called off for typing has nothing to say.
    return heard === "interrupted" ? new Promise(() => {}) : heard;
  }

  function hear(): void {
    tryAgain = options.engines().asr !== null;
    listens?.anew();
  }

  function taken(): Given | null {
    const wished = waiting;
    waiting = null;
    return wished;
  }

  return {
    speak,
    listen,
    answer(text) {
      const now = listens ?? speaks;
      if (now === null) return false;
      now.end({ event: "asr_result", turnId: now.turnId, text });
      [speaks, listens] = [null, null]; // one answer a turn
      return true;
    },
    wish(event) {
      const wished: Given = { event, turnId: null, text: "" };
      const now = speaks ?? listens;
      if (now === null) waiting = wished;
      else now.end(wished);
      [speaks, listens] = [null, null];
    },
    goOn() {
      speaks?.end(true);
      speaks = null;
    },
    typing(on) {
      if (on === isTyping) return;
      isTyping = on;
      listens?.anew();
    },
    hear,
    switched() {
      hear();
      if (options.engines().tts === null) silence?.();
    },
  };
}
