/** Speech, as ports: the coach's voice and the coach's ear. Every adapter passes `tests/coach/speech/conformance.ts`. */

export type SpeechCapabilities = {
  name: string;
  /** BCP 47 primary tags it can do ("de"); empty: any. */
  languages: readonly string[];
};

export type Utterance = {
  turnId: string;
  text: string;
  language: string;
  /** Slow, for repeat-after-me. */
  slow: boolean;
};

export type Spoken = { turnId: string; outcome: "done" | "aborted" | "error"; problem: string | null };

/** Says one thing at a time. `speak` resolves exactly once, whatever happens; it never rejects. */
export interface TtsEngine {
  readonly capabilities: SpeechCapabilities;
  /** Cheap after its first call; says why not. */
  available(): Promise<{ ok: true } | { ok: false; why: string }>;
  speak(utterance: Utterance, signal: AbortSignal): Promise<Spoken>;
}

export type ListenRequest = {
  turnId: string;
  language: string;
  /** Silence for so long ends listening. */
  timeoutMs: number;
  /** What is likely to be said, for recognisers that take hints. */
  hints: readonly string[];
};

export type Heard = {
  turnId: string;
  outcome: "result" | "silence" | "aborted" | "error";
  /** For `result`: what was heard, never empty. */
  text: string;
  confidence: number | null;
  problem: string | null;
};

/** Listens for one utterance. `listen` resolves exactly once; it never rejects. */
export interface AsrEngine {
  readonly capabilities: SpeechCapabilities;
  available(): Promise<{ ok: true } | { ok: false; why: string }>;
  listen(request: ListenRequest, signal: AbortSignal): Promise<Heard>;
}
