import { afterEach, describe, expect, test } from "bun:test";
import { tryModel } from "../../src/model/try-model.ts";
import { type Answer, chat, claude, dialect, type FaultServer, faultServer } from "./fault-server.ts";
import { apiKey } from "./harness.ts";

let server: FaultServer;
afterEach(() => server?.stop());

const saying = { anthropic: claude.saying("OK"), openai: chat.saying("OK") };

describe.each(["anthropic", "openai"] as const)("a model is tried: %s", (provider) => {
  function at(answer: Answer) {
    server = faultServer([answer]);
    return { provider, key: apiKey, baseUrl: server.url, model: "m" };
  }

  test("one short question shows that it answers", async () => {
    expect(await tryModel(at({ stream: saying[provider] }))).toEqual({ answered: true, model: "m" });
    expect(server.bodies).toHaveLength(1);
    expect(server.bodies[0]).toMatchObject({ model: "m", max_tokens: 64 });
  });

  test("a wrong key is heard of at once, and is in no word of it", async () => {
    const body = dialect[provider].errorBody("authentication_error", `invalid key ${apiKey}`);
    const tried = await tryModel(at({ status: 401, body }));
    expect(tried).toMatchObject({ answered: false, kind: "missing_key", status: 401 });
    expect(JSON.stringify(tried)).not.toContain(apiKey);
    expect(server.bodies).toHaveLength(1);
  });

  test("a model that is not there is told from a key that is wrong", async () => {
    const body = dialect[provider].errorBody("not_found_error", "no such model");
    const tried = await tryModel(at({ status: 404, body }));
    expect(tried).toMatchObject({ answered: false, status: 404 });
  });

  test("what is busy is not asked again: somebody is waiting", async () => {
    const body = dialect[provider].errorBody("overloaded_error", "busy");
    expect(await tryModel(at({ status: 529, body }))).toMatchObject({ answered: false, kind: "overloaded" });
    expect(server.bodies).toHaveLength(1);
  });

  test("one that says nothing is not waited for", async () => {
    const tried = await tryModel(at({ stream: ["hang"] }), 200);
    expect(tried).toMatchObject({ answered: false, kind: "timeout" });
  });

  test("where nobody is at the address, that is what is said", async () => {
    const tried = await tryModel({ provider, key: apiKey, baseUrl: "http://127.0.0.1:9/v1", model: "m" });
    expect(tried).toMatchObject({ answered: false, kind: "connection" });
  });
});
