import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { codeProblems } from "../../src/agent/plugin-code.ts";
import { preparePrompt } from "../../src/agent/prepare.ts";
import { privacyGuard } from "../../src/agent/privacy-guard.ts";
import { approveTools, toolStates } from "../../src/agent/tool-approvals.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { checkArguments } from "../../src/tools/arguments.ts";
import type { Tool } from "../../src/tools/tool.ts";
import { trial } from "../agent/harness.ts";
import { outputText } from "../tools/run-tool.ts";
import { temporary } from "../workspace/temporary.ts";

const agent = (tools: string, more = "") =>
  `---\nmodel: m\nprovider: builtin\ntools: [${tools}]\n${more}---\nDo it.\n`;

/** A plugin on disk with these files, a home and a workspace beside it. */
function bench(files: Record<string, string>) {
  const place = temporary({ "workspace/teacher.md": "I teach.", "home/.keep": "" });
  for (const [name, text] of Object.entries(files)) place.write(`kit/${name}`, text);
  const env = { HOME: place.path("home") };
  const found = async () => {
    const discovery = await discoverPlugins([place.path("kit")]);
    const plugin = discovery.plugins.get("kit");
    if (plugin === undefined) throw new Error("no plugin");
    return { plugin, problems: discovery.problems };
  };
  return {
    place,
    env,
    found,
    async approve() {
      const { plugin } = await found();
      await approveTools(env, plugin, await toolStates(plugin, env));
    },
    async prompt(name = "worker") {
      const { plugin } = await found();
      const who = plugin.agents.get(name);
      if (who === undefined) throw new Error("no agent");
      const setting = { workspaceRoot: place.path("workspace"), env, flags: {}, howToApprove: (kit: string) => `Say yes to ${kit}.` }; // biome-ignore format: one line
      return await preparePrompt(setting, { plugin, command: null, agent: who });
    },
    [Symbol.dispose]: () => place[Symbol.dispose](),
  };
}

const shout = `export default {
  description: "Says it louder.",
  schema: { type: "object", properties: { words: { type: "string", minLength: 1 }, times: { type: "integer", default: 1 } }, required: ["words"] },
  run: ({ words, times }) => words.toUpperCase().repeat(times),
};`;

async function call(tool: unknown, args: unknown): Promise<string> {
  const { run } = tool as Tool;
  const context = {
    signal: new AbortController().signal,
    callId: "c",
    sessionId: "s",
    tasks: { get: () => [], set() {} },
  };
  return outputText(await run(args, context));
}

