import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { temporary } from "../workspace/temporary.ts";

const example = join(import.meta.dir, "../plugins/example");
const broken = join(import.meta.dir, "fixtures/broken");

test("a plugin's parts are found by name", async () => {
  const { plugins, problems } = await discoverPlugins([example]);
  expect(problems).toEqual([]);
  const plugin = plugins.get("example");
  expect(plugin).toMatchObject({
    version: "1.2.0",
    description: "The smallest plugin that has one of everything.",
  });
  if (!plugin) return;
  expect([...plugin.agents.keys()]).toEqual(["greeter", "scribe"]);
  expect([...plugin.commands.keys()]).toEqual(["chat", "hello", "note"]);
  expect([...plugin.hooks]).toEqual([
    ["no-shouting", join(example, "hooks/no-shouting.ts")],
    ["stamp", join(example, "hooks/stamp.ts")],
  ]);
  expect([...plugin.builtin.keys()]).toEqual(["greeter"]);
  expect(plugin.skills.get("greeting")).toMatchObject({
    plugin: "example",
    dir: join(example, "skills/greeting"),
    references: ["formal", "languages"],
  });
  expect(plugin.agents.get("greeter")).toMatchObject({
    provider: "anthropic",
    maxTurns: 8,
    skills: ["greeting"],
  });
  expect(plugin.commands.get("chat")).toMatchObject({ agent: "greeter", mode: "interactive" });
});

test("everything that is wrong with a plugin is said at once, and its sound parts stay", async () => {
  const dir = join(broken, "mixed");
  const { plugins, problems } = await discoverPlugins([dir]);
  const found = problems.map(
    ({ file, line, message }) => `${relative(dir, file)}:${line ?? "-"}: ${message}`,
  );
  expect(found).toEqual(
    readFileSync(join(import.meta.dir, "fixtures/mixed-problems.txt"), "utf8")
      .trimEnd()
      .split("\n"),
  );
  const plugin = plugins.get("mixed");
  expect([...(plugin?.agents.keys() ?? [])]).toEqual(["sound"]);
  expect([...(plugin?.commands.keys() ?? [])]).toEqual(["go"]);
  expect([...(plugin?.skills.keys() ?? [])]).toEqual(["fine"]);
  expect([...(plugin?.hooks.keys() ?? [])]).toEqual(["guard"]);
});

test("of two plugins with one name the first counts, and both places are named", async () => {
  const { plugins, problems } = await discoverPlugins([join(broken, "twin-b"), join(broken, "twin-a")]);
  expect([...(plugins.get("twin")?.agents.keys() ?? [])]).toEqual(["b"]);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain(join(broken, "twin-a"));
  expect(problems[0]?.message).toContain(join(broken, "twin-b"));
});

test("a folder of plugins, a plugin given twice and a linked plugin are each found once", async () => {
  using root = temporary({
    "zeta/commands/x.md": "---\nagent: a\ndescription: d\n---\n",
    "zeta/agents/a.md": "---\nmodel: m\nprovider: openai\n---\n",
    "alpha/skills/s/SKILL.md": "---\ndescription: d\n---\n",
    "no-plugin/readme.md": "",
    ".hidden/agents/a.md": "",
  });
  root.link(root.path("zeta"), "linked");
  const { plugins, problems } = await discoverPlugins([root.dir, root.path("zeta"), root.dir]);
  expect(problems).toEqual([]);
  expect([...plugins.keys()]).toEqual(["alpha", "linked"]);
});

test("helpers and tests beside hooks are no hooks, and no code runs while looking", async () => {
  using root = temporary({
    "plugin-a/agents/a.md": "---\nmodel: m\nprovider: openai\nhooks: [real]\n---\n",
    "plugin-a/hooks/real.ts": "process.exit(9);",
    "plugin-a/hooks/real.test.ts": "process.exit(9);",
    "plugin-a/hooks/_shared.ts": "process.exit(9);",
    "plugin-a/hooks/types.d.ts": "",
    "plugin-a/hooks/hooks.json": "{}",
    "plugin-a/builtin/a.ts": "process.exit(9);",
  });
  const { plugins, problems } = await discoverPlugins([root.dir]);
  expect(problems).toEqual([]);
  expect([...(plugins.get("plugin-a")?.hooks.keys() ?? [])]).toEqual(["real"]);
});

test("tier 3 files may lie in folders; links and rings of links are left out", async () => {
  using root = temporary({
    "p/skills/s/SKILL.md": "---\nname: s\ndescription: d\n---\n",
    "p/skills/s/b.md": "",
    "p/skills/s/references/a.md": "",
    "p/skills/s/data.csv": "",
  });
  root.link(".", "p/skills/s/ring");
  root.link("/etc/hostname", "p/skills/s/out.md");
  const { plugins } = await discoverPlugins([root.path("p")]);
  expect(plugins.get("p")?.skills.get("s")?.references).toEqual(["b", "references/a"]);
});

test("a folder that is not there is a problem, an empty one is not", async () => {
  using root = temporary();
  expect((await discoverPlugins([root.dir])).problems).toEqual([]);
  expect((await discoverPlugins([root.path("none")])).problems).toEqual([
    { plugin: "", file: root.path("none"), line: null, message: "There is no such folder." },
  ]);
  root.write("notes/readme.txt", "");
  expect((await discoverPlugins([root.dir])).problems[0]?.message).toContain(
    "There is no plugin in this folder",
  );
});

test("a manifest that is wrong, or a folder name that will not do, is said; the plugin stays", async () => {
  const { plugins, problems } = await discoverPlugins([join(broken, "bad-json")]);
  expect([...plugins.keys()]).toEqual(["bad-json"]);
  expect(problems[0]?.message).toStartWith("This is not JSON");
  using root = temporary({ "My Plugin/agents/a.md": "---\nmodel: m\nprovider: openai\n---\n" });
  const odd = await discoverPlugins([root.dir]);
  expect(odd.problems[0]?.message).toContain("`My Plugin` cannot be a plugin's name");
  expect([...(odd.plugins.get("My Plugin")?.agents.keys() ?? [])]).toEqual(["a"]);
});
