import { describe, expect, test } from "bun:test";
import { ModelError, type ModelErrorKind } from "../../src/model/errors.ts";
import type { Model } from "../../src/model/model.ts";
import { withRetry } from "../../src/model/retry.ts";
import { scriptedModel } from "../../src/model/scripted.ts";
import { ask, retrying, run } from "./harness.ts";

const failing = (kind: ModelErrorKind, retryAfterMs?: number) =>
  new ModelError(kind, `It failed: ${kind}.`, retryAfterMs === undefined ? {} : { retryAfterMs });

describe("trying again", () => {
  test.each(["rate_limited", "overloaded", "server", "connection", "timeout"] as const)(
    "%s is tried again",
    async (kind) => {
      const { model } = retrying(scriptedModel([failing(kind), "Here."]));
      expect((await run(model, ask())).text).toBe("Here.");
    },
  );

  test.each(["missing_key", "no_author", "too_long", "bad_request", "bad_response", "cancelled"] as const)(
    "%s is said at once",
    async (kind) => {
      const { model, slept } = retrying(scriptedModel([failing(kind), "Here."]));
      await expect(run(model, ask())).rejects.toMatchObject({ kind, message: `It failed: ${kind}.` });
      expect(slept).toEqual([]);
    },
  );

  test("pauses double up to the cap, each by chance between nothing and the whole", async () => {
    const errors = Array.from({ length: 6 }, () => failing("server"));
    const { model, slept } = retrying(scriptedModel([...errors, "Here."]), {
      maxTries: 7,
      baseMs: 100,
      capMs: 1000,
    });
    await run(model, ask());
    expect(slept).toEqual([50, 100, 200, 400, 500, 500]);
  });

  test("a provider's wait is a minimum", async () => {
    const { model, slept } = retrying(
      scriptedModel([failing("rate_limited", 2500), failing("rate_limited", 10), "Here."]),
      { baseMs: 1000 },
    );
    await run(model, ask());
    expect(slept).toEqual([2500, 1000]);
  });

  test.each([
    [90_000, "90 seconds"],
    [600_000, "10 minutes"],
    [6 * 3_600_000, "6 hours"],
  ])("a wait of %i ms that does not fit is named, and not begun", async (ms, words) => {
    const { model, slept } = retrying(scriptedModel([failing("rate_limited", ms)]), { totalMs: 60_000 });
    await expect(run(model, ask())).rejects.toMatchObject({
      kind: "rate_limited",
      retryAfterMs: ms,
      message: expect.stringContaining(`wait ${words}`),
    });
    expect(slept).toEqual([]);
  });

  test("the whole stays inside its time", async () => {
    const endless = scriptedModel(Array.from({ length: 100 }, () => failing("server")));
    const { model, slept } = retrying(endless, { maxTries: 100, baseMs: 1000, capMs: 4000, totalMs: 10_000 });
    await expect(run(model, ask())).rejects.toMatchObject({ kind: "server" });
    expect(slept.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(10_000);
    expect(slept.length).toBeGreaterThan(3);
  });

  test("a retry is told before it happens, with its reason, and what was told before is void", async () => {
    let first = true;
    const cut: Model = {
      provider: "x",
      id: "x",
      async generate(request, call) {
        if (!first) return scriptedModel(["The lesson."]).generate(request, call);
        first = false;
        call.onEvent({ type: "text", delta: "The les" });
        throw failing("connection");
      },
    };
    const { events, text } = await run(retrying(cut).model, ask());
    expect(events).toEqual([
      { type: "text", delta: "The les" },
      { type: "retry", attempt: 2, delayMs: 500, reason: "It failed: connection." },
      { type: "text", delta: "The lesson." },
    ]);
    expect(text).toBe("The lesson.");
  });

  test("stopping ends the wait at once, and nothing is tried again", async () => {
    const stop = new AbortController();
    const script = scriptedModel([failing("rate_limited", 60_000), "no"], { record: true });
    const running = withRetry(script).generate(ask(), {
      signal: stop.signal,
      onEvent: () => setTimeout(() => stop.abort(), 5),
    });
    await expect(running).rejects.toMatchObject({ kind: "cancelled" });
    expect(script.requests).toHaveLength(1);
  });

  test.each(["server", "bad_request"] as const)(
    "%s after the stop is a stop, and no retry is announced",
    async (kind) => {
      const stop = new AbortController();
      const events: unknown[] = [];
      const late: Model = {
        provider: "x",
        id: "x",
        async generate() {
          stop.abort();
          throw failing(kind);
        },
      };
      const running = retrying(late).model.generate(ask(), {
        signal: stop.signal,
        onEvent: (event) => events.push(event),
      });
      await expect(running).rejects.toMatchObject({ kind: "cancelled" });
      expect(events).toEqual([]);
    },
  );

  test("the real pause sleeps", async () => {
    const model = withRetry(scriptedModel([failing("server"), "Here."]), { baseMs: 4 });
    expect((await run(model, ask())).text).toBe("Here.");
  });
});
