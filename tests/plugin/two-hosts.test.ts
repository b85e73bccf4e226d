import { expect, test } from "bun:test";
import { join } from "node:path";
import { z } from "zod";
import { preparePrompt } from "../../src/agent/prepare.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { defineTool } from "../../src/tools/tool.ts";

const root = join(import.meta.dir, "..", "..");
const found = await discoverPlugins([join(root, "plugins")]);

/** Tools that an agent of Claude Code may have, by its own names. */
const claudeCodes = [
  "Read",
  "Write",
  "Edit",
  "Skill",
  "TodoWrite",
  "Bash",
  "Glob",
  "Grep",
  "WebFetch",
  "WebSearch",
];

/** What each agent can do here: one file for two hosts must not change it. */
const expected: Record<string, string[]> = {
  "coach/coach": ["read_skill"],
  "coach/listener": ["read_skill"],
  "guide/guide": ["read_skill"],
  "lesson-planning/class-keeper": ["read_file"],
  "lesson-planning/differentiation-specialist": ["read_file", "read_skill"],
  "lesson-planning/pedagogy-reviewer": ["list_directory", "read_file", "read_skill"],
  "lesson-planning/planner": [
    "list_directory",
    "read_file",
    "read_skill",
    "search_notes",
    "spawn_subagent",
    "update_tasks",
  ],
  "lesson-planning/resource-creator": ["read_file", "read_skill"],
  "study/course-builder": ["list_directory", "read_file", "read_skill", "str_replace", "study_check_course", "study_keep_course", "update_tasks", "write_file"], // biome-ignore format: a row
  "study/grader": ["read_skill"],
  "study/image-reader": ["read_skill"],
  "study/tutor": [
    "study_ask",
    "study_conclude",
    "study_hint",
    "study_judge",
    "study_reveal",
    "study_self_rate",
  ],
};

const ofTheRoom = [...new Set(Object.values(expected).flat())]
  .filter((name) => name.startsWith("study_"))
  .map((name) => defineTool({ name, description: name, schema: z.object({}), run: () => ({ content: "" }) }));

const agents = [...found.plugins.values()].flatMap((plugin) =>
  [...plugin.agents.values()].map((agent) => ({ name: `${plugin.name}/${agent.name}`, plugin, agent })),
);

test("every agent is in the table", () => {
  expect(agents.map(({ name }) => name).sort()).toEqual(Object.keys(expected).sort());
});

test.each(agents)(
  "$name can be started in Claude Code, and does here what it did",
  async ({ name, plugin, agent }) => {
    expect(agent.tools.filter((tool) => claudeCodes.includes(tool))).not.toEqual([]);
    const setting = { workspaceRoot: join(root, "workspace"), env: {}, flags: {}, tools: ofTheRoom };
    const { toolset } = await preparePrompt(setting, { plugin, command: null, agent });
    expect([...toolset.names].sort()).toEqual(expected[name] ?? []);
    expect(toolset.definitions.map((one) => one.name).sort()).toEqual(expected[name] ?? []);
  },
);
