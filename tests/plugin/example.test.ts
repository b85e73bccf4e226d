import { expect, test } from "bun:test";
import { join } from "node:path";
import { type Message, userText } from "../../src/message.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { builtinTools } from "../../src/tools/builtin-tools.ts";
import { createRegistry, definitions } from "../../src/tools/registry.ts";
import greeter from "../plugins/example/builtin/greeter.ts";
import { isShouting } from "../plugins/example/hooks/_letters.ts";
import { outputText, runTool } from "../tools/run-tool.ts";

const plugins = join(import.meta.dir, "../plugins");

test("the example's author greets with what its tools found, and nothing else", async () => {
  const { plugins: found } = await discoverPlugins([join(plugins, "example")]);
  const skills = [...(found.get("example")?.skills.values() ?? [])];
  const all = builtinTools({ workspaceRoot: join(plugins, "workspace"), skills, writable: [] });
  const tools = definitions(createRegistry(all).resolve([]));
  const messages: Message[] = [userText("Good morning")];

  const request = { messages, tools, system: "", volatile: "" };
  const first = await greeter.next(request);
  expect(first.calls?.map(({ name }) => name)).toEqual(["read_skill", "list_directory"]);
  for (const { name, args } of first.calls ?? []) {
    const text = outputText(await runTool(all, name, args));
    messages.push({ role: "tool", callId: name, name, content: [{ type: "text", text }], isError: false });
  }
  expect((await greeter.next(request)).text).toBe(
    "Good to see you. You said: “Good morning”. In your workspace I found classes/3B.md, curriculum/notes.md, teacher.md.",
  );
});

test("the example's guardrail takes only capitals for shouting", () => {
  expect(isShouting("HELLO THERE")).toBe(true);
  for (const fine of ["Hello", "3B", "S3 iteration", "", "你好吗"]) expect(isShouting(fine)).toBe(false);
});
