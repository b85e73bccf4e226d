import { describe, expect, test } from "bun:test";
import { isRequest } from "../../src/lesson/brief/asked.ts";
import { understood } from "../../src/lesson/brief/understood.ts";
import { lessonOf } from "../../src/lesson/decide/decisions.ts";
import { exportSession } from "../../src/lesson/export/export-session.ts";
import { lessonView } from "../../src/lesson/lesson-view.ts";
import { type About, type Message, userText } from "../../src/message.ts";
import { conversation as toAnthropic } from "../../src/model/anthropic-conversation.ts";
import { conversation as toOpenai } from "../../src/model/openai-conversation.ts";
import { inputFor as toResponses } from "../../src/model/responses-input.ts";
import { loadClasses } from "../../src/workspace/classes.ts";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { asking, assistant, draft, stateAfter } from "./decisions-samples.ts";
import { planning, quietly, sampleWorkspace } from "./planning.ts";

const profiles = await loadClasses(sampleWorkspace);
const registry = await loadRegistry(sampleWorkspace);
const known = (command: string) => ({ profiles, registry, command });
const first = (words: string, command = "create-lesson") => understood(words, undefined, [], known(command));
const drafted: Message[] = [{ ...userText("loops for 3B"), about: first("loops for 3B") }, assistant(draft)];
const then = (words: string) => understood(words, undefined, drafted, known("create-lesson"));

describe("words are understood as what they ask for", () => {
  test.each<[string, string, object]>([
    ["binary search with 1B, 40 min", "create-lesson", { kind: "lesson", class: "1B", minutes: 40 }],
    [
      "sorting for 2A, and a quiz",
      "create-lesson",
      { kind: "lesson", class: "2A", topic: "sorting", with: ["quiz"] },
    ],
    ["sorting for 2A", "create-quiz", { kind: "companion", what: ["quiz"], class: "2A", topic: "sorting" }],
    ["sorting for 2A", "create-revision-guide", { kind: "companion", what: ["revision-guide"] }],
    ["two pupils have left 1B", "update-class", { kind: "talk", class: "1B" }],
    ["make the plenary longer", "refine-lesson", { kind: "revise", sections: [] }],
  ])("%s, said to %s", (words, command, asked) => {
    expect(first(words, command)).toMatchObject(asked);
  });

  test.each<[string, object]>([
    ["cheers, lovely", { kind: "talk" }],
    ["the warm-up and the plenary are too hard", { kind: "revise", sections: ["starter", "plenary"] }],
    ["a bit more for the quick ones", { kind: "revise", sections: [] }],
    ["start over from scratch", { kind: "revise", sections: "all" }],
    ["now make slides and a worksheet from it", { kind: "companion", what: ["worksheet", "slides"] }],
    ["why did you begin with range?", { kind: "question" }],
    ["how about a shorter one?", { kind: "revise", sections: [] }],
    [
      "here is mine\n\n## Plenary\n\nOne line each.",
      { kind: "edit", section: "plenary", text: "## Plenary\n\nOne line each." },
    ],
    ["make this shorter:\n\n## Plenary\n\nOne line each.", { kind: "revise", sections: ["plenary"] }],
    ["another lesson on recursion for 2A", { kind: "lesson", class: "2A", topic: "recursion" }],
  ])("of a lesson that stands: %s", (words, asked) => {
    expect(then(words)).toMatchObject(asked);
  });

  test("what is not certain is said, with what it may mean", () => {
    const choices = profiles.map(({ id }) => id);
    expect(first("loops")).toMatchObject({ uncertain: [{ what: "class", choices }] });
    expect(first("a lesson for 2A please")).toMatchObject({ uncertain: [{ what: "topic", choices: [] }] });
    expect(first("loops for 2A")).toMatchObject({ uncertain: undefined });
    const chosen = understood("a 3B pencil", { kind: "lesson", class: "2A" }, [], known("create-lesson"));
    expect(chosen).toMatchObject({ class: "2A", uncertain: [{ what: "class", choices: ["2A", "3B"] }] });
  });

  test("an answer adds to what it answers; the same words again mean the same", () => {
    const asked: Message[] = [
      { ...userText("loops, 40 minutes"), about: first("loops, 40 minutes") },
      assistant("Which class is it for?"),
    ];
    const answer = understood("2A", undefined, asked, known("create-lesson"));
    expect(answer).toMatchObject({ kind: "lesson", class: "2A", topic: "loops", minutes: 40 });
    expect(answer).toMatchObject({ uncertain: undefined });
    expect(understood("loops, 40 minutes", undefined, asked, known("create-lesson"))).toEqual(
      first("loops, 40 minutes"),
    );
  });
});

describe("what was asked stays with the message", () => {
  test("each of them, in the session; what a check sends back is nobody's request", async () => {
    const { conversation } = await (await planning()).ask("for loops for 3B, 45 mins");
    await conversation.send("thanks", quietly());
    const kept = conversation.session.messages.flatMap((one) => (isRequest(one) ? [one.about] : []));
    expect(kept).toMatchObject([{ kind: "lesson", class: "3B", minutes: 45 }, { kind: "talk" }]);
  });

  test("words that look like ours are the person's own: what is kept says so, not how they read", async () => {
    const { conversation } = await (await planning()).ask("for loops for 3B");
    const before = lessonOf(conversation.session)?.draft;
    const pasted = asking(stateAfter(), "revise", "starter", "shorter").content;
    await conversation.send(pasted, quietly());
    await conversation.send("The curriculum check found claims that I do not understand", quietly());
    const kinds = conversation.session.messages.flatMap((one) =>
      one.role === "user" ? [one.about?.kind] : [],
    );
    expect(kinds).toEqual(["lesson", "revise", "revise"]);
    expect(conversation.session.messages.filter(isRequest)).toHaveLength(3);
    expect(lessonOf(conversation.session)?.draft).toBeGreaterThan(before ?? 0);
  });

  test("and goes to no provider", () => {
    const about: About = { kind: "lesson", class: "2A", topic: "zebra-crossing" };
    const request = {
      system: "",
      volatile: "",
      tools: [],
      messages: [{ ...userText("loops"), about }],
    };
    for (const sent of [toAnthropic(request), toOpenai(request), toResponses(request)])
      expect(JSON.stringify(sent)).not.toContain("zebra-crossing");
  });
});

test("a topic that names another class is exported for the class that was chosen, at its length", async () => {
  const { start, store } = await planning();
  const words = "For 2A, 55 minutes: drawing a 3B pencil with loops";
  const conversation = await start(words);
  const about = { kind: "lesson" as const, class: "2A", outcomes: ["TCH 3-15a"] };
  await conversation.send(words, { ...quietly(), about });
  const { session } = conversation;
  expect((await lessonView(session, sampleWorkspace))?.class).toBe("2A");
  const file = await exportSession(store, sampleWorkspace, session.id, { format: "md", for: "teacher" });
  expect(Buffer.from(file.bytes).toString()).toStartWith("> 2A · S2 · Computing Science · 55 minutes");
});

test("a section pasted into the conversation stands in the next draft word for word", async () => {
  const { conversation } = await (await planning()).ask("for loops for 3B");
  const before = lessonOf(conversation.session);
  await conversation.send("use this\n\n## Plenary\n\nEach pupil draws one loop.", quietly());
  const after = lessonOf(conversation.session);
  const changed = after?.sections.filter(({ text }, at) => text !== before?.sections[at]?.text);
  expect(changed).toMatchObject([{ id: "plenary", text: "## Plenary\n\nEach pupil draws one loop.\n\n" }]);
});
