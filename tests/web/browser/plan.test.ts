import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { words } from "../../../src/web/words/words.ts";
import { type Program, program } from "../../server/program.ts";
import { at, inBrowser, looksRight, passesAxeInBothThemes } from "./harness.ts";
import { accept, decidable, draftLesson, section, sectionTitles, textOf } from "./plan-steps.ts";

const say = words.planLesson;

/** Where the keyboard is: the section, if it is in one. */
const sectionInHand = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("section")?.querySelector("h2")?.textContent ?? null);

/** Never nowhere. */
const holdsKeyboard = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

inBrowser("planning", (visit) => {
  let desk: Program;
  /** The address of a lesson that was drafted once, for all. */
  let lesson = "";
  beforeAll(async () => {
    desk = await program();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test(
    "every view of it looks right and passes axe, with what opens in it",
    () =>
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
        lesson = new URL(page.url()).pathname;
        const main = "Main";
        await section(page, main)
          .getByRole("button", { name: say.alternativesNamed(main) })
          .click();
        await section(page, main)
          .getByRole("listitem", { name: say.option(1) })
          .waitFor();
        await looksRight(page, "plan-alternatives");
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
        await looksRight(page, "plan-revise");
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
      }),
    180_000,
  );

  test(
    "its lists and its workspace do too",
    () =>
      visit(desk, { path: "/plan/lessons" }, async (page) => {
        await page.getByRole("heading", { level: 1 }).waitFor();
        await looksRight(page, "plan-lessons");
        await page.goto(at(desk, "/plan/set-up"));
        await page.getByRole("heading", { level: 1 }).waitFor();
        await looksRight(page, "plan-set-up");
        await page.goto(at(desk, "/plan?file=classes%2F3B.md"));
        await page.getByRole("textbox", { name: /^Text of / }).waitFor();
        await looksRight(page, "plan-file");
        for (const tab of [words.planWorkspace.tabs.classes, words.planWorkspace.tabs.curriculum]) {
          await page.getByRole("tab", { name: tab }).click();
          await page.getByRole("tabpanel", { name: tab }).waitFor();
          await passesAxeInBothThemes(page);
        }
      }),
    180_000,
  );

  test(
    "all decisions by keys alone, and the keyboard is never lost",
    () =>
      visit(desk, {}, async (page) => {
        await draftLesson(page);
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

        const before = await textOf(page, second);
        await decidable(page, second);
        await page.keyboard.press("r");
        await page.getByRole("textbox", { name: say.reviseOwn }).waitFor();
        await page.keyboard.type("Make it shorter");
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

        for (const title of titles.slice(2)) {
          await page.waitForFunction(
            (wanted) => document.activeElement?.querySelector("h2")?.textContent === wanted,
            title,
          );
          await decidable(page, title);
          await page.keyboard.press("a");
          await section(page, title).getByText(say.accepted, { exact: true }).waitFor();
          expect(await holdsKeyboard(page)).toBe(true);
        }
        await page.getByRole("heading", { name: say.ready }).waitFor();
        await looksRight(page, "plan-ready");
      }),
    180_000,
  );

  test(
    "a file is saved by Ctrl-S, kept through a reload, and never written over what changed on disk",
    () =>
      visit(
        desk,
        {
          path: "/plan?file=classes%2F3B.md",
          expected: [{ complaint: /status of 409/, because: "it changed on disk" }],
        },
        async (page) => {
          const file = words.planWorkspace.file;
          const path = `${desk.here.workspace}/classes/3B.md`;
          const text = page.getByRole("textbox", { name: file.label("classes/3B.md") });
          await text.waitFor();
          await text.focus();
          await page.keyboard.press("ControlOrMeta+Home");
          await page.keyboard.press("ControlOrMeta+End");
          await page.keyboard.insertText("\nThey like football.\n");
          await page.getByText(file.unsaved, { exact: true }).waitFor();
          await page.reload();
          await page.getByText(file.restored).waitFor();
          expect(await Bun.file(path).text()).not.toContain("football");
          await text.focus();
          await page.keyboard.press("ControlOrMeta+s");
          await page.getByText(file.saved, { exact: true }).waitFor();
          expect(await Bun.file(path).text()).toContain("They like football.");

          await Bun.write(path, `${await Bun.file(path).text()}\nWritten by another program.\n`);
          await text.focus();
          await page.keyboard.press("ControlOrMeta+Home");
          await page.keyboard.press("ControlOrMeta+End");
          await page.keyboard.insertText("Mine.\n");
          await page.keyboard.press("ControlOrMeta+s");
          await page.getByText(words.planWorkspace.conflict.changed).waitFor();
          expect(await Bun.file(path).text()).not.toContain("Mine.");
          await passesAxeInBothThemes(page);
          await page.getByRole("button", { name: words.planWorkspace.conflict.keepMine }).click();
          await page.getByText(file.saved, { exact: true }).waitFor();
          expect(await Bun.file(path).text()).toContain("Mine.");
        },
      ),
    180_000,
  );

  test(
    "evidence opens the curriculum at its lines",
    () =>
      visit(desk, { path: lesson }, async (page) => {
        const chip = page.getByRole("button", { name: new RegExp(say.verified) }).first();
        await chip.waitFor();
        await chip.hover();
        await passesAxeInBothThemes(page);
        await chip.click();
        await page.getByText(/Lines? \d+.* marked/).waitFor();
        expect(new URL(page.url()).searchParams.get("file")).toContain("curriculum/");
      }),
    60_000,
  );
});
