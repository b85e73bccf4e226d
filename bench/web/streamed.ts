import { rmSync } from "node:fs";
import type { Browser } from "playwright-core";
import { startConversation } from "../../src/agent/conversation.ts";
import { prepareAgent } from "../../src/agent/prepare.ts";
import { resolveCommand } from "../../src/agent/resolve.ts";
import { createApi, rooms } from "../../src/server/app.ts";
import { pageOf } from "../../src/server/client/kept-page.ts";
import { front } from "../../src/server/front.ts";
import { newToken } from "../../src/server/security/token.ts";
import type { Channel, Live } from "../../src/server/stream/channel.ts";
import { type Connection, socketHandler } from "../../src/server/stream/socket.ts";
import { workbench } from "../../src/server/workbench.ts";
import { house, project } from "../../tests/server/harness.ts";
import { sizes } from "../../tests/web/browser/harness.ts";

declare global {
  interface Window {
    frameTimes?: number[];
  }
}

/** 0: nothing is told; what the machine itself makes late. */
const rates = [0, 100, 200, 400, 800, 1600, 3200, 6400];
const seconds = 4;

/** A whole lesson, word by word at ever greater speed, through the real server into the real page. */
export async function streamed(browser: Browser, lesson: string) {
  const here = await house();
  const { top: cwd, workspace, data, env } = here;
  const bench = workbench({
    project,
    data,
    workspace,
    pluginDirs: [`${project}/plugins`],
    cwd,
    env,
    flags: {},
  });
  const token = newToken();
  const client = pageOf(project);
  const server = Bun.serve<Connection>({
    hostname: "127.0.0.1",
    port: 0,
    fetch: front({ token, passes: bench.passes, api: createApi(bench, rooms(bench)), client: () => client }),
    websocket: socketHandler(bench.channels, bench.passes),
  });
  const context = await browser.newContext({ viewport: sizes[0] });
  try {
    const resolved = resolveCommand(await bench.plugins(), "lesson-planning:create-lesson");
    const prepared = await prepareAgent(await bench.setting(resolved.plugin.name), resolved, {});
    const asked = "iteration for 3B";
    const { session: made } = await startConversation({ store: bench.store }, prepared, asked, workspace);
    const request = { role: "user" as const, content: [{ type: "text" as const, text: asked }] };
    const session = { ...made, messages: [request], messageCount: 1 };
    const channel = bench.channels.open(session.id);
    const run: Live = { id: "r", session, messages: () => 1, stop() {}, done: Promise.resolve() };
    channel.live = run;
    const base = `http://127.0.0.1:${server.port}`;
    const page = await context.newPage();
    await page.goto(`${base}/?token=${token}`);
    await page.goto(`${base}/plan/s/${session.id}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.evaluate(() => {
      let last = performance.now();
      const frames: number[] = [];
      window.frameTimes = frames;
      const next = (now: number) => {
        frames.push(now - last);
        last = now;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    const found = [];
    for (const perSecond of rates) {
      const end = `The end of ${perSecond}`;
      await page.evaluate(() => window.frameTimes?.splice(0));
      if (perSecond === 0) await Bun.sleep(seconds * 1000);
      else
        await pushed(channel, run, `${lesson.slice(0, perSecond * seconds * letters)}\n\n${end}`, perSecond);
      const told = performance.now();
      if (perSecond > 0) await page.getByText(end).first().waitFor();
      const behindMs = Math.round(performance.now() - told);
      const frames = (await page.evaluate(() => window.frameTimes?.splice(0))) ?? [];
      found.push({
        perSecond,
        longFrames: frames.filter((ms) => ms > 50).length,
        longestFrame: Math.round(Math.max(...frames)),
        frames: frames.length,
        behindMs,
      });
    }
    return found;
  } finally {
    await context.close();
    await server.stop(true);
    rmSync(here.top, { recursive: true, force: true });
  }
}

/** As a model does: a few letters at a time. */
const letters = 5;

async function pushed(channel: Channel, run: Live, text: string, perSecond: number): Promise<void> {
  const from = { agent: "lesson-planner", depth: 0 };
  channel.hear(run, { type: "turn_start", turn: 1, ...from });
  const deltas = text.match(new RegExp(`[\\s\\S]{1,${letters}}`, "g")) ?? [];
  const started = performance.now();
  for (let sent = 0; sent < deltas.length; ) {
    const due = Math.min(deltas.length, Math.ceil(((performance.now() - started) / 1000) * perSecond));
    for (; sent < due; sent++) channel.hear(run, { type: "text", delta: deltas[sent] ?? "", ...from });
    await Bun.sleep(1);
  }
}
