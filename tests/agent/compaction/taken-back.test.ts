import { expect, test } from "bun:test";
import { scratch, teacherAssist } from "../../cli/harness.ts";
import { house, parsed, serving } from "../../server/harness.ts";
import { shortened } from "./shortened.ts";

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
