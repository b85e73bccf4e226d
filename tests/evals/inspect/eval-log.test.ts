import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { scratch, teacherAssist } from "../../cli/harness.ts";

/** Inspect's own fields (`src/inspect_ai/log/_log.py`), written down from there and not from our writer: a name that it does not have is refused. */
const Bag = z.record(z.string(), z.unknown());
const TokenUse = z.record(
  z.string(),
  z.strictObject({
    input_tokens: z.number(),
    output_tokens: z.number(),
    total_tokens: z.number(),
    input_tokens_cache_read: z.number().optional(),
    input_tokens_cache_write: z.number().optional(),
  }),
);
const Metric = z.strictObject({
  name: z.string(),
  value: z.number(),
  params: Bag.optional(),
  metadata: Bag.optional(),
});
const ChatMessage = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("user"), content: z.string() }),
  z.strictObject({
    role: z.literal("assistant"),
    content: z.string(),
    tool_calls: z
      .array(
        z.strictObject({ id: z.string(), function: z.string(), arguments: Bag, type: z.literal("function") }),
      )
      .optional(),
  }),
  z.strictObject({
    role: z.literal("tool"),
    content: z.string(),
    tool_call_id: z.string(),
    function: z.string(),
  }),
]);
const EvalLog = z.strictObject({
  version: z.literal(2),
  status: z.enum(["started", "success", "cancelled", "error"]),
  eval: z.strictObject({
    eval_id: z.string(),
    run_id: z.string(),
    created: z.iso.datetime(),
    task: z.string(),
    task_id: z.string(),
    task_version: z.number(),
    task_args: Bag,
    tags: z.array(z.string()),
    dataset: z.strictObject({
      name: z.string(),
      location: z.string().optional(),
      samples: z.number(),
      sample_ids: z.array(z.string()),
      shuffled: z.boolean(),
    }),
    model: z.string(),
    model_args: Bag,
    config: z.strictObject({ epochs: z.number() }),
    packages: z.record(z.string(), z.string()),
    metadata: Bag,
    scorers: z.array(z.strictObject({ name: z.string() })),
  }),
  plan: z.strictObject({
    name: z.string(),
    steps: z.array(z.strictObject({ solver: z.string(), params: Bag })),
  }),
  results: z.strictObject({
    total_samples: z.number(),
    completed_samples: z.number(),
    scores: z.array(
      z.strictObject({
        name: z.string(),
        scorer: z.string(),
        reducer: z.string(),
        scored_samples: z.number(),
        metrics: z.record(z.string(), Metric),
        metadata: Bag,
      }),
    ),
  }),
  stats: z.strictObject({ started_at: z.string(), completed_at: z.string(), model_usage: TokenUse }),
  samples: z.array(
    z.strictObject({
      id: z.string(),
      epoch: z.number().int().positive(),
      uuid: z.string(),
      input: z.string(),
      target: z.string(),
      messages: z.array(ChatMessage),
      output: z.strictObject({
        model: z.string(),
        choices: z.array(z.strictObject({ message: ChatMessage, stop_reason: z.literal("stop") })),
        completion: z.string(),
      }),
      scores: z.record(
        z.string(),
        z.strictObject({ value: z.number(), explanation: z.string(), metadata: Bag }),
      ),
      metadata: Bag,
      store: Bag,
      events: z.array(z.unknown()),
      model_usage: TokenUse,
      started_at: z.string(),
      completed_at: z.string(),
      error: z
        .strictObject({ message: z.string(), traceback: z.string(), traceback_ansi: z.string() })
        .optional(),
      attachments: Bag,
    }),
  ),
});

const Attribute = z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) });
const Otlp = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({ spans: z.array(z.object({ name: z.string(), attributes: z.array(Attribute) })) }),
      ),
    }),
  ),
});

const cases = `description: A lesson, and no lesson
task: T1
tests:
  - { id: loops, prompt: for loops in Python for 3B, assert: [{ type: sections }, { type: cost }] }
  - { id: poem, prompt: write me a poem about my cat, assert: [{ type: comes-to, value: refusal }, { type: sections }] }
`;

test("a run is a log an arm, by Inspect's fields: samples, epochs, messages and scores; and its traces go to a collector", async () => {
  using here = scratch();
  const spans: z.infer<typeof Otlp>["resourceSpans"][number]["scopeSpans"][number]["spans"] = [];
  const collector = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const { resourceSpans } = Otlp.parse(await request.json());
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      return new Response("{}");
    },
  });
  mkdirSync(join(here.dir, "cases"));
  writeFileSync(join(here.dir, "cases", "two.yaml"), cases);
  writeFileSync(join(here.dir, "m.yaml"), "conditions: [A1, A0]\n");
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}` };
  const run = ["eval", "run", "--cases", "cases", "--matrix", "m.yaml", "--repeat", "2"];
  const ran = await teacherAssist([...run, "--json"], { cwd: here.dir, env });
  await collector.stop(true);
  expect(ran.code).toBe(0);
  const { id, results } = JSON.parse(ran.out);
  const written = await teacherAssist(["eval", "inspect", id, "--cases", "cases", "-o", "logs"], {
    cwd: here.dir,
  });
  expect({ code: written.code, err: written.err }).toEqual({ code: 0, err: "" });
  const files = readdirSync(join(here.dir, "logs")).sort();
  expect(files).toHaveLength(2);
  for (const file of files)
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\+00-00_teacher-assist_\w+\.json$/);
  const logs = files.map((file) =>
    EvalLog.parse(JSON.parse(readFileSync(join(here.dir, "logs", file), "utf8"))),
  );
  const [usual, told] = logs;
  expect(logs.map((log) => log.eval.task_args)).toEqual([
    { condition: "A1B1C3D3E1" },
    { condition: "A0B1C3D3E1" },
  ]);
  expect(usual?.samples.map(({ id: sample, epoch }) => [sample, epoch])).toEqual([
    ["two/loops", 1],
    ["two/loops", 2],
    ["two/poem", 1],
    ["two/poem", 2],
  ]);
  expect(told?.status).toBe("success");
  const [lesson, , poem] = usual?.samples ?? [];
  expect(lesson?.input).toBe("for loops in Python for 3B");
  expect(lesson?.output.completion).toContain("## Learning outcomes");
  expect(lesson?.messages.some((message) => message.role === "tool")).toBe(true);
  // A refusal has no sections to measure: that is no score, and not a nought.
  expect(Object.keys(poem?.scores ?? {})).toEqual(["comes-to"]);
  const sections = usual?.results.scores.find(({ name }) => name === "sections");
  expect([sections?.scored_samples, sections?.metrics.mean?.value]).toEqual([2, 1]);

  const operations = new Set(
    spans.flatMap(({ attributes }) =>
      attributes.flatMap(({ key, value }) => (key === "gen_ai.operation.name" ? [value.stringValue] : [])),
    ),
  );
  expect([...operations].sort()).toEqual(expect.arrayContaining(["chat", "execute_tool", "invoke_agent"]));
  const asked = spans.filter(({ name }) => name.startsWith("invoke_agent"));
  expect(asked.length).toBe(results.length); // a run of an agent for each trial
});
