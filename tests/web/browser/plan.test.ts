import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { editing as editingWords } from "../../../src/web/words/en/editing.ts";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { isWhole, times } from "../../sweep.ts";
import { inBrowser, looksRight, passesAxeInBothThemes } from "./harness.ts";
import { acceptButtons, decidable, openLesson, section, sectionTitles, textOf, type } from "./plan-steps.ts";

const say = words.planLesson;

/** Where the keyboard is: the section, if it is in one. */
const sectionInHand = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("section")?.querySelector("h2")?.textContent ?? null);

/** Never nowhere. */
const holdsKeyboard = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

inBrowser("planning", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("a name typed into a section is asked about, and what she kept comes along to another class", () =>
    visit(
      desk,
      { path: null, expected: [{ complaint: /status of 422/, because: "it asks first" }] },
      async (page) => {
        await openLesson(page, desk);
        const title = "Assessment";
        await section(page, title)
          .getByRole("button", { name: editingWords.editNamed(title) })
          .click();
        await page.getByRole("textbox", { name: editingWords.textOf(title) }).waitFor();
        await page.keyboard.press("ControlOrMeta+a");
        await type(page, "Rowan Achterberg has dyspraxia.");
        await page.keyboard.press("ControlOrMeta+Enter");
        const asks = page.getByRole("dialog", { name: editingWords.personal.title });
        await asks.getByRole("button", { name: words.plan.class.keepAnyway }).click();
        await section(page, title).getByText(say.accepted, { exact: true }).waitFor();
        expect(await textOf(page, title)).toContain("Rowan Achterberg");
        if (!isWhole) return; // another class's is a draft more: server/lesson.test.ts and lesson/adapting.test.ts ask for one too

        await page
          .locator(".lesson-bar")
          .getByRole("button", { name: /^More for/ })
          .click();
        await page.getByRole("menuitem", { name: words.manage.lesson.adapt }).click();
        await page.getByRole("radio", { name: /^2A/ }).click();
        await page.getByRole("button", { name: words.manage.adapt.go }).click();
        await page.getByText(words.manage.adapt.kept([title])).waitFor();
        expect(await textOf(page, title)).toContain("Rowan Achterberg");
      },
    ));

  test("all decisions by keys alone, and the keyboard is never lost", () =>
    visit(desk, { path: null }, async (page) => {
      await openLesson(page, desk);
      const titles = await sectionTitles(page);
      const [first = "", second = "", third = ""] = titles;
      await page.keyboard.press("j");
      expect(await sectionInHand(page)).toBe(first);
      await page.keyboard.press("j");
      await page.keyboard.press("k");
      expect(await sectionInHand(page)).toBe(first);

      await decidable(page, first);
      await page.keyboard.press("a");
      await section(page, first).getByText(say.accepted, { exact: true }).waitFor();
      await page.waitForFunction(
        (title) => document.activeElement?.querySelector("h2")?.textContent === title,
        second,
      );

      await decidable(page, second);
      await page.keyboard.press("u"); // takes back what A did, though A has moved on
      await page.getByText(say.said.undo(first)).waitFor();
      expect(await sectionInHand(page)).toBe(first);
      await decidable(page, first);
      await page.keyboard.press("a");
      await page.waitForFunction(
        (title) => document.activeElement?.querySelector("h2")?.textContent === title,
        second,
      );

      const before = await textOf(page, second);
      await decidable(page, second);
      await page.keyboard.press("r");
      await page.getByRole("textbox", { name: say.reviseOwn }).waitFor();
      await type(page, "Make it shorter");
      await page.keyboard.press("ControlOrMeta+Enter");
      await page.getByText(say.said.revise(second)).waitFor();
      expect(await textOf(page, second)).not.toBe(before);
      expect(await sectionInHand(page)).toBe(second);
      await decidable(page, second);
      await page.keyboard.press("u");
      await page.getByText(say.said.undo(second)).waitFor();
      expect(await textOf(page, second)).toBe(before);
      await decidable(page, second);
      await page.keyboard.press("a");
      await section(page, second).getByText(say.accepted, { exact: true }).waitFor();

      await decidable(page, third);
      await page.keyboard.press("l");
      const option = section(page, third).getByRole("listitem", { name: say.option(1) });
      await option.waitFor();
      await page.getByText(say.said.alternatives(third)).waitFor();
      const use = option.getByRole("button").filter({ hasText: say.use });
      for (
        let tabs = 0;
        tabs < 40 && !(await use.evaluate((button) => button === document.activeElement));
        tabs++
      )
        await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByText(say.said.pick(third)).waitFor();
      expect(await sectionInHand(page)).toBe(third);

      const rest = titles.slice(2);
      const byKey = rest.slice(0, times(1, rest.length - 2));
      for (const title of byKey) {
        await page.waitForFunction(
          (wanted) => document.activeElement?.querySelector("h2")?.textContent === wanted,
          title,
        );
        await decidable(page, title);
        await page.keyboard.press("a");
        await section(page, title).getByText(say.accepted, { exact: true }).waitFor();
        expect(await holdsKeyboard(page)).toBe(true);
      }
      await page.getByRole("button", { name: say.acceptRest(rest.length - byKey.length) }).press("Enter");
      await page.getByText(say.acceptedRest).waitFor();
      expect(await holdsKeyboard(page)).toBe(true);
      expect(await acceptButtons(page).count()).toBe(0);
      await page.getByRole("heading", { name: say.ready }).waitFor();
      await looksRight(page, "plan-ready", ".lesson-ready");

      // The next one knows this one: its class, and a topic that comes after it.
      await page.getByRole("button", { name: say.next }).click();
      const topic = page.getByRole("combobox", { name: words.plan.start.topic });
      await topic.waitFor();
      expect(await page.getByRole("radio", { name: /^3B/ }).isChecked()).toBe(true);
      expect(await topic.inputValue()).toMatch(/^(?!iteration with for loops$)\S/i);
    }));

  test("evidence opens the curriculum at its lines", () =>
    visit(desk, { path: null }, async (page) => {
      await openLesson(page, desk);
      const chip = page.getByRole("button", { name: new RegExp(say.verified) }).first();
      await chip.waitFor();
      await chip.hover();
      await passesAxeInBothThemes(page);
      await chip.click();
      await page.getByText(/Lines? \d+.* marked/).waitFor();
      expect(new URL(page.url()).searchParams.get("file")).toContain("curriculum/");
    }));
});
