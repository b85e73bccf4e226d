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

  test.each([
    "check this lesson",
    "Can you check it over for me before I teach it?",
    "is this good pedagogy?",
    "Is it any good?",
    "is the pedagogy sound",
    "what would you improve?",
    "what's wrong with this lesson?",
    "What are the weak points of this plan?",
    "any problems with it?",
    "give me some feedback on the lesson",
    "could you review the plan please",
    "does this follow good practice?",
    "have I missed anything?",
    "please evaluate this lesson plan",
    "I'd like a second opinion",
    "how would an observer see this lesson?",
    "quality check please",
    "check it against the six skills",
    "tell me honestly, is it a good lesson?",
    "would you teach it like this?",
    "anything I should fix?",
    "where are the gaps in this lesson",
    "rate my plan",
  ])("a colleague reads the lesson: %s", (words) => {
    expect(then(words)).toMatchObject({ kind: "companion", what: ["review"] });
  });

  test.each([
    "make it better for my EAL pupils",
    "adapt it for the pupils with dyslexia",
    "How can I support the EAL pupils in this lesson?",
    "differentiate this for mixed ability",
    "I need more support for the two with ADHD",
    "make this work for my SEN students",
    "what about the visually impaired pupil?",
    "make it more accessible for learners with autism",
    "could you scaffold this for those who are new to English",
    "stretch for every task please",
    "can my dyslexic kids do this?",
    "simplify the language for EAL",
  ])("the tasks are changed for the class's needs: %s", (words) => {
    expect(then(words)).toMatchObject({ kind: "companion", what: ["adaptation"] });
  });

  test.each([
    "add a check for understanding before the end",
    "have them check each other's answers",
    "make it better",
    "make it shorter",
    "the EAL pupils loved the last one",
    "review questions at the end, please",
    "let them give feedback to each other",
    "is it fifty minutes?",
    "why did you begin with range?",
    "more practice with mini-whiteboards",
    "make the plenary a review of the week",
    "check the timing of the starter",
    "support each step with a picture",
    "is there a good video about it?",
    "explain what's wrong with bubble sort",
    "how many EAL pupils are in this class?",
    "can you add more questions",
    "check the spelling",
    "the pupils should evaluate their own work",
  ])("nobody is called in for: %s", (words) => {
    expect(then(words)).not.toMatchObject({ kind: "companion" });
  });

  test.each(["a review lesson on sorting for 2A", "sorting for 2A, is it hard?", "check digits for 2A"])(
    "and not for a new lesson: %s",
    (words) => {
      const asked = first(words);
      expect(asked).toMatchObject({ kind: "lesson" });
      expect(asked).not.toHaveProperty("with", expect.anything());
    },
  );

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
    // Neither says what built-in drafting could do, and nothing is drafted anew.
    expect(lessonOf(conversation.session)?.draft).toBe(before);
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
