import { describe, expect, test } from "bun:test";
import { endpointOf } from "../../src/model/endpoint.ts";
import { ModelError } from "../../src/model/errors.ts";
import { type CallContext, failureFrom } from "../../src/model/failures.ts";
import { retryAfterMs } from "../../src/model/retry-after.ts";
import { withoutSecrets } from "../../src/model/secrets.ts";

const context: CallContext = {
  provider: "anthropic",
  model: "claude-x",
  baseUrl: null,
  secrets: ["sk-very-secret"],
  now: () => Date.parse("2026-11-15T10:00:00Z"),
};

/** An error as the SDKs shape it. */
function http(status: number, body: object = {}, headers: Record<string, string> = {}): unknown {
  return Object.assign(new Error(`${status} status code`), {
    status,
    error: body,
    headers: new Headers(headers),
  });
}

describe("every failure has its kind", () => {
  test.each([
    ["a refused key", http(401), "missing_key"],
    ["a key without the right", http(403), "missing_key"],
    ["an unknown model", http(404), "bad_request"],
    ["a timeout at the server", http(408), "server"],
    ["a conflict", http(409), "server"],
    ["a body that is too big", http(413), "too_long"],
    ["a wrong request", http(422, { error: { message: "tools.0: bad" } }), "bad_request"],
    ["too many requests", http(429), "rate_limited"],
    [
      "an account without credit",
      http(429, { code: "insufficient_quota", message: "You exceeded your quota" }),
      "bad_request",
    ],
    [
      "an account without credit, elsewhere",
      http(400, { error: { message: "Your credit balance is too low" } }),
      "bad_request",
    ],
    ["a broken server", http(500), "server"],
    ["a closed server", http(503), "overloaded"],
    ["an overloaded server", http(529), "overloaded"],
    ["a server that says not to try again", http(500, {}, { "x-should-retry": "false" }), "bad_request"],
    ["a refusal that may pass", http(400, {}, { "x-should-retry": "true" }), "server"],
    [
      "a conversation too long for a local model",
      http(400, { error: { code: 400, message: "the request exceeds the available context size" } }),
      "too_long",
    ],
    [
      "a name that has no address",
      Object.assign(new TypeError("fetch failed"), { cause: { code: "ENOTFOUND" } }),
      "connection",
    ],
    [
      "a closed port",
      Object.assign(new Error("Unable to connect."), { code: "ConnectionRefused" }),
      "connection",
    ],
    ["a broken socket", Object.assign(new Error("x"), { code: "ECONNRESET" }), "connection"],
    ["nonsense in the stream", new SyntaxError("Unexpected token"), "garbled"],
    ["nonsense that sounds like a broken line", new SyntaxError("Unterminated string"), "garbled"],
    ["something that is no error", "oops", "bad_response"],
  ] as const)("%s", (_, error, kind) => {
    const failure = failureFrom(error, context);
    expect(failure).toBeInstanceOf(ModelError);
    expect(failure.kind).toBe(kind);
    expect(failure.message.length).toBeGreaterThan(20);
  });

  test("a failure that already is ours stays as it is", () => {
    const ours = new ModelError("timeout", "Too slow.");
    expect(failureFrom(ours, context)).toBe(ours);
  });
});

describe("what a person reads", () => {
  test("who it was, and what to set", () => {
    expect(failureFrom(http(401), context).message).toContain("Check the key");
    expect(failureFrom(http(404), context).message).toMatch(/"claude-x".*Choose another/);
    const local = { ...context, provider: "openai", baseUrl: "http://localhost:11434/v1" } as const;
    expect(failureFrom(new TypeError("fetch failed"), local).message).toContain("http://localhost:11434/v1");
    expect(failureFrom(http(404), local).message).toContain("/v1");
  });

  test("a page of HTML from a gateway is cut short", () => {
    const page = http(400, { error: { message: `<html>${"x".repeat(5000)}</html>` } });
    expect(failureFrom(page, context).message.length).toBeLessThan(500);
  });

  test("no secret, wherever it stood", () => {
    const failure = failureFrom(
      Object.assign(new Error("bad key sk-very-secret"), {
        status: 400,
        error: { message: "key sk-very-secret at https://a:b@host/" },
      }),
      context,
    );
    expect(Bun.inspect(failure)).not.toContain("sk-very-secret");
    expect(failure.message).toContain("https://host/");
  });
});

describe("secrets", () => {
  test.each([
    ["https://anna:pw@host/v1", "https://host/v1"],
    ["see http://anna@host/ and http://b:c@d/", "see http://host/ and http://d/"],
    ["mail anna@host.org, path /a@b", "mail anna@host.org, path /a@b"],
    ["key abcd1234.", "key [hidden]."],
  ])("%s", (text, clean) => {
    expect(withoutSecrets(text, ["abcd1234", "x", ""])).toBe(clean);
  });

  test("an address gives up its password and keeps everything else", () => {
    const endpoint = endpointOf("https://anna:p%40ss%3Aword@host:8443/v1?x=1", "key-12345");
    expect(endpoint.url).toBe("https://host:8443/v1?x=1");
    expect(endpoint.authorization).toBe(`Basic ${btoa("anna:p@ss:word")}`);
    for (const spelling of ["key-12345", "p@ss:word", "p%40ss%3Aword"])
      expect(endpoint.secrets).toContain(spelling);
    expect(endpointOf("http://%zz:%zz@host", undefined).url).toBe("http://host");
  });

  test("an address without one is left as it is", () => {
    expect(endpointOf("http://localhost:11434/v1", undefined)).toEqual({
      url: "http://localhost:11434/v1",
      authorization: null,
      secrets: [],
    });
    expect(endpointOf(undefined, undefined).url).toBeNull();
  });
});

describe("how long to wait", () => {
  test.each([
    [{ "retry-after": "3" }, 3000],
    [{ "retry-after": "0.5" }, 500],
    [{ "retry-after-ms": "120", "retry-after": "9" }, 120],
    [{ "retry-after": "Sun, 15 Nov 2026 10:00:30 GMT" }, 30_000],
    [{ "retry-after": "Sun, 15 Nov 2026 09:00:00 GMT" }, 0],
    [{ "retry-after": "-5" }, 0],
    [{ "retry-after": "soon" }, null],
    [{ "retry-after": " " }, null],
    [{}, null],
  ])("%j is %p ms", (headers, expected) => {
    expect(retryAfterMs(new Headers(headers), context.now())).toBe(expected);
  });
});
