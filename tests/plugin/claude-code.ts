import { existsSync } from "node:fs";
import { join } from "node:path";

/** The real Claude Code, with a model of ours behind it on this machine. scripts/validate-plugins.mjs installs it. */
const root = join(import.meta.dir, "..", "..");
const claude = join(root, "node_modules", ".cache", "plugin-validators", "node_modules", ".bin", "claude");
export const installed = existsSync(claude);
if (!installed)
  console.log("skipped: Claude Code is not installed (node scripts/validate-plugins.mjs does it)");

/** What it asks the model. */
export type Asked = { tools?: { name: string }[]; messages: unknown };
type Event = { type: string };

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

export const saying = (text: string): Event[] => [
  opening,
  ...block(0, { type: "text", text: "" }, { type: "text_delta", text }),
  ...closing("end_turn"),
];

export const calling = (name: string, inputs: readonly object[]): Event[] => [
  opening,
  ...inputs.flatMap((input, index) =>
    block(
      index,
      { type: "tool_use", id: `toolu_${crypto.randomUUID()}`, name, input: {} },
      { type: "input_json_delta", partial_json: JSON.stringify(input) },
    ),
  ),
  ...closing("tool_use"),
];

/** One run of the program, from its start to its end, with this model. */
export async function claudeCode(
  args: readonly string[],
  { home, answer }: { home: string; answer: (asked: Asked) => Event[] },
) {
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      if (!new URL(request.url).pathname.endsWith("/messages")) return Response.json({ input_tokens: 1 });
      const frames = answer(JSON.parse(await request.text()))
        .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
        .join("");
      return new Response(frames, { headers: { "content-type": "text/event-stream" } });
    },
  });
  try {
    const child = Bun.spawn([claude, ...args], {
      cwd: home,
      env: { PATH: process.env.PATH ?? "", HOME: home, ANTHROPIC_BASE_URL: `http://127.0.0.1:${server.port}`, ANTHROPIC_API_KEY: "sk-ant-none", CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1" }, // biome-ignore format: one line
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    });
    const [out, err] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ]);
    return { out, err, code: await child.exited };
  } finally {
    await server.stop(true);
  }
}
