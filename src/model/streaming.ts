import { reasonOf } from "../problem.ts";
import { ModelError } from "./errors.ts";
import { type CallContext, failureFrom } from "./failures.ts";
import { byWay, fetchDirectly, proxyFor, type ViaProxy } from "./proxy.ts";
import { nameOf } from "./words.ts";

export const defaultIdleTimeoutMs = 2 * 60_000;

/** More than any model writes in a turn, with all that the protocol adds; an endless stream ends here. */
const mostBytes = 32_000_000;

/** What a provider's SDK is given for one call: this signal ends it, this fetch is watched. */
export type Wire = {
  signal: AbortSignal;
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
};

type Call<Event> = {
  signal: AbortSignal;
  idleTimeoutMs: number;
  context: CallContext;
  open: (wire: Wire) => Promise<AsyncIterable<Event>>;
  take: (event: Event) => void;
  /** Whether what was taken is a whole turn. Both SDKs end an aborted or cut stream without a word. */
  finished: () => boolean;
};

/**
 * Runs one streamed call to its end. Throws `ModelError` and nothing else: `cancelled` when the caller's signal
 * fired, `timeout` when nothing came for `idleTimeoutMs`, `connection` when the stream ended before the turn did.
 */
export async function streamed<Event>(call: Call<Event>): Promise<void> {
  if (call.signal.aborted) throw cancelled();
  const watch = watchIdle(call.signal, call.idleTimeoutMs);
  let failure: ModelError | null = null;
  let events = 0;
  try {
    for await (const event of await call.open(watch.wire)) {
      events += 1;
      take(call, event);
    }
  } catch (error) {
    failure = failureFrom(error, call.context);
  } finally {
    watch.stop();
  }
  if (call.signal.aborted) throw cancelled();
  // A turn that had arrived whole counts, whatever happened to the connection afterwards.
  if (call.finished()) return;
  throw namingProxy(whatWentWrong(), watch.proxy());

  function whatWentWrong(): ModelError {
    if (watch.expired()) return silent(call);
    if (watch.overflowed()) return endless(call.context);
    return failure ?? (events === 0 ? emptyAnswer(call.context) : cutShort(call.context));
  }
}

/** Says that a proxy stood between, where it may be the one that failed: one that refuses answers 403, 407 or 5xx. */
function namingProxy(error: ModelError, proxy: ViaProxy | null): ModelError {
  const { kind, status, retryAfterMs, message, cause } = error;
  if (proxy === null || !(error.retryable || kind === "bad_response" || status === 403 || status === 407))
    return error;
  return new ModelError(kind, `${message}${byWay(proxy)}`, {
    ...(status === null ? {} : { status }),
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
    cause,
  });
}

/** An event that is JSON but not what the protocol says is as damaged as one that is no JSON. */
function take<Event>(call: Call<Event>, event: Event): void {
  try {
    call.take(event);
  } catch (error) {
    throw error instanceof ModelError ? error : new SyntaxError(reasonOf(error));
  }
}

function endless(context: CallContext): ModelError {
  const megabytes = mostBytes / 1_000_000;
  return new ModelError(
    "bad_response",
    `${nameOf(context)} sent more than ${megabytes} MB for one reply and did not come to an end, so it was stopped.`,
  );
}

export function cancelled(): ModelError {
  return new ModelError("cancelled", "Cancelled.");
}

function silent<Event>({ idleTimeoutMs, context }: Call<Event>): ModelError {
  return new ModelError(
    "timeout",
    `${nameOf(context)} sent nothing for ${Math.round(idleTimeoutMs / 1000)} seconds.`,
  );
}

function emptyAnswer(context: CallContext): ModelError {
  return new ModelError(
    "connection",
    `${nameOf(context)} answered with nothing this program can read. Is the address right?`,
  );
}

function cutShort(context: CallContext): ModelError {
  return new ModelError("connection", `The answer from ${nameOf(context)} broke off in the middle.`);
}

/**
 * Counts bytes and not events: a provider that thinks for minutes sends only keep-alives, which the SDKs swallow.
 * When time is up the signal fires, and that closes the connection.
 */
function watchIdle(outer: AbortSignal, idleTimeoutMs: number) {
  const controller = new AbortController();
  let expired = false;
  let bytes = 0;
  const timer = setTimeout(() => {
    expired = true;
    controller.abort();
  }, idleTimeoutMs);
  const abort = () => controller.abort();
  outer.addEventListener("abort", abort, { once: true });
  const heard = (more: number) => {
    bytes += more;
    if (bytes > mostBytes) controller.abort();
    else if (!expired) timer.refresh();
  };
  let proxy: ViaProxy | null = null;
  const asking = (address: string) => {
    proxy = proxyFor(address, process.env);
  };
  return {
    wire: { signal: controller.signal, fetch: watchedFetch(heard, asking) },
    expired: () => expired,
    proxy: () => proxy,
    overflowed: () => bytes > mostBytes,
    stop: () => {
      clearTimeout(timer);
      outer.removeEventListener("abort", abort);
    },
  };
}

function watchedFetch(heard: (bytes: number) => void, asking: (address: string) => void): Wire["fetch"] {
  return async (input, init) => {
    asking(input instanceof Request ? input.url : String(input));
    // Bun's own five-minute limit is off: ours decides.
    const response = await fetchDirectly(input, { ...init, timeout: false });
    heard(0);
    if (response.body === null) return response;
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          heard(chunk.byteLength);
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(body, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}
