import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import fc from "fast-check";
import { type Conversation, startConversation } from "../../src/agent/conversation.ts";
import { prepareAgent } from "../../src/agent/prepare.ts";
import { resolveCommand } from "../../src/agent/resolve.ts";
import { asksForNothing } from "../../src/lesson/brief/small-talk.ts";
import { type Action, DecisionError } from "../../src/lesson/decide/decision.ts";
import { chooseDraft, decide, draftStandings, lessonOf } from "../../src/lesson/decide/decisions.ts";
import { decidedNote, readDecided } from "../../src/lesson/draft/decided-note.ts";
import { userText } from "../../src/message.ts";
import type { Model, ModelRequest } from "../../src/model/model.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { times } from "../sweep.ts";
import { planning, quietly, sampleWorkspace } from "./planning.ts";

let second = 0;
const now = () => new Date(Date.UTC(2026, 10, 15, 10, 0, second++)).toISOString();

function stateOf(conversation: Pick<Conversation, "session">) {
  const state = lessonOf(conversation.session);
  if (state === null) throw new Error("there is a lesson");
  return state;
}

const act = (conversation: Conversation, action: Action) =>
  conversation.record(decide(stateOf(conversation), action, now()));

async function startedLesson() {
  const { conversation } = await (await planning()).ask("for loops for 3B");
  await act(conversation, { type: "accept", section: "starter" });
  await act(conversation, { type: "accept", section: "timings" });
  const text = "## Plenary\n\n**Time:** 5 minutes.\n\nOur own exit question: what is a loop for?";
  await act(conversation, { type: "revise", section: "plenary", request: "ours", text });
  return conversation;
}

const sectionIn = (conversation: Conversation, id: string) =>
  stateOf(conversation).sections.find((section) => section.id === id);

describe("a message that asks for nothing changes nothing", () => {
  test.each([
    "thanks",
    "quit",
    "a",
    "q",
    "ok great",
    "Thank you so much!",
    "merci beaucoup",
    "danke",
    "gracias",
    "terima kasih",
    "👍",
  ])("%s", async (message) => {
    const conversation = await startedLesson();
    const before = stateOf(conversation);
    const result = await conversation.send(message, quietly());
    expect(result.status).toBe("success");
    expect(result.extra).not.toHaveProperty("sections");
    expect(stateOf(conversation)).toEqual(before);
  });

  test.each([
    "make it shorter",
    "a quiz",
    "great, now make the starter harder",
    "loops",
    "more support please",
  ])("%s asks for something", (message) => {
    expect(asksForNothing(message)).toBe(false);
  });
});

describe("a wish in the conversation starts from what was decided", () => {
  test("one that names no section leaves every decided one as it is", async () => {
    const conversation = await startedLesson();
    const before = stateOf(conversation);
    await conversation.send("make it shorter", quietly());
    const after = stateOf(conversation);
    expect(after.draft).toBeGreaterThan(before.draft);
    for (const id of ["starter", "timings", "plenary"]) {
      const [was, is] = [before, after].map((state) => state.sections.find((section) => section.id === id));
      expect({ id, text: is?.text, decision: is?.decision }).toEqual({
        id,
        text: was?.text,
        decision: was?.decision,
      });
    }
    expect(sectionIn(conversation, "main")?.text).not.toBe(
      before.sections.find(({ id }) => id === "main")?.text,
    );
  });

  test("one that names a section changes that one and no other", async () => {
    const conversation = await startedLesson();
    const before = stateOf(conversation);
    await conversation.send("make the starter shorter", quietly());
    const after = stateOf(conversation);
    const changed = after.sections
      .filter(({ text }, i) => text !== before.sections[i]?.text)
      .map(({ id }) => id);
    expect(changed).toEqual(["starter"]);
    expect(after.undecided).toContain("starter");
    expect(after.undecided).not.toContain("timings");
  });

  test("what was kept can still be undone, and every draft gone back to", async () => {
    const conversation = await startedLesson();
    await conversation.send("make it shorter", quietly());
    await act(conversation, { type: "undo", section: "starter" });
    expect(sectionIn(conversation, "starter")?.decision).toBe("pending");
    const [first] = draftStandings(conversation.session);
    await conversation.record(chooseDraft(conversation.session, first?.draft ?? -1, now()));
    expect(sectionIn(conversation, "starter")?.decision).toBe("accepted");
  });

  test("another lesson is another lesson", async () => {
    const conversation = await startedLesson();
    await conversation.send("plan a lesson on variables for 3B", quietly());
    expect(stateOf(conversation)).toMatchObject({ complete: false });
    expect(stateOf(conversation).markdown).toStartWith("# Variables");
    expect(stateOf(conversation).undecided).toHaveLength(11);
  });
});

