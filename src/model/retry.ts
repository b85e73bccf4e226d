import { ModelError } from "./errors.ts";
import type { Model } from "./model.ts";
import { cancelled } from "./streaming.ts";

/** How often and how long a failed turn is tried again. */
export type RetryPolicy = {
  /** Tries in all, the first included. */
  maxTries: number;
  /** The longest first pause; it doubles from try to try, up to `capMs`. */
  baseMs: number;
  capMs: number;
  /** No new try begins later than this after the first one began. */
  totalMs: number;
};

/** Time and chance, handed in so that a run can be replayed. `sleep` returns at once when the signal fires. */
type RetryPorts = {
  now: () => number;
  random: () => number;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

const defaultPolicy: RetryPolicy = { maxTries: 5, baseMs: 1_000, capMs: 30_000, totalMs: 10 * 60_000 };
const realPorts: RetryPorts = { now: () => performance.now(), random: Math.random, sleep };

/**
 * A model that tries again when a call failed in a way that may pass: the whole turn, from nothing, after a pause
 * with full jitter and never shorter than the provider asked for. Nothing is tried after the signal fired.
 */
export function withRetry(
  model: Model,
  policy: Partial<RetryPolicy> = {},
  ports: Partial<RetryPorts> = {},
): Model {
  const limits = { ...defaultPolicy, ...policy };
  const { now, random, sleep } = { ...realPorts, ...ports };
  return {
    provider: model.provider,
    id: model.id,
    async generate(request, call) {
      const began = now();
      for (let tries = 1; ; tries++) {
        if (call.signal.aborted) throw cancelled();
        try {
          return await model.generate(request, call);
        } catch (error) {
          if (call.signal.aborted) throw cancelled();
          if (!(error instanceof ModelError) || !error.retryable) throw error;
          const delayMs = pauseAfter(tries, error, limits, random);
          if (tries >= limits.maxTries) throw gaveUp(error, tries);
          if (now() - began + delayMs > limits.totalMs) throw outOfTime(error, tries);
          call.onEvent({ type: "retry", attempt: tries + 1, delayMs, reason: error.message });
          await sleep(delayMs, call.signal);
        }
      }
    },
  };
}

function pauseAfter(tries: number, error: ModelError, limits: RetryPolicy, random: () => number): number {
  const longest = Math.min(limits.capMs, limits.baseMs * 2 ** (tries - 1));
  return Math.max(error.retryAfterMs ?? 0, Math.round(random() * longest));
}

function gaveUp(error: ModelError, tries: number): ModelError {
  return tries === 1 ? error : restated(error, `${error.message} Tried ${tries} times.`);
}

function outOfTime(error: ModelError, tries: number): ModelError {
  if (error.retryAfterMs === null) return gaveUp(error, tries);
  return restated(
    error,
    `${error.message} It asks to wait ${spoken(error.retryAfterMs)}: please try again then.`,
  );
}

function restated(error: ModelError, message: string): ModelError {
  const { kind, status, retryAfterMs, cause } = error;
  return new ModelError(kind, message, {
    ...(status === null ? {} : { status }),
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
    cause,
  });
}

function spoken(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 120) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
}
