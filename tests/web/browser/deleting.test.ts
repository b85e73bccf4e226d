import { afterAll, beforeAll, expect, test } from "bun:test";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { aLesson, drafted } from "../../server/drafted.ts";
import { inBrowser, passesAxeInBothThemes } from "./harness.ts";

const say = words.manage;

inBrowser("what is kept can be renamed and deleted in the page", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere({
      env: { ANTHROPIC_API_KEY: "sk-of-the-environment", ANTHROPIC_BASE_URL: "https://gateway.example" },
      flags: { provider: "builtin" },
    });
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("what other agents did for a lesson stands under it, can be read, and is counted before it goes", async () => {
    const id = await drafted(desk, "iteration for 3B with a worksheet");
    await visit(desk, { path: "/plan/lessons" }, async (page) => {
      const row = page.getByRole("listitem").filter({ has: page.locator(`a[href$="/${id}"]`) });
      const helpers = row.getByRole("list", { name: words.plan.list.calledIn });
      await helpers.getByRole("link", { name: "Resource creator: worksheet", exact: true }).waitFor();
      expect(await helpers.getByRole("link").count()).toBe(1);
      await row.getByRole("button").click();
      await page.getByRole("menuitem", { name: say.lesson.delete }).click();
      await page.getByText(/what 1 agent did for it/).waitFor();
      await page.keyboard.press("Escape");
      await helpers.getByRole("link").click();
      await page
        .getByRole("heading", { name: /worksheet/i })
        .first()
        .waitFor();
      expect(new URL(page.url()).pathname).toBe(`/plan/s/${id}.1`);
    });
    expect((await desk.reach().send("DELETE", `/api/sessions/${id}`, {})).status).toBe(200);
  });

  test("a lesson, by the keyboard alone, with what goes said before", async () => {
    const [id, other] = [await aLesson(desk), await aLesson(desk)];
    await visit(desk, { path: "/plan/lessons" }, async (page) => {
      const row = (name: string | RegExp) =>
        page.getByRole("listitem").filter({ has: page.locator(`a[href*="${name}"]`) });
      const more = row(id).getByRole("button");
      await more.waitFor();
      await more.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("menuitem", { name: say.lesson.rename }).waitFor();
      await page.keyboard.press("Enter");
      const field = page.getByRole("textbox", { name: say.lesson.name });
      await field.waitFor();
      await passesAxeInBothThemes(page);
      await field.fill("Loops, spring term");
      await page.keyboard.press("Enter");
      await row(id)
        .getByRole("link", { name: /Loops, spring term/ })
        .waitFor();

      await more.focus();
      await page.keyboard.press("Enter");
      // The keyboard reaches the menu a moment after the eye does.
      const last = page.getByRole("menuitem", { name: say.lesson.delete });
      await last.waitFor();
      while (!(await last.evaluate((item) => item === document.activeElement)))
        await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      const asked = page.getByRole("dialog", { name: say.lesson.deleteTitle("Loops, spring term") });
      await asked.getByText(/This cannot be undone/).waitFor();
      await passesAxeInBothThemes(page);
      // The keyboard begins at the way out.
      await page.keyboard.press("Enter");
      await asked.waitFor({ state: "detached" });
      await row(id).waitFor();

      await more.click();
      await page.getByRole("menuitem", { name: say.lesson.delete }).click();
      await asked.getByRole("button", { name: say.lesson.deleteYes }).click();
      await row(id).waitFor({ state: "detached" });
      await row(other).waitFor();
      await page.getByText(say.lesson.deleted("Loops, spring term")).waitFor();
    });
    const { sessions } = await (await desk.reach().client.sessions.$get({ query: {} })).json();
    expect(sessions.map((one) => one.id)).toEqual([other]);
  });

  test("a learner's data, a course at a time", async () => {
    await desk.reach().send("POST", "/api/study/courses/bahasa-melayu/exercises", { concept: "greetings" });
    await visit(desk, { path: "/study/settings" }, async (page) => {
      await page.getByRole("button", { name: say.data.deleteOf("bahasa-melayu") }).click();
      await page.getByRole("dialog", { name: say.data.ask("bahasa-melayu") }).waitFor();
      await passesAxeInBothThemes(page);
      await page.getByRole("button", { name: say.data.deleteYes }).click();
      await page.getByText(say.data.none).waitFor();
    });
  });

  test("a key that would go to a new address is asked about where the model is set", async () => {
    await visit(desk, { path: "/plan" }, async (page) => {
      await page
        .getByRole("button", { name: new RegExp(words.frame.model.label) })
        .first()
        .click();
      await page
        .getByRole("button", { name: words.frame.model.set })
        .or(page.getByRole("menuitem", { name: words.frame.model.change }))
        .or(page.getByRole("button", { name: words.frame.model.change }))
        .first()
        .click();
      await page.getByText(/https:\/\/gateway\.example, where it has never gone before/).waitFor();
      await passesAxeInBothThemes(page);
      await page.getByRole("button", { name: words.frame.model.asks.allow }).click();
      await page.getByText(words.frame.model.asks.allowed("https://gateway.example")).waitFor();
    });
  });
});
