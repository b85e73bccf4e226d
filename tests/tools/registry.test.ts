import { expect, test } from "bun:test";
import { z } from "zod";
import { checkArguments } from "../../src/tools/arguments.ts";
import { builtinTools } from "../../src/tools/builtin-tools.ts";
import { createRegistry, definitions } from "../../src/tools/registry.ts";
import { defineTool } from "../../src/tools/tool.ts";

const tools = builtinTools({ workspaceRoot: ".", skills: [], writable: ["."] });
const registry = createRegistry(tools);
const names = (asked: string[]) => registry.resolve(asked).map(({ name }) => name);
const tool = (name: string) =>
  registry.resolve([name])[0] ??
  defineTool({ name, description: "", schema: z.any(), run: () => ({ content: "" }) });

test("an agent that names no tools gets all but bash; bash comes by name only", () => {
  expect(names([])).toEqual([
    "list_directory",
    "read_file",
    "read_skill",
    "str_replace",
    "update_tasks",
    "write_file",
  ]);
  expect(names(["bash"])).toEqual(["bash"]);
});

test("Claude Code's names mean our tools", () => {
  expect(names(["Read", "Write", "Edit", "LS", "Skill", "TodoWrite", "Bash", "read_file"])).toEqual(
    ["bash", "list_directory", "read_file", "read_skill", "str_replace", "update_tasks", "write_file"], // biome-ignore format: short
  );
  expect(registry.get("Read")?.name).toBe("read_file");
  expect(registry.get("nothing")).toBeNull();
});

test("names that mean nothing are said together, with the nearest and all there is", () => {
  expect(() => names(["read_fiel", "Grep", "Raed"])).toThrow(
    "There is no tool `read_fiel`. Did you mean `read_file`? There is no tool `Grep`. There is no tool `Raed`. Did you mean `read_file`? " +
      "Available: bash, list_directory, read_file, read_skill, str_replace, update_tasks, write_file.",
  );
  expect(() => createRegistry([...tools, ...tools])).toThrow("There are two tools called `read_file`.");
});

test("what the model is told of tools is the same bytes in any order, and is what interfaces.md says", () => {
  const told = definitions(tools);
  expect(JSON.stringify(definitions([...tools].reverse()))).toBe(JSON.stringify(told));
  expect(definitions(tools)[0]).toBe(told[0]);
  const parameters = Object.fromEntries(
    told.map(({ name, parameters: { properties, required } }) => [
      name,
      [Object.keys(Object(properties)), required],
    ]),
  );
  expect(parameters).toEqual({
    bash: [["command", "timeout_ms"], ["command"]],
    list_directory: [["path", "depth"], ["path"]],
    read_file: [["path", "start", "end"], ["path"]],
    read_skill: [["name"], ["name"]],
    str_replace: [
      ["path", "old", "new"],
      ["path", "old", "new"],
    ],
    update_tasks: [["tasks"], ["tasks"]],
    write_file: [
      ["path", "content"],
      ["path", "content"],
    ],
  });
  for (const { parameters: schema } of told)
    expect(schema).toMatchObject({ type: "object", additionalProperties: false });
});

test("right arguments pass, with their defaults", () => {
  expect(checkArguments(tool("list_directory"), { path: "." })).toEqual({
    ok: true,
    args: { path: ".", depth: 2 },
  });
});

test("wrong arguments come back with every problem and the parameters there are", () => {
  const message = (name: string, args: unknown) => {
    const checked = checkArguments(tool(name), args);
    return checked.ok ? "" : checked.message;
  };
  expect(message("read_file", { file: 1, strat: 2, end: "x" })).toBe(
    "read_file was not run. Its arguments are wrong:\n" +
      "- `path` is missing; it must be text\n" +
      '- `end` must be a whole number above 0, not "x"\n' +
      "- `file` is not known here.\n" +
      "- `strat` is not known here. Did you mean `start`?\n" +
      "Its parameters:\n- path: text\n- start (optional): a whole number above 0\n- end (optional): a whole number above 0",
  );
  expect(message("update_tasks", { tasks: [{ id: "1", title: "", status: "doing" }] })).toContain(
    '- `tasks[0].title` must be text, not empty\n- `tasks[0].status` must be one of `pending`, `in_progress`, `done`, not "doing"',
  );
  for (const args of [null, undefined, "text", 3, []])
    expect(message("read_file", args)).toContain("Its parameters:");
});
