import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { apiKey, startMock } from "../model/harness.ts";
import { example, sampleWorkspace, scratch, teacherAssist } from "./harness.ts";

const plugins = ["--plugin-dir", example, "--workspace", sampleWorkspace];

test.each([
  ["anthropic", "claude-sonnet-5-5", "ANTHROPIC", "", {}],
  ["openai", "gpt-5.4-mini", "OPENAI", "/v1", {}],
  ["openai", "gpt-5.4-mini", "OPENAI", "/v1", { TEACHER_ASSIST_OPENAI_API: "responses" }],
])(
  "with a key for %s and %s, a whole run: tools, a broken connection, cost, and the key nowhere on disk",
  async (provider, model, name, path, setting) => {
    using here = scratch();
    const mock = await startMock();
    try {
      const calls = [
        { id: "c1", name: "read_skill", arguments: { name: "greeting/formal" } },
        { id: "c2", name: "read_file", arguments: { path: "teacher.md" } },
      ];
      mock.on(
        { userMessage: "hello", hasToolResult: false, sequenceIndex: 0 },
        { content: "Let me", toolCalls: calls },
        { truncateAfterChunks: 2 },
      );
      mock.on(
        { userMessage: "hello", hasToolResult: false, sequenceIndex: 1 },
        { content: "Let me look.", toolCalls: calls },
      );
      const usage = { prompt_tokens: 2000, completion_tokens: 100, input_tokens: 2000, output_tokens: 100 };
      mock.on({ userMessage: "hello", hasToolResult: true }, { content: "Good morning to you.", usage });
      const env = { [`${name}_API_KEY`]: apiKey, [`${name}_BASE_URL`]: `${mock.url}${path}`, ...setting };
      const args = [
        "example:hello",
        "hello",
        "--provider",
        provider,
        "--model",
        model,
        "--output-format",
        "stream-json",
        ...plugins,
      ];
      const { code, out, err } = await teacherAssist(args, { cwd: here.dir, env });
      expect({ code, err }).toEqual({ code: 0, err: "" });

      const asked = mock.getRequests().map((request) => request.path);
      const wanted = "TEACHER_ASSIST_OPENAI_API" in setting ? "/v1/responses" : /messages|chat\/completions/;
      expect(asked).toEqual(asked.map(() => expect.stringMatching(wanted)));

      const events = out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      const types = events.map((event) => event.type);
      expect(types.filter((type) => type === "retry")).toHaveLength(1);
      const ran = events.filter((event) => event.type === "tool_end").map((event) => event.name);
      expect(ran.sort()).toEqual(["read_file", "read_skill"]); // once each, though the first try broke off
      const { result } = events.at(-1);
      expect(result).toMatchObject({ status: "success", text: "Good morning to you.", turns: 2 });
      expect(result.costUsd).toBeGreaterThan(0);

      const { out: trace } = await teacherAssist(["--trace", result.traceId, "--json"], { cwd: here.dir });
      const models = JSON.parse(trace).spans.filter((span: { type: string }) => span.type === "model");
      expect(models.map((span: { retries: number }) => span.retries)).toEqual([1, 0]);

      const files = ["sessions", "traces"].flatMap((dir) =>
        readdirSync(join(here.dir, dir)).map((file) => join(here.dir, dir, file)),
      );
      const everything = files
        .filter((file) => file.endsWith(".json"))
        .map((file) => readFileSync(file, "utf8"))
        .join("");
      expect(everything).toContain("Good morning to you.");
      expect(everything).not.toContain(apiKey);
    } finally {
      await mock.stop();
    }
  },
);

test("a key that the provider refuses is exit 4, and is not repeated", async () => {
  using here = scratch();
  const mock = await startMock();
  try {
    mock.on(
      { userMessage: "hello" },
      { error: { message: `Incorrect API key provided: ${apiKey}` }, status: 401 },
    );
    const env = { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: `${mock.url}/v1` };
    const { code, err } = await teacherAssist(
      ["example:hello", "hello", "--provider", "openai", ...plugins],
      { cwd: here.dir, env },
    );
    expect(code).toBe(4);
    expect(err).toContain("OPENAI_API_KEY");
    expect(err).not.toContain(apiKey);
  } finally {
    await mock.stop();
  }
});

test("a run goes to a collector where one is named; one that is not there costs a line and nothing else", async () => {
  using here = scratch();
  const got: string[] = [];
  const collector = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      got.push(await request.text());
      return Response.json({});
    },
  });
  try {
    const args = [
      "example:hello",
      "hello",
      "--provider",
      "builtin",
      "--plugin-dir",
      example,
      "--workspace",
      sampleWorkspace,
    ];
    const quiet = await teacherAssist(args, { cwd: here.dir });
    const to = (url: string) =>
      teacherAssist(args, { cwd: here.dir, env: { OTEL_EXPORTER_OTLP_ENDPOINT: url } });
    const sent = await to(`http://127.0.0.1:${collector.port}`);
    expect({ code: sent.code, out: sent.out }).toEqual({ code: quiet.code, out: quiet.out });
    expect(got).toHaveLength(1);
    expect(got[0]).toContain('"invoke_agent ');
    const lost = await to("http://127.0.0.1:1");
    expect({ code: lost.code, out: lost.out }).toEqual({ code: quiet.code, out: quiet.out });
    expect(lost.err.match(/Traces did not go to OpenTelemetry/g)).toHaveLength(1);
  } finally {
    await collector.stop(true);
  }
});
