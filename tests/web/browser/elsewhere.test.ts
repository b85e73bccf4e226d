import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Desk, deskHere } from "../../server/desk.ts";
import { inBrowser } from "./harness.ts";

const quietly = [
  {
    complaint: /request to elsewhere: http:\/\/(127\.0\.0\.1|localhost):\d+\//,
    because: "that page is elsewhere",
  },
  {
    complaint: /CORS|WebSocket|status of 40[134]|ERR_|frame|Content Security Policy/i,
    because: "it was refused",
  },
];

inBrowser("a page of another site, in the browser that has the key to the workbench", (visit) => {
  let desk: Desk;
  let evil: ReturnType<typeof Bun.serve>;
  beforeAll(async () => {
    desk = await deskHere();
    evil = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: () =>
        new Response("<!doctype html><h1>Elsewhere</h1>", { headers: { "content-type": "text/html" } }),
    });
  });
  afterAll(async () => {
    await evil.stop(true);
    await desk[Symbol.asyncDispose]();
  });

  // Another port of this machine is the same site to a browser: it sends the cookie along. `localhost` is another site.
  test.each(["127.0.0.1", "localhost"])(
    "from %s can neither read, nor write, nor listen, nor frame",
    (host) =>
      visit(desk, { fresh: true, expected: quietly }, async (page) => {
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.goto(`http://${host}:${evil.port}/`);
        const own = `http://127.0.0.1:${desk.port}`;
        const tried = await page.evaluate(async (base) => {
          const read = (init?: RequestInit) =>
            fetch(`${base}/api/about`, { credentials: "include", ...init }).then(
              async (reply) => `${reply.type} ${reply.status} ${await reply.text()}`,
              () => "refused",
            );
          const post = (type: string) =>
            fetch(`${base}/api/workspace/setup`, {
              method: "POST",
              credentials: "include",
              mode: type === "text/plain" ? "no-cors" : "cors",
              headers: { "content-type": type },
              body: JSON.stringify({ name: "stolen" }),
            }).then(
              (reply) => `${reply.type} ${reply.status}`,
              () => "refused",
            );
          const socket = (address: string) =>
            new Promise<string>((resolve) => {
              const line = new WebSocket(address);
              line.onopen = () => resolve("open");
              line.onerror = () => resolve("refused");
            });
          const frame = document.createElement("iframe");
          frame.src = `${base}/plan`;
          document.body.append(frame);
          await new Promise((loaded) => {
            frame.onload = loaded;
          });
          const script = document.createElement("script");
          script.src = `${base}/api/about`;
          const ran = new Promise<string>((resolve) => {
            script.onload = () => resolve("ran");
            script.onerror = () => resolve("refused");
          });
          document.body.append(script);
          return {
            read: await read(),
            readBlind: await read({ mode: "no-cors" }),
            postJson: await post("application/json"),
            postPlain: await post("text/plain"),
            socket: await socket(`${base.replace("http", "ws")}/ws`),
            framed: frame.contentDocument === null ? "closed" : "open",
            script: await ran,
          };
        }, own);
        expect(tried).toEqual({
          read: "refused",
          readBlind: expect.stringMatching(/^(refused|opaque 0 )$/),
          postJson: "refused",
          postPlain: expect.stringMatching(/^(refused|opaque 0)$/),
          socket: "refused",
          framed: "closed",
          script: "refused",
        });
        expect(
          page
            .frames()
            .slice(1)
            .map((frame) => frame.url()),
        ).not.toContain(`${own}/plan`);
        // A form can be sent anywhere: it changed nothing.
        await page.setContent(
          `<form method="post" enctype="text/plain" action="${own}/api/workspace/setup"><input name='{"name":"stolen","a":"' value='"}'></form>`,
        );
        await Promise.all([page.waitForNavigation(), page.evaluate(() => document.forms[0]?.submit())]);
        expect(await page.locator("body").textContent()).toContain(
          "Another site's page may not use this server",
        );
        const { root } = await (await desk.reach().client.workspace.$get()).json();
        expect(root).toBe(desk.here.workspace);
      }),
  );
});
