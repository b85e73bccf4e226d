import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { editing as editingWords } from "../../../src/web/words/en/editing.ts";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { isWhole } from "../../sweep.ts";
import { inBrowser, passesAxeInBothThemes } from "./harness.ts";
import { openLesson, section, sectionTitles, textOf, type } from "./plan-steps.ts";

const say = editingWords;
const field = (page: Page, title: string) => page.getByRole("textbox", { name: say.textOf(title) });
const save = async (page: Page, title: string) => {
  const button = section(page, title).getByRole("button", { name: say.save });
  expect(await button.evaluate(seen)).toBe(1);
  await button.click();
};

/** How much of an element is seen: what is there can still be see-through. */
function seen(element: Element): number {
  let share = 1;
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    share *= Number(getComputedStyle(at).opacity);
  return share;
}

inBrowser("a teacher types into her lesson", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("where she clicks; it outlives a reload; saved, it stands in the history with what changed, and can be undone", () =>
    visit(desk, { path: null }, async (page) => {
      await openLesson(page, desk, "kite making");
      const before = await textOf(page, "Starter");
      await section(page, "Starter").getByText("Books closed.").click();
      await field(page, "Starter").waitFor();
      await page.keyboard.type(" Bags away too.");
      await passesAxeInBothThemes(page, "section:focus-within");
      await page.getByText(say.kept).waitFor();
      await page.reload();
      await page.getByText(say.restored).waitFor();
      expect(await field(page, "Starter").textContent()).toContain("Books closed. Bags away too.");
      await save(page, "Starter");
      await field(page, "Starter").waitFor({ state: "detached" });
      expect(await textOf(page, "Starter")).toBe(
        before.replace("Books closed.", "Books closed. Bags away too."),
      );

      await page.getByRole("button", { name: words.planLesson.historyOf("Starter") }).click();
      const history = page.getByRole("dialog");
      await history.getByRole("heading", { name: words.planLesson.versions.steps.edit }).waitFor();
      await history.locator("ins").getByText("Bags away too.", { exact: true }).waitFor();
      expect(await history.locator("ins").count()).toBe(1);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: words.planLesson.undoNamed("Starter") }).click();
      await page.getByText("Books closed. Bags away too.").waitFor({ state: "detached" });
      expect(await textOf(page, "Starter")).toBe(before);
    }));

  test("by the keyboard alone; what changed meanwhile is never written over unseen, and neither text is lost", () =>
    visit(
      desk,
      {
        path: null,
        expected: [{ complaint: /status of 409/, because: "the section was changed meanwhile" }],
      },
      async (page) => {
        await openLesson(page, desk);
        const [, id = ""] = /\/plan\/s\/([^/?]+)/.exec(page.url()) ?? [];
        await section(page, "Plenary").focus();
        await page.keyboard.press("e");
        await field(page, "Plenary").waitFor();
        await page.keyboard.press("Control+End");
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
        await type(page, "- Stack the chairs.\nThe last one turns off the light.");
        const elsewhere = { type: "edit", section: "plenary", text: "Everybody sings." };
        await desk.reach().send("POST", `/api/sessions/${id}/decisions`, elsewhere);
        await page.getByText(say.conflict.changed).waitFor();
        await page.getByRole("button", { name: say.conflict.keepMine }).click();
        await field(page, "Plenary").waitFor({ state: "detached" });
        const items = section(page, "Plenary").locator("li");
        expect(await items.allTextContents()).toEqual(
          expect.arrayContaining(["Stack the chairs.", "The last one turns off the light."]),
        );
        if (isWhole) {
          await page.getByRole("button", { name: words.planLesson.historyOf("Plenary") }).click();
          await page.getByRole("dialog").getByText("Everybody sings.").first().waitFor();
        }
        const { session } = await (await desk.reach().client.sessions[":id"].$get({ param: { id } })).json();
        expect(JSON.stringify(session.decisions)).toContain("Everybody sings.");
      },
    ));

  test("fills in what only she can give, where it is asked for; it is kept as her note, and she is told", () =>
    visit(desk, { path: null }, async (page) => {
      await openLesson(page, desk, "candle dipping");
      const form = page.getByRole("group", { name: say.field.title("one worked example") });
      await form.getByRole("textbox", { name: say.field.problem }).fill("A candle as thick as a thumb.");
      await form.getByRole("textbox", { name: say.field.steps }).fill("1. Dip.\n2. Wait.\n3. Dip again.");
      await passesAxeInBothThemes(page, "section:focus-within");
      if (isWhole) await page.reload();
      await form.getByRole("textbox", { name: say.field.result }).fill("Twelve dips.");
      await form.getByRole("button", { name: say.field.put }).click();
      await page.getByText(say.field.kept("Candle dipping")).waitFor();
      await form.waitFor({ state: "detached" });
      expect(await textOf(page, "Main")).toMatch(
        /thick as a thumb\.\s+Dip\.\s+Wait\.\s+Dip again\.\s+Result: Twelve dips\./,
      );
      const note = readFileSync(join(desk.here.workspace, "topics/candle-dipping.md"), "utf8");
      expect(note).toContain("### Steps\n1. Dip.\n2. Wait.\n3. Dip again.");
    }));

  test("moves a section by its buttons and by dragging, and changes minutes with the total in sight; each can be undone", () =>
    visit(desk, { path: null }, async (page) => {
      await openLesson(page, desk);
      const titles = await sectionTitles(page);
      await page.getByRole("button", { name: say.order.up("Plenary") }).press("Enter");
      await page.waitForFunction(
        () => document.querySelectorAll("main section h2")[5]?.textContent === "Plenary",
      );
      await page.getByRole("button", { name: words.planLesson.undoNamed("Plenary") }).click();
      await page.waitForFunction(
        () => document.querySelectorAll("main section h2")[6]?.textContent === "Plenary",
      );
      expect(await sectionTitles(page)).toEqual(titles);
      await section(page, "Assessment").locator(".lesson-drag").dragTo(section(page, "Plenary"));
      await page.waitForFunction(
        () => document.querySelectorAll("main section h2")[6]?.textContent === "Assessment",
      );

      await section(page, "Plenary")
        .getByRole("button", { name: /Change them$/ })
        .click();
      const form = page.getByRole("form", { name: say.minutes.title("Plenary") });
      const before = Number(await form.getByRole("spinbutton").inputValue());
      await form.getByRole("spinbutton").fill("2.5");
      await form.getByText(say.minutes.whole).waitFor();
      expect(await form.getByRole("button", { name: say.save }).isDisabled()).toBe(true);
      await form.getByRole("spinbutton").fill(String(before + 3));
      await form.getByText(say.minutes.over(3)).waitFor();
      await passesAxeInBothThemes(page, "section:focus-within");
      await form.getByRole("button", { name: say.save }).click();
      await form.waitFor({ state: "detached" });
      expect(await textOf(page, "Plenary")).toStartWith(`Time: ${before + 3} minutes`);
      expect(await textOf(page, "Timings")).toContain("53");
    }));
});
