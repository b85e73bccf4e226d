import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { resumeConversation } from "../../src/agent/conversation.ts";
import { prepareAgent } from "../../src/agent/prepare.ts";
import { resolveCommand } from "../../src/agent/resolve.ts";
import type { Wish } from "../../src/lesson/decide/decision.ts";
import { draftStandings, lessonOf } from "../../src/lesson/decide/decisions.ts";
import { takeDecision, takeDraft } from "../../src/lesson/decide/take-decision.ts";
import { type ScriptedTurn, scriptedModel } from "../../src/model/scripted.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { newSession } from "../../src/store/session.ts";
import { asking } from "./decisions-samples.ts";
import { planning, quietly, sampleWorkspace } from "./planning.ts";

/** A teacher at work on a lesson, with all the checks and a model whose turns the test writes. */
async function teacher(turns: ScriptedTurn[]) {
  const found = await discoverPlugins([join(import.meta.dir, "..", "..", "plugins")]);
  const resolved = resolveCommand(found, "lesson-planning:create-lesson");
  const setting = { workspaceRoot: sampleWorkspace, env: {}, flags: { provider: "builtin" } };
  const prepared = await prepareAgent(setting, resolved, {});
  const actor = { ...prepared.actor, model: scriptedModel(turns) };
  const store = memoryStore();
  const now = "2026-01-01T00:00:00.000Z";
  const seed = {
    id: "s",
    plugin: "lesson-planning",
    command: "create-lesson",
    agent: "planner",
    title: "loops",
  };
  const log = await store.createSession(newSession({ ...seed, now }));
  const conversation = resumeConversation({ store }, { ...prepared, actor }, log, sampleWorkspace);
  const decide = (wish: Wish) =>
    takeDecision(
      {
        store,
        log,
        agreement: { agreed: false, keep: async () => {} },
        converse: async () => conversation,
        call: quietly,
        now: () => new Date().toISOString(),
      },
      wish,
    );
  const goTo = (draft: number) => takeDraft({ store, log, now: () => new Date().toISOString() }, draft);
  const lesson = () => {
    const state = lessonOf(log.session);
    if (state === null) throw new Error("no lesson");
    return state;
  };
  const section = (id: string) => lesson().sections.find((one) => one.id === id);
  return { conversation, decide, goTo, lesson, section, log, session: log.session };
}

async function goodLesson(): Promise<string> {
  return (await (await planning()).ask("iteration for 3B")).result.text;
}

const linksOf = (markdown: string) => /## Curriculum links[\s\S]*?(?=## Success)/.exec(markdown)?.[0] ?? "";
const invented = (good: string) =>
  good.replace(linksOf(good), "## Curriculum links\n\n- TCH 3-19z: Iteration\n\n");

describe("a claim that the teacher has put right", () => {
  test("does not come back in the check of other sections", async () => {
    const good = await goodLesson();
    const bad = invented(good);
    const starter = "## Starter\n\nTwo quick questions about loops, five minutes.";
    const plenary = "## Plenary\n\nOne exit question about loops.";
    const { decide, lesson, session, conversation } = await teacher([
      bad,
      bad,
      linksOf(good),
      starter,
      plenary,
    ]);
    expect(await conversation.send("loops for 3B", quietly())).toMatchObject({ status: "error_hook_abort" });
    expect(lesson().markdown).toContain("TCH 3-19z");
    await decide({ type: "revise", section: "curriculum-links", request: "remove the claim" });
    expect(lesson().markdown).not.toContain("TCH 3-19z");

    const before = session.messages.length;
    await decide({ type: "revise", section: "starter", request: "shorter" });
    await decide({ type: "revise", section: "plenary", request: "shorter" });
    expect(session.messages.length - before).toBe(4); // one call each, nothing sent back
    expect(lesson().markdown).toContain("One exit question about loops.");
    expect(lesson().markdown).not.toContain("TCH 3-19z");
  });

  test("that others have still to put right is not laid to a section that does not make it", async () => {
    const bad = invented(await goodLesson());
    const starter = "## Starter\n\nTwo quick questions about loops, five minutes.";
    const { decide, conversation, section } = await teacher([bad, bad, starter]);
    await conversation.send("loops for 3B", quietly());
    const taken = await decide({ type: "revise", section: "starter", request: "shorter" });
    expect(taken.decision).toMatchObject({ type: "revise" });
    expect(section("starter")?.text).toContain("Two quick questions");
  });

  test("is found out where the new section makes it itself, also when another made it first", async () => {
    const bad = invented(await goodLesson());
    const worse = "## Plenary\n\nThis is TCH 3-19z: Iteration.";
    const better = "## Plenary\n\nOne exit question about loops.";
    const { decide, conversation, session } = await teacher([bad, bad, worse, better]);
    await conversation.send("loops for 3B", quietly());
    await decide({ type: "revise", section: "plenary", request: "name the outcome" });
    expect(JSON.stringify(session.messages.at(-2))).toContain("this one section alone");
    expect(lessonOf(session)?.markdown).toContain("One exit question about loops.");
  });
});

