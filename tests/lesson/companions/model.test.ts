import { expect, test } from "bun:test";
import { join } from "node:path";
import { startConversation } from "../../../src/agent/conversation.ts";
import { prepareAgent } from "../../../src/agent/prepare.ts";
import { resolveCommand } from "../../../src/agent/resolve.ts";
import { companionOf } from "../../../src/lesson/companions/companion-of.ts";
import { questionsFound } from "../../../src/lesson/companions/questions-found.ts";
import { textOf } from "../../../src/message.ts";
import { scriptedModel } from "../../../src/model/scripted.ts";
import { discoverPlugins } from "../../../src/plugin/discover.ts";
import { questionsIn } from "../../../src/questions/questions-in.ts";
import { memoryStore } from "../../../src/store/memory-store.ts";
import { planning, quietly, sampleWorkspace } from "../planning.ts";

const quiz = (answer: string) =>
  `# Binary: quiz\n\n## Questions\n\n\`\`\`question\nkind: number\nprompt: What is 4 + 8?\nanswer: "${answer}"\n\`\`\`\n\n\`\`\`question\nkind: choice\nprompt: How many bits make a byte?\noptions:\n  - text: "8"\n    right: true\n  - text: "10"\n\`\`\`\n`;

test("a model writes in the same form; what does not hold goes back to it once, and what it says of the lesson is made from it", async () => {
  const lesson = (await (await planning()).ask("binary for 2A")).result.text;
  const found = await discoverPlugins([join(import.meta.dir, "..", "..", "..", "plugins")]);
  const resolved = resolveCommand(found, "lesson-planning:create-lesson");
  const setting = { workspaceRoot: sampleWorkspace, env: {}, flags: { provider: "builtin" } };
  const prepared = await prepareAgent(setting, resolved, {});
  const model = scriptedModel([{ text: lesson }, { text: quiz("13") }, { text: quiz("12") }]);
  const actor = { ...prepared.actor, model };
  const store = memoryStore();
  const conversation = await startConversation({ store }, { ...prepared, actor }, "binary", sampleWorkspace);
  await conversation.send("binary for 2A", quietly());
  const result = await conversation.send("make a 2 question quiz on this", quietly());
  expect(result.status).toBe("success");
  const { messages } = conversation.session;
  const sentBack = messages.findLast(({ role }) => role === "user");
  expect(sentBack === undefined ? "" : textOf(sentBack)).toContain(
    '- "What is 4 + 8?": It does not come out at 13.',
  );
  const state = companionOf(conversation.session, "quiz");
  expect(questionsIn(state?.markdown ?? "").map(({ question }) => question?.kind)).toEqual([
    "number",
    "choice",
  ]);
  expect(state).toMatchObject({ changed: [], many: 2 });
  expect(questionsFound(state?.markdown ?? "")).toEqual([]);
});

test("a quiz without question blocks, or with one that nobody can read, is found", () => {
  expect(questionsFound("# Rivers: quiz\n\n## Questions\n\n1. What is a river?\n")).toEqual([
    "The quiz holds no question block: each question stands in a fenced block `question`.",
  ]);
  const [found = ""] = questionsFound(
    "# Rivers: quiz\n\n## Questions\n\n```question\nkind: chioce\nprompt: What is a river?\n```\n",
  );
  expect(found).toContain("This question cannot be read");
  expect(questionsFound("Just a sentence about a quiz.")).toEqual([]);
});
