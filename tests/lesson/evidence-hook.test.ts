import { expect, test } from "bun:test";
import { join } from "node:path";
import { startConversation } from "../../src/agent/conversation.ts";
import { prepareAgent } from "../../src/agent/prepare.ts";
import { resolveCommand } from "../../src/agent/resolve.ts";
import { lessonOf } from "../../src/lesson/decisions.ts";
import { textOf } from "../../src/message.ts";
import { type ScriptedTurn, scriptedModel } from "../../src/model/scripted.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { planning, quietly, sampleWorkspace } from "./planning.ts";

/** The planner with all its checks, and a model whose turns the test writes. */
async function withModel(turns: ScriptedTurn[]) {
  const found = await discoverPlugins([join(import.meta.dir, "..", "..", "plugins")]);
  const resolved = resolveCommand(found, "lesson-planning:create-lesson");
  const setting = { workspaceRoot: sampleWorkspace, env: {}, flags: { provider: "builtin" } };
  const prepared = await prepareAgent(setting, resolved, {});
  const actor = { ...prepared.actor, model: scriptedModel(turns) };
  return startConversation({ store: memoryStore() }, { ...prepared, actor }, "loops for 3B", sampleWorkspace);
}

async function goodLesson(): Promise<string> {
  return (await (await planning()).ask("iteration for 3B")).result.text;
}

test("an invented outcome goes back to the model once, with what is wrong; the corrected lesson is kept", async () => {
  const good = await goodLesson();
  const conversation = await withModel([good.replaceAll("TCH 4-14a", "TCH 3-19z"), good]);
  const result = await conversation.send("loops for 3B", quietly());
  expect(result).toMatchObject({ status: "success", turns: 2, text: good });
  expect(result.extra.evidence).toMatchObject({ invented: 0, unsupported: 0 });
  const sentBack = conversation.session.messages
    .map(textOf)
    .find((text) => text.startsWith("The curriculum check found"));
  expect(sentBack).toContain("TCH 3-19z isn't in your curriculum files");
});

test("invented twice, the run is stopped and the draft kept for the teacher", async () => {
  const bad = (await goodLesson()).replaceAll("TCH 4-14a", "TCH 3-19z");
  const conversation = await withModel([bad, bad]);
  const result = await conversation.send("loops for 3B", quietly());
  expect(result).toMatchObject({ status: "error_hook_abort", text: bad });
  expect(result.reason).toContain("TCH 3-19z");
  expect(lessonOf(conversation.session)?.original).toBe(bad);
});

test("the spec's own made-up wording of TCH 3-13a is caught", async () => {
  const good = await goodLesson();
  const fake = good.replace(
    /## Curriculum links[\s\S]*?(?=## Success)/,
    '## Curriculum links\n\n- [TCH 3-13a](curriculum/cfe-computing.md#L160-L170) "I can create, with increasing independence, parsing code"\n\n',
  );
  const conversation = await withModel([fake, fake]);
  const result = await conversation.send("loops for 3B", quietly());
  expect(result.status).toBe("error_hook_abort");
  expect(result.extra.evidence).toMatchObject({ verified: 0 });
});
