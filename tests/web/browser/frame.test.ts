import { afterAll, beforeAll, expect, test } from "bun:test";
import { rooms } from "../../../src/web/app/rooms.ts";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { swept } from "../../sweep.ts";
import { at, inBrowser, looksRight, passesAxeInBothThemes } from "./harness.ts";

/** What Ollama answers, and what it was asked. */
function localModels() {
  const asked: string[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch(request) {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      if (request.method === "GET")
        return Response.json({
          object: "list",
          data: ["llama3.2", "qwen3:8b"].map((id) => ({ id, owned_by: "library" })),
        });
      const chunk = {
        id: "c",
        model: "m",
        choices: [{ index: 0, delta: { content: "OK" }, finish_reason: "stop" }],
      };
      return new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, {
        headers: { "content-type": "text/event-stream" },
      });
    },
  });
  return { asked, port: server.port, stop: () => void server.stop(true) };
}

inBrowser("the frame around every room", (visit) => {
  let desk: Desk;
  let ollama: ReturnType<typeof localModels>;
  beforeAll(async () => {
    ollama = localModels();
    desk = await deskHere({ env: { TEACHER_ASSIST_LOCAL_SERVERS: `ollama=${ollama.port}` } });
  });
  afterAll(async () => {
    await desk[Symbol.asyncDispose]();
    ollama.stop();
  });
  const say = words.frame;

  test("says who drafts, and takes a key that the page never sees again", () =>
    visit(desk, {}, async (page) => {
      await page
        .getByRole("button", { name: say.model.label })
        .or(page.getByText(say.model.rooms.plan.rulesTitle))
        .first()
        .click();
      await passesAxeInBothThemes(page);
      await page.getByRole("button", { name: say.model.set }).click();
      const dialog = page.getByRole("dialog", { name: say.model.title });
      await dialog.waitFor();
      await passesAxeInBothThemes(page);
      await dialog.getByLabel(say.model.key).fill("sk-ant-secret-of-mine");
      await dialog.getByLabel(say.model.baseUrl).fill("http://127.0.0.1:9");
      await dialog.getByRole("button", { name: say.save, exact: true }).click();
      await dialog.getByRole("alert").waitFor();
      await passesAxeInBothThemes(page);
      await dialog.getByRole("button", { name: say.model.saveAnyway }).click();
      await dialog.waitFor({ state: "detached" });
      await page.reload();
      await page.getByRole("heading", { level: 1 }).waitFor();
      const everything = await page.evaluate(async () => {
        const about = await (await fetch("/api/about")).text();
        return document.documentElement.outerHTML + JSON.stringify({ ...localStorage }) + about;
      });
      expect(everything).not.toContain("secret-of-mine");
      await desk.reach().client.about.key.$delete();
    }));

  test("a model that runs on this computer is offered by name, and asked nothing before it is chosen", () =>
    visit(desk, {}, async (page) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(ollama.asked.filter((path) => path !== "GET /v1/models")).toEqual([]);
      await page.keyboard.press("ControlOrMeta+k");
      await page.getByRole("dialog", { name: say.palette.label }).waitFor();
      await page.keyboard.type(say.model.set);
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: say.model.title });
      const found = dialog.getByLabel(say.model.local.label);
      await found.waitFor();
      expect(await found.locator("optgroup").getAttribute("label")).toBe("Ollama");
      await found.selectOption("qwen3:8b");
      expect(await dialog.getByLabel(say.model.modelName).inputValue()).toBe("qwen3:8b");
      expect(await dialog.getByLabel(say.model.baseUrl).inputValue()).toBe(
        `http://127.0.0.1:${ollama.port}/v1`,
      );
      await looksRight(page, "local-models", "[role=dialog]");
      expect(ollama.asked.filter((path) => path !== "GET /v1/models")).toEqual([]);
      await dialog.getByRole("button", { name: say.save, exact: true }).click();
      await dialog.waitFor({ state: "detached" });
      expect(ollama.asked).toContain("POST /v1/chat/completions");
      expect((await (await desk.reach().client.about.$get()).json()).model).toMatchObject({
        provider: "openai",
        model: "qwen3:8b",
      });
      await desk.reach().client.about.key.$delete();
    }));

  test("Ctrl-K finds any room, ? shows the keys, the colours are the reader's own", () =>
    visit(desk, {}, async (page) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.keyboard.press("ControlOrMeta+k");
      const palette = page.getByRole("dialog", { name: say.palette.label });
      await palette.waitFor();
      await passesAxeInBothThemes(page);
      await page.keyboard.type(say.rooms.research);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/research");
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: words.help.title }).waitFor();
      await passesAxeInBothThemes(page);
      await page.keyboard.press("Escape");
      const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
      await page.getByRole("button", { name: say.theme.next(say.theme.system) }).click();
      const light = await ink();
      await page.getByRole("button", { name: say.theme.next(say.theme.light) }).click();
      const isDark = () =>
        page.waitForFunction((before) => getComputedStyle(document.body).color !== before, light);
      await page.getByRole("button", { name: say.theme.next(say.theme.dark) }).waitFor();
      await isDark();
      await page.reload();
      await page.getByRole("button", { name: say.theme.next(say.theme.dark) }).waitFor();
      await isDark();
      await page.getByRole("button", { name: say.theme.next(say.theme.dark) }).click();
      await page.getByRole("button", { name: say.theme.next(say.theme.system) }).waitFor();
    }));

  const names = rooms.map(({ name }) => name);
  test.each(swept(names, 1))("%s, for somebody who has done nothing yet", (name) =>
    visit(desk, { path: `/${name}` }, async (page) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await looksRight(page, `${name}-empty`);
    }),
  );

  test("nothing moves for who asks for that, and buttons fade for everybody else", () =>
    visit(desk, { path: "/plan" }, async (page) => {
      await page.locator(".button-main").first().waitFor();
      const moves = () =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll("*"), (one) => getComputedStyle(one)).some(
            ({ transitionDuration, animationName }) =>
              parseFloat(transitionDuration) > 0 || animationName !== "none",
          ),
        );
      expect(await moves()).toBe(false);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      expect(await moves()).toBe(true);
    }));

  // One browser that has never been here for both.
  test("the token leaves the address at once, and the page is one that a screen reader finds its way in; an address that is nowhere leads to the rooms, and one of another start says what to open", () =>
    visit(
      desk,
      { fresh: true, expected: [{ complaint: /status of 401/, because: "the cookie was taken away" }] },
      async (page) => {
        await page.getByRole("heading", { level: 1 }).waitFor();
        expect(page.url()).not.toContain("token");
        expect(await page.evaluate(() => document.cookie)).toBe("");
        expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
        expect(await page.getByRole("main").count()).toBe(1);
        expect(await page.getByRole("navigation", { name: say.roomsLabel }).getByRole("link").count()).toBe(
          4,
        );
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say.skipToContent);

        await page.goto(at(desk, "/no/such/place"));
        await page.getByText(say.nowhere.title).waitFor();
        expect(await page.getByRole("main").getByRole("link").count()).toBe(rooms.length);
        await passesAxeInBothThemes(page);
        await page.context().clearCookies();
        await page.goto(at(desk, "/plan"));
        await page.getByText("Open the address that was printed").waitFor();
        const elsewhere = await page.context().newPage();
        await elsewhere.goto(desk.url());
        await page.getByRole("heading", { level: 1, name: say.rooms.plan }).waitFor();
      },
    ));
});
