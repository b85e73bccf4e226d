import { afterAll, beforeAll, test } from "bun:test";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { goTo, inBrowser, looksRight, passesAxeInBothThemes } from "./harness.ts";
import { accept, section } from "./plan-steps.ts";

const say = words.planLesson;

inBrowser("Plan, room by room", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("every view of it looks right and passes axe, with what opens in it", () =>
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
      await page.getByRole("button", { name: words.plan.draftIt }).click();
      await page.waitForURL(/\/plan\/s\//);
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
    visit(desk, { path: "/plan/lessons" }, async (page) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await looksRight(page, "plan-lessons");
      await goTo(page, desk, "/plan/set-up");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await looksRight(page, "plan-set-up");
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
