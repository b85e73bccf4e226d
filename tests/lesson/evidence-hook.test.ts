import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { startConversation } from "../../src/agent/conversation.ts";
import { prepareAgent } from "../../src/agent/prepare.ts";
import { resolveCommand } from "../../src/agent/resolve.ts";
import { checkLesson } from "../../src/lesson/check/check.ts";
import { lessonOf } from "../../src/lesson/decide/decisions.ts";
import { lessonView } from "../../src/lesson/lesson-view.ts";
import { textOf } from "../../src/message.ts";
import { type ScriptedTurn, scriptedModel } from "../../src/model/scripted.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { classNamedIn, loadClasses } from "../../src/workspace/classes.ts";
import { pointerLink } from "../../src/workspace/curriculum/pointer.ts";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { workspaceReader } from "../../src/workspace/reader.ts";
import { loadTopicNotes } from "../../src/workspace/topic-notes.ts";
import { swept } from "../sweep.ts";
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

describe("an outcome that exists and is not what the lesson is about", () => {
  const astray = async () =>
    (await goodLesson()).replace(
      /## Curriculum links[\s\S]*?(?=## Success)/,
      `## Curriculum links\n\n- ${await linkTo("TCH 4-10a")} Performance and sustainability of materials\n\n`,
    );

  test("goes back to the model once, with what is nearer", async () => {
    const good = await goodLesson();
    const conversation = await withModel([await astray(), good]);
    const result = await conversation.send("loops for 3B", quietly());
    expect(result).toMatchObject({ status: "success", turns: 2, text: good });
    const back = conversation.session.messages
      .map(textOf)
      .find((text) => text.startsWith("The curriculum check"));
    expect(back).toContain("TCH 4-10a is about");
    expect(back).toMatch(/TCH 4-1[45]a .* is nearer/);
  });

  test("is never counted as verified: the draft is kept, unverified", async () => {
    const bad = await astray();
    const conversation = await withModel([bad, bad]);
    const result = await conversation.send("loops for 3B", quietly());
    expect(result).toMatchObject({ status: "error_hook_abort", text: bad });
    expect(result.extra.evidence).toMatchObject({
      claims: 1,
      verified: 0,
      misfitting: 1,
      invented: 0,
      unsupported: 0,
    });
    const view = await lessonView(conversation.session, sampleWorkspace);
    expect(view?.claims[0]).toMatchObject({ status: "misfitting", problem: "does-not-fit" });
  });

  test("is shown and not argued about where the teacher chose it outright", async () => {
    const bad = await astray();
    const conversation = await withModel([bad]);
    const about = { kind: "lesson" as const, outcomes: ["TCH 4-10a"] };
    const result = await conversation.send("loops for 3B", { ...quietly(), about });
    expect(result).toMatchObject({ status: "success", turns: 1 });
    expect(result.extra.evidence).toMatchObject({ verified: 0, misfitting: 1 });
  });

  test("no lesson keeps a tick when any other outcome is put in the place of its own", async () => {
    const { ask } = await planning();
    const registry = await loadRegistry(sampleWorkspace);
    const profile = classNamedIn("3B", await loadClasses(sampleWorkspace));
    const context = {
      registry,
      profile,
      notes: await loadTopicNotes(sampleWorkspace),
      read: workspaceReader(sampleWorkspace),
    };
    let planted = 0;
    const ticked: string[] = [];
    for (const [topic, near] of [
      ["for loops", /TCH [0-4]-1[345][ab]/],
      ["phishing and passwords", /TCH [2-4]-03a|TCH 3-1[34]/],
      ["binary", /TCH [1-4]-14[bc]/],
    ] as const) {
      const { result } = await ask(`${topic} for 3B`);
      for (const outcome of swept(
        registry.outcomes.filter(({ code }) => !near.test(code)),
        5,
      )) {
        const link = pointerLink(outcome.code, {
          file: outcome.file,
          start: outcome.startLine,
          end: outcome.endLine,
        });
        const lesson = result.text.replace(
          /## Curriculum links[\s\S]*?(?=## Success)/,
          `## Curriculum links\n\n- ${link} ${outcome.title}. In summary: ${outcome.text}\n\n`,
        );
        planted++;
        if (checkLesson(lesson, context).evidence.verified > 0) ticked.push(`${topic}: ${outcome.code}`);
      }
    }
    console.log(`planted misfits: ${ticked.length} of ${planted} ticked ${ticked.join("; ")}`);
    expect(ticked.length / planted).toBeLessThanOrEqual(0.02);
  });
});

async function linkTo(code: string): Promise<string> {
  const outcome = (await loadRegistry(sampleWorkspace)).find(code);
  if (outcome === null) throw new Error(`${code} is not there`);
  return pointerLink(code, { file: outcome.file, start: outcome.startLine, end: outcome.endLine });
}
