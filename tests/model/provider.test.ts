import { describe, expect, test } from "bun:test";
import { chooseProvider, createModel, type ProviderQuestion } from "../../src/model/provider.ts";

const claudeAgent = { name: "planner", provider: "anthropic", model: "claude-opus-5-5" } as const;

function choose(question: Partial<ProviderQuestion>) {
  return chooseProvider({ flags: {}, env: {}, agent: claudeAgent, hasAuthor: true, ...question });
}

const anthropicKey = { ANTHROPIC_API_KEY: "sk-ant" };
const openaiKey = { OPENAI_API_KEY: "sk-oai" };
const local = "http://localhost:11434/v1";

test("a model on this computer gets nobody's key", () => {
  const choice = choose({ flags: { model: "ollama/m" }, env: { ...openaiKey, ...anthropicKey } });
  expect(JSON.stringify(choice)).not.toContain("sk-");
});

describe("who writes the turns", () => {
  test.each([
    [
      "nothing named, the agent's key there",
      { env: anthropicKey },
      { provider: "anthropic", model: "claude-opus-5-5", apiKey: "sk-ant", notice: null },
    ],
    [
      "nothing named, no key",
      {},
      {
        provider: "builtin",
        model: "builtin",
        notice: expect.stringContaining("ANTHROPIC_API_KEY is not set"),
      },
    ],
    ["nothing named, a blank key", { env: { ANTHROPIC_API_KEY: "  " } }, { provider: "builtin" }],
    [
      "nothing named, only another's key",
      { env: openaiKey },
      { provider: "builtin", notice: expect.stringContaining("ANTHROPIC_API_KEY") },
    ],
    [
      "nothing named, a model named, no key",
      { flags: { model: "claude-x" } },
      { provider: "builtin", notice: expect.stringContaining("claude-x") },
    ],
    [
      "nothing named, a built-in agent",
      { agent: { provider: "builtin", model: "builtin" } as const, env: anthropicKey },
      { provider: "builtin", notice: null },
    ],
    [
      "named by flag",
      { flags: { provider: "openai" }, env: openaiKey },
      { provider: "openai", model: "gpt-6-sol", apiKey: "sk-oai", notice: null },
    ],
    [
      "named by the environment",
      { env: { ...openaiKey, TEACHER_ASSIST_PROVIDER: "openai" } },
      { provider: "openai", model: "gpt-6-sol" },
    ],
    [
      "OpenAI's newer models over Responses",
      { flags: { provider: "openai" }, env: openaiKey },
      { model: "gpt-6-sol", api: "responses" },
    ],
    [
      "what the environment says of the API",
      { flags: { provider: "openai" }, env: { ...openaiKey, TEACHER_ASSIST_OPENAI_API: "chat" } },
      { api: "chat" },
    ],
    [
      "a model on this computer, by its name, without anybody's key",
      { flags: { model: "ollama/llama3.2" }, env: { ...anthropicKey, ...openaiKey } },
      {
        provider: "openai",
        model: "llama3.2",
        baseUrl: "http://127.0.0.1:11434/v1",
        api: "chat",
        notice: null,
      },
    ],
    [
      "… named by the environment",
      { env: { ...anthropicKey, TEACHER_ASSIST_MODEL: "vllm/Qwen/Qwen3" } },
      { provider: "openai", model: "Qwen/Qwen3", baseUrl: "http://127.0.0.1:8000/v1" },
    ],
    [
      "… but not where an address is named, whose own name that may be",
      { flags: { model: "ollama/llama3.2", baseUrl: "https://gateway.example/v1" }, env: openaiKey },
      { model: "ollama/llama3.2", baseUrl: "https://gateway.example/v1" },
    ],
    [
      "… nor where another provider is",
      { flags: { provider: "anthropic", model: "ollama/llama3.2" }, env: anthropicKey },
      { provider: "anthropic", model: "ollama/llama3.2" },
    ],
    [
      "the flag before the environment",
      { flags: { provider: "builtin" }, env: { ...anthropicKey, TEACHER_ASSIST_PROVIDER: "anthropic" } },
      { provider: "builtin", notice: null },
    ],
    ["a blank flag is none", { flags: { provider: "" }, env: anthropicKey }, { provider: "anthropic" }],
    [
      "the model by flag",
      { flags: { model: "m1" }, env: { ...anthropicKey, TEACHER_ASSIST_MODEL: "m2" } },
      { model: "m1" },
    ],
    [
      "the model by the environment",
      { env: { ...anthropicKey, TEACHER_ASSIST_MODEL: "m2" } },
      { model: "m2" },
    ],
    [
      "the provider's default, where the agent's model is another's",
      { flags: { provider: "openai" }, env: openaiKey },
      { model: "gpt-6-sol" },
    ],
    [
      "an address alone",
      { flags: { baseUrl: local, model: "llama3.2" } },
      { provider: "openai", model: "llama3.2", baseUrl: local, notice: null },
    ],
    [
      "an address and a provider",
      { flags: { baseUrl: "http://proxy", provider: "anthropic" }, env: anthropicKey },
      { provider: "anthropic", baseUrl: "http://proxy" },
    ],
    [
      "an address from the environment",
      { env: { ...anthropicKey, ANTHROPIC_BASE_URL: "http://proxy" } },
      { provider: "anthropic", baseUrl: "http://proxy" },
    ],
    [
      "an OpenAI agent with a local server",
      { agent: { provider: "openai", model: "m" } as const, env: { OPENAI_BASE_URL: local } },
      { provider: "openai", model: "m", baseUrl: local },
    ],
    [
      "another provider's address is not used",
      { env: { ...anthropicKey, OPENAI_BASE_URL: local } },
      { provider: "anthropic" },
    ],
  ])("%s", (_, question, expected) => {
    expect(choose(question)).toMatchObject(expected);
  });

  test("keys and addresses of other providers do not leak into the choice", () => {
    const choice = choose({ env: { ...anthropicKey, ...openaiKey, OPENAI_BASE_URL: local } });
    expect(choice).toEqual({
      agent: "planner",
      provider: "anthropic",
      model: "claude-opus-5-5",
      apiKey: "sk-ant",
      notice: null,
    });
  });

  test.each([
    [
      "a named provider without its key",
      { flags: { provider: "anthropic" } },
      "missing_key",
      "Set ANTHROPIC_API_KEY",
    ],
    [
      "OpenAI's own address without a key",
      { flags: { baseUrl: "https://api.openai.com/v1" } },
      "missing_key",
      "Set OPENAI_API_KEY",
    ],
    [
      "Anthropic at another address without a key",
      { flags: { provider: "anthropic", baseUrl: local } },
      "missing_key",
      "ANTHROPIC_API_KEY",
    ],
    ["no key and no author", { hasAuthor: false }, "no_author", "--base-url http://localhost:11434/v1"],
    [
      "built-in drafting named, and no author",
      { flags: { provider: "builtin" }, hasAuthor: false },
      "no_author",
      '"planner"',
    ],
    [
      "a name that is no provider",
      { flags: { provider: "claude" } },
      "bad_request",
      "anthropic, openai or builtin",
    ],
    ["an address that is none", { flags: { baseUrl: "localhost 11434" } }, "bad_request", "not an address"],
  ])("%s says what to do", (_, question, kind, words) => {
    expect(() => choose(question)).toThrow(
      expect.objectContaining({ kind, atTerminal: expect.stringContaining(words) }),
    );
  });
});

describe("making the model", () => {
  test("of each choice", async () => {
    const choice = { agent: "planner", model: "m", apiKey: "k", notice: null };
    expect(await createModel({ ...choice, provider: "anthropic" }, null)).toMatchObject({
      provider: "anthropic",
      id: "m",
    });
    expect(await createModel({ ...choice, provider: "openai" }, null)).toMatchObject({
      provider: "openai",
      id: "m",
    });
    const author = { next: () => ({ text: "Hello." }) };
    expect(await createModel({ ...choice, provider: "builtin" }, author)).toMatchObject({
      provider: "builtin",
      id: "builtin",
    });
    await expect(createModel({ ...choice, provider: "builtin" }, null)).rejects.toMatchObject({
      kind: "no_author",
    });
  });

  test("choosing one loads no SDK, so that the program starts fast", async () => {
    const script = `
      await import(${JSON.stringify(`${import.meta.dir}/../../src/model/provider.ts`)});
      const loaded = Object.keys(require.cache).filter((path) => /node_modules.(openai|@anthropic-ai)/.test(path));
      console.log(loaded.length);`;
    const { stdout } = Bun.spawnSync([process.execPath, "-e", script]);
    expect(stdout.toString().trim()).toBe("0");
  });
});