describe("a tool that a plugin brings", () => {
  test("is neither run nor offered before it is approved, and one line says so", async () => {
    using kit = bench({
      "agents/worker.md": agent("Read, shout"),
    });
    const ran = kit.place.path("ran");
    kit.place.write(
      "kit/tools/shout.ts",
      `require("node:fs").writeFileSync(${JSON.stringify(ran)}, "");\n${shout}`,
    );
    const before = await kit.prompt();
    expect(before.toolset.names).toEqual(["read_file"]);
    expect(before.toolset.find("shout")).toBeUndefined();
    expect(before.notices.filter((line) => line.includes("shout"))).toEqual([
      expect.stringMatching(/^shout .*kit.* not approved .*Say yes to kit\.$/),
    ]);
    const { plugin } = await kit.found();
    expect(await codeProblems(plugin, kit.env, 30)).toEqual([]);
    expect(existsSync(ran)).toBe(false);

    await kit.approve();
    const after = await kit.prompt();
    expect(after.notices.join()).not.toContain("shout");
    expect(after.toolset.names).toEqual(["read_file", "shout"]);
    expect(existsSync(ran)).toBe(true);
  });

  test("has its arguments checked, and is told to the model, by its schema", async () => {
    using kit = bench({ "agents/worker.md": agent("shout"), "tools/shout.ts": shout });
    await kit.approve();
    const { toolset } = await kit.prompt();
    const tool = toolset.find("shout");
    if (tool === undefined || "act" in tool) throw new Error("no tool");
    expect(toolset.definitions[0]?.parameters).toMatchObject({
      properties: { words: { type: "string", minLength: 1 }, times: { type: "integer", default: 1 } },
      required: ["words"],
      additionalProperties: false,
    });
    expect(checkArguments(tool, { words: "hi" })).toEqual({ ok: true, args: { words: "hi", times: 1 } });
    for (const wrong of [
      {},
      { words: 3 },
      { words: "" },
      { words: "a", times: 1.5 },
      { words: "a", loud: true },
    ])
      expect(checkArguments(tool, wrong).ok).toBe(false);
    expect(await call(tool, { words: "hi", times: 2 })).toBe("HIHI");
  });

  test("waits again when any file it could run or read has changed, and not for markdown", async () => {
    using kit = bench({
      "agents/worker.md": agent("shout"),
      "tools/shout.ts": shout,
      "tools/_loud.ts": "export const loud = 1;",
      "lib/deep/words.json": "[]",
      "package.json": "{}",
    });
    await kit.approve();
    const waiting = async () => (await toolStates((await kit.found()).plugin, kit.env)).waiting;
    expect(await waiting()).toEqual([]);
    kit.place.write("kit/agents/worker.md", agent("shout", "description: other\n"));
    kit.place.write("kit/readme.md", "new");
    expect(await waiting()).toEqual([]);
    for (const file of [
      "tools/shout.ts",
      "tools/_loud.ts",
      "lib/deep/words.json",
      "package.json",
      "new.js",
    ]) {
      const path = kit.place.path(`kit/${file}`);
      kit.place.write(`kit/${file}`, `${existsSync(path) ? readFileSync(path, "utf8") : ""} `);
      expect([file, await waiting()]).toEqual([file, ["shout"]]);
      await kit.approve();
      expect(await waiting()).toEqual([]);
    }
  });

  test("of another plugin of the same code, or another tool of the same plugin, is not approved with it", async () => {
    using kit = bench({ "agents/worker.md": agent("shout"), "tools/shout.ts": shout });
    await kit.approve();
    const { plugin } = await kit.found();
    expect((await toolStates({ ...plugin, name: "other" }, kit.env)).waiting).toEqual(["shout"]);
    expect((await toolStates(plugin, { HOME: kit.place.path("elsewhere") })).waiting).toEqual(["shout"]);
  });

  test("that has changed after it was loaded is not passed off as the new one", async () => {
    using kit = bench({ "agents/worker.md": agent("shout"), "tools/shout.ts": shout });
    await kit.approve();
    await kit.prompt();
    kit.place.write("kit/tools/shout.ts", shout.replace("toUpperCase", "toLowerCase"));
    await kit.approve();
    await expect(kit.prompt()).rejects.toThrow("has changed since it was loaded");
  });

  test("is said to wait too where only a colleague would use it", async () => {
    using kit = bench({
      "agents/worker.md": agent("Read", "handoffs: [other]\n"),
      "agents/other.md": agent("shout"),
      "tools/shout.ts": shout,
    });
    expect((await kit.prompt()).notices.join()).toContain("shout");
  });

  test("may not take a name of the runtime's, in any case", async () => {
    const taken = ["read_file", "Bash", "task", "spawn_subagent", "transfer_to_me", "READ"];
    using kit = bench({
      "agents/worker.md": agent("Read"),
      ...Object.fromEntries(taken.map((name) => [`tools/${name}.ts`, shout])),
      "tools/two words.ts": shout,
      "tools/fine.ts": shout,
    });
    const { plugin, problems } = await kit.found();
    expect([...plugin.tools.keys()]).toEqual(["fine"]);
    expect(problems.length).toBe(taken.length + 1);
  });
});

describe("the files that a plugin's tool is handed", () => {
  const keeper = (writes: string) => `export default {
    description: "Keeps it.", ${writes}
    schema: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
    async run({ path }, { files }) { await files.write(path, "kept"); return files.read(path); },
  };`;

  test("are written by a tool that says so, where its agent may, and nowhere else", async () => {
    using kit = bench({
      "agents/worker.md": agent("keep, look", "writable: [notes]\n"),
      "tools/keep.ts": keeper("writes: true,"),
      "tools/look.ts": keeper(""),
    });
    kit.place.link("/etc", "workspace/notes-out");
    await kit.approve();
    const { toolset } = await kit.prompt();
    const [keep, look] = [toolset.find("keep"), toolset.find("look")];
    expect([keep?.serial, look?.serial]).toEqual([true, false]);
    expect(await call(keep, { path: "notes/a.md" })).toBe("kept");
    for (const path of [
      "a.md",
      "../a.md",
      "/tmp/a.md",
      "notes/../../a",
      "notes/.env",
      "notes/CLAUDE.md",
      "notes-out/x",
    ])
      await expect(call(keep, { path })).rejects.toThrow();
    await expect(call(look, { path: "notes/b.md" })).rejects.toThrow("reads only");
    expect(existsSync(kit.place.path("workspace/notes/b.md"))).toBe(false);
  });

  test("are never hidden ones, nor outside", async () => {
    using kit = bench({
      "agents/worker.md": agent("peek"),
      "tools/peek.ts": `export default { description: "Peeks.", schema: { type: "object", properties: { path: { type: "string" } } },
        run: ({ path }, { files }) => path.endsWith("/") ? files.list(path).map(({ name }) => name).join() : files.read(path) };`,
    });
    kit.place.write("workspace/.env", "KEY=1");
    kit.place.write("secret.md", "no");
    kit.place.link(kit.place.path("secret.md"), "workspace/link.md");
    await kit.approve();
    const tool = (await kit.prompt()).toolset.find("peek");
    expect(await call(tool, { path: "teacher.md" })).toBe("I teach.");
    for (const path of [".env", "../secret.md", "link.md", "../", kit.place.path("secret.md")])
      await expect(call(tool, { path })).rejects.toThrow();
  });
});

