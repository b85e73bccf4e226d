import { userText } from "../../../src/message.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { newSession } from "../../../src/store/session.ts";

const at = "2026-01-01T00:00:00.000Z";

/** A session in which the first six of eight messages were summed up. */
export async function shortened(data: string) {
  const store = fileStore(data);
  const seed = { id: "long-one", plugin: "lesson-planning", command: "create-lesson", agent: "planner" };
  const log = await store.createSession(newSession({ ...seed, title: "Long", now: at }));
  const messages = Array.from({ length: 8 }, (_, n) => userText(`message ${n}`));
  const kept = [{ what: "What was said to hold", text: "Never in groups." }];
  const summary = { upTo: 6, resultsUpTo: 6, gist: "They spoke of loops.", kept, by: "model" as const, at };
  await log.append([
    { type: "messages", messages, at },
    { type: "decision", decision: { section: "starter", type: "accept", at }, at },
    { type: "summary", summary, at },
    { type: "run_end", status: "success", at },
  ]);
  await log.close();
  return { store, messages };
}
