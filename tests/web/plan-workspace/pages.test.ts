import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { isWhole } from "../../sweep.ts";
import { at, inBrowser, passesAxeInBothThemes } from "../browser/harness.ts";

const say = words.planWorkspace;
const notes = "classes/3B.md";
const open = `/plan?file=${notes}`;
const refused = { complaint: /status of 40[49]/, because: "the file was changed or removed on disk" };

inBrowser("a teacher's files in the browser", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  const onDisk = () => readFileSync(join(desk.here.workspace, notes), "utf8");
  const change = (text: string) => writeFileSync(join(desk.here.workspace, notes), text);
  const text = (page: Page) => page.getByRole("textbox", { name: say.file.label(notes) });
  const stateIs = (page: Page, state: string) =>
    page
      .getByRole("region", { name: say.file.region(notes) })
      .getByText(state, { exact: true })
      .waitFor();
  const type = async (page: Page, typed: string) => {
    await text(page).click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type(typed);
  };

  test("a file changed on disk meanwhile is shown beside one's own, and nothing is overwritten unasked", () =>
    visit(desk, { path: open, expected: [refused] }, async (page) => {
      await type(page, "Mine. ");
      change("Theirs.\n");
      await page.keyboard.press("Control+s");
      await page.getByText(say.conflict.changed).waitFor();
      expect(onDisk()).toBe("Theirs.\n");
      await page.getByRole("region", { name: say.conflict.compare }).getByText("Theirs").waitFor();
      await passesAxeInBothThemes(page, ".ws-file");
      if (isWhole) await page.reload();
      await page.getByRole("button", { name: say.conflict.takeTheirs }).click();
      await stateIs(page, say.file.saved);
      expect(await text(page).innerText()).toContain("Theirs.");
      await page.getByRole("button", { name: say.file.bringBack }).click();
      await stateIs(page, say.file.unsaved);
      await page.keyboard.press("Control+s");
      await stateIs(page, say.file.saved);
      expect(onDisk()).toStartWith("Mine. ");

      // By sample, no further: every way out of a conflict is in file-state.test.ts too.
      if (!isWhole) return;
      change(`${onDisk()}Written by another program.\n`);
      await type(page, "Ours. ");
      await stateIs(page, say.file.unsaved);
      expect(onDisk()).not.toContain("Ours.");
      await page.keyboard.press("Control+s");
      await page.getByText(say.conflict.changed).waitFor();
      expect(onDisk()).not.toContain("Ours.");
      await page.getByRole("button", { name: say.conflict.keepMine }).click();
      await stateIs(page, say.file.saved);
      expect(onDisk()).toStartWith("Ours. Mine. ");

      rmSync(join(desk.here.workspace, notes));
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await page.getByRole("button", { name: say.conflict.writeAgain }).click();
      await stateIs(page, say.file.saved);
      expect(onDisk()).toStartWith("Ours. Mine. ");
    }));

  test("two pages with one file open keep a text each", () =>
    visit(desk, { path: open, expected: [refused] }, async (page) => {
      const other = await page.context().newPage();
      await other.goto(at(desk, open));
      await text(other).waitFor();
      // As a person does: in the page that is in front. One behind it draws, and keeps, when the browser gets round to it.
      await page.bringToFront();
      await type(page, "Left. ");
      await stateIs(page, say.file.unsaved);
      await other.bringToFront();
      await type(other, "Right. ");
      await other.keyboard.press("Control+s");
      await stateIs(other, say.file.saved);
      await page.reload();
      await page.getByText(say.conflict.changed).waitFor();
      expect(await text(page).innerText()).toStartWith("Left. ");
      expect(onDisk()).toStartWith("Right. ");
      await other.close();
    }));

  test("with the keyboard alone: a file is found, opened, left and closed, and the cursor is never lost", () =>
    visit(desk, { path: "/plan" }, async (page) => {
      await page.getByRole("button", { name: say.toggle }).first().press("Enter");
      await page.getByRole("searchbox", { name: say.files.filter }).fill("cfe-computing");
      const found = page.getByRole("treeitem", { name: /cfe-computing/ });
      await found.waitFor();
      // Past the buttons beside the field.
      const onFile = () => page.evaluate(() => document.activeElement?.getAttribute("role") === "treeitem");
      for (let tabs = 0; tabs < 6 && !(await onFile()); tabs++) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      const editor = page.getByRole("textbox", { name: say.file.label("curriculum/cfe-computing.md") });
      await editor.waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
      expect(await focused()).toBe(say.file.label("curriculum/cfe-computing.md"));
      await page.keyboard.press("Tab");
      expect(await focused()).toBe(say.resize);
      await page.getByRole("button", { name: say.file.close }).press("Enter");
      await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "treeitem");
    }));

  test("classes and curriculum are read at a glance, and an outcome opens at its lines", () =>
    visit(desk, { path: "/plan" }, async (page) => {
      await page.getByRole("button", { name: say.toggle }).first().click();
      await page.getByRole("tab", { name: say.tabs.classes }).click();
      await page.getByRole("button", { name: say.classes.open("2A") }).waitFor();
      await passesAxeInBothThemes(page, "[role=tabpanel][data-state=active]");
      await page.getByRole("tab", { name: say.tabs.curriculum }).click();
      await page.getByRole("searchbox", { name: say.curriculum.find }).fill("TCH 0-14a");
      const outcome = page.getByRole("button", { name: /^TCH 0-14a/ });
      await outcome.click();
      await page.locator(".editor-marked").filter({ hasText: "TCH 0-14a" }).first().waitFor();
    }));
});
