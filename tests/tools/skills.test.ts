import { expect, test } from "bun:test";
import { join } from "node:path";
import type { SkillDefinition } from "../../src/plugin/definitions.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { readSkillTool } from "../../src/tools/skills.ts";
import { temporary } from "../workspace/temporary.ts";
import { outputText, runTool } from "./run-tool.ts";

const found = await discoverPlugins([join(import.meta.dir, "../plugins/example")]);
const skills = [...(found.plugins.get("example")?.skills.values() ?? [])];
const read = (name: string, from: SkillDefinition[] = skills) =>
  runTool([readSkillTool(from)], "read_skill", { name });

test("tier 1 is a name and a line; tier 2 the skill with an index; tier 3 one file", async () => {
  expect(skills.map(({ name, description }) => [name, description.length > 10])).toEqual([
    ["greeting", true],
  ]);

  const overview = await read("greeting");
  expect(outputText(overview)).toStartWith("# Greeting");
  expect(outputText(overview)).not.toContain("description:");
  expect(outputText(overview)).toEndWith(
    "Reference files, to read with read_skill:\n- greeting/formal\n- greeting/languages",
  );
  expect(outputText(overview)).not.toContain("Dear colleague");
  expect(overview.facts).toEqual({ skill: "greeting", tier: 2 });

  const file = await read("greeting/formal");
  expect(outputText(file)).toStartWith("# Formal greetings");
  expect(file.facts).toEqual({ skill: "greeting", tier: 3, file: "formal" });
});

test("the ways people and models write a skill's name all work", async () => {
  for (const name of [
    "greeting",
    " greeting ",
    "greeting/",
    "example:greeting",
    "greeting/SKILL.md",
    "greeting/SKILL",
  ]) {
    expect((await read(name)).facts).toEqual({ skill: "greeting", tier: 2 });
  }
  for (const name of ["greeting/languages", "greeting/languages.md", "example:greeting/languages.md"]) {
    expect((await read(name)).facts).toEqual({ skill: "greeting", tier: 3, file: "languages" });
  }
});

test("an unknown skill or file is answered with the known ones and the nearest", async () => {
  await expect(read("greetings")).rejects.toThrow(
    "There is no skill `greetings`. Did you mean `greeting`? Available: greeting.",
  );
  await expect(read("example:greting")).rejects.toThrow("Did you mean `greeting`?");
  await expect(read("other:greeting")).rejects.toThrow("There is no skill `other:greeting`.");
  await expect(read("greeting/frmal")).rejects.toThrow(
    "The skill `greeting` has no file `frmal`. Did you mean `greeting/formal`? Available: greeting/formal, greeting/languages.",
  );
  await expect(read("x", [])).rejects.toThrow("this agent has no skills");
});

test("no name becomes a path", async () => {
  using root = temporary({ "s/SKILL.md": "", "s/a.md": "a", "secret.md": "secret" });
  const skill = {
    name: "s",
    description: "",
    plugin: "p",
    dir: root.path("s"),
    references: ["a"],
    path: "",
    body: "b",
  };
  const names = [
    "s/../secret",
    "s/../../secret.md",
    "../secret",
    "/etc/passwd",
    "s//etc/passwd",
    "s/a/../../secret",
    "s/a\0",
    "s/./a",
    "s/%2e%2e/secret",
  ];
  for (const name of names) await expect(read(name, [skill])).rejects.toThrow();
  Bun.spawnSync(["rm", root.path("s/a.md")]);
  root.link(root.path("secret.md"), "s/a.md");
  await expect(read("s/a", [skill])).rejects.toThrow("outside");
});
