import { expect, test } from "bun:test";
import { join } from "node:path";
import { type Message, userText } from "../../src/message.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { builtinTools } from "../../src/tools/builtin-tools.ts";
import { createRegistry, definitions } from "../../src/tools/registry.ts";
import greeter from "../plugins/example/builtin/greeter.ts";
import noShouting from "../plugins/example/hooks/no-shouting.ts";
import { outputText, runTool } from "../tools/run-tool.ts";

const plugins = join(import.meta.dir, "../plugins");

test("the example's author greets with what its tools found, and nothing else", async () => {
  const { plugins: found } = await discoverPlugins([join(plugins, "example")]);
  const skills = [...(found.get("example")?.skills.values() ?? [])];
  const all = builtinTools({ workspaceRoot: join(plugins, "workspace"), skills });
  const tools = definitions(createRegistry(all).resolve([]));
  const messages: Message[] = [userText("Good morning")];

  const first = greeter.next({ messages, tools });
  expect(first.calls?.map(({ name }) => name)).toEqual(["read_skill", "list_directory"]);
  for (const { name, args } of first.calls ?? []) {
    const text = outputText(await runTool(all, name, args));
    messages.push({ role: "tool", callId: name, name, content: [{ type: "text", text }], isError: false });
  }
  expect(greeter.next({ messages, tools }).text).toBe(
    "Good to see you. You said: “Good morning”. In your workspace I found classes/3B.md, curriculum/notes.md, teacher.md.",
  );
});

test("the example's guardrail stops a request in capitals only", () => {
  const ask = (input: string) => noShouting.run({ point: "preLoop", input });
  expect(ask("HELLO THERE")).toEqual({ abort: "Please ask again without shouting." });
  for (const fine of ["Hello", "3B", "S3 iteration", "", "你好吗"]) expect(ask(fine)).toBeUndefined();
});
