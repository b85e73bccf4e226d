import { afterAll, describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { temporary } from "../workspace/temporary.ts";

/** The real program, with a model of ours behind it on this machine. scripts/validate-plugins.mjs installs it. */
const root = join(import.meta.dir, "..", "..");
const claude = join(root, "node_modules", ".cache", "plugin-validators", "node_modules", ".bin", "claude");
const installed = existsSync(claude);
if (!installed)
  console.log("skipped: Claude Code is not installed (node scripts/validate-plugins.mjs does it)");

const plugins = ["coach", "guide", "lesson-planning", "study"];
const agents = ["coach:coach", "coach:listener", "guide:guide", "lesson-planning:planner", "study:course-builder", "study:grader", "study:image-reader", "study:tutor"]; // biome-ignore format: a list

type Asked = { tools: string[]; text: string };
type Body = { tools?: { name: string }[]; messages: unknown };

const usage = { input_tokens: 10, output_tokens: 1 };
const opening = { type: "message_start", message: { id: "msg_1", type: "message", role: "assistant", model: "m", content: [], stop_reason: null, usage } }; // biome-ignore format: one line
const block = (index: number, content_block: object, delta: object) => [
  { type: "content_block_start", index, content_block },
  { type: "content_block_delta", index, delta },
  { type: "content_block_stop", index },
];
const closing = (stop_reason: string) => [
  { type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage },
  { type: "message_stop" },
];
const saying = (text: string) => [
  opening,
  ...block(0, { type: "text", text: "" }, { type: "text_delta", text }),
  ...closing("end_turn"),
];

/** A model that calls each of these agents once, and says "ok" to everything else. */
function mock(calls: readonly string[]) {
  const asked: Asked[] = [];
  let called = calls.length === 0;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      if (!new URL(request.url).pathname.endsWith("/messages")) return Response.json({ input_tokens: 1 });
      const body: Body = JSON.parse(await request.text());
      const tools = (body.tools ?? []).map(({ name }) => name);
      asked.push({ tools, text: JSON.stringify(body.messages) });
      const starter = tools.find((name) => name === "Agent" || name === "Task");
      let events = saying("ok");
      if (!called && starter !== undefined) {
        called = true;
        const uses = calls.flatMap((agent, index) =>
          block(
            index,
            { type: "tool_use", id: `toolu_${index}`, name: starter, input: {} },
            { type: "input_json_delta", partial_json: JSON.stringify({ description: "try", prompt: `asked of ${agent}`, subagent_type: agent }) }, // biome-ignore format: one line
          ),
        );
        events = [opening, ...uses, ...closing("tool_use")];
      }
      const frames = events
        .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
        .join("");
      return new Response(frames, { headers: { "content-type": "text/event-stream" } });
    },
  });
  return { asked, url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) };
}

describe.skipIf(!installed)("in the real Claude Code", () => {
  const home = temporary();
  afterAll(() => home[Symbol.dispose]());

  async function ask(prompt: string, calls: readonly string[] = []) {
    const model = mock(calls);
    try {
      const dirs = plugins.flatMap((name) => ["--plugin-dir", join(root, "plugins", name)]);
      const args = ["-p", prompt, ...dirs, "--allowedTools", "Agent,Task", "--output-format", "json"];
      const child = Bun.spawn([claude, ...args], {
        cwd: home.dir,
        env: { PATH: process.env.PATH ?? "", HOME: home.dir, ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: "sk-ant-none", CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1" }, // biome-ignore format: one line
        stdin: "ignore",
        stdout: "pipe",
        stderr: "pipe",
      });
      const out = await new Response(child.stdout).text();
      await child.exited;
      return { out, asked: model.asked };
    } finally {
      await model.stop();
    }
  }

  test("all agents start, each with a tool that is there", async () => {
    const { asked } = await ask("Please go on.", agents);
    for (const agent of agents) {
      const started = asked.find(
        ({ text }) => text.includes(`asked of ${agent}`) && !text.includes("tool_use"),
      );
      expect({ agent, tools: started?.tools ?? [] }).not.toEqual({ agent, tools: [] });
    }
  });

  test("other work is not blocked; a lesson-planning command that is no planning is", async () => {
    expect((await ask("hello")).asked.length).toBeGreaterThan(0);
    const blocked = await ask("/lesson-planning:create-lesson book a flight to Oslo");
    expect(blocked.asked).toEqual([]);
    expect(blocked.out).toContain("I plan lessons");
  });
});