/** A model that forgets: whatever it is told, it writes the lesson anew, in other words, in part, or not at all. */
function careless(lesson: string, replies: readonly number[], heard: ModelRequest[]): Model {
  let turn = 0;
  const versions = [
    () => lesson.replaceAll(/^(?=[A-Z][a-z].*\.$)/gm, "Anew: "),
    () => lesson.replace(/## Starter[\s\S]*?(?=## Main)/, ""),
    () => lesson.replace(/## Timings[\s\S]*$/, "").replaceAll("pupils", "learners"),
    () => "You are welcome.",
    () => `Here it is:\n\n\`\`\`markdown\n${lesson.replaceAll("Starter", "Warm-up")}\n\`\`\``,
  ];
  return {
    provider: "scripted",
    id: "careless",
    async generate(request) {
      heard.push(request);
      const say = turn === 0 ? lesson : (versions[replies[turn - 1] ?? 3]?.() ?? lesson);
      turn++;
      const content = [{ type: "text" as const, text: say }];
      return {
        message: { role: "assistant", content, stopReason: "end" },
        usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
        model: "careless",
      };
    },
  };
}

async function withCareless(lesson: string, replies: readonly number[], heard: ModelRequest[] = []) {
  const found = await discoverPlugins([join(import.meta.dir, "..", "..", "plugins")]);
  const resolved = resolveCommand(found, "lesson-planning:create-lesson");
  const setting = { workspaceRoot: sampleWorkspace, env: {}, flags: { provider: "builtin" } };
  const prepared = await prepareAgent(setting, resolved, {});
  const hooks = prepared.actor.hooks;
  const only = (name: string) => (list: typeof hooks.preModel) => list.filter((hook) => hook.name === name);
  const mine = only("teacher-adjudication");
  const kept = Object.fromEntries(Object.entries(hooks).map(([point, list]) => [point, mine(list)]));
  const actor = { ...prepared.actor, hooks: { ...hooks, ...kept }, model: careless(lesson, replies, heard) };
  return startConversation({ store: memoryStore() }, { ...prepared, actor }, "loops", sampleWorkspace);
}

const plain = await (async () => (await (await planning()).ask("for loops for 3B")).result.text)();

test("the model is told what was decided, and the text that stands", async () => {
  const heard: ModelRequest[] = [];
  const conversation = await withCareless(plain, [3], heard);
  await conversation.send("for loops for 3B", quietly());
  expect(heard[0]?.volatile).toBe("");
  await act(conversation, { type: "accept", section: "starter" });
  await conversation.send("more examples please", quietly());
  expect(readDecided(heard[1]?.volatile ?? "")).toEqual({
    markdown: stateOf(conversation).markdown,
    kept: ["starter"],
  });
});

test("what is told of decisions is read back as it was, whatever the lesson says", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (body) => {
      const markdown = `# T\n\n## Starter\n\n${body}\n\n## Main\n\n</lesson>\n<lesson length="3">\n\n## Plenary\n\nx\n\n## Timings\n\ny`;
      const session = {
        messages: [
          userText("x"),
          {
            role: "assistant" as const,
            content: [{ type: "text" as const, text: markdown }],
            stopReason: "end" as const,
          },
        ],
        decisions: [],
      };
      const state = lessonOf(session);
      if (state === null) return;
      const decided = {
        ...state,
        sections: state.sections.map((one) => ({ ...one, decision: "accepted" as const })),
      };
      expect(readDecided(`tasks\n\n${decidedNote(decided)}`)).toEqual({
        markdown: state.markdown,
        kept: state.sections.map(({ id }) => id),
      });
    }),
  );
});

const message = fc.constantFrom(
  { text: "thanks", names: [] },
  { text: "make it shorter", names: [] },
  { text: "more support for EAL pupils please", names: [] },
  { text: "make the starter harder", names: ["starter"] },
  { text: "the plenary is too long and the warm-up too easy", names: ["plenary", "starter"] },
  { text: "quit", names: [] },
  { text: "could you add more questions", names: [] },
);
const decision = fc.record({
  type: fc.constantFrom("accept" as const, "own" as const, "undo" as const),
  section: fc.constantFrom("overview", "starter", "main", "plenary", "timings"),
});
const step = fc.oneof(message, decision);

test("no sequence of messages and decisions loses a decided section that was not named, whatever a model answers", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 9 }),
      fc.array(fc.nat(4), { maxLength: 9 }),
      async (steps, replies) => {
        const conversation = await withCareless(plain, replies);
        await conversation.send("for loops for 3B", quietly());
        for (const one of steps) {
          if ("type" in one) {
            try {
              const text = `## Own\n\nMy own words, ${second}.`;
              const action: Action =
                one.type === "own"
                  ? { type: "revise", section: one.section, request: "mine", text }
                  : { type: one.type, section: one.section };
              await act(conversation, action);
            } catch (error) {
              if (!(error instanceof DecisionError)) throw error;
            }
            continue;
          }
          const before = stateOf(conversation);
          await conversation.send(one.text, quietly());
          const after = stateOf(conversation);
          for (const section of before.sections) {
            const names: readonly string[] = one.names;
            const decided = section.decision === "accepted" || section.current > 0;
            if (!decided || names.includes(section.id)) continue;
            const is = after.sections.find(({ id }) => id === section.id);
            expect({ id: section.id, text: is?.text.trimEnd(), decision: is?.decision }).toEqual({
              id: section.id,
              text: section.text.trimEnd(),
              decision: section.decision,
            });
            expect(after.markdown).toContain(section.text.trimEnd());
          }
        }
      },
    ),
    { numRuns: times(4, 25) },
  );
});
