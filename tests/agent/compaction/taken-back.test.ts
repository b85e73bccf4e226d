import { expect, test } from "bun:test";
import { userText } from "../../../src/message.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { newSession } from "../../../src/store/session.ts";
import { scratch, teacherAssist } from "../../cli/harness.ts";
import { house, parsed, serving } from "../../server/harness.ts";

const at = "2026-01-01T00:00:00.000Z";

/** A session in which the first six of eight messages were summed up. */
async function shortened(data: string) {
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

test("a summary is shown and taken back from the command line; the messages were never gone", async () => {
  using here = scratch();
  const data = `${here.dir}/data`;
  const { store, messages } = await shortened(data);
  const run = (...args: string[]) =>
    teacherAssist(["lessons", "summary", ...args], { cwd: here.dir, env: { TEACHER_ASSIST_DATA: data } });
  const shown = await run("long-one");
  expect(shown).toMatchObject({ code: 0, err: "" });
  expect(shown.out).toContain("They spoke of loops.");
  expect(shown.out).toContain("Never in groups.");
  expect(shown.out).toContain('"starter"');

  expect((await run("long-one", "undo")).out).toContain("Taken back");
  expect((await run("long-one")).out).toContain("told every message");
  expect(await run("long-one", "undo")).toMatchObject({
    code: 2,
    err: expect.stringContaining("no summary"),
  });
  expect(await run("long-one", "rewrite")).toMatchObject({ code: 2 });
  const session = await store.readSession("long-one");
  expect(session.messages).toEqual(messages);
  expect(session.summaries).toMatchObject([{ undone: true }]);
});

test("the server takes it back once, and says where there is none", async () => {
  using here = await house();
  await using server = await serving(here);
  const { store } = await shortened(here.data);
  const remove = () => server.send("DELETE", "/api/sessions/long-one/summary", {});
  expect((await remove()).status).toBe(200);
  expect((await store.readSession("long-one")).summaries).toMatchObject([{ undone: true }]);
  const again = await remove();
  expect(again.status).toBeGreaterThanOrEqual(400);
  expect((await parsed(again)).error.message).toContain("no summary to take back");
});
