import { describe, expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import {
  type Condition,
  conditionText,
  factors,
  readCondition,
  underCondition,
  underItsCondition,
  usual,
} from "../../src/agent/condition.ts";
import { startConversation } from "../../src/agent/conversation.ts";
import { prepareAgent, preparePrompt, type Setting } from "../../src/agent/prepare.ts";
import { resolveCommand } from "../../src/agent/resolve.ts";
import { fileProposals } from "../../src/memory/proposals.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { memoryStore } from "../../src/store/memory-store.ts";

const project = join(import.meta.dir, "..", "..");
const plugins = await discoverPlugins([join(project, "plugins")]);
const resolved = resolveCommand(plugins, "lesson-planning:create-lesson");
const setting: Setting = {
  workspaceRoot: join(project, "workspace"),
  env: {},
  flags: { provider: "builtin" },
  memory: { proposals: fileProposals(mkdtempSync(join(tmpdir(), "condition-"))), sessions: memoryStore() },
};

async function told(condition: string) {
  const under = underCondition(readCondition(condition), setting, resolved);
  const { system, toolset } = await preparePrompt(under.setting, under.resolved);
  const has = (tag: string) => new RegExp(`^<${tag}[ >]`, "m").test(system);
  return { system, has, tools: toolset.names, under };
}

describe("a condition takes away exactly what its letter names", () => {
  test("as usual, the agent is told what it is told without any", async () => {
    const plain = await preparePrompt(setting, resolved);
    const usually = await told(conditionText(usual));
    expect(usually.system).toBe(plain.system);
    expect(usually.tools).toEqual(plain.toolset.names);
  });

  test("A0: nothing of the workspace, neither told nor to be read", async () => {
    const { has, tools, system } = await told("A0");
    expect(has("workspace")).toBe(false);
    expect(has("skills")).toBe(true);
    expect(tools).not.toContain("read_file");
    expect(tools).not.toContain("list_directory");
    expect(tools).not.toContain("search_notes");
    expect(tools).toContain("read_skill");
    expect(system).not.toContain("3B");
  });

  test("B0: the request alone", async () => {
    expect((await told("B0")).has("command")).toBe(false);
    expect((await told("B1")).has("command")).toBe(true);
  });

  test("C0 to C3: nothing, names, overviews, reference files", async () => {
    const [none, names, overviews, all] = await Promise.all(["C0", "C1", "C2", "C3"].map(told));
    expect([none?.has("skills"), none?.tools.includes("read_skill")]).toEqual([false, false]);
    expect([names?.has("skills"), names?.tools.includes("read_skill")]).toEqual([true, false]);
    expect(names?.system).not.toContain("Load one with read_skill");
    expect([overviews?.has("skills"), overviews?.tools.includes("read_skill")]).toEqual([true, true]);
    const references = (one: typeof all) =>
      [...(one?.under.resolved.plugin.skills.values() ?? [])].flatMap((skill) => skill.references).length;
    expect(references(overviews)).toBe(0);
    expect(references(all)).toBeGreaterThan(5);
  });

  test("D0 to D3: alone, calling in, handing over, both", async () => {
    const colleagues = async (condition: string) => {
      const { tools } = await told(condition);
      return tools.includes("spawn_subagent");
    };
    expect(await Promise.all(["D0", "D1", "D2", "D3"].map(colleagues))).toEqual([false, true, false, true]);
  });

  test("E0: nothing remembered, and no way to it", async () => {
    const { tools } = await told("E0");
    expect(tools).not.toContain("read_memory");
    expect(tools).toContain("read_file");
    expect((await told("E1")).tools).toContain("read_memory");
  });

  test("the trace of a run says under which condition it was made", async () => {
    const store = memoryStore();
    const under = underCondition(readCondition("D0"), setting, resolved);
    const prepared = await prepareAgent(under.setting, under.resolved, {});
    const conversation = await startConversation({ store }, prepared, "hello", setting.workspaceRoot);
    await conversation.send("What can you do?", { signal: new AbortController().signal, onEvent() {} });
    const [trace] = await store.listTraces();
    expect((await store.readTrace(trace ?? "")).metadata.condition).toBe("A1B1C3D0E1");
  });
});

describe("a session that was begun for a study", () => {
  const study = { study: "desk", participant: "P01", task: "T1", condition: "A0B1C3D0E1" };

  test("carries who, what and under which condition, and is gone on with under that condition", async () => {
    const store = memoryStore();
    const under = underItsCondition({ study }, setting, resolved);
    expect(under).toEqual(underCondition(readCondition("A0D0"), setting, resolved));
    expect(underItsCondition({}, setting, resolved)).toEqual({ setting, resolved });
    const prepared = await prepareAgent(under.setting, under.resolved, {});
    const conversation = await startConversation({ store }, prepared, "hi", setting.workspaceRoot, study);
    await conversation.send("What can you do?", { signal: new AbortController().signal, onEvent() {} });
    await conversation.close();
    const { sessions } = await store.listSessions();
    expect(sessions[0]?.study).toEqual(study);
    const { metadata } = await store.readTrace(sessions[0]?.traces[0] ?? "");
    expect(metadata.condition).toBe(study.condition);
    // Understood as a wish for a lesson that nobody can draft yet: what came of it is told as well.
    expect([metadata.asked, metadata.gave?.includes("sections")]).toEqual(["lesson", false]);
  });
});

describe("how a condition is written", () => {
  const any = fc.record(
    Object.fromEntries(
      factors.map(({ name, levels }) => [name, fc.integer({ min: 0, max: levels.length - 1 })]),
    ),
  );

  test("what is written is read again", () => {
    fc.assert(
      fc.property(any, (levels) => {
        const condition = levels as Condition;
        expect(readCondition(conditionText(condition))).toEqual(condition);
        expect(readCondition(conditionText(condition).toLowerCase())).toEqual(condition);
      }),
      { numRuns: 50 },
    );
  });

  test("what was written before F came is written and read as it was", () => {
    expect(conditionText(readCondition("A1B1C2D0E1"))).toBe("A1B1C2D0E1");
    expect(readCondition("A1B1C2D0E1")).toEqual({ ...usual, skills: 2, topology: 0 });
    expect(conditionText(readCondition("F1"))).toBe("A1B1C3D3E1");
    expect(conditionText(readCondition("f0c2"))).toBe("A1B1C2D3E1F0");
  });

  test("a wrong one is named with how to write it", () => {
    for (const wrong of ["", "X1", "A2", "A1A0", "F2", "A", "1A", "A1 B", "A1,B0", "none"])
      expect(() => readCondition(wrong)).toThrow("A condition is written like A1B1C3D3E1");
  });
});
