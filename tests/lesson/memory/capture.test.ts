import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EditType, Wish } from "../../../src/lesson/decide/decision.ts";
import { takeDecision } from "../../../src/lesson/decide/take-decision.ts";
import { parseLesson } from "../../../src/lesson/document.ts";
import { settle } from "../../../src/memory/settle.ts";
import { quietly } from "../planning.ts";
import { desk } from "./remembering.ts";

type Desk = ReturnType<typeof desk>;

/** A lesson by the real planner, then a teacher's decisions on it. */
async function decideOn(at: Desk, request: string, ...wishes: Wish[]): Promise<void> {
  const { ask } = await at.plan();
  const { conversation } = await ask(request);
  await conversation.close();
  for (const wish of wishes) await decideIn(at, conversation.session.id, wish);
}

async function decideIn(at: Desk, id: string, wish: Wish): Promise<void> {
  const { store, memory, workspace } = at;
  const log = await store.openSession(id);
  const { resume } = await at.plan();
  const learning = { memory, workspaceRoot: workspace };
  let tick = 0;
  const now = () => new Date(Date.now() + ++tick).toISOString();
  const agreement = { agreed: false, keep: async () => {} };
  const desk = { store, log, agreement, learning, now, call: quietly, converse: async () => resume(log) };
  const taken = await takeDecision(desk, wish);
  expect(taken.decision).not.toBeNull();
  await log.close();
}

const revise = (section: string, editType: EditType): Wish => ({ type: "revise", section, editType });
const section = (markdown: string, id: string) =>
  parseLesson(markdown).sections.find((one) => one.id === id)?.text ?? "";

describe("what a teacher's decisions add up to", () => {
  test("is proposed after the second revision, confirmed, said before drafting, and drafted with", async () => {
    using at = desk();
    await decideOn(at, "iteration for 3B", revise("starter", "shorter"));
    expect(await at.waiting()).toEqual([]);
    await decideOn(at, "selection for 3B", revise("starter", "shorter"));
    const [learned, ...others] = await at.waiting();
    expect(others).toEqual([]);
    expect(learned).toMatchObject({
      class: "3B",
      path: "memory/classes/3B.md",
      state: "pending",
      summary: "3B: Starter: shorter than a first draft (revised twice, in 2 lessons)",
    });
    const { sessions } = await at.store.listSessions();
    expect(learned?.rests.map((ground) => ground.session).sort()).toEqual(
      sessions.map(({ id }) => id).sort(),
    );

    const { ask } = await at.plan();
    const before = (await ask("variables for 3B")).result.text;
    expect(existsSync(join(at.workspace, "memory"))).toBe(false);
    await settle(at.proposals, at.workspace, learned?.id ?? "", { type: "confirm" });
    expect(readFileSync(join(at.workspace, "memory/classes/3B.md"), "utf8")).toContain("- Starter: shorter");

    const planner = await at.plan();
    const said: unknown[] = [];
    const conversation = await planner.start("variables for 3B");
    const { text } = await conversation.send("variables for 3B", {
      ...quietly(),
      onEvent: (event) => event.type === "hook" && event.name === "feedforward" && said.push(event.report),
    });
    expect(JSON.stringify(said)).toContain("remembered: Starter: shorter than a first draft");
    expect(section(text, "starter").length).toBeLessThan(section(before, "starter").length);
    expect(section(text, "learning-outcomes")).toBe(section(before, "learning-outcomes"));
    const other = (await planner.ask("variables for 2A")).result.text;
    expect(section(other, "starter").match(/^\d\. /gm)).toHaveLength(4);
    expect(section(text, "starter").match(/^\d\. /gm)).toHaveLength(3);
  });

  test("is proposed by the hook after a run, too, and never twice", async () => {
    using at = desk();
    await decideOn(at, "binary for 2A", revise("plenary", "more_detail"));
    await decideOn(at, "networks for 2A", revise("plenary", "more_detail"));
    const [first] = await at.waiting();
    expect(first?.summary).toContain("revised twice, in 2 lessons)");
    const { sessions } = await at.store.listSessions();
    const { resume } = await at.plan();
    const conversation = resume(await at.store.openSession(sessions[0]?.id ?? ""));
    const hooks: string[] = [];
    const result = await conversation.send("thank you", {
      ...quietly(),
      onEvent: (event) =>
        event.type === "hook" && event.name === "memory-capture" && hooks.push(JSON.stringify(event.report)),
    });
    expect(result.extra.memory).toEqual([{ id: first?.id, summary: first?.summary }]);
    expect(hooks.join()).toContain("Plenary: more detail");
    expect(await at.waiting()).toHaveLength(1);
  });

  test("is not proposed where it was taken back, nor once it is remembered", async () => {
    using at = desk();
    await decideOn(at, "networks for 1B", revise("main", "shorter"), { type: "undo", section: "main" });
    await decideOn(at, "binary for 1B", revise("main", "shorter"));
    expect(await at.waiting()).toEqual([]);
    await decideOn(at, "phishing for 1B", revise("main", "shorter"));
    const [one] = await at.waiting();
    await settle(at.proposals, at.workspace, one?.id ?? "", {
      type: "edit",
      text: "Simpler main tasks, always",
    });
    await decideOn(at, "computer architecture for 1B", revise("main", "shorter"));
    expect((await at.waiting()).map(({ state }) => state)).toEqual(["confirmed"]);
  });
});
