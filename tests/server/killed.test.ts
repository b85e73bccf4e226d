import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { ended, follow } from "./follow.ts";
import { type House, house, project, reaching } from "./harness.ts";
import { forSeconds, startsProgram } from "./starts-program.ts";

/** The program itself, as a teacher starts it. */
async function program({ top, workspace, data, env }: House, more: Record<string, string> = {}) {
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const plugins = ["--plugin-dir", join(project, "tests", "plugins", "talker")];
  const child = Bun.spawn(
    [process.execPath, ...startsProgram(), "--serve", "--port", port, "--workspace", workspace, ...plugins],
    {
      cwd: top,
      env: { ...forSeconds(), ...env, TEACHER_ASSIST_DATA: data, ...more },
      stdout: "pipe",
      stderr: "inherit",
    },
  );
  const { value } = await child.stdout.getReader().read();
  const url = new URL(new TextDecoder().decode(value).trim());
  const where = { port: Number(url.port), token: url.searchParams.get("token") ?? "" };
  return { ...where, ...reaching(where), child };
}

/** Begins a lesson and never ends it. */
function endlessModel(written: string) {
  const chunk = { model: "m", choices: [{ index: 0, delta: { content: written } }] };
  return Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: () =>
      new Response(
        new ReadableStream({
          start: (body) => body.enqueue(`data: ${JSON.stringify(chunk)}\n\n`),
        }),
        { headers: { "content-type": "text/event-stream" } },
      ),
  });
}

/** A run of a built-in author and a lesson of a model's, both in their middle when everything ends, and a new start. */
async function killedAndStarted(here: House) {
  const first = await program(here, { TALKER_STOP_AT: "4" });
  const talk = await (
    await first.client.sessions.$post({ json: { command: "talker:talk", input: "6 turns of 5 lines" } })
  ).json();
  const talking = await follow(first, talk.stream);
  const saved = () =>
    talking.frames.flatMap((f) =>
      f.type === "event" && f.event.type === "message" ? [f.event.message] : [],
    );
  await talking.until(() => saved().length === 3);

  const written = "# Loops\n\n## Overview\n\nAbout loops.\n\n## Starter\n\nTwo quest";
  const model = endlessModel(written);
  const at = {
    provider: "openai",
    key: "sk-0123456789",
    baseUrl: `http://127.0.0.1:${model.port}/v1`,
    model: "m",
  };
  expect((await first.send("PUT", "/api/about/key", at)).status).toBe(200);
  const reply = await first.client.sessions.$post({
    json: { command: "lesson-planning:create-lesson", input: "loops for 3B", consents: ["personal-data"] },
  });
  const draft = await reply.json();
  const drafting = await follow(first, draft.stream);
  await drafting.until(({ frames }) => frames.some((f) => f.type === "event" && f.event.type === "text"));
  const live = await (await first.client.sessions[":id"].$get({ param: { id: draft.sessionId } })).json();
  const turn = join(here.data, "sessions", `${draft.sessionId}.turn`);
  while (!(await Bun.file(turn).exists())) await Bun.sleep(50);
  first.child.kill("SIGKILL");
  await first.child.exited;
  await model.stop(true);

  const second = await program(here);
  await second.client.about.key.$delete(); // from here on, drafting is built in
  const read = async (id: string) =>
    await (await second.client.sessions[":id"].$get({ param: { id } })).json();
  return { second, read, talk, told: talking.frames.length, saved: saved(), draft, live, written, turn };
}

describe("the server, killed in the middle of a draft", () => {
  let here: House;
  let after: Awaited<ReturnType<typeof killedAndStarted>>;
  beforeAll(async () => {
    here = await house();
    after = await killedAndStarted(here);
  });
  afterAll(async () => {
    after?.second.child.kill("SIGKILL");
    await after?.second.child.exited;
    here[Symbol.dispose]();
  });

  test("loses nothing that was shown as saved, and goes on after a new start", async () => {
    const { second, read, talk, told, saved } = after;
    const { sessionId: id, stream } = talk;
    const before = await read(id);
    const kept = before.session.messages.filter(({ role }) => role === "assistant");
    expect(JSON.stringify(kept)).toEqual(JSON.stringify(saved));
    expect([before.session.status, before.waiting, before.stream.run]).toEqual([null, true, null]);

    // A page that was open all the while is told to read the session again, and follows from there.
    const stale = await follow(second, { ...stream, seq: told });
    await stale.until(({ notices }) => notices.length > 0);
    expect(stale.notices[0]).toMatchObject({ type: "reload", why: "restarted" });
    stale.close();
    const page = await follow(second, before.stream);
    const resumed = await second.send("POST", `/api/sessions/${id}/resume`, {});
    expect(resumed.status).toBe(202);
    await page.until(ended);
    page.close();
    const whole = await read(id);
    expect(whole.session.status).toBe("success");
    expect(whole.session.messages.slice(0, before.session.messages.length)).toEqual(before.session.messages);
    expect(JSON.stringify(whole.session.messages.at(-1))).toContain("turn 6, line 5");
  });

  test("leaves what was written of a draft, as no draft, and a new start can go on", async () => {
    const { second, read, draft, live, written, turn } = after;
    const id = draft.sessionId;
    expect(live.unfinished).toBeNull();
    const before = await read(id);
    expect(before).toMatchObject({ unfinished: written, lesson: null, waiting: true });
    const page = await follow(second, before.stream);
    await second.send("POST", `/api/sessions/${id}/resume`, {});
    await page.until(ended);
    page.close();
    const whole = await read(id);
    expect([whole.unfinished, whole.session.status]).toEqual([null, "success"]);
    expect(whole.lesson?.markdown).not.toContain("Two quest");
    expect(JSON.stringify(whole.session.messages)).not.toContain("Two quest");
    expect(await Bun.file(turn).exists()).toBe(false);
  });

  test("asked to end, it ends well", async () => {
    const { child } = after.second;
    child.kill("SIGTERM");
    expect(await child.exited).toBe(0);
  });

  test("a port in use is passed over for the next", async () => {
    using here = await house();
    const taken = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response("mine") });
    try {
      const { startServer } = await import("../../src/server/serve.ts");
      const { workspace, data, top, env } = here;
      const setup = {
        project,
        data,
        workspace,
        pluginDirs: [join(project, "plugins")],
        cwd: top,
        env,
        flags: {},
      };
      const running = await startServer(setup, { port: taken.port });
      expect(running.port).toBeGreaterThan(taken.port ?? 0);
      const another = await startServer(setup, { port: running.port });
      expect(another.port).toBeGreaterThan(running.port);
      await another.stop();
      await running.stop();
    } finally {
      await taken.stop(true);
    }
  });
});
