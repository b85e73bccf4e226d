import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { isWhole, swept } from "../../sweep.ts";
import { goTo, inBrowser, looksRight, passesAxeInBothThemes, sizes } from "./harness.ts";
import { accept, section } from "./plan-steps.ts";

const say = words.planLesson;

/** With a source at the left and the conversation at the right of it, at the widths of usual laptops. */
async function roomForAll(page: Page, desk: Desk): Promise<void> {
  const lesson = new URL(page.url()).pathname;
  await goTo(page, desk, `${lesson}?file=curriculum%2Fcfe-computing.md`);
  await page.locator(".desk-rail-open").click();
  for (const width of swept([1366, 1440, 1024, 1200], 2)) {
    await page.setViewportSize({ width, height: 768 });
    await page.locator("#section-main").waitFor();
    const found = await page.evaluate(() => {
      const words = [...document.querySelectorAll(".lesson-bar-words, .lesson-bar button")];
      const tall = words.filter((one) => one.getBoundingClientRect().height > 64);
      const all = [...document.querySelectorAll(".lesson-bar, .ws-files, .ws-files-head, .lesson-controls")];
      const wide = all.filter((one) => one.scrollWidth > one.clientWidth + 2);
      return [...tall, ...wide].map((one) => one.className);
    });
    expect({ width, found }).toEqual({ width, found: [] });
  }
  // On a telephone the lesson ends where the bar of its panes begins.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator(".desk-tabs").getByRole("button", { name: words.plan.pane.lesson }).click();
  await page.locator("#section-main").waitFor();
  const apart = await page.evaluate(() => {
    const edge = (part: string) => document.querySelector(part)?.getBoundingClientRect();
    return (edge(".desk-tabs")?.top ?? 0) - (edge(".desk-one > *")?.bottom ?? 0);
  });
  expect(apart).toBeGreaterThanOrEqual(0);
  await page.setViewportSize(sizes[0]);
  await page.getByRole("button", { name: say.conversation.fold }).click();
  await goTo(page, desk, lesson);
  await page.locator("#section-main").waitFor();
}

/** Listens as a screen reader does from now on; what it gives waits until the words were said. */
async function hearing(page: Page, wanted: string): Promise<() => Promise<unknown>> {
  await page.evaluate((awaited) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const observer = new MutationObserver(() => {
      for (const each of document.querySelectorAll("[aria-live=polite], [role=status]"))
        if (each.textContent) said.push(each.textContent);
      if (said.includes(awaited)) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }, wanted);
  return () => page.waitForFunction((awaited) => Reflect.get(window, "said").includes(awaited), wanted);
}

inBrowser("Plan, room by room", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("every view of it looks right and passes axe, with what opens in it; a draft that was there at once is told of", () =>
    visit(desk, {}, async (page) => {
      await page.getByRole("radio", { name: /^3B/ }).check();
      const topic = page.getByRole("combobox", { name: words.plan.start.topic });
      await topic.fill("repetition");
      await page.getByRole("option").first().waitFor();
      await passesAxeInBothThemes(page);
      await topic.press("Escape");
      await page.getByRole("button", { name: words.plan.start.makeClass }).click();
      await page.getByRole("dialog").waitFor();
      await passesAxeInBothThemes(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: words.plan.start.go }).click();
      await page.getByText(words.plan.before.use).waitFor();
      await looksRight(page, "plan-before");
      const heard = await hearing(page, say.allWritten(11));
      await page.getByRole("button", { name: words.plan.draftIt }).click();
      await page.waitForURL(/\/plan\/s\//);
      await heard();
      const main = "Main";
      await section(page, main)
        .getByRole("button", { name: say.alternativesNamed(main) })
        .click();
      await section(page, main)
        .getByRole("listitem", { name: say.option(1) })
        .waitFor();
      await looksRight(page, "plan-alternatives", "#section-main");
      await section(page, main).getByRole("button", { name: say.keep }).click();
      await section(page, main)
        .getByRole("listitem", { name: say.option(1) })
        .waitFor({ state: "detached" });
      await accept(page, "Overview");
      await looksRight(page, "plan-lesson");
      await roomForAll(page, desk);
      await section(page, "Starter")
        .getByRole("button", { name: say.reviseNamed("Starter") })
        .click();
      await page.getByRole("textbox", { name: say.reviseOwn }).waitFor();
      await passesAxeInBothThemes(page, "#section-starter");
      await section(page, "Overview")
        .getByRole("button", { name: say.historyOf("Overview") })
        .click();
      await page.getByRole("dialog", { name: say.historyOf("Overview") }).waitFor();
      await passesAxeInBothThemes(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: say.export }).first().click();
      await page.getByRole("menuitem").first().waitFor();
      await passesAxeInBothThemes(page);
      await page.keyboard.press("Escape");
    }));

  test("its lists and its workspace do too", () =>
    visit(desk, { path: "/plan/set-up" }, async (page) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await looksRight(page, "plan-set-up");
      if (!isWhole) return; // plan-workspace/pages.test.ts and deleting.test.ts look at parts of the others
      await goTo(page, desk, "/plan/lessons");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await looksRight(page, "plan-lessons");
      await goTo(page, desk, "/plan?file=classes%2F3B.md");
      await page.getByRole("textbox", { name: /^Text of / }).waitFor();
      await looksRight(page, "plan-file");
      for (const tab of [words.planWorkspace.tabs.classes, words.planWorkspace.tabs.curriculum]) {
        await page.getByRole("tab", { name: tab }).click();
        await page.getByRole("tabpanel", { name: tab }).waitFor();
        await passesAxeInBothThemes(page, "[role=tabpanel][data-state=active]");
      }
    }));
});
