import { afterAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { temporary } from "../workspace/temporary.ts";
import { calling, claudeCode, installed, saying } from "./claude-code.ts";

const root = join(import.meta.dir, "..", "..");
const plugins = ["coach", "guide", "lesson-planning", "study"];
const agents = ["coach:coach", "coach:listener", "guide:guide", "lesson-planning:planner", "study:course-builder", "study:grader", "study:image-reader", "study:tutor"]; // biome-ignore format: a list

describe.skipIf(!installed)("in the real Claude Code", () => {
  const home = temporary();
  afterAll(() => home[Symbol.dispose]());

  /** Of a model that calls each of these agents once, and says "ok" to everything else. */
  async function ask(prompt: string, calls: readonly string[] = []) {
    const asked: { tools: string[]; text: string }[] = [];
    let called = calls.length === 0;
    const dirs = plugins.flatMap((name) => ["--plugin-dir", join(root, "plugins", name)]);
    const args = ["-p", prompt, ...dirs, "--allowedTools", "Agent,Task", "--output-format", "json"];
    const { out } = await claudeCode(args, {
      home: home.dir,
      answer({ tools: given = [], messages }) {
        const tools = given.map(({ name }) => name);
        asked.push({ tools, text: JSON.stringify(messages) });
        const starter = tools.find((name) => name === "Agent" || name === "Task");
        if (called || starter === undefined) return saying("ok");
        called = true;
        const inputs = calls.map((agent) => ({ description: "try", prompt: `asked of ${agent}`, subagent_type: agent })); // biome-ignore format: one line
        return calling(starter, inputs);
      },
    });
    return { out, asked };
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