test("what a plugin's tool found is looked at for personal data before a provider sees it", async () => {
  const letter = "Pupil: Jasmine Okonkwo, born 12.03.2011, has epilepsy, phone 07700 900123.";
  const guard = (brought: string[]) => privacyGuard([], new Map(brought.map((name) => [name, ""])));
  const tool = {
    name: "roster",
    description: "",
    schema: z.object({}),
    run: () => ({ content: letter }),
  };
  const turns = () => [{ calls: [{ name: "roster", args: {} }] }, "Done."];
  const seen = await trial({ tools: [tool], agentHooks: [guard(["roster"])], turns: turns() });
  expect(seen.result.status).toBe("error_hook_abort");
  expect(seen.result.reason).toContain("what roster found");
  const unseen = await trial({ tools: [tool], agentHooks: [guard([])], turns: turns() });
  expect(unseen.result.status).toBe("success");
});

describe("a tool that cannot be used", () => {
  /** What is wrong, and the line it must be said for; null: it is nowhere in the file. */
  const broken: [name: string, source: string, line: number | null, words: string][] = [
    ["type", 'export default {\n  description: "x",\n  schema: {\n    type: "object",\n    properties: {\n      a: { type: "string" },\n      b: { type: "strnig" },\n    },\n  },\n  run: () => "",\n};', 7, "`type` must be one of"], // biome-ignore format: one line
    ["keyword", 'export default {\n  description: "x",\n  schema: { type: "object",\n    propertys: { a: {} } },\n  run: () => "" };', 4, "Did you mean `properties`?"], // biome-ignore format: one line
    ["required", 'export default { description: "x",\n  schema: { type: "object", properties: { lenght: { type: "number" } },\n    required: ["length"] },\n  run: () => "" };', 3, "which is not among"], // biome-ignore format: one line
    ["list", 'export default { description: "x",\n schema: { type: "array", items: { type: "string" } },\n run: () => "" };', 2, '"object"'], // biome-ignore format: one line
    ["field", 'export default { description: "x",\n  schema: { type: "object" },\n  wirtes: true,\n  run: () => "" };', 3, "Did you mean `writes`?"], // biome-ignore format: one line
    ["run", 'export default { description: "x", schema: { type: "object" },\n  run: "now" };', 2, "`run` must be a function"], // biome-ignore format: one line
    ["pattern", 'export default { description: "x", schema: { type: "object", properties: {\n a: { type: "string",\n pattern: "(" } } }, run: () => "" };', 3, "no regular expression"], // biome-ignore format: one line
    ["computed", 'const kind = ["str", "nig"].join("");\nexport default { description: "x", schema: { type: "object", properties: { a: { type: kind } } }, run: () => "" };', null, "`type` must be one of"], // biome-ignore format: one line
    ["syntax", 'export default {\n  description: "x",\n  schema: [,\n};', 4, "could not be loaded"],
    ["throws", '\nthrow new Error("boom");', 2, "boom"],
    ["nowhere", '// first\nimport { z } from "no-such-package";\nexport default z;', 2, "no-such-package"],
  ];

  test.each(broken)("%s: is said with its file and line", async (name, source, line, words) => {
    using kit = bench({ "agents/worker.md": agent(name), [`tools/${name}.ts`]: source });
    await kit.approve();
    const { plugin } = await kit.found();
    const problems = await codeProblems(plugin, kit.env, 30);
    const file = kit.place.path(`kit/tools/${name}.ts`);
    expect(problems).toEqual([{ plugin: "kit", file, line, message: expect.stringContaining(words) }]);
    await expect(kit.prompt()).rejects.toThrow(line === null ? file : `${file}:${line}`);
  });

  test("is said with everything that is wrong in it", async () => {
    using kit = bench({
      "agents/worker.md": agent("all"),
      "tools/all.ts":
        'export default {\n  description: 7,\n  schema: {\n    type: "object",\n    properties: { a: { type: "txt" }, b: {\n      minimun: 3 } },\n  },\n};',
    });
    await kit.approve();
    const { plugin } = await kit.found();
    const problems = await codeProblems(plugin, kit.env, 30);
    expect(problems.map(({ line }) => line)).toEqual([2, null, 5, 6]);
  });

  test("at its work answers with an error that names it, and ends nothing", async () => {
    const odd = { number: "7", nothing: "undefined", list: '["a"]', other: '{ text: "a" }' };
    const names = Object.keys(odd);
    using kit = bench({
      "agents/worker.md": agent(names.join(", ")),
      ...Object.fromEntries(
        Object.entries(odd).map(([name, value]) => [
          `tools/${name}.ts`,
          `export default { description: "x", schema: { type: "object" }, run: () => (${value}) };`,
        ]),
      ),
    });
    await kit.approve();
    const { toolset } = await kit.prompt();
    for (const name of names) await expect(call(toolset.find(name), {})).rejects.toThrow(name);
  });
});