describe("a whole lesson that comes back where one section was asked for", () => {
  test("is never a draft, even after it was sent back: what was decided stays", async () => {
    const good = await goodLesson();
    const bad = invented(good);
    const claim = "## Starter\n\nThis is TCH 9-99z: Nothing.";
    const whole = bad.replace(/## Starter[\s\S]*?(?=## Main)/, "## Starter\n\nFive questions on loops.\n\n");
    const { decide, lesson, section, conversation } = await teacher([bad, bad, linksOf(good), claim, whole]);
    await conversation.send("loops for 3B", quietly());
    await decide({ type: "revise", section: "curriculum-links", request: "remove the claim" });
    await decide({ type: "accept", section: "overview" });
    const { draft } = lesson();
    await decide({ type: "revise", section: "starter", request: "name the outcome" });
    expect(lesson().draft).toBe(draft);
    expect(section("starter")?.text).toContain("Five questions on loops.");
    expect(section("overview")?.decision).toBe("accepted");
    expect(lesson().markdown).not.toContain("TCH 3-19z");
  });

  test("changes nothing where the run fails in the end", async () => {
    const good = await goodLesson();
    const claim = "## Starter\n\nThis is TCH 9-99z: Nothing.";
    const whole = good.replace(/## Starter[\s\S]*?(?=## Main)/, `${claim}\n\n`);
    const { decide, lesson, conversation } = await teacher([good, claim, whole]);
    await conversation.send("loops for 3B", quietly());
    const before = lesson().markdown;
    const taken = await decide({ type: "revise", section: "starter", request: "name the outcome" });
    expect(taken).toMatchObject({ decision: null, status: "error_hook_abort" });
    expect(lesson().markdown).toBe(before);
  });

  test("nor does an answer that holds no such section", async () => {
    const good = await goodLesson();
    const { decide, lesson, conversation } = await teacher([good, good.replace("## Starter", "## Anfang")]);
    await conversation.send("loops for 3B", quietly());
    expect(decide({ type: "revise", section: "starter", request: "x" })).rejects.toThrow(
      "Nothing was changed",
    );
    expect(lesson().markdown).toBe(good);
  });
});

describe("a new draft over accepted work", () => {
  test("keeps what was decided (decision 42), and the teacher can go back to the one before and forth again", async () => {
    const good = await goodLesson();
    const next = good.replace("## Starter", "## Starter\n\nQuite another one.");
    const { decide, goTo, lesson, section, session, conversation } = await teacher([good, next, next]);
    await conversation.send("loops for 3B", quietly());
    await decide({ type: "accept", section: "overview" });
    const [first] = draftStandings(session);
    await conversation.send("write the lesson again, the whole", quietly());
    expect(section("overview")?.decision).toBe("accepted");
    expect(section("starter")?.text).toContain("Quite another one.");
    expect(draftStandings(session)).toMatchObject([
      { accepted: 1, stands: false },
      { accepted: 1, stands: true },
    ]);

    await goTo(first?.draft ?? -1);
    expect(section("overview")?.decision).toBe("accepted");
    expect(lesson().markdown).toBe(good);
    expect(goTo(first?.draft ?? -1)).rejects.toThrow("already");
    expect(goTo(999)).rejects.toThrow("Nothing was changed");
    await decide({ type: "accept", section: "starter" });
    expect(draftStandings(session)[0]).toMatchObject({ accepted: 2, stands: true });

    const second = draftStandings(session)[1]?.draft ?? -1;
    await goTo(second);
    expect(lesson().markdown).toBe(next);
    await goTo(first?.draft ?? -1);
    await conversation.send("write the lesson again, the whole", quietly());
    expect(draftStandings(session).map(({ stands }) => stands)).toEqual([false, false, true]);
  });
});

test("a revision that was killed is not taken up by the next message, and no section of the lesson changes", async () => {
  const good = await goodLesson();
  const asked: string[][] = [];
  const { conversation, lesson, session, log } = await teacher([
    good,
    ({ messages }) => {
      asked.push(messages.map(({ role }) => role).slice(-3));
      return "Good morning.";
    },
  ]);
  await conversation.send("loops for 3B", quietly());
  const revise = asking(lesson(), "revise", "differentiation", "more support");
  await log.append([{ type: "messages", messages: [revise], at: "2026-01-01T00:00:00.000Z" }]); // and killed here
  const before = lesson();
  const result = await conversation.send("thanks, that will do", quietly());
  expect(result).toMatchObject({ status: "success", text: "Good morning." });
  expect(asked).toEqual([["user", "assistant", "user"]]);
  expect(session.messages.at(-3)).toMatchObject({ role: "assistant", stopReason: "interrupted" });
  expect(lesson()).toEqual(before);
});

test("an answer in plain words is no claim: it may say that an outcome does not exist", async () => {
  const { conversation } = await teacher([
    "I find no outcome SOC 9-99z in your files. Which one do you mean?",
  ]);
  const result = await conversation.send("SOC 9-99z for 3B", quietly());
  expect(result).toMatchObject({ status: "success", turns: 1 });
});
