import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { ended, follow } from "./follow.ts";
import { type House, house, project, reaching } from "./harness.ts";
import { startsProgram } from "./starts-program.ts";

/** The program itself, as a teacher starts it. */
async function program({ top, workspace, data, env }: House, more: Record<string, string> = {}) {
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const plugins = ["--plugin-dir", join(project, "tests", "plugins", "talker")];
  const child = Bun.spawn(
    [process.execPath, ...startsProgram(), "--serve", "--port", port, "--workspace", workspace, ...plugins],
    { cwd: top, env: { ...env, TEACHER_ASSIST_DATA: data, ...more }, stdout: "pipe", stderr: "inherit" },
  );
  const { value } = await child.stdout.getReader().read();
  const url = new URL(new TextDecoder().decode(value).trim());
  const where = { port: Number(url.port), token: url.searchParams.get("token") ?? "" };
  return { ...where, ...reaching(where), child };
}

describe("the server, killed in the middle of a draft", () => {
  test("loses nothing that was shown as saved, and goes on after a new start", async () => {
    using here = await house();
    const first = await program(here, { TALKER_STOP_AT: "4" });
    const reply = await first.client.sessions.$post({
      json: { command: "talker:talk", input: "6 turns of 5 lines" },
    });
    const { sessionId: id, stream } = await reply.json();
    const reader = await follow(first, stream);
    const saved = () =>
      reader.frames.flatMap((f) =>
        f.type === "event" && f.event.type === "message" ? [f.event.message] : [],
      );
    await reader.until(() => saved().length === 3);
    first.child.kill("SIGKILL");
    await first.child.exited;

    const second = await program(here);
    try {
      const before = await (await second.client.sessions[":id"].$get({ param: { id } })).json();
      const kept = before.session.messages.filter(({ role }) => role === "assistant");
      expect(JSON.stringify(kept)).toEqual(JSON.stringify(saved()));
      expect([before.session.status, before.waiting, before.stream.run]).toEqual([null, true, null]);

      // A page that was open all the while is told to read the session again, and follows from there.
      const stale = await follow(second, { ...stream, seq: reader.frames.length });
      await stale.until(({ notices }) => notices.length > 0);
      expect(stale.notices[0]).toMatchObject({ type: "reload", why: "restarted" });
      stale.close();
      const page = await follow(second, before.stream);
      const resumed = await second.send("POST", `/api/sessions/${id}/resume`, {});
      expect(resumed.status).toBe(202);
      await page.until(ended);
      page.close();
      const after = await (await second.client.sessions[":id"].$get({ param: { id } })).json();
      expect(after.session.status).toBe("success");
      expect(after.session.messages.slice(0, before.session.messages.length)).toEqual(
        before.session.messages,
      );
      expect(JSON.stringify(after.session.messages.at(-1))).toContain("turn 6, line 5");
    } finally {
      second.child.kill("SIGTERM");
    }
    expect(await second.child.exited).toBe(0);
  });

  test("leaves what was written of a draft, as no draft, and a new start can go on", async () => {
    using here = await house();
    const written = "# Loops\n\n## Overview\n\nAbout loops.\n\n## Starter\n\nTwo quest";
    const chunk = { model: "m", choices: [{ index: 0, delta: { content: written } }] };
    // Begins a lesson and never ends it.
    const model = Bun.serve({
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
    const env = { TEACHER_ASSIST_PROVIDER: "openai", OPENAI_BASE_URL: `http://127.0.0.1:${model.port}/v1` };
    const first = await program(here, { ...env, OPENAI_API_KEY: "k", TEACHER_ASSIST_MODEL: "m" });
    const reply = await first.client.sessions.$post({
      json: { command: "lesson-planning:create-lesson", input: "loops for 3B", consents: ["personal-data"] },
    });
    const { sessionId: id, stream } = await reply.json();
    const reader = await follow(first, stream);
    await reader.until(({ frames }) => frames.some((f) => f.type === "event" && f.event.type === "text"));
    const live = await (await first.client.sessions[":id"].$get({ param: { id } })).json();
    expect(live.unfinished).toBeNull();
    const turn = join(here.data, "sessions", `${id}.turn`);
    while (!(await Bun.file(turn).exists())) await Bun.sleep(50);
    first.child.kill("SIGKILL");
    await first.child.exited;
    await model.stop(true);

    const second = await program(here);
    try {
      const read = async () => await (await second.client.sessions[":id"].$get({ param: { id } })).json();
      const before = await read();
      expect(before).toMatchObject({ unfinished: written, lesson: null, waiting: true });
      const page = await follow(second, before.stream);
      await second.send("POST", `/api/sessions/${id}/resume`, {});
      await page.until(ended);
      page.close();
      const after = await read();
      expect([after.unfinished, after.session.status]).toEqual([null, "success"]);
      expect(after.lesson?.markdown).not.toContain("Two quest");
      expect(JSON.stringify(after.session.messages)).not.toContain("Two quest");
      expect(await Bun.file(turn).exists()).toBe(false);
    } finally {
      second.child.kill("SIGTERM");
    }
    expect(await second.child.exited).toBe(0);
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
