import { describe, expect, test } from "bun:test";
import { assemblePrompt, renderTasks } from "../../src/agent/prompt.ts";

const parts = {
  soul: "Speak plainly.",
  instructions: "# Planner\n\nYou plan lessons.\n",
  workspace: [
    { path: "teacher.md", content: "Teaches computing." },
    { path: 'classes/3"B".md', content: "28 pupils & a <dog>" },
  ],
  memory: [{ path: "memory/classes/3B.md", content: "- Starter: shorter than a first draft" }],
  skills: [{ name: "backward-design", description: "Start from the outcome" }],
  command: { name: "create-lesson", body: "Plan a lesson on $ARGUMENTS." },
  subagents: [{ name: "reviewer", description: "Reads drafts" }],
  handoffs: [{ name: "specialist", description: "Knows differentiation" }],
};

test("the prompt has the spec's sections in the spec's order", () => {
  expect(assemblePrompt(parts)).toMatchInlineSnapshot(`
    "<soul>
    Speak plainly.
    </soul>

    <agent>
    # Planner

    You plan lessons.
    </agent>

    <workspace>
    <file path="teacher.md">
    Teaches computing.
    </file>
    <file path="classes/3&quot;B&quot;.md">
    28 pupils & a <dog>
    </file>
    </workspace>

    <memory>
    <file path="memory/classes/3B.md">
    - Starter: shorter than a first draft
    </file>
    </memory>

    <skills>
    - backward-design: Start from the outcome

    Load one with read_skill <name> before you rely on it.
    </skills>

    <command name="create-lesson">
    Plan a lesson on (the request is the user's message).
    </command>

    <subagents>
    - reviewer: Reads drafts

    Call one with spawn_subagent.
    </subagents>

    <handoffs>
    - specialist: Knows differentiation

    Hand over with transfer_to_<name>.
    </handoffs>"
  `);
});

describe("what is not there leaves no empty section", () => {
  test("no workspace, skills, command or other agents", () => {
    const bare = {
      soul: "",
      instructions: "Be kind.",
      workspace: [],
      memory: [],
      skills: [],
      command: null,
      subagents: [],
      handoffs: [],
    };
    expect(assemblePrompt(bare)).toBe("<agent>\nBe kind.\n</agent>");
  });

  test("no tasks", () => {
    expect(renderTasks([])).toBe("");
  });
});

test("tasks are shown with their state", () => {
  const tasks = [
    { id: "1", title: "Read the class", status: "done" as const },
    { id: "2", title: "Draft", status: "in_progress" as const },
  ];
  expect(renderTasks(tasks)).toBe("<tasks>\n- [done] 1: Read the class\n- [in_progress] 2: Draft\n</tasks>");
});
