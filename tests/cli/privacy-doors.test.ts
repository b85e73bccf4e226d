import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { apiKey, recordWire, startMock } from "../model/harness.ts";
import { ended, follow } from "../server/follow.ts";
import { house, parsed, project, serving } from "../server/harness.ts";
import { swept } from "../sweep.ts";
import { scratch, teacherAssist, typing } from "./harness.ts";

const about = "Jamie Torrance struggles with reading and has ADHD";
const surname = "Torrance";

/** A provider on this computer that keeps every byte it was sent. */
async function provider() {
  const mock = await startMock();
  mock.on({}, { content: "Good." });
  const wire = recordWire(mock.url);
  return {
    env: { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: `${wire.url}/v1` },
    asked: () => wire.bodies.length,
    received: () => JSON.stringify(wire.bodies),
    async [Symbol.asyncDispose]() {
      await wire.stop();
      await mock.stop();
    },
  };
}

const sample = ["--workspace", join(project, "workspace"), "--plugin-dir", join(project, "plugins")];
const toModel = ["--provider", "openai", "--model", "gpt-5.4-mini"];

describe("a pupil's name reaches no provider before the teacher says so", () => {
  const commands = [
    "create-lesson",
    "create-worksheet",
    "create-quiz",
    "create-revision-guide",
    "refine-lesson",
  ];
  test.each([...swept(commands, 2)])("through the command %s", async (command) => {
    using here = scratch();
    await using to = await provider();
    const call = (...more: string[]) =>
      teacherAssist(
        [`lesson-planning:${command}`, `for loops for 3B, ${about}`, ...toModel, ...sample, ...more],
        {
          cwd: here.dir,
          env: to.env,
        },
      );
    const stopped = await call();
    expect({ code: stopped.code, asked: to.asked() }).toEqual({ code: 3, asked: 0 });
    expect(stopped.err).toContain("Nothing has been sent");
    expect(stopped.err).toContain("--allow-personal-data");
    expect(stopped.err).not.toContain(surname);
    await call("--allow-personal-data");
    expect(to.received()).toContain(surname); // it was this that was kept back
  });

  test("nor is it kept in a section that she types at the command line", async () => {
    using here = scratch();
    const call = (...args: string[]) => teacherAssist([...args, ...sample], { cwd: here.dir });
    const drafted = await call("lesson-planning:create-lesson", "iteration for 3B", "--json");
    const { sessionId } = JSON.parse(drafted.out);
    const edit = ["decide", sessionId, "starter", "edit", about];
    const stopped = await call(...edit);
    expect([stopped.code, stopped.err]).toEqual([3, expect.stringContaining("--allow-personal-data")]);
    expect(stopped.err).not.toContain(surname);
    expect((await call("decide", sessionId, "--json")).out).not.toContain(surname);
    expect((await call(...edit, "--allow-personal-data")).code).toBe(0);
    expect((await call("decide", sessionId, "starter", "--json")).out).toContain(surname);
  });

  test("through a revision, alternatives, a message and an earlier message of the session", async () => {
    using here = scratch();
    await using to = await provider();
    const call = (...args: string[]) => teacherAssist([...args, ...sample], { cwd: here.dir, env: to.env });
    const draft = () =>
      call("lesson-planning:create-lesson", "iteration for 3B", "--provider", "builtin", "--json");
    const drafted = JSON.parse((await draft()).out);
    const id: string = drafted.sessionId;
    const other: string = JSON.parse((await draft()).out).sessionId;
    const revise = ["decide", id, "starter", "revise", `easier, ${about}`];
    for (const args of [revise, ["--resume", id, `make it easier, ${about}`]]) {
      const stopped = await call(...args, ...toModel);
      expect({ args, code: stopped.code, asked: to.asked() }).toEqual({ args, code: 3, asked: 0 });
      expect(stopped.err).toContain("--allow-personal-data");
    }
    await call(...revise, ...toModel, "--allow-personal-data");
    expect(to.received()).toContain(surname);

    // Built-in drafting asks too, because it is kept; agreed to, the name is in the session from then on.
    const easier = ["decide", other, "main", "revise", `easier, ${about}`, "--provider", "builtin"];
    const held = await call(...easier);
    expect([held.code, held.err]).toEqual([3, expect.stringContaining("--allow-personal-data")]);
    expect((await call(...easier, "--allow-personal-data")).code).toBe(0);
    const before = to.asked();
    for (const args of [
      ["decide", other, "plenary", "alternatives"],
      ["decide", other, "starter", "revise", "shorter"],
      ["--resume", other, "make the starter shorter"],
    ]) {
      const stopped = await call(...args, ...toModel);
      expect({ args, code: stopped.code, asked: to.asked() }).toEqual({ args, code: 3, asked: before });
      expect(stopped.err).toContain("an earlier message of this session");
    }
  });

  test("through the conversation at a terminal", async () => {
    using here = scratch();
    await using to = await provider();
    const screen = typing(["lesson-planning:create-lesson", "--interactive", ...toModel, ...sample], {
      cwd: here.dir,
      env: to.env,
    });
    await screen.shows("›");
    screen.type(`for loops for 3B, ${about}\r`);
    const at = await screen.shows("Nothing has been sent");
    expect(to.asked()).toBe(0);
    await screen.shows("›", at);
    screen.type("\x04");
    await screen.exited;
    expect(to.asked()).toBe(0);
  });

  test("nor is it kept by built-in drafting: with nobody to ask it goes on without the name and says so, at a terminal it asks", async () => {
    using here = scratch();
    const args = ["lesson-planning:create-lesson", `for loops for 3B, ${about}`, ...sample];
    const { code, err, out } = await teacherAssist([...args, "--json"], { cwd: here.dir });
    expect(code).toBe(0);
    expect(err).toContain(
      'Written without the name, because what you ask is kept: "for loops for 3B, a pupil struggles',
    );
    const { sessionId } = JSON.parse(out);
    const kept = await teacherAssist(["--trace", sessionId, "--json"], { cwd: here.dir });
    expect(JSON.stringify([out, kept.out])).not.toContain(surname);
    const screen = typing([...args, "--adjudicate", "accept"], { cwd: here.dir });
    await screen.shows("1. Without the name");
    screen.type("1\r");
    await screen.shows("## Starter");
    await screen.exited;
  });

  test("through the page: start, message, revision, alternatives, going on", async () => {
    using here = await house();
    await using to = await provider();
    type Serving = Awaited<ReturnType<typeof serving>>;
    const start = async (server: Serving, input: string) => {
      const { sessionId, stream } = await (
        await server.client.sessions.$post({ json: { command: "lesson-planning:create-lesson", input } })
      ).json();
      const reader = await follow(server, stream);
      await reader.until(ended);
      reader.close();
      return sessionId;
    };
    const withModel = { ...to.env, TEACHER_ASSIST_PROVIDER: "openai", TEACHER_ASSIST_MODEL: "gpt-5.4-mini" };
    let [clean, named] = ["", ""];
    {
      await using builtin = await serving(here);
      clean = await start(builtin, "iteration for 3B");
      named = await start(builtin, "iteration for 3B");
      const asked = { type: "revise", section: "main", request: `easier, ${about}` };
      const stopped = await parsed(await builtin.send("POST", `/api/sessions/${named}/decisions`, asked));
      expect(JSON.stringify(stopped)).not.toContain(surname);
      const wish = { ...asked, consents: ["personal-data"] };
      expect((await builtin.send("POST", `/api/sessions/${named}/decisions`, wish)).status).toBe(200);
    }
    await using server = await serving({ ...here, env: { ...here.env, ...withModel } });
    await start(server, `for loops for 3B, ${about}`);
    expect(to.asked()).toBe(0);
    const decide = async (id: string, wish: unknown) =>
      await parsed(await server.send("POST", `/api/sessions/${id}/decisions`, wish));
    await decide(clean, { type: "revise", section: "starter", request: `easier, ${about}` });
    await decide(named, { type: "revise", section: "starter", request: "shorter" });
    await decide(named, { type: "alternatives", section: "plenary" });
    for (const [id, input] of [
      [clean, `easier, ${about}`],
      [named, "make the starter shorter"],
    ] as const) {
      const { stream } = await (
        await server.client.sessions[":id"].send.$post({ param: { id }, json: { input } })
      ).json();
      const reader = await follow(server, stream);
      await reader.until(ended);
      reader.close();
    }
    expect(to.asked()).toBe(0);
    await decide(clean, {
      type: "revise",
      section: "starter",
      request: `easier, ${about}`,
      consents: ["personal-data"],
    });
    expect(to.received()).toContain(surname);
  });

  test("through a file that the agent reads on the way", async () => {
    using here = await house();
    await Bun.write(join(here.workspace, "classes", "notes", "3B.md"), `${about}\n`);
    const mock = await startMock();
    const wire = recordWire(mock.url);
    try {
      const calls = [{ id: "c1", name: "read_file", arguments: { path: "classes/notes/3B.md" } }];
      mock.on({ hasToolResult: false }, { content: "", toolCalls: calls });
      mock.on({ hasToolResult: true }, { content: "Done." });
      const env = { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: `${wire.url}/v1` };
      const args = [
        "lesson-planning:create-lesson",
        "for loops for 3B",
        ...toModel,
        "--workspace",
        here.workspace,
      ];
      const { code, err } = await teacherAssist([...args, "--plugin-dir", join(project, "plugins")], {
        cwd: here.top,
        env,
      });
      expect({ code, asked: wire.bodies.length }).toEqual({ code: 3, asked: 1 });
      expect(err).toContain("classes/notes/3B.md");
      expect(JSON.stringify(wire.bodies)).not.toContain(surname);
    } finally {
      await wire.stop();
      await mock.stop();
    }
  });
});
