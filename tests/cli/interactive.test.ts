import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { atTerminal, example, sampleWorkspace, scratch, teacherAssist, typing } from "./harness.ts";

const plugins = ["--plugin-dir", example, "--workspace", sampleWorkspace];
const ctrlC = "\x03";
const ctrlD = "\x04";
const arrowUp = "\x1b[A";

/** A server that begins to answer and never ends, like a model that thinks for ever. */
function endless() {
  const piece = { choices: [{ index: 0, delta: { content: "It begins " }, finish_reason: null }] };
  return Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    fetch: () =>
      new Response(
        new ReadableStream({
          start: (controller) =>
            controller.enqueue(
              `data: ${JSON.stringify({ id: "x", object: "chat.completion.chunk", ...piece })}\n\n`,
            ),
        }),
        { headers: { "content-type": "text/event-stream" } },
      ),
  });
}

async function savedSessions(cwd: string) {
  const { out } = await teacherAssist(["--sessions", "--json"], { cwd });
  return JSON.parse(out).sessions;
}

describe("at a terminal", () => {
  test("several turns are one session, and typing is remembered for next time", async () => {
    using here = scratch();
    const first = typing(["example:chat", ...plugins], { cwd: here.dir });
    let at = await first.shows("› ");
    first.type("good morning\r");
    at = await first.shows("“good morning”", at);
    at = await first.shows("› ", at);
    first.type("and again\r");
    at = await first.shows("“and again”", at);
    at = await first.shows("› ", at);
    first.type(ctrlD);
    expect(await first.exited).toBe(0);
    expect(first.screen()).toContain("teacher-assist --resume");
    const [session, ...others] = await savedSessions(here.dir);
    expect(others).toEqual([]);
    expect(session).toMatchObject({ title: "good morning", messageCount: 10, status: "success" });

    const later = typing(["--resume", session.id, ...plugins], { cwd: here.dir });
    await later.shows("“and again”");
    at = await later.shows("› ");
    later.type(`${arrowUp}\r`);
    at = await later.shows("You said: “and again”", at);
    await later.shows("› ", at);
    later.type("/exit\r");
    expect(await later.exited).toBe(0);
    expect((await savedSessions(here.dir))[0].messageCount).toBe(15);
  });

  test("Ctrl-C once stops the turn and keeps what was written; the conversation goes on; twice leaves", async () => {
    using here = scratch();
    using server = endless();
    const model = ["--base-url", `http://127.0.0.1:${server.port}/v1`, "--model", "slow"];
    const person = atTerminal(["example:chat", ...model, ...plugins], { cwd: here.dir });
    let at = await person.shows("› ");
    person.type("write for ever\r");
    at = await person.shows("It begins", at);
    person.type(ctrlC);
    at = await person.shows("cancelled", at);
    at = await person.shows("› ", at);
    person.type(ctrlC);
    expect(await person.exited).toBe(130);
    const [session] = await savedSessions(here.dir);
    expect(session.status).toBe("cancelled");
    const saved = await Bun.file(join(here.dir, "sessions", `${session.id}.json`)).text();
    expect(saved).toContain("It begins");
  });

  test("Ctrl-C twice while it answers leaves at once, with the session saved", async () => {
    using here = scratch();
    using server = endless();
    const model = ["--base-url", `http://127.0.0.1:${server.port}/v1`, "--model", "slow"];
    const person = atTerminal(["example:chat", "hello", ...model, ...plugins], { cwd: here.dir });
    await person.shows("It begins");
    person.type(ctrlC);
    await person.shows("Stopping");
    person.type(ctrlC);
    expect(await person.exited).toBe(130);
    expect((await savedSessions(here.dir))[0]).toMatchObject({ title: "hello", status: "cancelled" });
  });

  test("a killed terminal loses nothing that was answered", async () => {
    using here = scratch();
    const person = atTerminal(["example:chat", "hello", ...plugins], { cwd: here.dir });
    await person.shows("“hello”");
    await person.shows("› ");
    person.kill();
    await person.exited;
    const [session] = await savedSessions(here.dir);
    expect(session).toMatchObject({ title: "hello", messageCount: 5 });
    const { code, out } = await teacherAssist(["--resume", session.id, "still here?", ...plugins], {
      cwd: here.dir,
    });
    expect(code).toBe(0);
    expect(out).toContain("still here?");
  });

  test("at an empty prompt Ctrl-C asks once, and leaves when it comes again", async () => {
    using here = scratch();
    const person = typing(["--interactive"], { cwd: here.dir });
    await person.shows("› ");
    person.type(`half a thought${ctrlC}${ctrlC}`);
    const at = await person.shows("Ctrl-C again, or /exit, to leave.");
    await person.shows("› ", at);
    person.type(ctrlC);
    expect(await person.exited).toBe(0);
  });

  test("leaving without a word leaves no session behind", async () => {
    using here = scratch();
    const person = typing(["--interactive"], { cwd: here.dir });
    await person.shows("› ");
    person.type("/hlep\r");
    await person.shows("Did you mean /help?");
    person.type("/help\r");
    await person.shows("/tasks");
    person.type("/quit\r");
    expect(await person.exited).toBe(0);
    expect(readdirSync(here.dir)).toEqual([]);
  });
});

test("without a terminal, --interactive answers a pipe line by line", async () => {
  using here = scratch();
  const { code, out } = await teacherAssist(["example:chat", "--interactive", ...plugins], {
    cwd: here.dir,
    input: "one\n\ntwo\n",
  });
  expect(code).toBe(0);
  expect(out).toContain("“one”");
  expect(out).toContain("“two”");
  expect(await savedSessions(here.dir)).toHaveLength(1);
});

test("Ctrl-C on a single run exits 130 with the session saved, to be resumed", async () => {
  using here = scratch();
  using server = endless();
  const model = ["--base-url", `http://127.0.0.1:${server.port}/v1`, "--model", "slow"];
  const child = atTerminal(["example:hello", "hello", ...model, ...plugins], { cwd: here.dir });
  await child.shows("It begins");
  child.type(ctrlC);
  expect(await child.exited).toBe(130);
  const [session] = await savedSessions(here.dir);
  expect(session).toMatchObject({ status: "cancelled", messageCount: 2 });
  const { code } = await teacherAssist(
    ["--resume", session.id, "go on", "--provider", "builtin", ...plugins],
    { cwd: here.dir },
  );
  expect(code).toBe(0);
});
